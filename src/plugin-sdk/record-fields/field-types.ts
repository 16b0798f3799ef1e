/**
 * The types of Record fields. Each takes what the field means, which is its documentation, and accepts null: the source
 * does not show it. None has a default, so that a draft without the field does not compile.
 */
import { z } from "zod";

/** Text. */
export const textField = (meaning: string) => z.string().nullable().describe(meaning);

/** A number with decimals. */
export const numberField = (meaning: string) => z.number().nullable().describe(meaning);

/** A whole number. */
export const integerField = (meaning: string) => z.int().nullable().describe(meaning);

/** How many: a whole number from 0. */
export const countField = (meaning: string) => z.int().nonnegative().nullable().describe(meaning);

/** A place in a list: a whole number from 1. */
export const placeField = (meaning: string) => z.int().positive().nullable().describe(meaning);

/** True or false; null when the source says neither. */
export const flagField = (meaning: string) => z.boolean().nullable().describe(meaning);

/** An http(s) URL. */
export const linkField = (meaning: string) => webUrl().nullable().describe(meaning);

/** A list of http(s) URLs. */
export const linksField = (meaning: string) => z.array(webUrl()).nullable().describe(meaning);

/** A list of texts. */
export const textsField = (meaning: string) => z.array(z.string()).nullable().describe(meaning);

/** An instant in ISO 8601 UTC, such as `2026-01-31T09:30:00.000Z`; for names that end in `At`. */
export const instantField = (meaning: string) => z.iso.datetime().nullable().describe(meaning);

/** A day, such as `2026-01-31`; for names that end in `On`. */
export const dayField = (meaning: string) => z.iso.date().nullable().describe(meaning);

/** One of a few words. */
export const wordField = <const W extends readonly string[]>(words: W, meaning: string) =>
  z.enum(words).nullable().describe(meaning);

/** A list of objects with these fields; null when the source does not show it, empty when it shows that there are none. */
export const listField = <S extends z.core.$ZodShape>(fields: S, meaning: string) =>
  z.array(z.object(fields)).nullable().describe(meaning);

/** An object with these fields. */
export const objectField = <S extends z.core.$ZodShape>(fields: S, meaning: string) =>
  z.object(fields).nullable().describe(meaning);

/** A text without which the Record is useless: no null. */
export const neededText = (meaning: string) => z.string().min(1).describe(meaning);

/** An http(s) URL without which the Record is useless: no null. */
export const neededLink = (meaning: string) => webUrl().describe(meaning);

function webUrl() {
  return z.stringFormat("url", isWebUrl);
}

const MAX_ORIGINS = 100;
const MAX_ORIGIN_CHARACTERS = 100;
/** Origins of URLs, each with the slash behind it: whatever follows that slash, such a URL can be parsed. */
const origins = new Set<string>();
let last = "";

/** An absolute http(s) URL. */
export function isWebUrl(text: string): boolean {
  // Most of the hundreds of a page are of few hosts, and many in a row of one.
  if (last !== "" && text.slice(0, last.length) === last) return true;
  const origin = text.slice(0, text.indexOf("/", "https://".length) + 1);
  if (!origins.has(origin)) {
    if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return false;
    if (origin.length > MAX_ORIGIN_CHARACTERS || !/^https?:\/\/[^/\\?#]+\/$/i.test(origin)) return true;
    if (origins.size >= MAX_ORIGINS) origins.clear();
    origins.add(origin);
  }
  last = origin;
  return true;
}
