import { isJsonObject } from "../../../plugin-sdk/index.ts";

/** Everything that stands under a key, at any depth, in the order of the page: layouts move, names of objects stay. */
export function allOf(tree: unknown, key: string): unknown[] {
  const found: unknown[] = [];
  walk(tree, key, (value) => {
    found.push(value);
    return false;
  });
  return found;
}

/** The first of them, or null. */
export function anyOf(tree: unknown, key: string): unknown {
  let first: unknown = null;
  walk(tree, key, (value) => {
    first = value;
    return true;
  });
  return first;
}

/** Ends, with true, where `isEnd` says so of something under the key. */
function walk(tree: unknown, key: string, isEnd: (value: unknown) => boolean): boolean {
  if (Array.isArray(tree)) return tree.some((one) => walk(one, key, isEnd));
  return (
    isJsonObject(tree) &&
    Object.keys(tree).some((name) => (name === key ? isEnd(tree[name]) : walk(tree[name], key, isEnd)))
  );
}
