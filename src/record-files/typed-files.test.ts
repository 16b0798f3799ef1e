import { parquetMetadata, parquetReadObjects } from "hyparquet";
import { expect, it } from "vitest";
import { sheetOf } from "../../test/kit/unzip.ts";
import type { JsonObject } from "../kernel/json.ts";
import { parquetOf } from "./parquet.ts";
import { recordColumns, type RecordColumn } from "./record-columns.ts";
import { spreadsheetOf } from "./spreadsheet.ts";
import { zipOf } from "./zip.ts";

const MANY = 100_000;
const text = { type: "string" };
const SCHEMA = {
  type: "object",
  properties: {
    n: { type: "integer" },
    title: { anyOf: [text, { type: "null" }] },
    price: { anyOf: [{ type: "number" }, { type: "null" }] },
    at: { type: "string", format: "date-time" },
    ok: { type: "boolean" },
    tags: { type: "array", items: text },
    seller: { type: "object", properties: { name: text } },
    variants: { type: "array", items: { type: "object", properties: { id: text } } },
    mixed: { anyOf: [text, { type: "integer" }] },
    kind: { const: "thing" },
    size: { enum: ["s", "m"] },
    odd: { enum: ["s", 1] },
  },
};
const FULL: JsonObject = {
  n: 9_007_199_254_740_991,
  title: "=1+1 <&> ü€😀",
  price: 0.1,
  at: "2026-01-31T12:00:00.123Z",
  ok: false,
  tags: ["a", "b"],
  seller: { name: "Ada" },
  variants: [{ id: "x" }, { id: "y" }],
  mixed: "m",
  kind: "thing",
  odd: 1,
};
const EMPTY: JsonObject = { n: -1, title: null, price: null, at: "2026-01-01T00:00:00Z", ok: true, mixed: 5 };

async function* of(...records: JsonObject[]): AsyncGenerator<JsonObject> {
  yield* records;
}
async function bytesOf(chunks: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = [];
  for await (const chunk of chunks) all.push(chunk);
  return Buffer.concat(all);
}
async function readParquet(bytes: Buffer): Promise<Record<string, unknown>[]> {
  const file = new Uint8Array(bytes).buffer;
  return parquetReadObjects({ file });
}

it("types columns as the schema of the Records says, in the wanted order", () => {
  const types = (fields: string[] | null) =>
    recordColumns(SCHEMA, fields).map(({ name, type }) => [name, type]);
  expect(types(null)).toEqual([
    ["n", "integer"],
    ["title", "text"],
    ["price", "number"],
    ["at", "moment"],
    ["ok", "boolean"],
    ["tags", "json"],
    ["seller", "json"],
    ["variants", "json"],
    ["mixed", "json"],
    ["kind", "text"],
    ["size", "text"],
    ["odd", "json"],
  ]);
  expect(types(["seller.name", "variants.id", "n", "nope"])).toEqual([
    ["seller.name", "text"],
    ["variants.id", "json"],
    ["n", "integer"],
    ["nope", "json"],
  ]);
});

it.each([
  ["text", { type: ["string", "null"] }],
  ["boolean", { type: ["null", "boolean"] }],
  ["number", { type: ["number", "null"] }],
  ["number", { type: ["integer", "number"] }],
  ["moment", { type: ["string", "null"], format: "date-time" }],
  ["text", { anyOf: [{ type: "string", format: "date-time" }, { type: "string" }] }],
  ["text", { oneOf: [{ const: "a" }, { enum: ["b", null] }, { type: "null" }] }],
  ["text", { anyOf: [{ anyOf: [text, { type: "null" }] }, { type: "null" }] }],
  ["integer", { enum: [1, 2, null] }],
  ["number", { enum: [1, 2.5] }],
  ["boolean", { const: true }],
  ["json", { type: ["string", "number", "null"] }],
  ["json", { type: ["array", "null"], items: text }],
  ["json", { type: "null" }],
  ["json", {}],
])("types a column as %s for %j", (type, schema) => {
  expect(recordColumns({ properties: { it: schema } }, null)).toEqual([{ name: "it", type }]);
});

it("writes parquet that reads back with the same values", async () => {
  const bytes = await bytesOf(parquetOf(of(FULL, EMPTY), recordColumns(SCHEMA, null)));
  expect(await readParquet(bytes)).toEqual([
    {
      ...FULL,
      n: 9_007_199_254_740_991n,
      at: new Date("2026-01-31T12:00:00.123Z"),
      tags: '["a","b"]',
      seller: '{"name":"Ada"}',
      variants: '[{"id":"x"},{"id":"y"}]',
      mixed: '"m"',
      kind: "thing",
      size: null,
      odd: "1",
    },
    {
      ...EMPTY,
      n: -1n,
      at: new Date("2026-01-01T00:00:00.000Z"),
      tags: null,
      seller: null,
      variants: null,
      mixed: "5",
      kind: null,
      size: null,
      odd: null,
    },
  ]);
  const types = parquetMetadata(new Uint8Array(bytes).buffer).schema.slice(1, 6);
  expect(types.map(({ type, converted_type }) => [type, converted_type])).toEqual([
    ["INT64", undefined],
    ["BYTE_ARRAY", "UTF8"],
    ["DOUBLE", undefined],
    ["INT64", "TIMESTAMP_MILLIS"],
    ["BOOLEAN", undefined],
  ]);
  const picked = parquetOf(of(FULL), recordColumns(SCHEMA, ["seller.name", "variants.id"]));
  expect(await readParquet(await bytesOf(picked))).toEqual([
    { "seller.name": "Ada", "variants.id": '["x","y"]' },
  ]);
  expect(await readParquet(await bytesOf(parquetOf(of(), recordColumns(SCHEMA, null))))).toEqual([]);
});

