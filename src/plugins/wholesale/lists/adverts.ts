import { at, bool } from "../../../plugin-sdk/index.ts";

/** Marks of places that were paid for, of 2026 and of 2022; not every list, nor every row, has all of them. */
const USUAL = [
  ["isP4P", "isNewAd"],
  ["information.p4p", "information.ad"],
];
const MARKS = ["isShowAd", ...USUAL.flat()];

/**
 * For each row whether its place was paid for: one mark is enough. Null for a row that has neither the usual marks nor all
 * that other rows have, and for one with a mark in another form.
 */
export function adverts(rows: readonly unknown[]): (boolean | null)[] {
  const states = (row: unknown) => (path: string) => bool(row, path) !== null;
  const listed = MARKS.filter((path) => rows.some((row) => states(row)(path)));
  return rows.map((row) => {
    if (MARKS.some((path) => bool(row, path) === true)) return true;
    const isStrange = MARKS.some((path) => at(row, path) !== null && !states(row)(path));
    const isWhole = [...USUAL, listed].some((paths) => paths.length > 0 && paths.every(states(row)));
    return isWhole && !isStrange ? false : null;
  });
}
