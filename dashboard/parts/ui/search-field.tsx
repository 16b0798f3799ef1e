import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { inputStyle } from "./field.tsx";
import { Icon } from "./icon.tsx";

interface SearchFieldProps extends Omit<ComponentProps<"input">, "onChange" | "value"> {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** Its label is read, not seen: the same words stand in it while it is empty. */
export function SearchField({ label, value, onChange, className, ...rest }: SearchFieldProps) {
  return (
    <div className={classNames("relative w-full sm:w-72", className)}>
      <Icon name="search" className="absolute top-2 left-2.5 text-quiet" />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        {...rest}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={classNames(inputStyle, "pl-8")}
      />
    </div>
  );
}
