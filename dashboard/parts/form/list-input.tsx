import { useRef, type ClipboardEvent } from "react";
import { classNames } from "../ui/class-names.ts";
import type { FieldIds } from "../ui/field.tsx";

const LEAST_ROWS = 3;
const MOST_ROWS = 12;

interface ListInputProps {
  ids: FieldIds;
  text: string;
  /** Lines that look wrong, from 1. */
  wrong: ReadonlySet<number>;
  onChange: (text: string) => void;
}

/** Lines with their numbers at the side, where those that look wrong are marked. */
export function ListInput({ ids, text, wrong, onChange }: ListInputProps) {
  const numbers = useRef<HTMLDivElement>(null);
  const count = text.split("\n").length;
  const rows = Math.min(MOST_ROWS, Math.max(LEAST_ROWS, count));
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const pasted = event.clipboardData.getData("text");
    const lines = asLines(pasted);
    if (lines === pasted) return;
    event.preventDefault();
    const area = event.currentTarget;
    area.setRangeText(lines, area.selectionStart, area.selectionEnd, "end");
    onChange(area.value);
  };
  return (
    <div
      className={classNames(
        "flex overflow-hidden rounded-md border border-edge bg-surface leading-5 hover:border-quiet has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent",
        ids["aria-invalid"] && "border-bad",
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
        {...ids}
        rows={rows}
        wrap="off"
        spellCheck={false}
        autoComplete="off"
        value={text}
        onPaste={paste}
        onChange={(event) => onChange(event.target.value)}
        onScroll={(event) => {
          if (numbers.current) numbers.current.scrollTop = event.currentTarget.scrollTop;
        }}
        className="min-w-0 grow resize-none px-2.5 py-1.5 leading-5 outline-none"
      />
    </div>
  );
}

/** Cells of a spreadsheet, and addresses with commas between them, are a line each. */
function asLines(text: string): string {
  return text
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/\t|[,;]\s*(?=https?:\/\/)/g, "\n")
    .trim();
}
