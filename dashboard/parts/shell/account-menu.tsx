import { useRef } from "react";
import { useWords } from "../../words/language.ts";
import { Button } from "../ui/button.tsx";
import { Menu, MenuItem, MenuLine } from "../ui/menu.tsx";
import type { OpenedProps } from "./loaded-on-press.tsx";
import { useViewer } from "./viewer.tsx";

/** Who is signed in, and the way out: signing out is a form of the pages without JavaScript. */
export function Opened({ trigger }: OpenedProps) {
  const { words } = useWords();
  const { account } = useViewer();
  const form = useRef<HTMLFormElement>(null);
  return (
    <>
      <Menu trigger={<Button {...trigger} />} isPressed>
        <div className="px-2 py-1.5">
          <p className="font-medium">{account.name}</p>
          <p className="text-xs text-quiet">{words.shell.plan(account.plan)}</p>
          <p className="font-mono text-xs text-quiet">{account.id}</p>
        </div>
        <MenuLine />
        <MenuItem icon="code" onSelect={() => window.location.assign("/docs")}>
          {words.shell.docs}
        </MenuItem>
        <MenuItem icon="out" onSelect={() => form.current?.submit()}>
          {words.shell.signOut}
        </MenuItem>
      </Menu>
      <form ref={form} method="post" action="/sign-out" hidden />
    </>
  );
}
