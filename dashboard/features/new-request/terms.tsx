import type { Problem } from "../../data/problem.ts";
import { Card } from "../../parts/ui/card.tsx";
import { TextField } from "../../parts/ui/field.tsx";
import { useWords } from "../../words/language.ts";
import type { Kept } from "./kept.ts";
import { microsOf } from "./money-text.ts";

interface TermsProps {
  kept: Kept;
  keep: (change: Partial<Kept>) => void;
  problem: Problem | undefined;
}

/** How much it may read, and cost. */
export function Terms({ kept, keep, problem }: TermsProps) {
  const { words } = useWords();
  const { limit, maxCost } = kept;
  return (
    <Card className="grid gap-4">
      <TextField
        label={words.newRequest.limit}
        inputMode="numeric"
        placeholder="100"
        help={words.newRequest.limitHelp}
        error={problem?.fields.get("input.limit") ?? problem?.fields.get("limit")}
        value={limit}
        onChange={(event) => keep({ limit: event.target.value })}
      />
      <TextField
        label={words.newRequest.maxCost}
        inputMode="decimal"
        placeholder="–"
        help={words.newRequest.maxCostHelp}
        error={
          microsOf(maxCost) === null ? words.newRequest.notMoney : problem?.fields.get("maxCostUsdMicros")
        }
        value={maxCost}
        onChange={(event) => keep({ maxCost: event.target.value })}
      />
    </Card>
  );
}
