import type { ReactNode } from "react";
import type { Problem } from "../../data/problem.ts";
import { Failed } from "../../parts/page/failed.tsx";
import { Button } from "../../parts/ui/button.tsx";
import { useWords } from "../../words/language.ts";

interface LimitFormProps {
  label: string;
  canSave: boolean;
  isBusy: boolean;
  problem: Problem | undefined;
  onSave: () => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}

/** The form in which a limit is made or changed, where it stands. */
export function LimitForm({ label, canSave, isBusy, problem, onSave, onClose, children }: LimitFormProps) {
  const { words } = useWords();
  return (
    <form
      aria-label={label}
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void onSave();
      }}
    >
      {children}
      {problem && <Failed problem={problem} />}
      <div className="flex gap-2">
        <Button type="submit" look="main" disabled={!canSave} isBusy={isBusy}>
          {words.usage.save}
        </Button>
        <Button onClick={onClose}>{words.page.cancel}</Button>
      </div>
    </form>
  );
}
