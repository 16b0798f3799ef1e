import {
  absoluteUrl,
  arr,
  asciiDigits,
  fieldFrom,
  linkField,
  listFrom,
  needed,
  parseDate,
  parseDuration,
  parseNumber,
  parseRelativeTime,
  countFrom,
  decodePercent,
  statedIn,
  str,
  textField,
} from "../../../plugin-sdk/index.ts";
import { SITE } from "../source.ts";

/** What a text object says, in any of its generations: `runs`, `simpleText`, `content`, or the bare text. */
export function saidIn(value: unknown): string | null {
  const runs = arr(value, "runs")?.map((run) => str(run, "text"));
  if (runs !== undefined && (runs.length === 0 || runs.includes(null))) return null;
  const text = runs?.join("") ?? str(value, "simpleText") ?? str(value, "content") ?? str(value);
  return text === null || text.trim() === "" ? null : text;
}

/** A field from such an object. */
export const wordsFrom = (path: string, meaning = "") => fieldFrom(path, textField(meaning), saidIn);

const linkHere = (meaning: string) => (path: string) =>
  fieldFrom(path, linkField(meaning), (value) => absoluteUrl(str(value) ?? "", SITE));
/** An address, which may lack its scheme or host. */
export const addressFrom = (path: string, meaning = "") => linkHere(meaning)(path);

/** Answers that state the size of each picture; the markup for search engines does not. */
const SIZED = ["row", "player", "chart"];
const IMAGE = {
  url: needed(addressFrom("url", "Picture.")),
  widthPx: statedIn(SIZED, countFrom("width", "Width in pixels.")),
  heightPx: statedIn(SIZED, countFrom("height", "Height in pixels.")),
};
/** Pictures by size. */
export const imagesFrom = (path: string) => listFrom(path, IMAGE, "Stills, by size.");

/** Seconds of a clock as lists show it, in the digits of any language; Danish and Finnish pages write dots. */
export const clockSeconds = (value: unknown): number | null =>
  parseDuration(asciiDigits(saidIn(value) ?? "").replaceAll(".", ":"));

/** How pages say 0 in words, such as "No views": first in most languages, last in some. */
const NONE =
  /^(?:no|keine?|aucune?|nessun\p{L}*|ning[uú]n\p{L}*|sin|sem|nenhum\p{L}*|geen|inga?|ingen|ei|brak|žádn\p{L}*|žiadn\p{L}*|nincs|nicio?|niciun|không|belum|tidak|нет|немає|няма|нема|nema|ni|nėra|nav|pole|cap|walang|tiada|καμ[ιί]\p{L}*|κανένα\p{L}*|אין|لا|بدون|कोई)(?!\p{L})|^(?:ไม่มี|没有|沒有|無|无)|(?:yok|없음|なし)$/iu;

/** The count in a text such as "1.2K views", "12 tn visningar" or "No views". */
export function countIn(text: string | null, language: string): number | null {
  if (text === null) return null;
  if (NONE.test(text) && !/\p{Nd}/u.test(text)) return 0;
  const count = parseNumber(text, language);
  return count !== null && count >= 0 && Number.isSafeInteger(count) ? count : null;
}

/** `viewCount` and `viewCountText` and the like. */
export function shownCount<const N extends string>(name: N, text: string | null, language: string) {
  return { [`${name}Count`]: countIn(text, language), [`${name}CountText`]: text } as Record<
    `${N}Count`,
    number | null
  > &
    Record<`${N}CountText`, string | null>;
}

/** The handle in the path of an address, where letters beyond ASCII are escaped. */
export const handleIn = (path: string | null): string | null =>
  /^\/?(@.+)$/.exec(decodePercent(path ?? "") ?? path ?? "")?.[1] ?? null;

/** What the first of some text objects says. */
export const firstSaid = (...values: unknown[]): string | null =>
  values.map(saidIn).find((text) => text !== null) ?? null;

/** The date in a text such as "Last updated on 15 Jul 2022", behind the words before it. */
export function dateIn(text: string, language: string): string | null {
  const words = text.split(" ");
  const rests = words.map((_, index) => parseDate(words.slice(index).join(" "), { locale: language }));
  return rests.find((date) => date !== null) ?? null;
}

/** A time of day, which no count and no age has. */
const TIME_OF_DAY = /(?<!\p{Nd})\p{Nd}{1,2}[:：]\p{Nd}{2}(?!\p{Nd})/u;

/**
 * Tells views and age apart, which stand side by side without names: the one that reads as an age is it, else the second.
 * What is announced for a time of day has no views: the number beside it is of those who wait.
 */
export function viewsAndAge(texts: readonly string[], language: string, now: Date) {
  const announced = texts.find((text) => TIME_OF_DAY.test(text));
  if (announced !== undefined) return { views: null, age: announced };
  const ages = texts.filter((text) => parseRelativeTime(text, { now, locale: language }) !== null);
  const age = (ages.length === 1 ? ages[0] : texts[1]) ?? null;
  const isCount = (text: string) => /\p{Nd}/u.test(text) || countIn(text, language) !== null;
  return { views: texts.find((text) => text !== age && isCount(text)) ?? null, age };
}
