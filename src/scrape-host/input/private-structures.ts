/** How names and values lie in JSON: pairs, lists of headers, JSON text. */
import { foldName } from "./fold-text.ts";
import { isPublicUnder, type KindOf, type PrivateKind } from "./private-names.ts";

const NAME_FIELDS = new Set("name key header headername field param parameter k type label n id".split(" "));
const VALUE_FIELDS = new Set(["value", "val", "v", "values", "content", "data"]);
/** An object with more fields than this is no pair of name and value. */
const MAX_PAIR_FIELDS = 100;

/** For `{ "name": "Cookie", "value": … }`: what the named thing is. */
export function namedKind(entries: readonly [string, unknown][], kindOf: KindOf): PrivateKind | null {
  if (entries.length > MAX_PAIR_FIELDS) return null;
  const simple = entries.map(([key, item]) => [simpleName(key), item] as const);
  if (!simple.some(([key]) => VALUE_FIELDS.has(key))) return null;
  for (const [key, item] of simple) {
    const kind = NAME_FIELDS.has(key) && typeof item === "string" ? kindOf(item) : null;
    if (kind === null) continue;
    const isPublic = ([field, value]: readonly [string, unknown]): boolean =>
      VALUE_FIELDS.has(field) && typeof value === "string" && isPublicUnder(String(item), kind, value);
    if (!simple.some(isPublic)) return kind;
  }
  return null;
}

function simpleName(key: string): string {
  return foldName(key.slice(0, 64))
    .toLowerCase()
    .replace(/[^a-z]/g, "");
}

/** The name in `["Cookie", "a=b"]`, an entry of a list of pairs; or any text in a list of headers. */
export function entryName(item: unknown, path: string): string | null {
  if (typeof item === "string") return isHeaderList(path) ? item : null;
  return Array.isArray(item) && item.length === 2 && typeof item[0] === "string" ? item[0] : null;
}

function isHeaderList(path: string): boolean {
  return /header/i.test(path.split(".").findLast((part) => !/^\d+$/.test(part)) ?? "");
}

/** The value of JSON text, or of percent-encoded JSON text; undefined when it is plain text. */
export function jsonIn(text: string): unknown {
  const start = text.trimStart();
  const encoded = /^(?:%20|%0a)*%(?:5b|7b|22)/i.test(start);
  if (!encoded && !/^\uFEFF?\s*["[{]/.test(start)) return undefined;
  try {
    return JSON.parse((encoded ? decodeURIComponent(start) : start).replace(/^\uFEFF/, ""));
  } catch {
    return undefined; // Starts like JSON but is not: judged as plain text.
  }
}
