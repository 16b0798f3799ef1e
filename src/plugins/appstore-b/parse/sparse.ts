import { JsonText } from "./json-text.ts";

/** A place in a sparse array: one index per level. */
export type Path = readonly number[];

/**
 * The only way into the arrays of Google Play. They are protobuf messages as JSON: index i is field i + 1, and a
 * message whose later fields are far apart ends in an object keyed by field number as text. Some are only that object.
 * A message is never an object itself, so an object at the index asked for is that tail and not the value.
 * @returns null when the field is absent
 */
export function at(node: unknown, index: number): unknown {
  if (!Array.isArray(node)) return tailField(node, index);
  const direct: unknown = node[index];
  if (direct !== undefined && direct !== null && !isTail(direct)) return direct;
  return tailField(node[node.length - 1], index);
}

/** Follows a path through `at`; null when anything on the way is absent. */
export function dig(node: unknown, path: Path): unknown {
  let current = node;
  for (const index of path) {
    current = at(current, index);
    if (current === null) return null;
  }
  return current ?? null;
}

/** The members of the list at a path; none when there is no list. */
export function listAt(node: unknown, path: Path): unknown[] {
  const found = dig(node, path);
  return Array.isArray(found) ? found : [];
}

function tailField(tail: unknown, index: number): unknown {
  return isTail(tail) ? (tail[String(index + 1)] ?? null) : null;
}

function isTail(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof JsonText);
}
