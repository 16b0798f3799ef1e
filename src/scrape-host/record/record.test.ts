import { describe, expect, it } from "vitest";
import { z } from "zod";
import { operation } from "../../plugin-sdk/define-scraper.ts";
import { finishRecord } from "./finish.ts";
import { MAX_RECORD_BYTES, recordJson } from "./truncate.ts";
import { validateRecord } from "./validate.ts";

const item = operation({
  name: "search",
  title: "Search",
  summary: "Finds.",
  agentHint: "Use it.",
  availability: "full",
  input: z.object({}),
  features: ["includeReviews", "includeOffers"],
  record: z.object({
    id: z.string(),
    price: z.number().nullable(),
    note: z.string().optional(),
    stars: z.number().default(0),
    seller: z.object({ name: z.string(), rating: z.number().nullable() }).nullable(),
    images: z.array(z.object({ url: z.string(), width: z.number().optional() })),
  }),
  dedupeKey: (record) => record.id,
  async *run() {},
});

const good = {
  id: "1",
  price: 2,
  note: "n",
  stars: 4,
  seller: { name: "s", rating: 1 },
  images: [{ url: "u" }],
};

function warned(record: unknown): unknown[] {
  const result = validateRecord(item, record);
  return [result.record, result.warnings.map(({ code, path }) => `${code} ${path}`)];
}

describe("validateRecord", () => {
  it("passes a good Record in declared key order, without unknown fields", () => {
    const { images, ...rest } = good;
    const result = validateRecord(item, { extra: 1, images, ...rest });
    expect(JSON.stringify(result.record)).toBe(JSON.stringify(good));
    expect(result.warnings).toEqual([]);
  });

  it.each([
    ["nullable", { price: "x" }, { price: null }, ["optional_field_invalid price"]],
    [
      "nested nullable",
      { seller: { name: "s", rating: "x" } },
      { seller: { name: "s", rating: null } },
      ["optional_field_invalid seller.rating"],
    ],
    [
      "required in a nullable object",
      { seller: { name: 1, rating: 1 } },
      { seller: null },
      ["optional_field_invalid seller.name"],
    ],
    ["default", { stars: "x" }, { stars: 0 }, ["optional_field_invalid stars"]],
    [
      "optional in a list",
      { images: [{ url: "u" }, { url: "v", width: "x" }] },
      { images: [{ url: "u" }, { url: "v" }] },
      ["optional_field_invalid images.1.width"],
    ],
    ["missing nullable", { price: undefined }, { price: null }, ["optional_field_invalid price"]],
  ])("empties a wrong field: %s", (_what, change, repaired, warnings) => {
    expect(warned({ ...good, ...change })).toEqual([{ ...good, ...repaired }, warnings]);
  });

  it("leaves out an optional field that takes no null, and reports every field", () => {
    const { note: _note, ...rest } = good;
    expect(warned({ ...good, note: 3, price: "x" })).toEqual([
      { ...rest, price: null },
      ["optional_field_invalid price", "optional_field_invalid note"],
    ]);
  });

  it.each([
    ["missing", { id: undefined }, "record_invalid id"],
    ["wrong", { id: 3 }, "record_invalid id"],
    ["in a required list", { images: [{ url: 1 }] }, "record_invalid images.0.url"],
  ])("drops a Record whose required field is %s", (_what, change, warning) => {
    expect(warned({ ...good, price: "x", ...change })).toEqual([null, [warning]]);
  });

  it.each([null, "x", []])("drops %j", (value) => {
    expect(warned(value)).toEqual([null, ["record_invalid "]]);
  });

  it("does not change what it was given", () => {
    const given = { ...good, seller: { name: "s", rating: "x" } };
    const before = JSON.stringify(given);
    validateRecord(item, given);
    expect(JSON.stringify(given)).toBe(before);
  });
});

describe("recordJson", () => {
  it("leaves a Record of exactly the cap alone", () => {
    const text = "a".repeat(MAX_RECORD_BYTES - '{"a":""}'.length);
    expect(recordJson({ a: text })).toBe(JSON.stringify({ a: text }));
    expect(recordJson({ a: "ü".repeat(400_000) })).toHaveLength(400_008);
  });

  it.each([
    ["plain", "a", 1],
    ["quotes", '"', 1],
    ["two bytes", "ü", 1],
    ["three bytes", "界", 1],
    ["pairs", "😀", 2],
    ["control characters", "\u0001", 1],
    ["lone surrogates", "\ud800", 1],
  ])("cuts a long text of %s close to the cap", (_what, unit, step) => {
    const text = `x${unit.repeat(MAX_RECORD_BYTES)}`;
    const json = recordJson({ id: "1", text, _source: { url: "u" } });
    const parsed = JSON.parse(json) as { text: string; _truncated: unknown[] };
    expect(Buffer.byteLength(json)).toBeLessThanOrEqual(MAX_RECORD_BYTES);
    expect(Buffer.byteLength(json)).toBeGreaterThan(MAX_RECORD_BYTES - 200);
    expect(text.startsWith(parsed.text)).toBe(true);
    expect((parsed.text.length - 1) % step).toBe(0);
    expect(parsed._truncated).toEqual([
      { path: "text", originalLength: text.length, keptLength: parsed.text.length },
    ]);
  });

  it("cuts a list of small items, and a long text inside a list", () => {
    const rows = Array.from({ length: 1_000 }, (_, index) => ({ index, text: "t".repeat(2_000) }));
    const cutRows = JSON.parse(recordJson({ id: "1", rows }));
    expect(cutRows.rows).toEqual(rows.slice(0, cutRows.rows.length));
    expect(cutRows._truncated).toEqual([
      { path: "rows", originalLength: 1_000, keptLength: cutRows.rows.length },
    ]);
    expect(cutRows.rows.length).toBeGreaterThan(500);
    const cutText = JSON.parse(recordJson({ rows: [{ text: "a" }, { text: "b".repeat(2_000_000) }] }));
    expect(cutText._truncated).toMatchObject([{ path: "rows.1.text", originalLength: 2_000_000 }]);
    expect(cutText.rows).toHaveLength(2);
  });

  it("gives up on a Record that holds nothing to cut", () => {
    const many = Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`k${index}`, index]));
    expect(() => recordJson(many, 100)).toThrow(RangeError);
  });
});

describe("finishRecord", () => {
  const from = { url: "https://x.example/", fetchedAt: new Date("2026-01-02T03:04:05Z") };

  it("adds coverage and source in a stable order", () => {
    const finished = finishRecord({ from, record: good, coverage: { includeOffers: "partial" } }, item, [
      "includeReviews",
      "includeOffers",
    ]);
    expect(Object.keys(finished.record).slice(6)).toEqual([
      "requestedFeatures",
      "featureCoverage",
      "_source",
    ]);
    expect(finished.record["featureCoverage"]).toEqual({
      includeReviews: "not_found",
      includeOffers: "partial",
    });
    expect(finished.record["_source"]).toEqual({
      url: "https://x.example/",
      fetchedAt: "2026-01-02T03:04:05.000Z",
      operation: "search",
    });
    expect(finished.dedupe).toBe("NWoZK3kTsExUV00Y");
  });

  it("adds no coverage when no feature was asked for", () => {
    expect(Object.keys(finishRecord({ from, record: good }, item, []).record).slice(6)).toEqual(["_source"]);
  });
});
