import { AppError } from "../errors/app-error.ts";
import { decodeCursor } from "../kernel/cursor.ts";
import { kindOfId, type IdKind } from "../kinds/ids.ts";

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
