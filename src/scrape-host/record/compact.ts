import type { JsonObject } from "../../kernel/json.ts";
import type { Operation } from "../../plugin-sdk/define-scraper.ts";

/** The fields that a caller wants to keep of each Record, by `compactBy` of the operation; null for all of them. */
export function keptFields({ compactBy }: Operation, input: JsonObject): ReadonlySet<string> | null {
  const fields = compactBy === undefined ? null : input[compactBy];
  return Array.isArray(fields) ? new Set(fields.map(String)) : null;
}

/** A finished Record with these fields alone, and where it was read. */
export function compactRecord(record: JsonObject, kept: ReadonlySet<string> | null): JsonObject {
  if (kept === null) return record;
  return Object.fromEntries(Object.entries(record).filter(([name]) => name === "_source" || kept.has(name)));
}
