import type { Json, JsonObject } from "../../../plugin-sdk/index.ts";
import { readPlayUrl, type PlayTarget } from "./play-url.ts";

/**
 * For inputs without `operation`: true when one of `fields` is there, or when `urlField` names a thing of this kind.
 * A plain `url` stands in the URL field of every operation, so there only its kind counts.
 */
export function mentions(fields: readonly string[], urlField: string, kind: PlayTarget["kind"]) {
  return (raw: JsonObject): boolean =>
    fields.some((field) => raw[field] !== undefined) || namesKind(raw[urlField], kind);
}

function namesKind(value: Json | undefined, kind: PlayTarget["kind"]): boolean {
  if (Array.isArray(value)) return value.some((item) => namesKind(item, kind));
  if (typeof value === "object" && value !== null) return namesKind(value["url"], kind);
  return typeof value === "string" && readPlayUrl(value)?.kind === kind;
}
