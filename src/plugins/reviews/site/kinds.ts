import {
  absoluteUrl,
  countField,
  fieldFrom,
  instantField,
  int,
  linkField,
  listField,
  maybe,
  parseDate,
  readObject,
  shapeOf,
  type StatedField,
  type StatedFields,
  statedIn,
  textField,
  z,
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
  maybe(
    fieldFrom(path, instantField(meaning), (value) => {
      const read = parseDate(textOf(value) ?? "");
      return read?.endsWith("Z") === true ? read : null;
    }),
  );

/** An object of a form that no recording shows: null, which is a gap, where none of its fields can be read. */
export const someOf = <F extends StatedFields>(path: string, fields: F, meaning: string) =>
  fieldFrom(path, z.object(shapeOf(fields)).nullable().describe(meaning), (value, reading, name) =>
    filled(readObject(fields, value, reading, name)),
  );
/** A list of such objects; one of which nothing can be read is a counted warning `row_dropped`. */
export const someRowsOf = <F extends StatedFields>(path: string, fields: F, meaning: string) =>
  fieldFrom(path, listField(shapeOf(fields), meaning), (value, reading, name) => {
    if (!Array.isArray(value)) return null;
    return value.flatMap((row) => {
      const read = filled(readObject(fields, row, reading, name));
      if (read === null) reading.warn("row_dropped", `${name}: a row could not be read.`);
      return read ?? [];
    });
  });
const filled = <T extends object>(read: T | null): T | null =>
  read !== null && Object.values(read).some((value) => value !== null) ? read : null;

/** Only the state of a page always has it. */
export const onPage = <F extends StatedField>(field: F): F => statedIn(["page"], field);
/** The same for several fields. */
export const onPages = <F extends StatedFields>(fields: F): F =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, onPage(field)])) as unknown as F;

/** How the site calls the stars. */
export const STARS = ["one", "two", "three", "four", "five"] as const;
