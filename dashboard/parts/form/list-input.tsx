import type { ClipboardEvent } from "react";
import type { FieldIds } from "../ui/field.tsx";
import { NumberedArea } from "../ui/numbered-area.tsx";

const LEAST_ROWS = 3;
const MOST_ROWS = 12;

interface ListInputProps {
  ids: FieldIds;
  text: string;
  /** Lines that look wrong, from 1. */
  wrong: ReadonlySet<number>;
  onChange: (text: string) => void;
}

/** A list: a line for each entry. */
export function ListInput({ ids, text, wrong, onChange }: ListInputProps) {
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
    <NumberedArea
      {...{ ids, text, wrong }}
      least={LEAST_ROWS}
      most={MOST_ROWS}
      onText={onChange}
      onPaste={paste}
    />
  );
}

/** Cells of a spreadsheet, and addresses with commas between them, are a line each. */
function asLines(text: string): string {
  return text
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/\t|[,;]\s*(?=https?:\/\/)/g, "\n")
    .trim();
}
