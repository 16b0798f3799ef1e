import { compilePath, type PathStep } from "./path.ts";

/**
 * The value at a path such as `a.b[0].c`, `a["x.y"]`, `items[-1].id` or `items.*.id`; null when anything on the way is missing.
 * A `*` goes over an array: the result is a flat array of what was found. Only own properties count.
 * Throws InvalidPath when the path itself is malformed.
 */
export function at(value: unknown, path: string): unknown {
  return follow(value, compilePath(path), 0);
}

/** The first of several paths that leads to a value other than null, or null. */
export function firstOf(value: unknown, paths: readonly string[]): unknown {
  for (const path of paths) {
    const found = at(value, path);
    if (found !== null) return found;
  }
  return null;
}

function follow(start: unknown, steps: readonly PathStep[], from: number): unknown {
  let current = start;
  for (let index = from; index < steps.length; index++) {
    const step = steps[index] as PathStep;
    if (step.kind === "each") return Array.isArray(current) ? overEach(current, steps, index + 1) : null;
    current = step.kind === "index" ? elementAt(current, step.index) : property(current, step.key);
    if (current === null) return null;
  }
  return current;
}

function overEach(items: readonly unknown[], steps: readonly PathStep[], from: number): unknown[] {
  const laterEach = steps.slice(from).some((step) => step.kind === "each");
  const found: unknown[] = [];
  for (const item of items) {
    const value = follow(item, steps, from);
    if (value === null) continue;
    // A later `*` gave an array of its own: its members go into this one, so that the result stays flat.
    if (laterEach) for (const inner of value as unknown[]) found.push(inner);
    else found.push(value);
  }
  return found;
}

function elementAt(value: unknown, index: number): unknown {
  return Array.isArray(value) ? (value.at(index) ?? null) : null;
}

function property(value: unknown, key: string): unknown {
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) return null;
  if (Array.isArray(value) && key === "length") return null;
  return (value as Record<string, unknown>)[key] ?? null;
}
