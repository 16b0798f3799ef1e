import { createHash } from "node:crypto";
import type { Json } from "./json.ts";

/** SHA-256, hex. */
export function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/**
 * JSON text with sorted keys, so that equal values have equal text. Without recursion: what a caller sends may be nested
 * deeper than the stack reaches.
 */
export function canonicalJson(value: Json): string {
  let text = "";
  /** What is still to be written, the next part last. */
  const left: ({ text: string } | { value: Json })[] = [{ value }];
  for (let part = left.pop(); part !== undefined; part = left.pop()) {
    if ("text" in part) text += part.text;
    else if (part.value === null || typeof part.value !== "object") text += JSON.stringify(part.value);
    else {
      const members = membersOf(part.value);
      const [open, close] = Array.isArray(part.value) ? "[]" : "{}";
      text += open;
      left.push({ text: close ?? "" });
      for (const [index, [name, member]] of [...members.entries()].reverse())
        left.push({ value: member }, { text: `${index === 0 ? "" : ","}${name}` });
    }
  }
  return text;
}

/** In the order in which they are written, each with what stands before it. */
function membersOf(value: Json[] | { [key: string]: Json }): [name: string, member: Json][] {
  if (Array.isArray(value)) return value.map((member) => ["", member]);
  return Object.keys(value)
    .sort()
    .map((key) => [`${JSON.stringify(key)}:`, value[key] ?? null]);
}
