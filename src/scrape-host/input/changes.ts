import { isJsonObject, type Json } from "../../kernel/json.ts";

/** One difference between what was sent and the canonical input. */
export interface Normalization {
  /** Dot path into the canonical input, such as `input.countryCode`. */
  path: string;
  /** Null when the field was not sent. */
  from: Json;
  /** Null when the field was left out. */
  to: Json;
  /** `alias`, `default`, `derived`, `trimmed`, `lower_case`, `upper_case`, `number`, `boolean`, `text`, `null_left_out`, `canonical_form`, or a sentence of the plugin. */
  reason: string;
}

export interface ChangeReasons {
  /** Reason for a field that was not there before. */
  added: string;
  /** A reason of the caller's own for one path. */
  reasonOf?: (path: string) => string | undefined;
}

/** Every leaf that differs, each with a reason. */
export function changesBetween(
  before: Json | undefined,
  after: Json | undefined,
  path: string,
  reasons: ChangeReasons = { added: "default" },
): Normalization[] {
  if (sameJson(before, after)) return [];
  const own = reasons.reasonOf?.(path);
  if (own === undefined && Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    return before.flatMap((item, index) => changesBetween(item, after[index], `${path}.${index}`, reasons));
  }
  if (own === undefined && isJsonObject(before) && isJsonObject(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...keys].flatMap((key) => changesBetween(before[key], after[key], `${path}.${key}`, reasons));
  }
  const reason = own ?? (before === undefined ? reasons.added : inferred(before, after));
  return [{ path, from: before ?? null, to: after ?? null, reason }];
}

export function sameJson(a: Json | undefined, b: Json | undefined): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, index) => sameJson(item, b[index]));
  }
  if (!isJsonObject(a) || !isJsonObject(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && sameJson(a[key], b[key]))
  );
}

function inferred(before: Json, after: Json | undefined): string {
  if (before === null && after === undefined) return "null_left_out";
  if (typeof before === "string" && typeof after === "string") {
    if (before.trim() === after) return "trimmed";
    if (before.trim().toLowerCase() === after) return "lower_case";
    if (before.trim().toUpperCase() === after) return "upper_case";
  } else if (typeof after === "number" || typeof after === "boolean") {
    return typeof after;
  } else if (typeof after === "string") {
    return "text";
  }
  return "canonical_form";
}
