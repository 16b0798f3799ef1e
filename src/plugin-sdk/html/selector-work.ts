import { SourceError } from "../source-error.ts";

/** Looks at other elements that one query may take; honest pages take a hundredth of it. */
const MAX_LOOKS = 10_000_000;

let looks = 0;

/** Called at the begin of every query. */
export function beginQuery(): void {
  looks = 0;
}

/** Counts one look at an element on the way to a verdict. Throws `source_changed` when a page makes a query endless. */
export function look(): void {
  if (++looks > MAX_LOOKS)
    throw new SourceError(
      "source_changed",
      "The page is built so that a selector cannot be followed through it.",
    );
}
