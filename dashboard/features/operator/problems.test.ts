import { describe, expect, it } from "vitest";
import type { SourceStateFragment } from "../../generated/operator.ts";
import { operator as words } from "../../words/en/operator.ts";
import { formatOf } from "../../words/format.ts";
import { problemsOf, type Overview } from "./problems.ts";

const now = Date.parse("2026-01-31T12:00:00Z");
const told = { words, format: formatOf("en"), now };
const before = (seconds: number) => new Date(now - seconds * 1000).toISOString();

const worker = {
  ...{ name: "one/1", status: "RUNNING" as const, version: "1.0.0", startedAt: before(600) },
  ...{ seenAt: before(3), slots: 8, running: 1, threads: 2, memoryBytes: 1, scrapers: ["shop"] },
};
const report: Overview["operatorWorkers"] = {
  ...{ workers: [worker], queued: 0, running: 1, oldestQueuedAt: null, missingScrapers: [] },
  disk: { freeBytes: 50_000_000_000, isLow: false },
};
const list = {
  ...{ name: "list", status: "READY" as const, lastSuccessAt: null, lastFailureAt: null },
  ...{ fieldWarnings: [], canary: null },
};
const shop: SourceStateFragment = {
  ...{ id: "shop", title: "Shop", status: "READY", reason: null, recentRuns: 5, successRate: 1 },
  ...{ lastSuccessAt: null, lastFailureAt: null, operations: [list] },
};
const calm: Overview = {
  operatorWorkers: report,
  sourceHealth: [shop],
  operatorTickets: { nodes: [], pageInfo: { hasNextPage: false } },
};
const textsOf = (overview: Partial<Overview>) =>
  problemsOf({ ...calm, ...overview }, undefined, told).map(({ tone, text }) => `${tone}: ${text}`);
const withWorkers = (some: Partial<typeof report>) => textsOf({ operatorWorkers: { ...report, ...some } });
const withSource = (some: Partial<SourceStateFragment>) => textsOf({ sourceHealth: [{ ...shop, ...some }] });
const ticket = (id: string, severity: "LOW" | "URGENT") => ({
  ticket: { id, subject: id, severity, updatedAt: before(7200) },
});

it("is silent while all is well", () => {
  expect(textsOf({})).toEqual([]);
});

describe("workers", () => {
  it.each([
    [{ workers: [] }, "bad: No worker runs"],
    [{ workers: [{ ...worker, status: "STOPPED" as const }] }, "bad: No worker runs"],
    [{ missingScrapers: ["video"] }, "bad: No running worker has video"],
    [{ disk: { freeBytes: 900_000_000, isLow: true } }, "bad: Only 900 MB are free"],
    [{ queued: 3, oldestQueuedAt: before(90) }, "warn: 3 Requests wait"],
  ])("%j", (some, text) => {
    expect(withWorkers(some)).toEqual([expect.stringContaining(text)]);
  });

  it("are named when they fall silent, and a short queue is none", () => {
    const gone = { ...worker, name: "two/2", status: "SILENT" as const, seenAt: before(120) };
    expect(withWorkers({ workers: [worker, gone], queued: 1, oldestQueuedAt: before(5) })).toEqual([
      expect.stringContaining("The worker two/2 was heard of last 2 min. ago"),
    ]);
  });
});

describe("sources", () => {
  it.each([
    [{ status: "CHANGED" as const }, ["bad: Shop looks otherwise"]],
    [{ status: "BLOCKED" as const }, ["bad: Shop refuses"]],
    [
      { status: "DISABLED" as const, reason: "it has no SDK." },
      ["bad: Shop is switched off: it has no SDK."],
    ],
    [{ status: "NOT_IMPLEMENTED" as const }, []],
    [{ status: "DEGRADED" as const }, ["warn: Some runs of Shop fail"]],
  ])("%j", (some, texts) => {
    expect(withSource(some)).toEqual(texts.map((text) => expect.stringContaining(text) as string));
  });

  it("drift by operation, which the canary shows", () => {
    const warnings = ["price", "title"].map((path) => ({ path, since: before(60), recordCount: 9 }));
    expect(withSource({ operations: [{ ...list, fieldWarnings: warnings }] })).toEqual([
      expect.stringContaining("Shop, list: price, title used to be filled always"),
    ]);
    const canary = { at: before(9), hasPassed: false, error: null, missing: ["price"] };
    expect(withSource({ operations: [{ ...list, canary }] })).toEqual([
      expect.stringContaining("The canary of Shop, list, failed"),
    ]);
  });
});

it("names the grave tickets first and counts those behind the fifth; what is bad stands above", () => {
  const nodes = [1, 2, 3, 4, 5, 6].map((n) => ticket(`small ${n}`, "LOW"));
  const found = problemsOf(
    {
      ...calm,
      sourceHealth: [{ ...shop, status: "CHANGED" }],
      operatorTickets: { nodes: [...nodes, ticket("fire", "URGENT")], pageInfo: { hasNextPage: true } },
    },
    { ledgerVerification: { accounts: 9, entries: 9, faults: [] } },
    told,
  );
  expect(found.map(({ tone }) => tone)).toEqual(["bad", "bad", "warn", "warn", "warn", "warn", "warn"]);
  expect(found[0]).toMatchObject({
    text: expect.stringContaining("“fire” waits for an answer") as string,
    action: { label: "Answer", to: "/operator/tickets/fire" },
  });
  expect(found.at(-1)?.text).toBe("2+ more tickets wait for an answer.");
});

it("says first that the books do not add up", () => {
  const fault = {
    ...{ accountId: "acc_1", entryId: null, problem: "more", ledgerUsdMicros: 0, walletUsdMicros: 1 },
  };
  const verified = { ledgerVerification: { accounts: 2, entries: 3, faults: [fault] } };
  const found = problemsOf({ ...calm, sourceHealth: [{ ...shop, status: "CHANGED" }] }, verified, told);
  expect(found.map(({ action }) => action.to)).toEqual(["/operator/ledger", "/operator/sources/shop"]);
});
