import { useId, type ReactNode } from "react";

interface CheckBoxesProps {
  /** Of the group; one box alone has only its label. */
  title?: string;
  aside?: ReactNode;
  options: readonly { value: string; label: string }[];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
  help: ReactNode;
  error: string | undefined;
}

/** Each is on or off. */
export function CheckBoxes({ title, aside, options, chosen, onChange, help, error }: CheckBoxesProps) {
  const note = useId();
  const hasNote = help !== undefined || error !== undefined;
  const boxes = options.map(({ value, label }) => (
    <label key={value} className="flex items-start gap-2">
      <input
        type="checkbox"
        className="mt-1 size-3.5 shrink-0 accent-accent"
        checked={chosen.includes(value)}
        aria-describedby={title === undefined && hasNote ? note : undefined}
        onChange={(event) =>
          onChange(event.target.checked ? [...chosen, value] : chosen.filter((one) => one !== value))
        }
      />
      <span className={title === undefined ? "font-medium" : ""}>{label}</span>
    </label>
  ));
  const said = hasNote && (
    <p
      id={note}
      className={`text-xs ${error === undefined ? "text-quiet" : "text-bad"} ${title === undefined ? "pl-5.5" : ""}`}
    >
      {error ?? help}
    </p>
  );
  if (title === undefined)
    return (
      <div className="grid gap-0.5">
        {boxes}
        {said}
      </div>
    );
  return (
    <fieldset className="grid gap-1" aria-describedby={hasNote ? note : undefined}>
      <legend className="mb-1 flex w-full items-baseline justify-between gap-3 font-medium">
        {title}
        {aside !== undefined && <span className="text-xs font-normal text-quiet">{aside}</span>}
      </legend>
      <div className="grid max-h-48 grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-x-4 gap-y-1 overflow-y-auto rounded-md border border-line p-2">
        {boxes}
      </div>
      {said}
    </fieldset>
  );
}
