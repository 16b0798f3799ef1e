import { useId, type ReactNode } from "react";

interface CheckFieldProps {
  label: string;
  /** What it means, below the label. */
  help?: ReactNode;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}

export function CheckField({ label, help, checked, disabled = false, onChange }: CheckFieldProps) {
  const id = useId();
  return (
    <div className="flex items-start gap-2">
      <input
        type="checkbox"
        id={id}
        checked={checked}
        disabled={disabled}
        aria-describedby={help === undefined ? undefined : `${id}-help`}
        onChange={(event) => onChange(event.target.checked)}
        className="mt-1 size-3.5 shrink-0 accent-accent"
      />
      <div className="min-w-0">
        <label htmlFor={id} className="break-words">
          {label}
        </label>
        {help !== undefined && (
          <p id={`${id}-help`} className="text-xs text-quiet">
            {help}
          </p>
        )}
      </div>
    </div>
  );
}
