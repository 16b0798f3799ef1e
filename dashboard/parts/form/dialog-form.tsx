import type { ReactNode } from "react";
import type { Problem } from "../../data/problem.ts";
import { useWords } from "../../words/language.ts";
import { Failed } from "../page/failed.tsx";
import { Button } from "../ui/button.tsx";

interface DialogFormProps {
  /** The name of the button that sends it. */
  action: string;
  onSubmit: () => Promise<unknown>;
  onClose: () => void;
  isBusy: boolean;
  isDanger?: boolean;
  /** There is not enough to send yet. */
  disabled?: boolean;
  /** What it failed with, unless a field says it. */
  problem: Problem | undefined;
  children: ReactNode;
}

/** Fields in a dialog, what was wrong with them, and the two ways out. */
export function DialogForm(props: DialogFormProps) {
  const { action, onSubmit, onClose, isBusy, isDanger = false, disabled = false, problem, children } = props;
  const { words } = useWords();
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        // One that a portal shows within another is none of its.
        event.stopPropagation();
        void onSubmit();
      }}
    >
      {problem && <Failed problem={problem} />}
      {children}
      <div className="flex justify-end gap-2">
        <Button onClick={onClose}>{words.page.cancel}</Button>
        <Button type="submit" look={isDanger ? "dangerMain" : "main"} isBusy={isBusy} disabled={disabled}>
          {action}
        </Button>
      </div>
    </form>
  );
}
