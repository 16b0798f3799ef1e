import { isJsonObject } from "../../../plugin-sdk/index.ts";

/** Everything that stands under a key, at any depth, in the order of the page: layouts move, names of objects stay. */
export function* allOf(tree: unknown, key: string): Generator<unknown, void, void> {
  if (Array.isArray(tree)) for (const one of tree) yield* allOf(one, key);
  else if (isJsonObject(tree))
    for (const [name, value] of Object.entries(tree)) {
      if (name === key) yield value;
      else yield* allOf(value, key);
    }
}

/** The first of them, or null. */
export function anyOf(tree: unknown, key: string): unknown {
  return allOf(tree, key).next().value ?? null;
}
