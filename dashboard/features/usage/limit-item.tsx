import { useState } from "react";
import { useAction } from "../../data/use-action.ts";
import {
  UsageLimitKeepDocument,
  UsageLimitRemoveDocument,
  type SpendLimitFragment,
} from "../../generated/usage.ts";
import { Failed } from "../../parts/page/failed.tsx";
import { useWords } from "../../words/language.ts";
import { LimitEditor } from "./limit-editor.tsx";
import { LimitRow } from "./limit-row.tsx";
import type { Scope } from "./limits-card.tsx";
import { useRemoval } from "./use-removal.ts";

interface LimitItemProps {
  limit: SpendLimitFragment;
  scopes: readonly Scope[];
  month: string;
  again: () => void;
}

/** A spend limit with how much of it is used; it is edited where it stands. */
export function LimitItem({ limit, scopes, month, again }: LimitItemProps) {
  const { words, format } = useWords();
  const [isEditing, setEditing] = useState(false);
  const removal = useAction(UsageLimitRemoveDocument);
  const keeping = useAction(UsageLimitKeepDocument);
  const { scope, monthlyUsdMicros, maxRequestUsdMicros, notifyAtPercent, usedUsdMicros } = limit;
  const name = scopes.find(({ value }) => value === scope)?.label ?? scope;
  const remove = useRemoval({
    name,
    remove: () => removal.run({ scope }),
    putBack: () => keeping.run({ input: { scope, monthlyUsdMicros, maxRequestUsdMicros, notifyAtPercent } }),
    again,
  });
  if (isEditing)
    return (
      <li className="px-4 py-3">
        <LimitEditor
          limit={limit}
          scopes={scopes}
          month={month}
          again={again}
          onClose={() => setEditing(false)}
        />
      </li>
    );
  const parts = [
    monthlyUsdMicros === null
      ? words.usage.spentOpen(format.usd(usedUsdMicros))
      : words.usage.ofMonthly(format.usd(usedUsdMicros), format.usd(monthlyUsdMicros)),
    ...(maxRequestUsdMicros === null ? [] : [words.usage.eachRequest(format.usd(maxRequestUsdMicros))]),
  ];
  return (
    <LimitRow
      name={name}
      state={limit.state}
      percent={limit.percent}
      used={parts.join(" · ")}
      resetsAt={monthlyUsdMicros === null ? null : limit.resetsAt}
      onEdit={() => setEditing(true)}
      onRemove={() => void remove()}
      isBusy={removal.isBusy}
    >
      {removal.problem && <Failed problem={removal.problem} />}
    </LimitRow>
  );
}
