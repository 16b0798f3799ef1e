import type { ReactNode } from "react";
import type { CapState } from "../../generated/usage.ts";
import { Badge } from "../../parts/ui/badge.tsx";
import { Button } from "../../parts/ui/button.tsx";
import { Level } from "../../parts/ui/level.tsx";
import { useWords } from "../../words/language.ts";
import { STATE_TONES } from "./state.ts";

interface LimitRowProps {
  name: string;
  state: CapState;
  /** Null for a limit that nothing adds up to, as one for each Request. */
  percent: number | null;
  used: string;
  resetsAt: string | null;
  onEdit: () => void;
  onRemove: () => void;
  isBusy: boolean;
  children?: ReactNode;
}

/** A limit as it stands: its name, how much of it is used, and what can be done with it. */
export function LimitRow(props: LimitRowProps) {
  const { name, state, percent, used, resetsAt, onEdit, onRemove, isBusy, children } = props;
  const { words, format } = useWords();
  return (
    <li className="grid gap-1.5 px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="flex min-w-0 flex-wrap items-center gap-2">
          <span className="font-medium break-words">{name}</span>
          <Badge tone={STATE_TONES[state]}>{words.usage.state[state]}</Badge>
        </span>
        <span className="flex gap-1">
          <Button
            size="small"
            look="ghost"
            icon="edit"
            aria-label={words.usage.editOf(name)}
            onClick={onEdit}
          >
            {words.usage.edit}
          </Button>
          <Button
            size="small"
            look="ghost"
            icon="trash"
            aria-label={words.usage.removeOf(name)}
            isBusy={isBusy}
            onClick={onRemove}
          >
            {words.usage.remove}
          </Button>
        </span>
      </div>
      {percent !== null && <Level label={name} percent={percent} tone={STATE_TONES[state]} />}
      <p className="flex flex-wrap justify-between gap-x-3 text-xs text-quiet">
        <span>{used}</span>
        {resetsAt !== null && <span>{words.usage.resets(format.date(resetsAt))}</span>}
      </p>
      {children}
    </li>
  );
}
