import { useState, type ReactNode } from "react";
import type { Problem } from "../../data/problem.ts";
import { useWords } from "../../words/language.ts";
import { Failed } from "../page/failed.tsx";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { TextField } from "../ui/field.tsx";

interface ConfirmByNameProps {
  isOpen: boolean;
  onClose: () => void;
  /** What is about to happen. */
  title: string;
  /** What is lost by it, and what is not. */
  hint: string;
  /** To be typed. */
  name: string;
  /** The name of the button that does it. */
  action: string;
  onConfirm: () => void;
  isBusy?: boolean;
  problem?: Problem | undefined;
  /** What else it asks for, such as the password. */
  children?: ReactNode;
}

/** For what cannot be undone: its name is typed first. All else happens at once, with Undo. */
export function ConfirmByName(props: ConfirmByNameProps) {
  const { isOpen, onClose, title, hint, ...rest } = props;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} hint={hint}>
      <Confirm onClose={onClose} {...rest} />
    </Dialog>
  );
}

type ConfirmProps = Omit<ConfirmByNameProps, "isOpen" | "title" | "hint">;

function Confirm({ onClose, name, action, onConfirm, isBusy = false, problem, children }: ConfirmProps) {
  const { words } = useWords();
  const [typed, setTyped] = useState("");
  const isTyped = typed.trim() === name;
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (isTyped) onConfirm();
      }}
    >
      {problem && <Failed problem={problem} />}
      <TextField
        label={words.confirm.typeName(name)}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {children}
      <div className="flex justify-end gap-2">
        <Button onClick={onClose}>{words.page.cancel}</Button>
        <Button type="submit" look="dangerMain" disabled={!isTyped} isBusy={isBusy}>
          {action}
        </Button>
      </div>
    </form>
  );
}
