import { useState } from "react";
import { useData } from "../../data/use-data.ts";
import { UsageKeysDocument, type SpendLimitFragment } from "../../generated/usage.ts";
import { Button } from "../../parts/ui/button.tsx";
import { Card } from "../../parts/ui/card.tsx";
import { useWords } from "../../words/language.ts";
import { LimitEditor } from "./limit-editor.tsx";
import { LimitItem } from "./limit-item.tsx";

export interface Scope {
  /** As the API has it: `account`, or the id of a key. */
  value: string;
  label: string;
}

interface LimitsCardProps {
  limits: readonly SpendLimitFragment[];
  month: string;
  again: () => void;
}

/** What scraping may cost: for the account, or for what one API key starts. */
export function LimitsCard({ limits, month, again }: LimitsCardProps) {
  const { words } = useWords();
  const [isAdding, setAdding] = useState(false);
  const { data } = useData(UsageKeysDocument, {});
  const scopes: Scope[] = [
    { value: "account", label: words.usage.wholeAccount },
    ...(data?.viewer?.apiKeys.nodes ?? []).map(({ id, label, hint }) => ({
      value: id,
      label: words.usage.ofKey(label ?? hint),
    })),
  ];
  const free = scopes.filter(({ value }) => limits.every(({ scope }) => scope !== value));
  const add = (
    <Button size="small" icon="plus" onClick={() => setAdding(true)}>
      {words.usage.addLimit}
    </Button>
  );
  return (
    <Card title={words.usage.spendLimits} actions={!isAdding && free.length > 0 && add}>
      {limits.length === 0 && !isAdding && <p className="text-quiet">{words.usage.noLimits}</p>}
      <ul className="-mx-4 divide-y divide-line empty:hidden">
        {limits.map((limit) => (
          <LimitItem key={limit.scope} limit={limit} scopes={scopes} month={month} again={again} />
        ))}
      </ul>
      {isAdding && <LimitEditor scopes={free} month={month} again={again} onClose={() => setAdding(false)} />}
    </Card>
  );
}
