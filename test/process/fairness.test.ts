import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { LOCAL_ACCOUNT_ID } from "../../src/domain/account/local-account.ts";
import { sha256 } from "../../src/kernel/hash.ts";
import { sampleRequest } from "../../src/store/testing/sample-request.ts";
import type { ServerProcess } from "../kit/server-process.ts";
import { create, isOver, read } from "./calls.ts";
import { accountWithMoney } from "../kit/account-with-money.ts";
import { startCluster, type Cluster } from "./cluster.ts";
import { waitUntil } from "./wait-until.ts";

const BUSY = LOCAL_ACCOUNT_ID;
const OTHER = "acc_00000000000000000000000b";
const OTHER_KEY = "qk_of-the-account-that-waits";
const QUEUED = 1000;
const WORKERS = 2;
/** As the cluster sets it, for each worker. */
const CONCURRENCY = 4;

describe("two workers and an account that has a thousand Requests queued", () => {
  let cluster: Cluster;
  let gateway: ServerProcess;
  let other: ServerProcess;

  beforeAll(async () => {
    cluster = await startCluster();
    gateway = await cluster.start("gateway");
    const at = new Date();
    await accountWithMoney(cluster.store, OTHER);
    await cluster.store.apiKeys.insertOne({
      _id: "key_00000000000000000000000b",
      accountId: OTHER,
      label: "other",
      hash: sha256(OTHER_KEY),
      hint: "qk_of-t…",
      createdAt: at,
      revokedAt: null,
    });
    other = { ...gateway, apiKey: OTHER_KEY };
    await Promise.all([cluster.start("worker"), cluster.start("worker")]);
  });
  afterAll(() => cluster.stop());
  // A worker lets a run go whose Request is no longer there.
  beforeEach(async () => {
    await cluster.store.requests.deleteMany({});
  });

  /** As many of the busy account as it may have, each one Record after `pageMs`. */
  async function queueThousand(pageMs: number): Promise<void> {
    const input = { operation: "run", limit: 1, rows: 1, pageMs };
    const requests = Array.from({ length: QUEUED }, (_, n) =>
      sampleRequest({
        _id: `req_${n.toString(16).padStart(24, "0")}`,
        accountId: BUSY,
        scraper: "test-series",
        input,
        limit: 1,
        queuedAt: new Date(Date.now() - QUEUED + n),
      }),
    );
    await cluster.store.requests.insertMany(requests);
    await waitUntil("it fills both workers", async () => {
      const { store } = cluster;
      const running = await store.requests.countDocuments({ state: "running", accountId: BUSY });
      return running === WORKERS * CONCURRENCY;
    });
  }

  test("another account's Record comes while runs that take minutes fill the workers", async () => {
    await queueThousand(600_000);
    const { id } = await create(other, { scraper: "test-series", input: { rows: 1, pageMs: 0 }, limit: 1 });
    await waitUntil("it has its Record", async () => isOver(await read(other, id)));
    expect(await read(other, id)).toMatchObject({ status: "SUCCEEDED", recordCount: 1, attempt: 1 });
    const { store } = cluster;
    expect(await store.requests.countDocuments({ state: "running" })).toBe(WORKERS * CONCURRENCY);
    expect(await store.requests.countDocuments({ state: "queued" })).toBe(QUEUED - WORKERS * CONCURRENCY);
  });

  test("the places that become free go to other accounts first, not to who has queued more", async () => {
    await queueThousand(300);
    const made = await Promise.all(
      Array.from({ length: 8 }, () =>
        create(other, { scraper: "test-series", input: { rows: 1, pageMs: 300 }, limit: 1 }),
      ),
    );
    const { store } = cluster;
    const ended = await waitUntil("the eight are over", async () => {
      const requests = await store.requests.find({ accountId: OTHER }).toArray();
      return requests.every(({ state }) => state === "succeeded") && requests;
    });
    expect(ended).toHaveLength(made.length);
    const from = Math.min(...ended.map(({ queuedAt }) => queuedAt.getTime()));
    const until = Math.max(...ended.map(({ startedAt }) => startedAt!.getTime()));
    const before = await store.requests.countDocuments({
      accountId: BUSY,
      startedAt: { $gt: new Date(from), $lte: new Date(until) },
    });
    // Turn about at each worker: it has as many turns as the other one, and what it had begun when that one came.
    expect(before).toBeLessThanOrEqual(made.length + WORKERS * CONCURRENCY);
    expect(await store.requests.countDocuments({ state: "queued", accountId: BUSY })).toBeGreaterThan(900);
  });
});
