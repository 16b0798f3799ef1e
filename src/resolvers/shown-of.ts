import type { Kept } from "../store/kept-documents.ts";

/** What is shown of a document that an account keeps: its id, and all that is the thing's own. */
export function shownOf<D extends Kept>(doc: D): Omit<D, keyof Kept> & { id: string } {
  const { _id: id, accountId: _account, place: _place, ...own } = doc;
  return { id, ...own };
}
