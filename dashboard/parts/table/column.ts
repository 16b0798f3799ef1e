import type { PictureSource } from "../ui/picture.tsx";

/** How the values of a column are shown, compared and aligned. */
export type ColumnType = "text" | "number" | "usd" | "moment" | "link" | "yesNo" | "json";

export interface Column<Row> {
  /** Unique in the table; stands in the URL when one sorts by it. */
  id: string;
  title: string;
  /** More of it, for who points at the title. */
  hint?: string;
  type: ColumnType;
  value: (row: Row) => unknown;
  /** Shown in its place, where there are any. */
  pictures?: (row: Row) => readonly PictureSource[];
}

const ALIGNED_RIGHT: readonly ColumnType[] = ["number", "usd"];

export function isRight({ type }: { type: ColumnType }): boolean {
  return ALIGNED_RIGHT.includes(type);
}
