import type { HtmlNode } from "./node.ts";
import { cellText, type Stated } from "./rows.ts";
import { wholeNumberIn } from "../text/whole-number.ts";

/** The cells of one row; null and a warning that names the field where one cannot be read. */
export interface Cells {
  /** Text of a cell that every row has. */
  text(field: string, css: string): string | null;
  /** Text of a cell that not every row has, but that must be readable where `sign` (else the cell itself) is there. */
  maybe(field: string, css: string, sign?: string): string | null;
  /** The whole number in a cell that every row has; with `unit` only where the text ends so, such as `stars today`. */
  count(field: string, css: string, unit?: string): number | null;
}

/** Reads cells by CSS selector. `foreign` selects what no cell holds: one that does has run together with another. */
export function cellsOf(row: HtmlNode, foreign: string, stated: Stated): Cells {
  return {
    text: (field, css) => stated(field, cellText(row, css, foreign)),
    maybe: (field, css, sign = css) => (row.has(sign) ? stated(field, cellText(row, css, foreign)) : null),
    count(field, css, unit = "") {
      const text = cellText(row, css, foreign);
      return stated(field, text?.endsWith(unit) === true ? wholeNumberIn(text) : null);
    },
  };
}
