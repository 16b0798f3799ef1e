/**
 * Fields of a Record, each with the place where a JSON object states it: the one line says what the field is called,
 * where it stands, of which type it is and what it means. `shapeOf` makes the Record's schema of them, `readFields` reads
 * them. A field that the object should state and does not is null with a warning that names it.
 */
import { z } from "zod";
import type { RunContext } from "../run-context.ts";
import { absoluteUrl } from "../html/absolute-url.ts";
import { int } from "../json/typed.ts";
import { parseDate } from "../text/date.ts";
import {
  countField,
  dayField,
  flagField,
  instantField,
  isWebUrl,
  linkField,
  linksField,
  numberField,
  textField,
  textsField,
} from "./field-types.ts";
import { readObject, readRows } from "./read-fields.ts";

/** Which answer of the source is read, in the words of `statedIn` and of warnings, and who hears what it lacks. */
export interface Reading {
  answer: string;
  warn: RunContext["warn"];
}

/** One field of a Record and where it stands. */
export interface StatedField<S extends z.ZodType = z.ZodType> {
  schema: S;
  /** Keys with dots between them; where layouts differ several such paths with `|` between them, of which the first that is stated counts. */
  path: string;
  /** Without it the Record, or the object in it, is useless. */
  isNeeded: boolean;
  /** Null, or an empty text, is an answer of the source's, not a gap. */
  mayBeNull: boolean;
  /** The answers that always state it; in others it may be missing. Null: all of them. */
  statedIn: readonly string[] | null;
  /** The value of what stands there, which is neither null nor missing; null for another kind of thing. */
  read(value: unknown, reading: Reading, name: string): unknown;
}

export type StatedFields = Readonly<Record<string, StatedField>>;
/** The part of a schema that the fields make. */
export type ShapeOf<F extends StatedFields> = { -readonly [K in keyof F]: F[K]["schema"] };

/** A field of any type. `read` makes its value of what stands there, which is neither null nor missing; null for another form. */
export function fieldFrom<S extends z.ZodType>(
  path: string,
  schema: S,
  read: StatedField["read"] = (value) => schema.safeParse(value).data ?? null,
): StatedField<S> {
  return { path, schema, isNeeded: false, mayBeNull: false, statedIn: null, read };
}

// Plain looks, no schemas: the host validates each Record whole once more, and these are most of what a row has.
const isText = (value: unknown): value is string => typeof value === "string";
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
/** A value of this form, or null. */
const only = (fits: (value: unknown) => boolean) => (value: unknown) => (fits(value) ? value : null);

export const textFrom = (path: string, meaning: string) => fieldFrom(path, textField(meaning), only(isText));
export const flagFrom = (path: string, meaning: string) =>
  fieldFrom(
    path,
    flagField(meaning),
    only((value) => typeof value === "boolean"),
  );

export const countFrom = (path: string, meaning: string) =>
  fieldFrom(path, countField(meaning), only(isCount));
export const numberFrom = (path: string, meaning: string) =>
  fieldFrom(path, numberField(meaning), only(Number.isFinite));

const ISO_INSTANT = z.regexes.datetime({ offset: true });

/** A whole number from 0 that the source writes in digits, as a text or a number. */
export const digitsFrom = (path: string, meaning: string) =>
  fieldFrom(path, countField(meaning), (value) => only(isCount)(int(value)));

/** An absolute http(s) URL. */
export const linkFrom = (path: string, meaning: string) =>
  fieldFrom(path, linkField(meaning), (value) =>
    typeof value === "string" ? absoluteUrl(value, null) : null,
  );

/** A list of absolute http(s) URLs; null where it holds anything else. */
export const linksFrom = (path: string, meaning: string) =>
  fieldFrom(
    path,
    linksField(meaning),
    only((value) => Array.isArray(value) && value.every((one) => isText(one) && isWebUrl(one))),
  );

/** A day; the source has it as a date or an instant in any form that `parseDate` reads. */
export const dayFrom = (path: string, meaning: string) =>
  fieldFrom(path, dayField(meaning), (value) =>
    typeof value === "string" ? (parseDate(value)?.slice(0, "2026-01-31".length) ?? null) : null,
  );

export const textsFrom = (path: string, meaning: string) =>
  fieldFrom(
    path,
    textsField(meaning),
    only((value) => Array.isArray(value) && value.every(isText)),
  );

/** An id as text; the source has it as text or as a whole number. */
export const idFrom = (path: string, meaning: string) =>
  fieldFrom(path, textField(meaning), (id) => (Number.isSafeInteger(id) ? String(id) : only(isText)(id)));

/** An instant in UTC; the source has it in ISO 8601, with any offset. */
export const instantFrom = (path: string, meaning: string) =>
  fieldFrom(path, instantField(meaning), (value) => {
    if (!isText(value) || !ISO_INSTANT.test(value)) return null;
    return value.endsWith("Z") ? value : new Date(value).toISOString();
  });

/** An object with fields of its own; null where one of those that it needs is missing. */
export const objectFrom = <F extends StatedFields>(path: string, fields: F, meaning: string) =>
  fieldFrom(path, z.object(shapeOf(fields)).nullable().describe(meaning), (value, reading, name) =>
    readObject(fields, value, reading, name),
  );

/** A list of such objects; one that cannot be read is a counted warning `row_dropped`. */
export const listFrom = <F extends StatedFields>(path: string, fields: F, meaning: string) =>
  fieldFrom(
    path,
    z
      .array(z.object(shapeOf(fields)))
      .nullable()
      .describe(meaning),
    (value, reading, name) => (Array.isArray(value) ? readRows(fields, value, reading, name) : null),
  );

/** Without this field the Record, or the object that it is in, is useless. */
export function needed<S extends z.ZodType>(field: StatedField<z.ZodNullable<S>>): StatedField<S> {
  return { ...field, schema: field.schema.unwrap().describe(field.schema.description ?? ""), isNeeded: true };
}

/** The source answers null, or an empty text, where there is nothing: no gap, and no warning. */
export const maybe = <F extends StatedField>(field: F): F => ({ ...field, mayBeNull: true });

/** The source often leaves it out, or null, where there is nothing: no warning. What stands there must have its form. */
export const rarely = <F extends StatedField>(field: F): F => statedIn([], maybe(field));

/** Only these answers always state the field; in others it may be missing. */
export const statedIn = <F extends StatedField>(answers: readonly string[], field: F): F => ({
  ...field,
  statedIn: answers,
});

/** The part of a Record's schema that the fields make: `z.object({ ...shapeOf(fields), ...own })`. */
export function shapeOf<F extends StatedFields>(fields: F): ShapeOf<F> {
  return Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, schema])) as ShapeOf<F>;
}
