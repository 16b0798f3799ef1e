import { isJsonObject, type Json, type JsonObject } from "../../kernel/json.ts";

/** Most bytes of one Record as UTF-8 JSON: 1 MiB. */
export const MAX_RECORD_BYTES = 1_048_576;

/** One field that was cut. Lengths are UTF-16 units of a text, or items of a list. */
export interface Cut {
  path: string;
  originalLength: number;
  keptLength: number;
}

/** Room for one entry of `_truncated` besides its path, in bytes. */
const CUT_ENTRY_BYTES = 96;

/**
 * The Record as JSON text of at most `maxBytes` UTF-8 bytes. A larger one has its longest texts and lists cut at the
 * end and says so in `_truncated`. Never splits a surrogate pair. Does not change `record`.
 * @throws RangeError when no text or list is left to cut.
 */
export function recordJson(record: JsonObject, maxBytes = MAX_RECORD_BYTES): string {
  const json = JSON.stringify(record);
  // A UTF-16 unit is at most 3 bytes of UTF-8, so most Records need no counting.
  if (json.length * 3 <= maxBytes || Buffer.byteLength(json) <= maxBytes) return json;
  return cutToFit(JSON.parse(json) as JsonObject, maxBytes);
}

function cutToFit(record: JsonObject, maxBytes: number): string {
  const cuts = new Map<string, Cut>();
  for (;;) {
    record["_truncated"] = [...cuts.values()] as unknown as Json;
    const json = JSON.stringify(record);
    const excess = Buffer.byteLength(json) - maxBytes;
    if (excess <= 0) return json;
    const place = longest(record);
    const before = place.parent[place.key] as string | Json[];
    const path = place.path.join(".");
    const room = byteSize(before) - excess - (cuts.has(path) ? 0 : CUT_ENTRY_BYTES + byteSize(path));
    const after = typeof before === "string" ? textStart(before, room) : listStart(before, room);
    if (after.length === before.length)
      throw new RangeError("The Record is too large and holds nothing that can be cut.");
    place.parent[place.key] = after;
    const originalLength = cuts.get(path)?.originalLength ?? before.length;
    cuts.set(path, { path, originalLength, keptLength: after.length });
  }
}

interface Place {
  parent: Record<string, Json>;
  key: string;
  path: string[];
}

/** Goes down into the largest part, and stops at a text or at a list in which no item outweighs the others. */
function longest(record: JsonObject): Place {
  let parent = record as Record<string, Json>;
  let path: string[] = [];
  for (;;) {
    const [key, size] = largestKey(parent, path.length === 0);
    const value = parent[key];
    path = [...path, key];
    if (typeof value === "string") return { parent, key, path };
    if (Array.isArray(value)) {
      const [, largestItem] = largestKey(value as unknown as Record<string, Json>, false);
      if (
        largestItem * 2 < size ||
        value.every((item) => typeof item !== "string" && typeof item !== "object")
      ) {
        return { parent, key, path };
      }
    } else if (!isJsonObject(value)) {
      throw new RangeError("The Record is too large and holds no text or list that could be cut.");
    }
    parent = value as unknown as Record<string, Json>;
  }
}

function largestKey(parent: Record<string, Json>, isRoot: boolean): [key: string, bytes: number] {
  let best: [string, number] = ["", -1];
  for (const [key, value] of Object.entries(parent)) {
    // The host's own fields (`_source`, `_truncated`) are never cut.
    const size = isRoot && key.startsWith("_") ? -1 : byteSize(value);
    if (size > best[1]) best = [key, size];
  }
  return best;
}

function byteSize(value: Json | undefined): number {
  return value === undefined ? 0 : Buffer.byteLength(JSON.stringify(value));
}

/** The longest start of a text whose JSON fits into `bytes`. */
function textStart(text: string, bytes: number): string {
  let used = 2; // The quotes.
  let end = 0;
  while (end < text.length) {
    const code = text.codePointAt(end) ?? 0;
    used += jsonBytes(code);
    if (used > bytes) break;
    end += code > 0xffff ? 2 : 1;
  }
  return text.slice(0, end);
}

function jsonBytes(code: number): number {
  if (code === 0x22 || code === 0x5c || (code >= 8 && code <= 13 && code !== 11)) return 2;
  if (code < 0x20 || (code >= 0xd800 && code <= 0xdfff)) return 6; // Written as \uXXXX.
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code <= 0xffff ? 3 : 4;
}

/** The longest start of a list whose JSON fits into `bytes`. */
function listStart(items: Json[], bytes: number): Json[] {
  let used = 2; // The brackets.
  const end = items.findIndex((item) => (used += byteSize(item) + 1) > bytes + 1);
  return end === -1 ? items : items.slice(0, end);
}
