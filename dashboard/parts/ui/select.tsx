import { Select as Base } from "@base-ui/react/select";
import { classNames } from "./class-names.ts";
import { inputStyle } from "./field.tsx";
import { Icon } from "./icon.tsx";

export interface Option<Value extends string> {
  value: Value;
  label: string;
}

interface SelectProps<Value extends string> {
  /** Read, not seen, unless a field around gives its own by `id`. */
  label?: string;
  id?: string;
  value: Value;
  options: readonly Option<Value>[];
  onChange: (value: Value) => void;
  className?: string;
}

export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, id, value, options, onChange, className } = props;
  return (
    <Base.Root
      items={options}
      value={value}
      onValueChange={(chosen) => {
        if (chosen !== null) onChange(chosen);
      }}
      {...(id === undefined ? {} : { id })}
    >
      <Base.Trigger
        aria-label={label}
        className={classNames(inputStyle, "flex items-center justify-between gap-2 text-left", className)}
      >
        <Base.Value className="truncate" />
        <Base.Icon>
          <Icon name="down" className="size-3.5 text-quiet" />
        </Base.Icon>
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner sideOffset={4} alignItemWithTrigger={false} className="z-50">
          <Base.Popup className="max-h-80 min-w-(--anchor-width) overflow-y-auto rounded-lg border border-line bg-surface p-1 shadow-float">
            {options.map((option) => (
              <Base.Item
                key={option.value}
                value={option.value}
                className="flex items-center justify-between gap-4 rounded-md px-2 py-1 data-highlighted:bg-raised"
              >
                <Base.ItemText>{option.label}</Base.ItemText>
                <Base.ItemIndicator>
                  <Icon name="check" className="size-3.5" />
                </Base.ItemIndicator>
              </Base.Item>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
