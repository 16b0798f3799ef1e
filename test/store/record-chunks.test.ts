import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { recordsIn } from "../../src/store/record/record-chunks.ts";
import { insertRecords, readKeys, readRecords } from "../../src/store/record/records.store.ts";
import type { Store } from "../../src/store/store.ts";
import { startEngineStore, type EngineStore } from "./engine-store.ts";

const ID = "req_000000000000000000000001";
const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
const records = (from: number, count: number) =>
  upTo(count).map((n) => ({ json: `{"n":${from + n}}`, key: `key${from + n}` }));

let engine: EngineStore;
let store: Store;
beforeAll(async () => {
  engine = await startEngineStore();
  store = engine.store;
});
afterAll(() => engine.stop());
beforeEach(() => store.records.deleteMany({}));

test("a Record is found wherever it stands in its chunk, or where it stood before there were chunks", async () => {
  const lone = (fence: number, seq: number) => ({
    ...{ _id: `${ID}.${fence}.000000${seq}`, requestId: ID, seq, key: `key${seq}`, json: `{"n":${seq}}` },
  });
  await store.records.insertMany([0, 1, 2, 3].map((seq) => lone(1, seq)));
  await insertRecords(store, ID, 2, 3, records(3, 173));
  await insertRecords(store, ID, 2, 176, records(176, 2));
  await insertRecords(store, ID, 3, 160, records(160, 90));
  // Of the second attempt the last Records do not count: their chunk is cut through.
  const segments = [
    { fence: 1, from: 0, to: 3 },
    { fence: 2, from: 3, to: 160 },
    { fence: 3, from: 160, to: 249 },
  ];
  expect(await readKeys(store, ID, segments)).toEqual(upTo(249).map((n) => `key${n}`));
  for (const from of [...upTo(10), 52, 53, 54, 102, 103, 104, 152, 153, 159, 160, 161, 209, 210, 248, 249])
    for (const limit of [1, 2, 49, 50, 51, 100, 1000]) {
      const rows = await readRecords(store, ID, segments, from, limit);
      const expected = upTo(Math.min(limit, 249 - from)).map((n) => from + n);
      expect(rows.map(({ seq, json }) => [seq, json])).toEqual(expected.map((n) => [n, `{"n":${n}}`]));
    }
});

test("large Records and many of a batch are put in chunks of at most 64,000 characters and 50", async () => {
  const sizes = [64_000, 1, 32_000, 31_999, 2, ...upTo(100).map(() => 1)];
  const large = sizes.map((size, n) => ({ key: `key${n}`, json: "x".repeat(size) }));
  await insertRecords(store, ID, 1, 7, large);
  const chunks = await store.records.find().sort({ _id: 1 }).toArray();
  expect(chunks.map((chunk) => [chunk._id, chunk.seq, recordsIn(chunk).length])).toEqual([
    [`${ID}.1.0000007`, 7, 1],
    [`${ID}.1.0000010`, 8, 3],
    [`${ID}.1.0000060`, 11, 50],
    [`${ID}.1.0000110`, 61, 50],
    [`${ID}.1.0000111`, 111, 1],
  ]);
});
