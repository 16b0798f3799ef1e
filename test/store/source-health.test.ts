import { afterAll, beforeAll, expect, test } from "vitest";
import type { CanaryResult } from "../../src/store/source-health/health-documents.ts";
import {
  noteCanaryResult,
  readOutcomes,
  recordOutcomes,
} from "../../src/store/source-health/source-health.store.ts";
import { startEngineStore, type EngineStore } from "./engine-store.ts";

let engine: EngineStore;
beforeAll(async () => {
  engine = await startEngineStore();
});
afterAll(() => engine.stop());

const at = (second: number) => new Date(Date.UTC(2026, 0, 31, 12, 0, second));
const result = (second: number, hasPassed: boolean): CanaryResult => ({
  requestId: `req_${second}`,
  at: at(second),
  hasPassed,
  error: hasPassed ? null : "source_blocked",
  records: hasPassed ? 1 : 0,
  wantedRecords: 1,
  missing: [],
});

test("the newest canary stays beside the time of the last that passed, whatever comes late, and for other processes", async () => {
  const { store } = engine;
  await noteCanaryResult(store, "shop", "list", result(2, true));
  await noteCanaryResult(store, "shop", "list", result(3, false));
  // Concluded late, and twice.
  await noteCanaryResult(store, "shop", "list", result(1, true));
  await noteCanaryResult(store, "shop", "list", result(3, false));
  await noteCanaryResult(store, "shop", "other.one", result(1, false));
  const [known] = await readOutcomes(await engine.another());
  expect(known).toEqual({
    _id: "shop",
    operations: {
      list: { canary: result(3, false), canaryPassedAt: at(2) },
      "other/one": { canary: result(1, false) },
    },
  });
});

test("outcomes are kept of the source and of each operation, the last 20", async () => {
  const { store } = engine;
  const run = (second: number, operation: string, code: string | null) => ({
    at: at(second),
    operation,
    code,
  });
  const many = Array.from({ length: 25 }, (_, n) => run(n, "list", null));
  await recordOutcomes(store, "jobs", many);
  await recordOutcomes(store, "jobs", [run(30, "list", "source_changed"), run(31, "job", null)]);
  const known = (await readOutcomes(store)).find(({ _id }) => _id === "jobs");
  expect(known?.recent).toHaveLength(27);
  expect(known?.lastSuccessAt).toEqual(at(31));
  expect(known?.operations).toEqual({
    list: {
      recent: [
        ...many.slice(-19).map((one) => ({ at: one.at, code: null })),
        { at: at(30), code: "source_changed" },
      ],
      lastSuccessAt: at(24),
      lastFailureAt: at(30),
    },
    job: { recent: [{ at: at(31), code: null }], lastSuccessAt: at(31) },
  });
});
