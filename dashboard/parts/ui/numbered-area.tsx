import { useRef, type ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import type { FieldIds } from "./field.tsx";

interface NumberedAreaProps extends Omit<ComponentProps<"textarea">, "value" | "onChange" | "id"> {
  ids: FieldIds;
  text: string;
  /** Lines that look wrong, from 1. */
  wrong: ReadonlySet<number>;
  least: number;
  most: number;
  onText: (text: string) => void;
}

/** Lines with their numbers at the side, where those that look wrong are marked. */
export function NumberedArea({
  ids,
  text,
  wrong,
  least,
  most,
  onText,
  className,
  ...area
}: NumberedAreaProps) {
  const numbers = useRef<HTMLDivElement>(null);
  const count = text.split("\n").length;
  const rows = Math.min(most, Math.max(least, count));
  return (
    <div
      className={classNames(
        "flex overflow-hidden rounded-md border bg-surface leading-5 hover:border-quiet has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent",
        ids["aria-invalid"] ? "border-bad" : "border-edge",
      )}
    >
      <div
        ref={numbers}
        aria-hidden="true"
        className="min-w-9 shrink-0 overflow-hidden border-r border-line bg-raised py-1.5 text-right text-xs leading-5 text-quiet select-none"
        style={{ height: `${rows * 1.25 * (16 / 14)}rem`, boxSizing: "content-box" }}
      >
        {Array.from({ length: count }, (_one, index) => (
          <div
            key={index}
            className={classNames("h-5 px-2", wrong.has(index + 1) && "bg-bad-soft font-medium text-bad")}
          >
            {index + 1}
          </div>
        ))}
      </div>
      <textarea
        {...area}
        {...ids}
        rows={rows}
        wrap="off"
        spellCheck={false}
        autoComplete="off"
        value={text}
        onChange={(event) => onText(event.target.value)}
        onScroll={(event) => {
          if (numbers.current) numbers.current.scrollTop = event.currentTarget.scrollTop;
        }}
        className={classNames("min-w-0 grow resize-none px-2.5 py-1.5 leading-5 outline-none", className)}
      />
    </div>
  );
}
