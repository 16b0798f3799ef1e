import { stripVTControlCharacters } from "node:util";
import type { Screen } from "./screen.ts";

const GAP = "  ";
const SHORTEST_COLUMN = 8;
/** Code points that take two columns: East Asian wide forms and emoji. */
const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\p{Emoji_Presentation}]/u;
const WITHOUT_WIDTH = /[\p{Mn}\p{Me}\p{Cf}]/u;

export interface Column<Row> {
  title: string;
  /** Text of a cell, already plain; it may be tinted. */
  cell: (row: Row) => string;
  align?: "left" | "right";
  /** Never cut: an id is of use as a whole only. */
  isWhole?: boolean;
  /** Left out where it would have to be cut for the others to fit. */
  isSpare?: boolean;
}

/** A table with a header line. On a terminal the widest columns are cut until a row fits into a line, as far as they may be. */
export function printTable<Row>(screen: Screen, rows: readonly Row[], all: readonly Column<Row>[]): void {
  const widthIn = ({ title, cell }: Column<Row>): number =>
    Math.max(widthOf(title), ...rows.map((row) => widthOf(cell(row))));
  const isTooWide = totalOf(all.map(widthIn)) > (screen.columns ?? Number.POSITIVE_INFINITY);
  const columns = isTooWide ? all.filter(({ isSpare = false }) => !isSpare) : all;
  const cells = rows.map((row) => columns.map((column) => column.cell(row)));
  const widths = columns.map(widthIn);
  fit(
    widths,
    columns.map(({ isWhole = false }) => isWhole),
    screen.columns,
  );
  const line = (texts: string[]): string =>
    texts
      .map((text, index) => padded(text, widths[index] ?? 0, columns[index]?.align === "right"))
      .join(GAP)
      .trimEnd();
  screen.line(screen.tint("bold", line(columns.map(({ title }) => title))));
  for (const row of cells) screen.line(line(row));
}

/** Takes from the widest column that may be cut as long as the sum is over the line. */
function fit(widths: number[], isWhole: readonly boolean[], line: number | undefined): void {
  if (line === undefined) return;
  let excess = totalOf(widths) - line;
  while (excess > 0) {
    const widest = Math.max(...widths.filter((_, index) => !isWhole[index]));
    if (widest <= SHORTEST_COLUMN) return;
    widths[widths.findIndex((width, index) => width === widest && !isWhole[index])] = widest - 1;
    excess -= 1;
  }
}

function totalOf(widths: readonly number[]): number {
  return widths.reduce((sum, width) => sum + width, GAP.length * (widths.length - 1));
}

function padded(text: string, width: number, right: boolean): string {
  const own = widthOf(text);
  if (own > width) return padded(cut(stripVTControlCharacters(text), width), width, right);
  const space = " ".repeat(width - own);
  return right ? space + text : text + space;
}

function cut(text: string, width: number): string {
  let kept = "";
  let used = 0;
  for (const character of text) {
    const more = widthOfCharacter(character);
    if (used + more > width - 1) break;
    kept += character;
    used += more;
  }
  return `${kept}…`;
}

/** Columns that a text takes on a terminal. */
export function widthOf(text: string): number {
  let width = 0;
  for (const character of stripVTControlCharacters(text)) width += widthOfCharacter(character);
  return width;
}

function widthOfCharacter(character: string): number {
  if (WIDE.test(character)) return 2;
  return WITHOUT_WIDTH.test(character) ? 0 : 1;
}
