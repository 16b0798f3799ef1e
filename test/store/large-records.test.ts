import { afterAll, beforeAll, expect, test } from "vitest";
import { exportJsonl } from "../../src/domain/record/export.ts";
import { batchReader, MAX_PAGE_BYTES, pageOfRecords } from "../../src/domain/record/record-pages.ts";
import { insertRecords } from "../../src/store/record/records.store.ts";
import { sampleRequest } from "../../src/store/testing/sample-request.ts";
import { startEngineStore, type EngineStore } from "./engine-store.ts";

/** Of two bytes each. */
const LETTERS = 450_000;
const COUNT = 20;
const request = sampleRequest({
  state: "succeeded",
  recordCount: COUNT,
  segments: [{ fence: 1, from: 0, to: COUNT }],
});
const jsonOf = (n: number): string => JSON.stringify({ n, text: "é".repeat(LETTERS) });

let engine: EngineStore;
beforeAll(async () => {
  engine = await startEngineStore();
  for (let n = 0; n < COUNT; n++)
    await insertRecords(engine.store, request._id, 1, n, [{ json: jsonOf(n), key: `key${n}` }]);
});
afterAll(() => engine.stop());

test("pages of large Records end early, and their cursors lead to all of them", async () => {
  const pages: number[][] = [];
  for (let after: string | null = null, left = COUNT; left > 0; left--) {
    const page = await pageOfRecords(engine.store, request, { after, limit: 1000 });
    pages.push(page.records.map(({ seq }) => seq));
    after = page.nextCursor;
    if (after === null) break;
  }
  const each = Math.floor(MAX_PAGE_BYTES / Buffer.byteLength(jsonOf(0)));
  expect(pages.map((page) => page.length)).toEqual([each, each, COUNT - 2 * each]);
  expect(pages.flat()).toEqual(Array.from({ length: COUNT }, (_, n) => n));
});

test("an export reads them in such steps, and leaves none out", async () => {
  const sizes = await batchReader(engine.store)(request, 0);
  expect(sizes.length).toBeLessThan(COUNT);
  let lines = 0;
  for await (const chunk of exportJsonl(engine.store, request, { from: 0, limit: null }, null))
    lines += String(chunk).split("\n").length - 1;
  expect(lines).toBe(COUNT);
});

test("a Record that is larger than a page is a page", async () => {
  const huge = sampleRequest({
    _id: "req_000000000000000000000077",
    state: "succeeded",
    recordCount: 2,
    segments: [{ fence: 1, from: 0, to: 2 }],
  });
  const json = JSON.stringify({ text: "x".repeat(MAX_PAGE_BYTES) });
  await insertRecords(engine.store, huge._id, 1, 0, [{ json, key: "a" }]);
  await insertRecords(engine.store, huge._id, 1, 1, [{ json: "{}", key: "b" }]);
  const first = await pageOfRecords(engine.store, huge, { after: null, limit: 10 });
  expect([first.records.length, first.nextCursor === null]).toEqual([1, false]);
  const second = await pageOfRecords(engine.store, huge, { after: first.nextCursor, limit: 10 });
  expect([second.records.map(({ seq }) => seq), second.nextCursor]).toEqual([[1], null]);
});
