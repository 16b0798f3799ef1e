import {
  absoluteUrl,
  countField,
  fieldFrom,
  instantField,
  int,
  linkField,
  maybe,
  parseDate,
  type StatedField,
  type StatedFields,
  statedIn,
  textField,
} from "../../../plugin-sdk/index.ts";
import { SITE } from "../source.ts";

const textOf = (value: unknown): string | null => (typeof value === "string" ? value.trim() : null);

/** Text without outer white space; the source has an empty one, or null, where there is none. */
export const wordsFrom = (path: string, meaning: string) =>
  maybe(fieldFrom(path, textField(meaning), textOf));

/** A picture; the source leaves out its protocol, and has an empty text where there is none. */
export const pictureFrom = (path: string, meaning: string) =>
  maybe(fieldFrom(path, linkField(meaning), (value) => textOf(value) && absoluteUrl(String(value), SITE)));

const lower = (value: unknown): string => textOf(value)?.toLowerCase() ?? "-";
/** An ISO 3166-1 code, which the source has in upper case. */
export const countryFrom = (path: string, meaning: string) =>
  maybe(fieldFrom(path, textField(meaning), (value) => /^(?:[a-z]{2})?$/.exec(lower(value))?.[0]));

/** 1 to 5 in whole numbers. */
export const starsFrom = (path: string, meaning: string) =>
  fieldFrom(path, countField(meaning), (value) => [1, 2, 3, 4, 5].find((stars) => stars === value));

/** Whole numbers as text, which says `undefined` where there is none. */
export const rankFrom = (path: string, meaning: string) =>
  maybe(fieldFrom(path, countField(meaning), (value) => (value === "undefined" ? "" : int(value))));

/** `2026-01-09 11:27:28 UTC`. */
export const zonedFrom = (path: string, meaning: string) =>
  maybe(fieldFrom(path, instantField(meaning), (value) => parseDate(textOf(value) ?? "")));

/** Only the state of a page always has it. */
export const onPage = <F extends StatedField>(field: F): F => statedIn(["page"], field);
/** The same for several fields. */
export const onPages = <F extends StatedFields>(fields: F): F =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, onPage(field)])) as unknown as F;

/** How the site calls the stars. */
export const STARS = ["one", "two", "three", "four", "five"] as const;
