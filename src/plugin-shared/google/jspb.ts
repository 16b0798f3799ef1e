/** A place in a message: one index per level. */
export type JspbPath = readonly number[];

/**
 * Follows a path through a protobuf message as JSON, the form in which pages and RPCs of Google carry their data: index i
 * is field i + 1, and a message whose later fields are far apart ends in an object keyed by field number as text. Some
 * are only that object. A message is never an object itself, so an object at an index is that tail and not the value.
 * @returns null when the field, or anything on the way, is absent
 */
export function jspbAt(message: unknown, path: JspbPath): unknown {
  let current: unknown = message ?? null;
  for (const index of path) {
    if (Array.isArray(current)) {
      const direct: unknown = current[index];
      const isValue = typeof direct === "object" ? Array.isArray(direct) : direct !== undefined;
      current = isValue ? direct : tailField(current[current.length - 1], index);
    } else current = tailField(current, index);
    if (current === null) return null;
  }
  return current;
}

function tailField(tail: unknown, index: number): unknown {
  return isTail(tail) ? (tail[String(index + 1)] ?? null) : null;
}

function isTail(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