it("writes a spreadsheet with typed cells, in which no text is a formula", async () => {
  let cut = 0;
  const long: JsonObject = { ...EMPTY, title: "x".repeat(40_000), tags: "\u0001\ud800" };
  const file = spreadsheetOf(
    of(FULL, long),
    recordColumns(SCHEMA, ["n", "title", "price", "at", "ok", "tags"]),
    (cells) => {
      cut = cells;
    },
  );
  const [names, first, second] = sheetOf(await bytesOf(file));
  expect(Object.values(names ?? {})).toEqual(
    ["n", "title", "price", "at", "ok", "tags"].map((name) => `t:${name}`),
  );
  expect(first).toEqual({
    A: "t:9007199254740991",
    B: "t:=1+1 &#60;&#38;&#62; ü€😀",
    C: "0.1",
    D: expect.stringMatching(/^46053\.50000142/) as string,
    E: "b:0",
    F: 't:["a","b"]',
  });
  expect(second).toEqual({
    A: "-1",
    B: `t:${"x".repeat(32_760)}… [cut]`,
    D: "46023",
    E: "b:1",
    F: 't:"\\u0001\\ud800"',
  });
  expect(cut).toBe(1);
});

it("shows half a surrogate pair as JSON does, in place of a sign that says nothing", async () => {
  const columns = recordColumns(SCHEMA, ["title"]);
  const record = { title: "a\ud83d b\udc4d c😀" };
  const shown = "a\\ud83d b\\udc4d c😀";
  expect(await readParquet(await bytesOf(parquetOf(of(record), columns)))).toEqual([{ title: shown }]);
  const [, row] = sheetOf(await bytesOf(spreadsheetOf(of(record), columns, () => undefined)));
  expect(row).toEqual({ A: `t:${shown}` });
});

it("refuses what is not of its column", async () => {
  const columns = recordColumns(SCHEMA, ["price"]);
  await expect(bytesOf(parquetOf(of({ price: "12 €" }), columns))).rejects.toThrow(
    'A Record has "12 €" as price, which is no number.',
  );
});

/** Writes 100,000 Records; `mostAhead` is how many were read at most since bytes came out last. */
async function writtenInPieces(
  write: (records: AsyncIterable<JsonObject>, columns: RecordColumn[]) => AsyncIterable<Uint8Array>,
) {
  let made = 0;
  let mostAhead = 0;
  const records = async function* (): AsyncGenerator<JsonObject> {
    for (; made < MANY; made++) yield { n: made, title: `Number ${made}`, price: made / 4 };
  };
  const chunks: Uint8Array[] = [];
  let sent = 0;
  for await (const chunk of write(records(), recordColumns(SCHEMA, ["n", "title", "price"]))) {
    mostAhead = Math.max(mostAhead, made - sent);
    sent = made;
    chunks.push(chunk);
  }
  return { mostAhead, chunks: chunks.length, file: Buffer.concat(chunks) };
}

it("writes parquet in bounded memory, group by group", async () => {
  const written = await writtenInPieces(parquetOf);
  // What is held is one group, however many Records there are.
  expect([written.mostAhead, written.chunks]).toEqual([5_000, 21]);
  const file = new Uint8Array(written.file).buffer;
  expect(parquetMetadata(file).row_groups.map(({ num_rows }) => Number(num_rows))).toEqual(
    Array.from({ length: 20 }, () => 5_000),
  );
  expect(await parquetReadObjects({ file, rowStart: 99_998, rowEnd: 100_000 })).toEqual([
    { n: 99_998n, title: "Number 99998", price: 24_999.5 },
    { n: 99_999n, title: "Number 99999", price: 24_999.75 },
  ]);
});

it("writes a spreadsheet in bounded memory, piece by piece", async () => {
  const { mostAhead, file } = await writtenInPieces((records, columns) =>
    spreadsheetOf(records, columns, () => undefined),
  );
  // A row has about 130 characters: what is held is two pieces of 64 KB, however many Records there are.
  expect(mostAhead).toBeLessThan(1_500);
  const rows = sheetOf(file);
  expect(rows).toHaveLength(MANY + 1);
  expect(rows.at(-1)).toEqual({ A: "99999", B: "t:Number 99999", C: "24999.75" });
});

it("keeps line ends and spaces of a text, and names columns behind Z", async () => {
  const names = Array.from({ length: 28 }, (_, index) => `c${index}`);
  const record: JsonObject = { c26: " a\r\nb\u000b\uffff " };
  const properties = Object.fromEntries(names.map((name) => [name, text]));
  const columns = recordColumns({ type: "object", properties }, null);
  const file = await bytesOf(spreadsheetOf(of(record), columns, () => undefined));
  const [first, second] = sheetOf(file);
  expect(Object.keys(first ?? {}).slice(24)).toEqual(["Y", "Z", "AA", "AB"]);
  expect(second).toEqual({ AA: "t: a&#13;\nb\ufffd\ufffd " });
});

it("refuses a file that the sizes of an archive cannot name", async () => {
  await expect(bytesOf(zipOf([["a.txt", ["x".repeat(11)]]], 10))).rejects.toThrow("does not go into");
});
