import { useRef } from "react";
import { useWords } from "../../words/language.ts";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { Menu, MenuItem, MenuLine } from "../ui/menu.tsx";
import { useViewer } from "./viewer.tsx";

/** Who is signed in, and the way out: signing out is a form of the pages without JavaScript. */
export function AccountMenu() {
  const { words } = useWords();
  const { account } = useViewer();
  const form = useRef<HTMLFormElement>(null);
  const trigger = (
    <Button look="ghost" aria-label={`${words.shell.account}: ${account.name}`} className="px-2">
      <Icon name="account" />
      <span className="hidden max-w-40 truncate sm:inline">{account.name}</span>
    </Button>
  );
  return (
    <>
      <Menu trigger={trigger}>
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
