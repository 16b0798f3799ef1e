import { Combobox as Base } from "@base-ui/react/combobox";
import { useWords } from "../../words/language.ts";
import { inputStyle } from "./field.tsx";
import { Icon } from "./icon.tsx";

export interface FoundOption {
  value: string;
  label: string;
  /** Beside the label, smaller. */
  note?: string;
  /** What else it is found by. */
  words?: string;
}

interface ComboboxProps {
  /** Of the field around it. */
  id: string;
  value: string;
  options: readonly FoundOption[];
  placeholder: string;
  onChange: (value: string) => void;
}

/** One of many, found by typing. */
export function Combobox({ id, value, options, placeholder, onChange }: ComboboxProps) {
  const { words } = useWords();
  return (
    <Base.Root<FoundOption>
      items={options}
      value={options.find((one) => one.value === value) ?? null}
      onValueChange={(chosen) => {
        if (chosen !== null) onChange(chosen.value);
      }}
      isItemEqualToValue={(one, other) => one.value === other.value}
      filter={(option, text) => isFound(option, text)}
      autoHighlight
    >
      <div className="relative">
        <Base.Input
          id={id}
          placeholder={placeholder}
          className={`${inputStyle} pr-8`}
          // What is typed takes the place of what was chosen.
          onFocus={(event) => event.currentTarget.select()}
        />
        <Base.Trigger
          aria-label={placeholder}
          tabIndex={-1}
          className="absolute inset-y-0 right-0 grid w-8 place-items-center text-quiet"
        >
          <Icon name="down" className="size-3.5" />
        </Base.Trigger>
      </div>
      <Base.Portal>
        <Base.Positioner sideOffset={4} className="z-50">
          <Base.Popup className="flex max-h-80 w-(--anchor-width) flex-col overflow-y-auto rounded-lg border border-line bg-surface p-1 shadow-float">
            <Base.Empty className="px-2 py-1 text-quiet empty:hidden">{words.form.nothingFound}</Base.Empty>
            <Base.List>
              {(option: FoundOption) => (
                <Base.Item
                  key={option.value}
                  value={option}
                  className="flex items-center justify-between gap-4 rounded-md px-2 py-1 data-highlighted:bg-raised"
                >
                  <span className="min-w-0 truncate">{option.label}</span>
                  <span className="flex shrink-0 items-center gap-2 text-xs text-quiet">
                    {option.note}
                    <Base.ItemIndicator>
                      <Icon name="check" className="size-3.5" />
                    </Base.ItemIndicator>
                  </span>
                </Base.Item>
              )}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

/** Whether each word of the text is found in it. */
function isFound({ value, label, note = "", words = "" }: FoundOption, text: string): boolean {
  const all = [value, label, note, words].join("\n").toLowerCase();
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word));
}
