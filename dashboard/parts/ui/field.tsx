import { useId, type ComponentProps, type ReactNode } from "react";
import { classNames } from "./class-names.ts";

export const inputStyle =
  "w-full h-8 rounded-md border border-edge bg-surface px-2.5 text-ink hover:border-quiet aria-invalid:border-bad disabled:opacity-60";

interface FieldProps {
  label: string;
  help?: ReactNode;
  error?: string | undefined;
  className?: string;
  children: (ids: FieldIds) => ReactNode;
}

/** What the input of a field carries. */
interface FieldIds {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

/** A name, an input, and what helps to fill it in or says what is wrong with it. */
export function Field({ label, help, error, className, children }: FieldProps) {
  const id = useId();
  const note = `${id}-note`;
  const hasNote = error !== undefined || help !== undefined;
  return (
    <div className={classNames("grid gap-1", className)}>
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
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
  help?: ReactNode;
  error?: string | undefined;
}

export function TextField({ label, help, error, className, ...input }: TextFieldProps) {
  return (
    <Field label={label} help={help} error={error} {...(className === undefined ? {} : { className })}>
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
