import { parquetReadObjects } from "hyparquet";
import { describe, expect, it } from "vitest";
import { builtInScrapers } from "../../scripts/generate/built-in-scrapers.ts";
import { parquetOf } from "../../src/record-files/parquet.ts";
import { recordColumns } from "../../src/record-files/record-columns.ts";
import { spreadsheetOf } from "../../src/record-files/spreadsheet.ts";
import { isJsonObject, type Json, type JsonObject } from "../../src/kernel/json.ts";
import { recordSchemaOf } from "../../src/scrape-host/input/json-schema.ts";
import { sheetOf } from "../kit/unzip.ts";

const OPERATIONS = (await builtInScrapers()).flatMap(({ id, operations }) =>
  operations.map((operation) => [`${id} ${operation.name}`, operation] as const),
);
const MOMENT = "2026-01-31T12:00:00.500Z";

/** A value that a JSON Schema allows besides null, however it says so; bounds and patterns are left aside. */
function valueOf(schema: Json | undefined): Json {
  if (!isJsonObject(schema)) throw new Error("A field has no schema.");
  const ways = schema["anyOf"] ?? schema["oneOf"];
  if (Array.isArray(ways)) return valueOf(ways.find((way) => isJsonObject(way) && way["type"] !== "null"));
  if (schema["const"] !== undefined) return schema["const"];
  if (Array.isArray(schema["enum"])) return schema["enum"].find((word) => word !== null) ?? null;
  const types = Array.isArray(schema["type"]) ? schema["type"] : [schema["type"]];
  switch (types.find((type) => type !== "null")) {
    case "string":
      return schema["format"] === "date-time" ? MOMENT : 'a "plain" text';
    case "integer":
      return 7;
    case "number":
      return 0.5;
    case "boolean":
      return false;
    case "array":
      return ["a"];
    case "object":
      return { a: "b" };
    default:
      throw new Error(`No value is known for ${JSON.stringify(schema)}.`);
  }
}

/** What the two kinds of files must give back for a value: JSON text for lists and objects alone. */
function readBack(value: Json, isMoment: boolean): { parquet: unknown; cell: string } {
  if (isMoment) return { parquet: new Date(MOMENT), cell: String(Date.parse(MOMENT) / 86_400_000 + 25_569) };
  if (typeof value === "string")
    return { parquet: value, cell: `t:${value.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)}` };
  if (typeof value === "number") return { parquet: value, cell: String(value) };
  if (typeof value === "boolean") return { parquet: value, cell: `b:${Number(value)}` };
  return { parquet: JSON.stringify(value), cell: `t:${JSON.stringify(value)}` };
}

async function* of(...records: JsonObject[]): AsyncGenerator<JsonObject> {
  yield* records;
}

async function bytesOf(chunks: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = [];
  for await (const chunk of chunks) all.push(chunk);
  return Buffer.concat(all);
}

describe("typed files of every operation", () => {
  it.each(OPERATIONS)("%s: each column comes back as what its schema says", async (_name, operation) => {
    const schema = recordSchemaOf(operation);
    const properties = Object.entries(schema["properties"] as JsonObject);
    const full = Object.fromEntries(properties.map(([name, field]) => [name, valueOf(field)]));
    const none = Object.fromEntries(properties.map(([name]) => [name, null]));
    const wanted = properties.map(([name, field]) => {
      const isMoment = JSON.stringify(field).includes('"date-time"') && full[name] === MOMENT;
      return [name, readBack(full[name] as Json, isMoment)] as const;
    });
    const columns = recordColumns(schema, null);

    const parquet = await bytesOf(parquetOf(of(full, none), columns));
    const [first, second] = await parquetReadObjects({ file: new Uint8Array(parquet).buffer });
    const asNumbers = Object.entries(first ?? {}).map(([name, value]) => [
      name,
      typeof value === "bigint" ? Number(value) : value,
    ]);
    expect(Object.fromEntries(asNumbers)).toEqual(
      Object.fromEntries(wanted.map(([name, { parquet: value }]) => [name, value])),
    );
    expect(second).toEqual(none);

    const [names, row, empty] = sheetOf(
      await bytesOf(spreadsheetOf(of(full, none), columns, () => undefined)),
    );
    expect(Object.values(names ?? {})).toEqual(properties.map(([name]) => `t:${name}`));
    expect(Object.values(row ?? {})).toEqual(wanted.map(([, { cell }]) => cell));
    expect(empty).toEqual({});
  });
});
