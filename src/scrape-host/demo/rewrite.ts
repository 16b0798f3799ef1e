import { escapeRegExp } from "../../plugin-sdk/text/escape-regexp.ts";
import type { Json, JsonObject } from "../../kernel/json.ts";
import { leavesOf, withLeaves, type Leaf } from "./leaves.ts";

/** Words and what stands in their place; numbers only in fields of this name. */
export interface Rewriting {
  words: ReadonlyMap<string, string>;
  numbers: ReadonlyMap<string, { from: number; to: number }>;
}

/** Shorter ones mean something else as a part of a text: `us`, `en`, `7`. */
const SHORTEST_PART = 4;
/** What parts of an address stand between. */
const BETWEEN = /([/?=&#:,+]|%2F)/i;

/** A Record in which each word is another one, also where it is a part of a text or of an address. */
export function rewrite(record: JsonObject, { words, numbers }: Rewriting): JsonObject {
  const parts = [...words.keys()].filter((word) => word.length >= SHORTEST_PART);
  const any = parts.sort((a, b) => b.length - a.length).map(escapeRegExp);
  const inText =
    any.length === 0 ? null : new RegExp(`(?<![\\p{L}\\p{N}])(?:${any.join("|")})(?![\\p{L}\\p{N}])`, "gu");
  return withLeaves(record, ({ path, value }) => {
    if (typeof value === "number") {
      const number = numbers.get(String(path.at(-1)));
      return number?.from === value ? number.to : value;
    }
    const whole = words.get(value);
    if (whole !== undefined) return whole;
    const text = inText ? value.replace(inText, (word) => words.get(word) ?? word) : value;
    if (!/^https?:/.test(value)) return text;
    // What has just come in is no word any more: `7` for 17, and then 17 for 71.
    const short = (part: string) => (part.length < SHORTEST_PART ? words.get(part) : undefined);
    return text
      .split(BETWEEN)
      .map((part) => short(part) ?? part)
      .join("");
  }) as JsonObject;
}

/** Makes of a Record for one input that for another: what stands in the same place of both inputs. */
export function rewritingBetween(from: JsonObject, to: JsonObject): Rewriting {
  const asked = new Map(leavesOf(to).map((leaf) => [leaf.path.join("."), leaf.value]));
  const words = new Map<string, string>();
  const numbers = new Map<string, { from: number; to: number }>();
  for (const { path, value } of leavesOf(from)) {
    const place = path.join(".");
    const other = asked.get(place);
    if (other === undefined || other === value) continue;
    if (typeof value === "number" && typeof other === "number")
      numbers.set(place, { from: value, to: other });
    words.set(String(value), String(other));
    const [olds, news] = [String(value).split(BETWEEN), String(other).split(BETWEEN)];
    // Of two addresses of one form each part has its counterpart.
    if (olds.length !== news.length) continue;
    for (const [index, old] of olds.entries()) {
      const now = news[index] ?? "";
      if (old !== now && old !== "" && now !== "" && !words.has(old)) words.set(old, now);
    }
  }
  return { words, numbers };
}

/** Whether a value is one of those in an input, or a part of an address there. */
export function isNamedIn(input: Json, value: Leaf["value"]): boolean {
  const wanted = String(value).toLowerCase();
  return leavesOf(input).some(({ value: given }) => {
    const text = String(given).toLowerCase();
    return text === wanted || text.split(BETWEEN).includes(wanted);
  });
}
