import type { Json } from "../../kernel/json.ts";

export type Path = readonly (string | number)[];
export interface Leaf {
  path: Path;
  value: string | number;
}

/** Every text and number in a value, with its place. */
export function leavesOf(value: Json, path: Path = []): Leaf[] {
  if (typeof value === "string" || typeof value === "number") return [{ path, value }];
  if (value === null || typeof value !== "object") return [];
  return Array.isArray(value)
    ? value.flatMap((item, index) => leavesOf(item, [...path, index]))
    : Object.entries(value).flatMap(([name, item]) => leavesOf(item, [...path, name]));
}

/** A copy with every text and number replaced by what `change` makes of it. */
export function withLeaves(value: Json, change: (leaf: Leaf) => string | number, path: Path = []): Json {
  if (typeof value === "string" || typeof value === "number") return change({ path, value });
  if (value === null || typeof value !== "object") return value;
  if (Array.isArray(value)) return value.map((item, index) => withLeaves(item, change, [...path, index]));
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, withLeaves(item, change, [...path, name])]),
  );
}

/** A copy with one place changed. */
export function withLeaf(value: Json, place: Path, to: string | number): Json {
  const key = place.join("\0");
  return withLeaves(value, ({ path, value: old }) => (path.join("\0") === key ? to : old));
}
