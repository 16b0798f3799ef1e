import { escapeRegExp } from "./escape-regexp.ts";
import { searchKey } from "./search-key.ts";

export type RelativeUnit = "second" | "minute" | "hour" | "day" | "week" | "month" | "year";

/** One way a language says how long ago something was. */
export interface RelativePhrase {
  /** Matches a search key; group 1 is the count unless `count` is fixed. */
  pattern: RegExp;
  unit: RelativeUnit;
  /** Fixed for words such as "yesterday". */
  count: number | null;
}

const UNITS: readonly RelativeUnit[] = ["second", "minute", "hour", "day", "week", "month", "year"];
// Enough counts to meet every plural form of a language (Polish 2 and 5, Arabic 3 and 11, Slovenian 1, 2, 3, 5).
const SAMPLES = [1, 2, 3, 5, 11, 21, 100];

const known = new Map<string, readonly RelativePhrase[]>();

/** Phrases of a locale for the past, made from its own rules; the longer ones come first. */
export function relativePhrases(locale: string): readonly RelativePhrase[] {
  const cached = known.get(locale);
  if (cached !== undefined) return cached;
  const phrases = new Map<string, RelativePhrase>();
  const language = new Intl.Locale(locale, { numberingSystem: "latn" });
  for (const style of ["long", "short", "narrow"] as const) {
    const counted = new Intl.RelativeTimeFormat(language, { style, numeric: "always" });
    const worded = new Intl.RelativeTimeFormat(language, { style, numeric: "auto" });
    for (const unit of UNITS) {
      for (const count of [0, 1, 2]) addWord(phrases, worded, unit, count);
      for (const sample of SAMPLES) addCounted(phrases, counted, unit, sample);
    }
  }
  const sorted = [...phrases].sort(([one], [other]) => other.length - one.length).map(([, phrase]) => phrase);
  known.set(locale, sorted);
  return sorted;
}

/** "yesterday", "now": phrases without a number. "This week" and the like are no point in time and are left out. */
function addWord(
  phrases: Map<string, RelativePhrase>,
  format: Intl.RelativeTimeFormat,
  unit: RelativeUnit,
  count: number,
) {
  if (count === 0 && unit !== "second" && unit !== "day") return;
  const key = searchKey(format.format(-count, unit));
  if (key === "" || /\d/.test(key)) return;
  add(phrases, key, { pattern: whole(escape(key)), unit, count });
}

function addCounted(
  phrases: Map<string, RelativePhrase>,
  format: Intl.RelativeTimeFormat,
  unit: RelativeUnit,
  count: number,
) {
  const key = searchKey(format.format(-count, unit));
  const digits = String(count);
  const at = key.indexOf(digits);
  // Arabic and Hebrew say "two days ago" in one word; then the phrase has a fixed count.
  if (at === -1) return add(phrases, key, { pattern: whole(escape(key)), unit, count });
  // A bare sign such as "-3 d" would match any number.
  const before = key.slice(0, at).replace(/[-\u2212+]\s*$/, "");
  const after = key.slice(at + digits.length);
  if (!/\p{L}/u.test(before) && !/\p{L}.*\p{L}/u.test(after)) return undefined;
  const source = `${loose(before.trimEnd())} ?(\\d{1,4})\\+? ?${loose(after.trimStart())}`;
  return add(phrases, source, { pattern: whole(source), unit, count: null });
}

function add(phrases: Map<string, RelativePhrase>, key: string, phrase: RelativePhrase): void {
  if (!phrases.has(key)) phrases.set(key, phrase);
}

function whole(source: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\d])${source}(?![\\p{L}\\d])`, "u");
}

/** Dots of short forms and spaces may be missing or added. */
function loose(literal: string): string {
  return escapeRegExp(literal).replace(/ /g, "\\s?").replace(/\\\./g, "\\.?");
}
