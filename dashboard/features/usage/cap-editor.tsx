import { useState } from "react";
import { useAction } from "../../data/use-action.ts";
import { UsageCapKeepDocument, type CapPeriod, type UsageCapFragment } from "../../generated/usage.ts";
import { Field, TextField } from "../../parts/ui/field.tsx";
import { Select } from "../../parts/ui/select.tsx";
import { say } from "../../parts/ui/say.ts";
import { useWords } from "../../words/language.ts";
import { LimitForm } from "./limit-form.tsx";
import { meterOf, quantityOf, type Meter } from "./meter.ts";
import { Trial } from "./trial.tsx";
import { WARN_AT, WarnAtField } from "./warn-at-field.tsx";
import { percentOf, wholeOf } from "./whole.ts";

interface CapEditorProps {
  /** What is changed; without it a new one is made. */
  cap?: UsageCapFragment;
  meters: readonly Meter[];
  month: string;
  again: () => void;
  onClose: () => void;
}

/** Makes a cap or changes one, and says at once what it would have stopped. */
export function CapEditor({ cap, meters, month, again, onClose }: CapEditorProps) {
  const { words, format } = useWords();
  const [metric, setMetric] = useState(cap?.metric ?? meters[0]?.id ?? "");
  const [period, setPeriod] = useState<CapPeriod>(cap?.period ?? "MONTH");
  const [text, setText] = useState(cap === undefined ? "" : String(cap.value));
  const [warnAt, setWarnAt] = useState(cap === undefined ? String(WARN_AT) : String(cap.notifyAtPercent));
  const keeping = useAction(UsageCapKeepDocument);
  const meter = meterOf(meters, metric);
  const value = wholeOf(text);
  const notifyAtPercent = percentOf(warnAt);
  const save = async () => {
    if (value === null || notifyAtPercent === null) return;
    const { data } = await keeping.run({ input: { metric, period, value, notifyAtPercent } });
    if (!data) return;
    again();
    say({ title: words.usage.kept(words.usage.capName(meter.title, words.usage.period[period])) });
    onClose();
  };
  return (
    <LimitForm
      label={cap === undefined ? words.usage.addCap : words.usage.edit}
      canSave={value !== null && notifyAtPercent !== null}
      isBusy={keeping.isBusy}
      problem={keeping.problem}
      onSave={save}
      onClose={onClose}
    >
      {cap === undefined ? (
        <div className="grid gap-3 sm:grid-cols-2">
          <Field label={words.usage.meter}>
            {({ id }) => (
              <Select
                id={id}
                value={metric}
                onChange={setMetric}
                options={meters.map((one) => ({ value: one.id, label: one.title }))}
              />
            )}
          </Field>
          <Field label={words.usage.every}>
            {({ id }) => (
              <Select<CapPeriod>
                id={id}
                value={period}
                onChange={setPeriod}
                options={[
                  { value: "DAY", label: words.usage.period.DAY },
                  { value: "MONTH", label: words.usage.period.MONTH },
                ]}
              />
            )}
          </Field>
        </div>
      ) : (
        <p className="font-medium">{words.usage.capName(meter.title, words.usage.period[period])}</p>
      )}
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          label={words.usage.most(meter.unit)}
          inputMode="numeric"
          autoFocus
          value={text}
          onChange={(event) => setText(event.target.value)}
          error={text !== "" && value === null ? words.usage.notWhole : undefined}
        />
        <WarnAtField value={warnAt} onChange={setWarnAt} />
      </div>
      <Trial
        metric={metric}
        period={period}
        value={value}
        notifyAtPercent={notifyAtPercent ?? WARN_AT}
        month={month}
        write={quantityOf(meter, format)}
      />
    </LimitForm>
  );
}
