import { delimiter } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sha256 } from "../../src/kernel/hash.ts";
import { accountWithMoney } from "../kit/account-with-money.ts";
import type { ServerProcess } from "../kit/server-process.ts";
import { create, isOver, read, upTo } from "./calls.ts";
import { startCluster, type Cluster } from "./cluster.ts";
import { waitUntil } from "./wait-until.ts";

const PLUGINS = ["plugins-process", "plugins-isolation"]
  .map((name) => fileURLToPath(new URL(`../fixtures/${name}`, import.meta.url)))
  .join(delimiter);
const OTHER = "acc_00000000000000000000000b";
const OTHER_KEY = "qk_of-the-account-that-waits";
const KILLED = /a part of this server ended and is started again/;

let cluster: Cluster;
let server: ServerProcess;
let other: ServerProcess;

beforeAll(async () => {
  cluster = await startCluster();
  server = await cluster.start("all", {
    QUARRY_PLUGIN_DIRS: PLUGINS,
    QUARRY_CONCURRENCY: "12",
    QUARRY_INTERNAL_LEASE_MS: "600000",
    QUARRY_INTERNAL_HARMLESS_MS: "2000",
  });
  await accountWithMoney(cluster.store, OTHER);
  await cluster.store.apiKeys.insertOne({
    _id: "key_00000000000000000000000b",
    accountId: OTHER,
    label: "other",
    hash: sha256(OTHER_KEY),
    hint: "qk_of-t…",
    createdAt: new Date(),
    revokedAt: null,
  });
  other = { ...server, apiKey: OTHER_KEY };
});
afterAll(() => cluster.stop());

test("another account's Requests begin at once after a plugin killed the worker, whatever that ran", async () => {
  const { store } = cluster;
  const long = { scraper: "test-series", input: { rows: 600, pageRows: 1, pageMs: 100 }, limit: 600 };
  await Promise.all(upTo(5).map(() => create(server, long)));
  await create(server, { scraper: "test-kills", input: {} });
  const quick = { scraper: "test-series", input: { rows: 1, pageRows: 1, pageMs: 0 }, limit: 1 };
  const ended = async () => {
    const { id } = await create(other, quick);
    await waitUntil("it is over", async () => isOver(await read(other, id)), 90_000);
    const request = (await store.requests.findOne({ _id: id }))!;
    expect(request).toMatchObject({ state: "succeeded", attempt: 1 });
    return request.startedAt!.getTime() - request.queuedAt.getTime();
  };
  await waitUntil("the worker is killed", () => KILLED.test(server.output()));
  await ended();
  // It did not wait until others had been tried alone.
  expect(await store.requests.countDocuments({ attempt: { $gt: 1 } })).toBeLessThanOrEqual(1);
  await waitUntil("one is tried alone", () => store.requests.findOne({ aloneFrom: { $ne: null } }));
  // Half of it is the trial, which is none of the machine's speed. It was a minute.
  expect(await ended()).toBeLessThan(5000);
  // None was lost, and they go on.
  expect(await store.requests.countDocuments({ scraper: "test-series", state: "failed" })).toBe(0);
}, 180_000);
