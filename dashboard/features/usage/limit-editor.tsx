import { useState } from "react";
import { useAction } from "../../data/use-action.ts";
import { UsageLimitKeepDocument, type SpendLimitFragment } from "../../generated/usage.ts";
import { Failed } from "../../parts/page/failed.tsx";
import { Button } from "../../parts/ui/button.tsx";
import { Field, TextField } from "../../parts/ui/field.tsx";
import { Select } from "../../parts/ui/select.tsx";
import { say } from "../../parts/ui/toast.tsx";
import { UsdField } from "../../parts/ui/usd-field.tsx";
import { microsOf, usdTextOf } from "../../parts/ui/usd-text.ts";
import { useWords } from "../../words/language.ts";
import type { Scope } from "./limits-card.tsx";
import { SPEND } from "./meter.ts";
import { Trial } from "./trial.tsx";
import { percentOf } from "./whole.ts";

const WARN_AT = "80";

interface LimitEditorProps {
  /** What is changed; without it a new one is made. */
  limit?: SpendLimitFragment;
  scopes: readonly Scope[];
  month: string;
  again: () => void;
  onClose: () => void;
}

/** Makes a spend limit or changes one. What is left empty has no limit. */
export function LimitEditor({ limit, scopes, month, again, onClose }: LimitEditorProps) {
  const { words, format } = useWords();
  const [scope, setScope] = useState(limit?.scope ?? scopes[0]?.value ?? "");
  const [monthly, setMonthly] = useState(textOf(limit?.monthlyUsdMicros));
  const [each, setEach] = useState(textOf(limit?.maxRequestUsdMicros));
  const [warnAt, setWarnAt] = useState(limit === undefined ? WARN_AT : String(limit.notifyAtPercent));
  const keeping = useAction(UsageLimitKeepDocument);
  const name = scopes.find(({ value }) => value === scope)?.label ?? scope;
  const [monthlyUsdMicros, maxRequestUsdMicros] = [microsOf(monthly), microsOf(each)];
  const notifyAtPercent = percentOf(warnAt);
  const isWrong = (text: string, micros: number | null) => text !== "" && micros === null;
  const canSave =
    (monthly !== "" || each !== "") &&
    !isWrong(monthly, monthlyUsdMicros) &&
    !isWrong(each, maxRequestUsdMicros) &&
    notifyAtPercent !== null;
  const save = async () => {
    if (!canSave) return;
    const input = { scope, monthlyUsdMicros, maxRequestUsdMicros, notifyAtPercent };
    const { data } = await keeping.run({ input });
    if (!data) return;
    again();
    say({ title: words.usage.kept(name) });
    onClose();
  };
  return (
    <form
      aria-label={limit === undefined ? words.usage.addLimit : words.usage.edit}
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {limit === undefined ? (
        <Field label={words.usage.scope}>
          {({ id }) => <Select id={id} value={scope} onChange={setScope} options={scopes} />}
        </Field>
      ) : (
        <p className="font-medium">{name}</p>
      )}
      <div className="grid items-start gap-3 sm:grid-cols-3">
        <UsdField
          label={words.usage.monthly}
          value={monthly}
          onChange={setMonthly}
          placeholder={words.usage.noLimit}
          error={isWrong(monthly, monthlyUsdMicros) ? words.usage.notUsd : undefined}
        />
        <UsdField
          label={words.usage.perRequest}
          value={each}
          onChange={setEach}
          placeholder={words.usage.noLimit}
          error={isWrong(each, maxRequestUsdMicros) ? words.usage.notUsd : undefined}
        />
        <TextField
          label={words.usage.warnAt}
          inputMode="numeric"
          value={warnAt}
          onChange={(event) => setWarnAt(event.target.value)}
          error={notifyAtPercent === null ? words.usage.notPercent : undefined}
        />
      </div>
      {scope === "account" && (
        <Trial
          metric={SPEND}
          period="MONTH"
          value={monthlyUsdMicros}
          notifyAtPercent={notifyAtPercent ?? Number(WARN_AT)}
          month={month}
          write={format.usd}
        />
      )}
      {keeping.problem && <Failed problem={keeping.problem} />}
      <div className="flex gap-2">
        <Button type="submit" look="main" disabled={!canSave} isBusy={keeping.isBusy}>
          {words.usage.save}
        </Button>
        <Button onClick={onClose}>{words.page.cancel}</Button>
      </div>
    </form>
  );
}

function textOf(micros: number | null | undefined): string {
  return micros === null || micros === undefined ? "" : usdTextOf(micros);
}
