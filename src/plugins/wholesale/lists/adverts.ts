import { at, bool } from "../../../plugin-sdk/index.ts";

/** Marks of places that were paid for, of 2026 and of 2022; not every list, nor every row, has all of them. */
const USUAL = [
  ["isP4P", "isNewAd"],
  ["information.p4p", "information.ad"],
];
const MARKS = ["isShowAd", ...USUAL.flat()];

/**
 * For each row whether its place was paid for: one mark is enough. That a place was not paid for takes the usual marks, or
 * all marks of the list and its own count of adverts; else, and with a mark in another form, nobody knows: null.
 */
export function adverts(rows: readonly unknown[], adCount: number | null): (boolean | null)[] {
  const states = (row: unknown) => (path: string) => bool(row, path) !== null;
  const isMarked = (row: unknown) => MARKS.some((path) => bool(row, path) === true);
  const listed = MARKS.filter((path) => rows.some((row) => states(row)(path)));
  const missing = (adCount ?? 0) - rows.filter(isMarked).length;
  const enough = adCount === null || listed.length === 0 ? USUAL : [...USUAL, listed];
  return rows.map((row) => {
    if (isMarked(row)) return true;
    const isStrange = MARKS.some((path) => at(row, path) !== null && !states(row)(path));
    const isWhole = enough.some((paths) => paths.every(states(row)));
    return isWhole && !isStrange && missing <= 0 ? false : null;
  });
}
