import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { FailureRecorder } from "../../src/domain/scrape/run/failure-recorder.ts";
import type { RunResult } from "../../src/domain/scrape/run/run-result.ts";
import { createLog } from "../../src/kernel/log.ts";
import type { RequestDoc } from "../../src/store/request/request-documents.ts";
import { startEngineStore, type EngineStore } from "./engine-store.ts";

let engine: EngineStore;
let now = Date.UTC(2026, 0, 2);
const clock = { now: () => new Date(now) };
const log = createLog("silent");
const request = { _id: "req_1", accountId: "acc_1", scraper: "shop", operation: "list" } as RequestDoc;
const canary = { ...request, canary: { records: 1, fields: ["price", "title"] } };
const recording = { har: '{"log":{"entries":[]}}', pages: [] };
const failed: RunResult = {
  end: { kind: "error", code: "source_changed", message: "No list." },
  ...{ last: null, fields: {}, recording },
};
const good: RunResult = { ...failed, end: { kind: "exhausted" } };

beforeAll(async () => {
  engine = await startEngineStore();
});
afterAll(() => engine.stop());
beforeEach(async () => {
  await engine.store.sourceRecordings.deleteMany({});
});
const kept = () => engine.store.sourceRecordings.find().sort({ _id: 1 }).toArray();

test("keeps the newest three of an operation, one in ten minutes", async () => {
  const recorder = new FailureRecorder({ store: engine.store, clock });
  for (let n = 1; n <= 5; n += 1) {
    expect(recorder.wanted(request)).toBe("failing");
    await recorder.keep({ request: { ...request, _id: `req_${n}` }, log, interruptReason: null }, failed);
    expect(recorder.wanted(request)).toBe("never");
    // Another operation has its own.
    expect(recorder.wanted({ ...request, operation: "other" })).toBe("failing");
    now += 601_000;
  }
  expect((await kept()).map(({ requestId, code }) => [requestId, code])).toEqual(
    [3, 4, 5].map((n) => [`req_${n}`, "source_changed"]),
  );
});

test("keeps one of runs that fail at once", async () => {
  const recorder = new FailureRecorder({ store: engine.store, clock });
  const run = (id: string) => ({ request: { ...request, _id: id }, log, interruptReason: null });
  await Promise.all(["req_1", "req_2", "req_3"].map((id) => recorder.keep(run(id), failed)));
  expect((await kept()).map(({ requestId }) => requestId)).toEqual(["req_1"]);
});

test("keeps nothing of a run that went well, that was stopped, or that is made up", async () => {
  const recorder = new FailureRecorder({ store: engine.store, clock });
  await recorder.keep({ request, log, interruptReason: null }, good);
  await recorder.keep({ request, log, interruptReason: "cancel" }, failed);
  const { recording: _none, ...without } = failed;
  await recorder.keep({ request, log, interruptReason: null }, without);
  expect(await kept()).toEqual([]);
  expect(recorder.wanted({ ...request, isDemo: true })).toBe("never");
});

test("a canary shows what it read when it misses a field, however soon after another", async () => {
  const recorder = new FailureRecorder({ store: engine.store, clock });
  await recorder.keep({ request, log, interruptReason: null }, failed);
  expect(recorder.wanted(canary)).toBe("always");
  const filled = { filled: 1, empty: 0 };
  const run = { request: canary, log, interruptReason: null };
  await recorder.keep(run, { ...good, fields: { price: filled, title: filled } });
  await recorder.keep(run, { ...good, fields: { price: { filled: 0, empty: 1 }, title: filled } });
  expect((await kept()).slice(1)).toEqual([
    expect.objectContaining({ code: "fields_missing", message: "The canary misses price." }),
  ]);
});
