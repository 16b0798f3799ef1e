import { useState } from "react";
import { useAction } from "../../data/use-action.ts";
import { UsageLimitKeepDocument, type SpendLimitFragment } from "../../generated/usage.ts";
import { Field } from "../../parts/ui/field.tsx";
import { Select } from "../../parts/ui/select.tsx";
import { say } from "../../parts/ui/say.ts";
import { UsdField } from "../../parts/ui/usd-field.tsx";
import { microsOf, usdTextOf } from "../../parts/ui/usd-text.ts";
import { useWords } from "../../words/language.ts";
import { LimitForm } from "./limit-form.tsx";
import type { Scope } from "./limits-card.tsx";
import { SPEND } from "./meter.ts";
import { Trial } from "./trial.tsx";
import { WARN_AT, WarnAtField } from "./warn-at-field.tsx";
import { percentOf } from "./whole.ts";

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
  const [warnAt, setWarnAt] = useState(limit === undefined ? String(WARN_AT) : String(limit.notifyAtPercent));
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
    <LimitForm
      label={limit === undefined ? words.usage.addLimit : words.usage.edit}
      canSave={canSave}
      isBusy={keeping.isBusy}
      problem={keeping.problem}
      onSave={save}
      onClose={onClose}
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
        <WarnAtField value={warnAt} onChange={setWarnAt} />
      </div>
      {scope === "account" && (
        <Trial
          metric={SPEND}
          period="MONTH"
          value={monthlyUsdMicros}
          notifyAtPercent={notifyAtPercent ?? WARN_AT}
          month={month}
          write={format.usd}
        />
      )}
    </LimitForm>
  );
}

function textOf(micros: number | null | undefined): string {
  return micros === null || micros === undefined ? "" : usdTextOf(micros);
}
