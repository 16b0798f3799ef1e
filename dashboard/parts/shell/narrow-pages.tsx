import { Dialog } from "@base-ui/react/dialog";
import { useState } from "react";
import { useWords } from "../../words/language.ts";
import { Button } from "../ui/button.tsx";
import type { OpenedProps } from "./loaded-on-press.tsx";
import { Mark, Sidebar } from "./sidebar.tsx";

/** The sidebar of narrow windows. */
export function Opened({ trigger }: OpenedProps) {
  const { words } = useWords();
  const [isOpen, setOpen] = useState(true);
  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen}>
      <Dialog.Trigger render={<Button {...trigger} />} />
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-shade" />
        <Dialog.Popup className="fixed inset-y-0 left-0 z-40 w-64 overflow-y-auto bg-page shadow-float transition duration-150 data-ending-style:-translate-x-8 data-ending-style:opacity-0 data-starting-style:-translate-x-8 data-starting-style:opacity-0">
          <div className="flex h-12 items-center px-5">
            <Mark />
          </div>
          <Dialog.Title className="sr-only">{words.shell.navigation}</Dialog.Title>
          <Sidebar onGo={() => setOpen(false)} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
