import { isJsonObject, type Json, type JsonObject } from "../kernel/json.ts";
import { shownSurrogates } from "../kernel/lone-surrogates.ts";
import { UnwritableRecords } from "./unwritable-records.ts";

/** What all values of a column are; `json` is any value, as its text. */
export type ColumnType = "text" | "integer" | "number" | "boolean" | "moment" | "json";

/** A column of a typed file. */
export interface RecordColumn {
  /** Path of the field in the Record, such as `seller.name`. */
  name: string;
  type: ColumnType;
}

export type Cell = string | number | boolean | Date | null;

/** Columns for these fields, or for all in their order, typed as the JSON Schema of the Records says. */
export function recordColumns(schema: unknown, fields: readonly string[] | null): RecordColumn[] {
  const names = fields ?? Object.keys(propertiesOf(schema));
  return names.map((name) => ({ name, type: typeOf(schemaAt(schema, name.split("."))) }));
}

/** The values of a Record in these columns. Throws when one is not what its column holds: nothing may change on the way. */
export function cellsOf(record: JsonObject, columns: readonly RecordColumn[]): Cell[] {
  return columns.map(({ name, type }) => {
    const value = valueAt(record, name.split("."));
    if (value === null || value === undefined) return null;
    const cell = cellOf(value, type);
    if (cell === undefined)
      throw new UnwritableRecords(`A Record has ${shown(value)} as ${name}, which is no ${type}.`);
    return cell;
  });
}

function cellOf(value: Json, type: ColumnType): Cell | undefined {
  switch (type) {
    case "json":
      return JSON.stringify(value);
    case "text":
      return typeof value === "string" ? shownSurrogates(value) : undefined;
    case "boolean":
      return typeof value === "boolean" ? value : undefined;
    case "number":
      return typeof value === "number" ? value : undefined;
    case "integer":
      return Number.isSafeInteger(value) ? (value as number) : undefined;
    case "moment": {
      const moment = new Date(typeof value === "string" ? value : Number.NaN);
      return Number.isNaN(moment.getTime()) ? undefined : moment;
    }
  }
}

/** The one type of all values besides null; `json` where there are several, or none is said. */
function typeOf(schema: JsonObject | null): ColumnType {
  const types = typesOf(schema);
  // A whole number is a number, and a moment is a text, where the other is as good.
  if (types.has("number")) types.delete("integer");
  if (types.has("text")) types.delete("moment");
  const [only = "json", ...others] = types;
  return others.length === 0 ? only : "json";
}

/** The types of the values that a schema allows, by all the ways in which it can say them; null is in every column. */
function typesOf(schema: Json | undefined): Set<ColumnType> {
  if (!isJsonObject(schema)) return new Set(["json"]);
  const { type, anyOf, oneOf } = schema;
  const ways = anyOf ?? oneOf;
  if (Array.isArray(ways)) return new Set(ways.flatMap((way) => [...typesOf(way)]));
  if (type === undefined) return new Set(wordsOf(schema).flatMap(typeOfWord));
  return new Set((Array.isArray(type) ? type : [type]).flatMap((name) => typeNamed(name, schema)));
}

function typeNamed(name: Json, { format }: JsonObject): ColumnType[] {
  switch (name) {
    case "null":
      return [];
    case "string":
      return [format === "date-time" ? "moment" : "text"];
    case "integer":
    case "number":
    case "boolean":
      return [name];
    default:
      return ["json"];
  }
}

function typeOfWord(word: Json): ColumnType[] {
  if (word === null) return [];
  return typeof word === "number"
    ? [Number.isSafeInteger(word) ? "integer" : "number"]
    : typeNamed(typeof word, {});
}

/** What a schema without a type lists in its place. */
function wordsOf(schema: JsonObject): Json[] {
  const words = schema["enum"] ?? [schema["const"] ?? null];
  return Array.isArray(words) ? words : [null];
}

/** The schema of a field; null where none says it, or a list is on the way. */
function schemaAt(schema: unknown, [step, ...rest]: readonly string[]): JsonObject | null {
  if (step === undefined) return isJsonObject(schema) ? schema : null;
  const found = propertiesOf(schema)[step];
  return found === undefined ? null : schemaAt(found, rest);
}

/** The one schema besides null. */
function plainOf(schema: unknown): JsonObject | null {
  if (!isJsonObject(schema)) return null;
  const ways = schema["anyOf"] ?? schema["oneOf"];
  if (!Array.isArray(ways)) return schema;
  const [only, ...others] = ways.filter((one) => isJsonObject(one) && one["type"] !== "null");
  return others.length === 0 && isJsonObject(only) ? only : null;
}

function propertiesOf(schema: unknown): JsonObject {
  const properties = plainOf(schema)?.["properties"];
  return isJsonObject(properties) ? properties : {};
}

/** A list on the way is gone through. */
function valueAt(value: Json | undefined, [step, ...rest]: readonly string[]): Json | undefined {
  if (step === undefined) return value;
  if (Array.isArray(value)) return value.map((one) => valueAt(one, [step, ...rest]) ?? null);
  return isJsonObject(value) && Object.hasOwn(value, step) ? valueAt(value[step], rest) : undefined;
}

function shown(value: Json): string {
  const text = JSON.stringify(value);
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}
