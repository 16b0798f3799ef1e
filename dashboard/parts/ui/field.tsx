import { useId, type ComponentProps, type ReactNode } from "react";
import { classNames } from "./class-names.ts";

export const inputStyle =
  "w-full h-8 rounded-md border border-edge bg-surface px-2.5 text-ink hover:border-quiet aria-invalid:border-bad disabled:opacity-60";

interface FieldProps {
  label: string;
  /** At the end of its line, such as a count. */
  aside?: ReactNode;
  help?: ReactNode;
  error?: ReactNode;
  className?: string;
  children: (ids: FieldIds) => ReactNode;
}

/** What the input of a field carries. */
export interface FieldIds {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

/** A name, an input, and what helps to fill it in or says what is wrong with it. */
export function Field({ label, aside, help, error, className, children }: FieldProps) {
  const id = useId();
  const note = `${id}-note`;
  const hasNote = error !== undefined || help !== undefined;
  return (
    <div className={classNames("grid gap-1", className)}>
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        {aside !== undefined && <span className="text-xs text-quiet">{aside}</span>}
      </div>
      {children({
        id,
        "aria-describedby": hasNote ? note : undefined,
        "aria-invalid": error === undefined ? undefined : true,
      })}
      {hasNote && (
        <p id={note} className={classNames("text-xs", error === undefined ? "text-quiet" : "text-bad")}>
          {error ?? help}
        </p>
      )}
    </div>
  );
}

interface TextFieldProps extends Omit<ComponentProps<"input">, "id" | "children"> {
  label: string;
  aside?: ReactNode;
  help?: ReactNode;
  error?: string | undefined;
}

export function TextField({ label, aside, help, error, className, ...input }: TextFieldProps) {
  return (
    <Field
      label={label}
      aside={aside}
      help={help}
      error={error}
      {...(className === undefined ? {} : { className })}
    >
      {(ids) => <input autoComplete="off" {...input} {...ids} className={inputStyle} />}
    </Field>
  );
}

interface TextAreaFieldProps extends Omit<ComponentProps<"textarea">, "id" | "children"> {
  label: string;
  help?: ReactNode;
  error?: string | undefined;
}

export function TextAreaField({ label, help, error, className, ...input }: TextAreaFieldProps) {
  return (
    <Field label={label} help={help} error={error}>
      {(ids) => (
        <textarea
          {...input}
          {...ids}
          className={classNames(inputStyle, "h-auto min-h-20 py-1.5", className)}
        />
      )}
    </Field>
  );
}
