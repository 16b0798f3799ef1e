import { afterEach, beforeEach, expect, test } from "vitest";
import { fileURLToPath } from "node:url";
import { act, create, isOver, read, serials, upTo } from "./calls.ts";
import { startCluster, type Cluster } from "./cluster.ts";
import { restingAfter, settledMoney } from "./money.ts";
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
const WITHIN_MS = 45_000;
const PRELOAD = new URL("../fixtures/clock-ahead.js", import.meta.url);

/** Variables of a process on a machine whose clock is wrong. */
function clock(aheadMs: number): Record<string, string> {
  expect(fileURLToPath(PRELOAD)).not.toContain(" ");
  return { NODE_OPTIONS: `--import=${PRELOAD.href}`, TEST_CLOCK_AHEAD_MS: String(aheadMs) };
}

let cluster: Cluster;
beforeEach(async () => {
  cluster = await startCluster();
});
afterEach(() => cluster.stop());

const runsOn = (id: string, pid: number) => async () => {
  const request = await cluster.store.requests.findOne({ _id: id });
  return request !== null && request.recordCount > 100 && request.lease?.workerId.endsWith(`/${pid}`);
};
const over = (gateway: Parameters<typeof read>[0], id: string) => async () => {
  const now = await read(gateway, id);
  return isOver(now) && now;
};

test("a worker whose clock is an hour ahead takes no Request from one that runs it", async () => {
  const [gateway, first] = await Promise.all([cluster.start("gateway"), cluster.start("worker", LONG_LEASE)]);
  const { id } = await create(gateway, SERIES);
  await waitUntil("the first runs it", runsOn(id, first.pid));
  await cluster.start("worker", { ...LONG_LEASE, ...clock(HOUR_MS) });
  const ended = await waitUntil("it is over", over(gateway, id), WITHIN_MS);
  expect(ended).toMatchObject({ status: "SUCCEEDED", attempt: 1, recordCount: ROWS });
  expect(await serials(gateway, id)).toEqual(upTo(ROWS));
  expect(await settledMoney(cluster.store)).toEqual(restingAfter(ROWS * 700));
}, 90_000);

test.each([
  ["ahead of", HOUR_MS],
  ["behind", -HOUR_MS],
])(
  "what a dead worker ran whose clock was an hour %s the others' goes on within its lease",
  async (_where, ms) => {
    const [gateway, first] = await Promise.all([
      cluster.start("gateway"),
      cluster.start("worker", clock(ms)),
    ]);
    const { id } = await create(gateway, SERIES);
    await waitUntil("the first runs it", runsOn(id, first.pid));
    await first.kill("SIGKILL");
    await cluster.start("worker");
    const ended = await waitUntil("it is over", over(gateway, id), WITHIN_MS);
    expect(ended).toMatchObject({ status: "SUCCEEDED", recordCount: ROWS });
    expect(ended.attempt).toBeGreaterThan(1);
    expect(await serials(gateway, id)).toEqual(upTo(ROWS));
  },
  90_000,
);

test("jobs go on when a worker is gone that planned the next one an hour ahead", async () => {
  const [gateway, first] = await Promise.all([
    cluster.start("gateway"),
    cluster.start("worker", clock(HOUR_MS)),
  ]);
  const { id } = await create(gateway, LONG_SERIES);
  await waitUntil("the first runs it", runsOn(id, first.pid));
  await cluster.start("worker");
  first.child.kill("SIGSTOP");
  await act(gateway, "Cancel", id);
  await first.kill("SIGKILL");
  const ended = await waitUntil("it is over", over(gateway, id), WITHIN_MS);
  expect(ended).toMatchObject({ status: "CANCELLED" });
}, 90_000);
