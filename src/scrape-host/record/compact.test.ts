import { expect, test } from "vitest";
import { operation } from "../../plugin-sdk/define-scraper.ts";
import { z } from "../../plugin-sdk/index.ts";
import { recordSchemaOf } from "../input/json-schema.ts";
import { compactRecord, keptFields } from "./compact.ts";

const search = operation({
  name: "search",
  title: "Search",
  summary: "Finds.",
  agentHint: "Use it.",
  availability: "full",
  input: z.object({ fields: z.array(z.string()).optional() }),
  compactBy: "fields",
  record: z.object({ id: z.string(), note: z.string().nullable() }),
  dedupeKey: ({ id }) => id,
  async *run() {},
});

test("a Record keeps the fields that were asked for, in their order, and its source", () => {
  const record = { id: "1", note: null, featureCoverage: {}, _source: { url: "u" } };
  const kept = keptFields(search, { fields: ["note"] });
  expect(JSON.stringify(compactRecord(record, kept))).toBe('{"note":null,"_source":{"url":"u"}}');
});

test("a Record is whole where nobody asked for less", () => {
  const record = { id: "1", note: null };
  expect(compactRecord(record, keptFields(search, {}))).toBe(record);
  const { compactBy: _none, ...plain } = search;
  expect(keptFields(plain, { fields: ["note"] })).toBeNull();
});

test("no field of a Record that may be compact is promised", () => {
  expect(recordSchemaOf(search)["required"]).toEqual(["_source"]);
  const { compactBy: _none, ...plain } = search;
  expect(recordSchemaOf(plain)["required"]).toEqual(["id", "note", "_source"]);
});
