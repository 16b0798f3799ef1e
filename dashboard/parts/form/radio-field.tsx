import { useId, type ReactNode } from "react";

interface RadioFieldProps<Value extends string> {
  label: string;
  aside?: ReactNode;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  help?: ReactNode;
  error?: string | undefined;
}

/** One of a few, all in sight. */
export function RadioField<Value extends string>(props: RadioFieldProps<Value>) {
  const { label, aside, options, value, onChange, help, error } = props;
  const name = useId();
  const hasNote = help !== undefined || error !== undefined;
  return (
    <fieldset className="grid gap-1" aria-describedby={hasNote ? `${name}-note` : undefined}>
      <legend className="mb-1 flex w-full items-baseline justify-between gap-3 font-medium">
        {label}
        {aside !== undefined && <span className="text-xs font-normal text-quiet">{aside}</span>}
      </legend>
      <div className="flex w-fit max-w-full flex-wrap gap-1 rounded-md border border-edge bg-surface p-0.5">
        {options.map((option) => (
          <label
            key={option.value}
            className="cursor-pointer rounded px-2.5 py-0.5 text-quiet hover:text-ink has-checked:bg-accent-soft has-checked:font-medium has-checked:text-accent has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
            {option.label}
          </label>
        ))}
      </div>
      {hasNote && (
        <p id={`${name}-note`} className={`text-xs ${error === undefined ? "text-quiet" : "text-bad"}`}>
          {error ?? help}
        </p>
      )}
    </fieldset>
  );
}
