import { Field, inputStyle } from "./field.tsx";
import { classNames } from "./class-names.ts";

interface UsdFieldProps {
  label: string;
  help?: string;
  error?: string | undefined;
  /** As it is written: `microsOf` reads it. */
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  className?: string;
}

/** An amount of money, as text: no number of the browser ever holds it. */
export function UsdField({ label, help, error, value, onChange, placeholder, className }: UsdFieldProps) {
  return (
    <Field label={label} help={help} error={error} {...(className === undefined ? {} : { className })}>
      {(ids) => (
        <div className="relative">
          <span aria-hidden className="absolute top-1.5 left-2.5 text-quiet">
            $
          </span>
          <input
            {...ids}
            inputMode="decimal"
            autoComplete="off"
            value={value}
            placeholder={placeholder}
            onChange={(event) => onChange(event.target.value)}
            className={classNames(inputStyle, "pl-6")}
          />
        </div>
      )}
    </Field>
  );
}
