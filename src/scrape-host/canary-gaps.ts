import type { JsonObject } from "../kernel/json.ts";
import { at } from "../plugin-sdk/json/at.ts";

/** The wanted fields that the fullest of these Records has not filled; all of them where there is no Record. */
export function canaryGaps(fields: readonly string[], records: readonly JsonObject[]): string[] {
  const gaps = records.map((record) => fields.filter((path) => !isFilled(at(record, path))));
  return gaps.sort((a, b) => a.length - b.length)[0] ?? [...fields];
}

function isFilled(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  return typeof value === "string" ? value.trim() !== "" : value !== null;
}
