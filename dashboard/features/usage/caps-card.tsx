import { useState } from "react";
import type { UsageCapFragment } from "../../generated/usage.ts";
import { Button } from "../../parts/ui/button.tsx";
import { Card } from "../../parts/ui/card.tsx";
import { useWords } from "../../words/language.ts";
import { CapEditor } from "./cap-editor.tsx";
import { CapItem } from "./cap-item.tsx";
import { meterOf, type Meter } from "./meter.ts";

interface CapsCardProps {
  caps: readonly UsageCapFragment[];
  meters: readonly Meter[];
  month: string;
  again: () => void;
}

/** Hard limits on meters. */
export function CapsCard({ caps, meters, month, again }: CapsCardProps) {
  const { words } = useWords();
  const [isAdding, setAdding] = useState(false);
  const add = (
    <Button size="small" icon="plus" onClick={() => setAdding(true)}>
      {words.usage.addCap}
    </Button>
  );
  return (
    <Card title={words.usage.caps} actions={!isAdding && add}>
      {caps.length === 0 && !isAdding && <p className="text-quiet">{words.usage.noCaps}</p>}
      <ul className="-mx-4 divide-y divide-line empty:hidden">
        {caps.map((cap) => (
          <CapItem
            key={`${cap.metric} ${cap.period}`}
            cap={cap}
            meter={meterOf(meters, cap.metric)}
            month={month}
            again={again}
          />
        ))}
      </ul>
      {isAdding && <CapEditor meters={meters} month={month} again={again} onClose={() => setAdding(false)} />}
    </Card>
  );
}
