import { AppError } from "../errors/app-error.ts";
import { decodeCursor, encodeCursor } from "../kernel/cursor.ts";
import { KINDS } from "../kinds/all-kinds.ts";
import { kindOfId, type IdKind } from "../kinds/ids.ts";
import { assertPageSize } from "./page-size.ts";

/** The id that the cursor of a page holds; null for the first page. Throws `invalid_cursor`. */
export function idBehind(cursorKind: string, after: string, kind: IdKind): string;
export function idBehind(cursorKind: string, after: string | null, kind: IdKind): string | null;
export function idBehind(cursorKind: string, after: string | null, kind: IdKind): string | null {
  if (after === null) return null;
  const id = decodeCursor(cursorKind, after);
  if (id === null || kindOfId(id) !== kind) throw new AppError("invalid_cursor");
  return id;
}

/** A page of what a read found that asked for one more than it holds: the rows, and the cursor of the last when more follow. */
export function cutPage<T, R extends { cursor: string }>(
  found: readonly T[],
  size: number,
  rowOf: (one: T) => R,
): { rows: R[]; nextCursor: string | null } {
  const rows = found.slice(0, size).map(rowOf);
  return { rows, nextCursor: found.length > size ? (rows.at(-1)?.cursor ?? null) : null };
}

export interface AskedPage {
  /** Cursor of the last one of the page before; null for the first page. */
  after: string | null;
  first: number;
}

export interface FoundPage<D> {
  rows: { doc: D; cursor: string }[];
  nextCursor: string | null;
}

export type PagedKind = { [K in IdKind]: (typeof KINDS)[K] extends { page: object } ? K : never }[IdKind];

/**
 * A page of what an account has of a kind, newest first. Throws `invalid_cursor`, and `invalid_input` for a size that is none.
 * @param read gives documents with ids before `before`, newest first
 */
export async function newestPage<D extends { _id: string }>(
  kind: PagedKind,
  { after, first }: AskedPage,
  read: (cut: { before: string | null; limit: number }) => Promise<D[]>,
  cursorKind: string = kind,
): Promise<FoundPage<D>> {
  assertPageSize(first, KINDS[kind]);
  const found = await read({ before: idBehind(cursorKind, after, kind), limit: first + 1 });
  return cutPage(found, first, (doc) => ({ doc, cursor: encodeCursor(cursorKind, doc._id) }));
}
