import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { text } from "node:stream/consumers";
import { exportJsonl } from "../../src/domain/record/export.ts";
import { allRecords, batchReader, pageOfRecords } from "../../src/domain/record/record-pages.ts";
import { deleteRecords, insertRecords } from "../../src/store/record/records.store.ts";
import { sampleRequest } from "../../src/store/testing/sample-request.ts";
import { startEngineStore, type EngineStore } from "./engine-store.ts";

const COUNT = 1500;
const request = sampleRequest({
  state: "succeeded",
  recordCount: COUNT,
  segments: [{ fence: 1, from: 0, to: COUNT }],
});

let engine: EngineStore;
beforeAll(async () => {
  engine = await startEngineStore();
});
afterAll(() => engine.stop());
beforeEach(() =>
  insertRecords(
    engine.store,
    request._id,
    1,
    0,
    Array.from({ length: COUNT }, (_, n) => ({ json: `{"n":${n}}`, key: `key${n}` })),
  ),
);

test("Records that are deleted while they are read end the reading with an error, not as if there were no more", async () => {
  const seen: number[] = [];
  const reading = (async () => {
    for await (const { seq } of allRecords(batchReader(engine.store), request)) {
      seen.push(seq);
      if (seq === 0) await deleteRecords(engine.store, request._id);
    }
  })();
  await expect(reading).rejects.toMatchObject({ code: "results_expired" });
  expect(seen).toHaveLength(1000);
});

test("an export of them breaks off, and a page of them is refused", async () => {
  expect(
    (await text(exportJsonl(engine.store, request, { from: 0, limit: null }, null))).split("\n"),
  ).toHaveLength(COUNT + 1);
  await deleteRecords(engine.store, request._id);
  await expect(
    text(exportJsonl(engine.store, request, { from: 0, limit: null }, null)),
  ).rejects.toMatchObject({ code: "results_expired" });
  const page = pageOfRecords(engine.store, request, { after: null, limit: 10 });
  await expect(page).rejects.toMatchObject({ code: "results_expired" });
});
