import { delimiter } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { partPids } from "../kit/part-pids.ts";
import type { ServerProcess } from "../kit/server-process.ts";
import { create, isOver, read, serials, upTo } from "./calls.ts";
import { startCluster, type Cluster } from "./cluster.ts";
import { restingAfter, settledMoney } from "./money.ts";
import { waitUntil } from "./wait-until.ts";

const PLUGINS = ["plugins-process", "plugins-isolation"]
  .map((name) => fileURLToPath(new URL(`../fixtures/${name}`, import.meta.url)))
  .join(delimiter);
const WITHIN_MS = 120_000;

let cluster: Cluster;
let server: ServerProcess;

beforeAll(async () => {
  cluster = await startCluster();
  server = await cluster.start("all", {
    QUARRY_PLUGIN_DIRS: PLUGINS,
    QUARRY_CONCURRENCY: "12",
    // Longer than this test may take: what a dead worker had is given back by who started it, and does not wait for this.
    QUARRY_INTERNAL_LEASE_MS: "600000",
    // An innocent that runs alone for longer gets company again, which counts.
    QUARRY_INTERNAL_HARMLESS_MS: "15000",
  });
});
afterAll(() => cluster.stop());

test("a Request that kills its worker costs two of them, itself, and no innocent anything", async () => {
  const { gateway } = partPids(server.pid);
  const innocent = { scraper: "test-series", input: { rows: 20, pageRows: 1, pageMs: 100 } };
  const made = await Promise.all(upTo(5).map(() => create(server, innocent)));
  const poisonous = await create(server, { scraper: "test-kills", input: {} });
  made.push(...(await Promise.all(upTo(5).map(() => create(server, innocent)))));

  const stored = (id: string) => cluster.store.requests.findOne({ _id: id });
  const bad = await waitUntil(
    "it is given up",
    async () => {
      const now = await read(server, poisonous.id);
      return isOver(now) && now;
    },
    WITHIN_MS,
  );
  expect(bad).toMatchObject({
    status: "FAILED",
    stopReason: "WORKER_LOST",
    error: { code: "worker_lost" },
    recordCount: 0,
    finalCostUsdMicros: 0,
    attempt: 2,
  });
  expect((await stored(poisonous.id))?.error?.message).toBe(
    "Two workers were lost while they ran this Request, the second while it ran nothing else.",
  );
  for (const { id } of made) {
    const ended = await waitUntil(
      "an innocent is over",
      async () => {
        const now = await read(server, id);
        return isOver(now) && now;
      },
      WITHIN_MS,
    );
    expect(ended).toMatchObject({ status: "SUCCEEDED", recordCount: 20, error: null });
    expect(await serials(server, id)).toEqual(upTo(20));
    // The death of the worker cost it none of its attempts.
    expect((await stored(id))?.attemptsThisRound).toBe(1);
  }
  const deaths = server.output().match(/a part of this server ended and is started again/g);
  expect(deaths).toHaveLength(2);
  expect(partPids(server.pid).gateway).toBe(gateway);
  expect(await settledMoney(cluster.store)).toEqual(restingAfter(10 * 20 * 700));
}, 300_000);
