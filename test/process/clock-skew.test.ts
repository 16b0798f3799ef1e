import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { fileURLToPath } from "node:url";
import type { ServerProcess } from "../kit/server-process.ts";
import { act, create, isOver, read, serials, upTo } from "./calls.ts";
import { startCluster, type Cluster } from "./cluster.ts";
import { GRANT, restingAfter, settledMoney } from "./money.ts";
import { waitUntil } from "./wait-until.ts";

const ROWS = 1000;
const SERIES = {
  scraper: "test-series",
  input: { rows: ROWS, pageRows: 20, pageMs: 60, checkpointEvery: 4 },
  limit: ROWS,
};
/** Still runs when a slow machine has started another process. */
const LONG_SERIES = { ...SERIES, input: { ...SERIES.input, rows: 10 * ROWS }, limit: 10 * ROWS };
const HOUR_MS = 3_600_000;
/** Far less than the clocks differ by, and so long that a busy machine loses none. */
const LONG_LEASE = { QUARRY_INTERNAL_LEASE_MS: "600000" };
const PRELOAD = new URL("../fixtures/clock-ahead.js", import.meta.url);

/** Variables of a process on a machine whose clock is wrong. */
function clock(aheadMs: number): Record<string, string> {
  expect(fileURLToPath(PRELOAD)).not.toContain(" ");
  return { NODE_OPTIONS: `--import=${PRELOAD.href}`, TEST_CLOCK_AHEAD_MS: String(aheadMs) };
}

let cluster: Cluster;
let gateway: ServerProcess;
let workers: ServerProcess[] = [];
beforeAll(async () => {
  cluster = await startCluster();
  gateway = await cluster.start("gateway");
});
afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.kill("SIGKILL")));
  workers = [];
});
afterAll(() => cluster.stop());

async function startWorker(env?: Record<string, string>): Promise<ServerProcess> {
  const worker = await cluster.start("worker", env);
  workers.push(worker);
  return worker;
}

const runsOn = (id: string, pid: number) => async () => {
  const request = await cluster.store.requests.findOne({ _id: id });
  return request !== null && request.recordCount > 100 && request.lease?.workerId.endsWith(`/${pid}`);
};
const over = (id: string) => async () => {
  const now = await read(gateway, id);
  return isOver(now) && now;
};

test("a worker whose clock is an hour ahead takes no Request from one that runs it", async () => {
  const first = await startWorker(LONG_LEASE);
  const { available } = await settledMoney(cluster.store);
  const { id } = await create(gateway, SERIES);
  await waitUntil("the first runs it", runsOn(id, first.pid));
  await startWorker({ ...LONG_LEASE, ...clock(HOUR_MS) });
  const ended = await waitUntil("it is over", over(id));
  expect(ended).toMatchObject({ status: "SUCCEEDED", attempt: 1, recordCount: ROWS });
  expect(await serials(gateway, id)).toEqual(upTo(ROWS));
  expect(await settledMoney(cluster.store)).toEqual(restingAfter(GRANT - available + ROWS * 700));
});

test.each([
  ["ahead of", HOUR_MS],
  ["behind", -HOUR_MS],
])(
  "what a dead worker ran whose clock was an hour %s the others' goes on within its lease",
  async (_where, ms) => {
    const first = await startWorker(clock(ms));
    const { id } = await create(gateway, SERIES);
    await waitUntil("the first runs it", runsOn(id, first.pid));
    await first.kill("SIGKILL");
    await startWorker();
    const ended = await waitUntil("it is over", over(id));
    expect(ended).toMatchObject({ status: "SUCCEEDED", recordCount: ROWS });
    expect(ended.attempt).toBeGreaterThan(1);
    expect(await serials(gateway, id)).toEqual(upTo(ROWS));
  },
);

test("jobs go on when a worker is gone that planned the next one an hour ahead", async () => {
  const first = await startWorker(clock(HOUR_MS));
  const { id } = await create(gateway, LONG_SERIES);
  await waitUntil("the first runs it", runsOn(id, first.pid));
  await startWorker();
  first.child.kill("SIGSTOP");
  await act(gateway, "Cancel", id);
  await first.kill("SIGKILL");
  const ended = await waitUntil("it is over", over(id));
  expect(ended).toMatchObject({ status: "CANCELLED" });
});
