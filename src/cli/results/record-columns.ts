import { isJsonObject, type Json, type JsonObject } from "../../kernel/json.ts";
import { localFailure } from "../failure.ts";

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
      throw localFailure("invalid_input", `A Record has ${shown(value)} as ${name}, which is no ${type}.`, {
        agent: "Write it as jsonl or csv, or leave the field out with --fields.",
      });
    return cell;
  });
}

function cellOf(value: Json, type: ColumnType): Cell | undefined {
  switch (type) {
    case "json":
      return JSON.stringify(value);
    case "text":
      return typeof value === "string" ? value : undefined;
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

function typeOf(schema: JsonObject | null): ColumnType {
  switch (schema?.["type"]) {
    case "string":
      return schema["format"] === "date-time" ? "moment" : "text";
    case "integer":
    case "number":
    case "boolean":
      return schema["type"];
    default:
      return wordsOf(schema).every((word) => typeof word === "string") ? "text" : "json";
  }
}

/** What a schema without a type lists in its place; one null where it lists nothing. */
function wordsOf(schema: JsonObject | null): Json[] {
  const words = schema?.["enum"] ?? [schema?.["const"] ?? null];
  return Array.isArray(words) && words.length > 0 ? words : [null];
}

/** The one schema of a field besides null; null where there are several, none, or a list on the way. */
function schemaAt(schema: unknown, [step, ...rest]: readonly string[]): JsonObject | null {
  if (step === undefined) return plainOf(schema);
  const found = propertiesOf(schema)[step];
  return found === undefined ? null : schemaAt(found, rest);
}

function plainOf(schema: unknown): JsonObject | null {
  if (!isJsonObject(schema)) return null;
  if (!Array.isArray(schema["anyOf"])) return schema;
  const [only, ...others] = schema["anyOf"].filter((one) => isJsonObject(one) && one["type"] !== "null");
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
