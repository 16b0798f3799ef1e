import { AS_WRITTEN, EACH, under } from "./places.ts";
import { dig, type Path } from "./sparse.ts";

/** Turns what stands at a path into the value of a field; null when it is not of the expected kind. */
type Cleaner<T> = (found: unknown) => T;

/** One field of a Record: where it stands, how it is cleaned, and where else it may stand. */
export interface Row<T> {
  readonly path: Path;
  readonly clean: Cleaner<T>;
  readonly fallback: Path | null;
  /** What is read of that which stands there. */
  readonly within: readonly Path[];
}

const ALL: Path[] = [[]];
const WRITTEN: Path[] = [[AS_WRITTEN]];

/** When the source moves a field, the change is one row. The fallback is used when the first path leads nowhere. */
export function row<T>(path: Path, clean: Cleaner<T>, fallback: Path | null = null): Row<T> {
  return { path, clean, fallback, within: ALL };
}

/** A field that is read from markup, which the cleaner takes as it is written in the page. */
export function markupRow<T>(path: Path, clean: Cleaner<T>, fallback: Path | null = null): Row<T> {
  return { path, clean, fallback, within: WRITTEN };
}

/** A field that is read from a list, of whose members only some paths are needed. */
export function listRow<T>(path: Path, members: readonly Path[], clean: Cleaner<T>): Row<T> {
  return { path, clean, fallback: null, within: under([EACH], members) };
}

/** Every path that a mapping table reads. */
export function pathsOf(rows: Readonly<Record<string, Row<unknown>>>): Path[] {
  return Object.values(rows).flatMap(({ path, fallback, within }) =>
    [path, ...(fallback === null ? [] : [fallback])].flatMap((place) => under(place, within)),
  );
}

/** The fields that a mapping table gives. */
export type Fields<M extends Readonly<Record<string, Row<unknown>>>> = {
  [K in keyof M]: M[K] extends Row<infer T> ? T : never;
};

/** Reads every row of a mapping table from one node. */
export function readRows<M extends Readonly<Record<string, Row<unknown>>>>(
  node: unknown,
  rows: M,
): Fields<M> {
  const fields: Record<string, unknown> = {};
  for (const name in rows) fields[name] = readRow(node, rows[name] as Row<unknown>);
  return fields as Fields<M>;
}

function readRow(node: unknown, { path, clean, fallback }: Row<unknown>): unknown {
  const found = dig(node, path);
  return clean(found === null && fallback !== null ? dig(node, fallback) : found);
}
