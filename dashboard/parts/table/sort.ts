import type { Column } from "./column.ts";

export interface Sort {
  id: string;
  isDown: boolean;
}

/** As the URL has it: `price`, or `-price` for the highest first. */
export function sortOf(text: string): Sort | null {
  if (text === "") return null;
  return text.startsWith("-") ? { id: text.slice(1), isDown: true } : { id: text, isDown: false };
}

/** What a press on the head of a column makes of it: up, down, as it came. */
export function nextSort(text: string, id: string): string {
  if (text === id) return `-${id}`;
  return text === `-${id}` ? "" : id;
}

/** Rows in order; those without a value come last, either way. What is equal stays as it came. */
export function sorted<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: Sort | null,
  language: string,
): readonly Row[] {
  const column = columns.find(({ id }) => id === sort?.id);
  if (!column || !sort) return rows;
  const { compare } = new Intl.Collator(language, { numeric: true });
  const sign = sort.isDown ? -1 : 1;
  return rows
    .map((row) => ({ row, key: keyOf(column.value(row)) }))
    .sort((a, b) => {
      if (a.key === null || b.key === null) return Number(a.key === null) - Number(b.key === null);
      if (typeof a.key === "number" && typeof b.key === "number") return sign * (a.key - b.key);
      return sign * compare(String(a.key), String(b.key));
    })
    .map(({ row }) => row);
}

function keyOf(value: unknown): number | string | null {
  if (value === null || value === undefined || value === "") return null;
  if (typeof value === "number") return value;
  if (typeof value === "boolean") return Number(value);
  return typeof value === "string" ? value : JSON.stringify(value);
}
