/** A place in a message: one index per level. */
export type JspbPath = readonly number[];

/**
 * Follows a path through a protobuf message as JSON, the form in which pages and RPCs of Google carry their data: index i
 * is field i + 1, and a message whose later fields are far apart ends in an object keyed by field number as text. Some
 * are only that object. A message is never an object itself, so an object at an index is that tail and not the value.
 * @returns null when the field, or anything on the way, is absent; an object that is no tail as it is, since the field is there
 * in another form
 */
export function jspbAt(message: unknown, path: JspbPath): unknown {
  let current: unknown = message ?? null;
  for (const index of path) {
    if (Array.isArray(current)) {
      const direct: unknown = current[index];
      const isAbsent = direct === undefined || direct === null || isTail(direct);
      current = isAbsent ? tailField(current[current.length - 1], index) : direct;
    } else current = tailField(current, index);
    if (current === null || (isObject(current) && !isTail(current))) return current;
  }
  return current;
}

function tailField(tail: unknown, index: number): unknown {
  return isTail(tail) ? (tail[String(index + 1)] ?? null) : null;
}

const FIELD_NUMBER = /^[1-9]\d*$/;

function isTail(value: unknown): value is Record<string, unknown> {
  return isObject(value) && Object.keys(value).every((key) => FIELD_NUMBER.test(key));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
