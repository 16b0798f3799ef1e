import { isDeepStrictEqual } from "node:util";
import { isJsonObject, type Json } from "../../../kernel/json.ts";

/** One field that is not what it was. `lost`: it is empty now. `fewer`: a list lacks items. `wrong`: it claims something else. */
export interface Difference {
  kind: "lost" | "fewer" | "wrong";
  /** Dot path; `[]` for any item of a list. */
  path: string;
  expected: Json;
  got: Json;
}

/** Null, an empty text, list or object. */
export function isEmpty(value: Json | undefined): boolean {
  if (value === null || value === undefined || value === "") return true;
  return typeof value === "object" && Object.keys(value).length === 0;
}

/** Where two values differ, field by field. With `anyOrder` a list may hold its items in another order. */
export function differences(
  expected: Json,
  got: Json | undefined,
  anyOrder = false,
  path = "",
): Difference[] {
  if (isDeepStrictEqual(expected, got)) return [];
  const difference = (kind: Difference["kind"]): Difference[] => [{ kind, path, expected, got: got ?? null }];
  if (isEmpty(got)) return isEmpty(expected) ? [] : difference("lost");
  if (Array.isArray(expected) && Array.isArray(got)) return listDifferences(expected, got, anyOrder, path);
  if (!isJsonObject(expected) || !isJsonObject(got)) return difference("wrong");
  const names = new Set([...Object.keys(expected), ...Object.keys(got)]);
  return [...names].flatMap((name) =>
    differences(expected[name] ?? null, got[name], anyOrder, path === "" ? name : `${path}.${name}`),
  );
}

function listDifferences(expected: Json[], got: Json[], anyOrder: boolean, path: string): Difference[] {
  if (anyOrder && isDeepStrictEqual(sorted(expected), sorted(got))) return [];
  if (got.length > expected.length) return [{ kind: "wrong", path, expected, got }];
  if (got.length === expected.length)
    return expected.flatMap((item, index) => differences(item, got[index], anyOrder, `${path}[]`));
  let at = 0;
  for (const item of expected) if (isDeepStrictEqual(item, got[at])) at += 1;
  return [{ kind: at === got.length ? "fewer" : "wrong", path: `${path}[]`, expected, got }];
}

function sorted(items: readonly Json[]): string[] {
  return items.map((item) => JSON.stringify(item)).sort();
}

/** Paths of all fields that are empty in a value. */
export function emptyPaths(value: Json, path = ""): string[] {
  if (isEmpty(value)) return [path];
  if (Array.isArray(value)) return value.flatMap((item) => emptyPaths(item, `${path}[]`));
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([name, field]) =>
    emptyPaths(field, path === "" ? name : `${path}.${name}`),
  );
}
