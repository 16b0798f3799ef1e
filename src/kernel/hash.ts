import { createHash } from "node:crypto";
import type { Json } from "./json.ts";

/** SHA-256, hex. */
export function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** JSON text with sorted keys, so that equal values have equal text. */
export function canonicalJson(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  if (value !== null && typeof value === "object") {
    const members = Object.keys(value)
      .sort()
      .map((key) => `${JSON.stringify(key)}:${canonicalJson(value[key] ?? null)}`);
    return `{${members.join(",")}}`;
  }
  return JSON.stringify(value);
}
