import { useState } from "react";
import { useAction } from "../../data/use-action.ts";
import {
  UsageCapKeepDocument,
  UsageCapRemoveDocument,
  type UsageCapFragment,
} from "../../generated/usage.ts";
import { Failed } from "../../parts/page/failed.tsx";
import { useWords } from "../../words/language.ts";
import { CapEditor } from "./cap-editor.tsx";
import { LimitRow } from "./limit-row.tsx";
import { quantityOf, type Meter } from "./meter.ts";
import { useRemoval } from "./use-removal.ts";

interface CapItemProps {
  cap: UsageCapFragment;
  meter: Meter;
  month: string;
  again: () => void;
}

/** A cap with how much of it is used; it is edited where it stands. */
export function CapItem({ cap, meter, month, again }: CapItemProps) {
  const { words, format } = useWords();
  const [isEditing, setEditing] = useState(false);
  const removal = useAction(UsageCapRemoveDocument);
  const keeping = useAction(UsageCapKeepDocument);
  const write = quantityOf(meter, format);
  const { metric, period, value, notifyAtPercent } = cap;
  const name = words.usage.capName(meter.title, words.usage.period[period]);
  const remove = useRemoval({
    name,
    remove: () => removal.run({ metric, period }),
    putBack: () => keeping.run({ input: { metric, period, value, notifyAtPercent } }),
    again,
  });
  if (isEditing)
    return (
      <li className="px-4 py-3">
        <CapEditor cap={cap} meters={[meter]} month={month} again={again} onClose={() => setEditing(false)} />
      </li>
    );
  return (
    <LimitRow
      name={name}
      state={cap.state}
      percent={cap.percent}
      used={words.usage.of(write(cap.used), write(value))}
      resetsAt={cap.resetsAt}
      onEdit={() => setEditing(true)}
      onRemove={() => void remove()}
      isBusy={removal.isBusy}
    >
      {removal.problem && <Failed problem={removal.problem} />}
    </LimitRow>
  );
}
