import type { RunContext } from "../run-context.ts";
import type { HtmlNode } from "./node.ts";

/** Hands a value through; a null is a counted warning `field_missing` that names the field. */
export type Stated = <T>(field: string, value: T | null) => T | null;

/** For what a row or page always shows: `const stated = statedOn(ctx.warn, "the row of 17")`, `stated("price", price)`. */
export function statedOn(warn: RunContext["warn"], what: string): Stated {
  return (field, value) => {
    if (value === null) warn("field_missing", `${field}: ${what} does not show it in a known form.`);
    return value;
  };
}

/** Rows by the name of what each is about, in order. A second row of a name, or one without, is a warning `row_dropped`. */
export function namedRows<R>(
  rows: readonly R[],
  nameOf: (row: R) => string | null,
  warn: RunContext["warn"],
): Map<string, R> {
  const named = new Map<string, R>();
  for (const row of rows) {
    const name = nameOf(row);
    if (name === null) warn("row_dropped", "A row does not say what it is about.");
    else if (named.has(name)) warn("row_dropped", `${name} stands there twice.`);
    else named.set(name, row);
  }
  return named;
}

/**
 * Text of the only element of a row that matches; null where there is none or several, and where it holds a `foreign`
 * one: then tags that are not closed let cells run together.
 */
export function cellText(row: HtmlNode, css: string, foreign: string): string | null {
  const [cell, second] = row.all(css);
  return cell === undefined || second !== undefined || cell.has(foreign) ? null : cell.text() || null;
}
