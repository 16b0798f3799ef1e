import { afterAll, beforeAll, expect, test } from "vitest";
import { forget } from "../../src/domain/retention/forget.ts";
import { RunLogService } from "../../src/domain/request/run-log.service.ts";
import type { RunLogDoc } from "../../src/store/request/run-log-documents.ts";
import { claimIdempotencyKey } from "../../src/store/request/idempotency.store.ts";
import { chunkId } from "../../src/store/record/record-chunks.ts";
import type { RecordChunk } from "../../src/store/record/record-documents.ts";
import { deleteRecords, insertRecords } from "../../src/store/record/records.store.ts";
import { startEngineStore, type EngineStore } from "./engine-store.ts";

const NOW = new Date("2026-01-02T03:04:05.000Z");
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const clock = { now: () => NOW };
const ago = (ms: number): Date => new Date(NOW.getTime() - ms);

let engine: EngineStore;
beforeAll(async () => {
  engine = await startEngineStore();
});
afterAll(() => engine.stop());

const line = (id: string, at: Date): RunLogDoc => ({
  _id: id,
  requestId: "req_1",
  attempt: 1,
  at,
  level: "info",
  message: id,
  data: null,
});

test("documents are forgotten at the end of their lifetime and not a millisecond before, however many", async () => {
  const { store } = engine;
  const { idempotency, originPace, workers, runLogs, fieldHealth, pricePoints } = store;
  const key = (id: string, createdAt: Date) => ({ _id: id, bodyHash: "h", requestId: "r", createdAt });
  const pace = (id: string, nextAt: Date) => ({ _id: id, nextAt, slots: [] });
  const worker = (id: string, seenAt: Date) => ({ _id: id, workerId: id, scrapers: [], seenAt });
  await idempotency.insertMany([key("over", ago(DAY_MS + 1)), key("last", ago(DAY_MS))]);
  await originPace.insertMany([pace("over", ago(HOUR_MS + 1)), pace("last", ago(HOUR_MS))]);
  await workers.insertMany([worker("over", ago(HOUR_MS + 1)), worker("last", ago(HOUR_MS))]);
  const fields = (id: string, at: Date) => ({
    _id: id,
    scraper: "s",
    operation: "o",
    writes: 1,
    fields: {},
    at,
  });
  await fieldHealth.insertMany([fields("over", ago(90 * DAY_MS + 1)), fields("last", ago(90 * DAY_MS))]);
  const point = (id: string, observedAt: Date) => ({
    ...{ _id: id, requestId: "r", observedAt, title: null, url: "https://example.org", currency: null },
    ...{ price: null, priceMicros: null, priceMin: null, priceMax: null, availability: null, seller: null },
  });
  await pricePoints.insertMany([point("over", ago(730 * DAY_MS + 1)), point("last", ago(730 * DAY_MS))]);
  // Of more than two slices.
  const old = Array.from({ length: 2100 }, (_, n) => line(`over ${n}`, ago(30 * DAY_MS + 1 + n)));
  await runLogs.insertMany([...old, line("last", ago(30 * DAY_MS))]);

  await forget({ store, clock });

  const ids = (documents: { _id: string }[]): string[] => documents.map(({ _id }) => _id);
  expect({
    idempotency: ids(await idempotency.find().toArray()),
    originPace: ids(await originPace.find().toArray()),
    workers: ids(await workers.find().toArray()),
    runLogs: ids(await runLogs.find().toArray()),
    fieldHealth: ids(await fieldHealth.find().toArray()),
    pricePoints: ids(await pricePoints.find().toArray()),
  }).toEqual({
    idempotency: ["last"],
    originPace: ["last"],
    workers: ["last"],
    runLogs: ["last"],
    fieldHealth: ["last"],
    pricePoints: ["last"],
  });
});

test("an idempotency key is free again after its day, though nobody has deleted it", async () => {
  const { store } = engine;
  const claim = (requestId: string, createdAt: Date) =>
    claimIdempotencyKey(store, {
      _id: "account:day",
      bodyHash: `body of ${requestId}`,
      requestId,
      createdAt,
    });
  await claim("first", ago(DAY_MS));
  const replayed = await claim("second", NOW);
  expect(replayed).toMatchObject({ first: false, doc: { requestId: "first", createdAt: ago(DAY_MS) } });

  const later = new Date(NOW.getTime() + 1);
  const claims = await Promise.all(Array.from({ length: 20 }, (_, n) => claim(`later ${n}`, later)));
  const [winner, ...others] = claims.filter(({ first }) => first);
  expect(others).toEqual([]);
  expect(new Set(claims.map(({ doc }) => doc.requestId))).toEqual(new Set([winner?.doc.requestId]));
  expect(await store.idempotency.findOne({ _id: "account:day" })).toEqual(winner?.doc);
});

test("a run log shows no line whose lifetime is over", async () => {
  const { store } = engine;
  await store.runLogs.insertMany([line("req_1.1", ago(30 * DAY_MS + 1)), line("req_1.2", ago(30 * DAY_MS))]);
  const lines = await new RunLogService({ store, clock }).lines("req_1", { first: 10, after: null });
  expect(lines.map(({ message }) => message)).toEqual(["last", "req_1.2"]);
});

test("Records of one Request are deleted slice by slice, and those of no other", async () => {
  const { store } = engine;
  const [mine, next] = ["req_00000000000000000000000a", "req_00000000000000000000000b"];
  const chunk = (seq: number): RecordChunk => ({
    ...{ _id: chunkId(mine, 1, seq), requestId: mine, seq, records: [{ json: "{}", key: String(seq) }] },
  });
  await store.records.insertMany(Array.from({ length: 2500 }, (_, seq) => chunk(seq)));
  await insertRecords(store, next, 1, 0, [{ json: "{}", key: "0" }]);
  await deleteRecords(store, mine);
  expect((await store.records.find().toArray()).map(({ _id }) => _id)).toEqual([`${next}.1.0000000`]);
});
