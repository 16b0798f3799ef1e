import { afterAll, beforeAll, expect, test } from "vitest";
import { follow } from "../crash/follower.ts";
import { overServerSentEvents, overWebSocket } from "../crash/record-streams.ts";
import type { ServerProcess } from "../kit/server-process.ts";
import { create, isOver, read, serials, upTo } from "./calls.ts";
import { startCluster, type Cluster } from "./cluster.ts";
import { restingAfter, settledMoney } from "./money.ts";
import { waitUntil } from "./wait-until.ts";

const ROWS = 2000;
const SERIES = {
  scraper: "test-series",
  input: { rows: ROWS, pageRows: 20, pageMs: 60, checkpointEvery: 4 },
  limit: ROWS,
};
/** So long that no test would see a lease end: what goes on was handed on. */
const LONG_LEASE = { QUARRY_INTERNAL_LEASE_MS: "600000" };

let cluster: Cluster;
/** The gateway and a worker stay for the second test. */
let gateway: ServerProcess;

beforeAll(async () => {
  cluster = await startCluster();
  gateway = await cluster.start("gateway", LONG_LEASE);
});
afterAll(() => cluster.stop());

test("a worker that gets SIGTERM hands its Requests to one that is there, and ends within ten seconds", async () => {
  const [first, second] = await Promise.all([
    cluster.start("worker", LONG_LEASE),
    cluster.start("worker", LONG_LEASE),
  ]);
  // A start may take as long as both runs, so it is there before, and claims nothing yet.
  second.child.kill("SIGSTOP");
  const made = await Promise.all([create(gateway, SERIES), create(gateway, SERIES)]);
  const requests = () => cluster.store.requests.find({ _id: { $in: made.map(({ id }) => id) } }).toArray();
  await waitUntil("both run on the first", async () =>
    (await requests()).every(
      ({ recordCount, lease }) => recordCount > 100 && lease?.workerId.endsWith(`/${first.pid}`),
    ),
  );
  second.child.kill("SIGCONT");
  await first.kill("SIGTERM");
  expect(first.child.exitCode).toBe(0);
  expect(first.output()).not.toContain("took too long");
  // By nobody else, and not by waiting for a lease to end.
  for (const { lease, state, attempt } of await requests()) {
    if (state !== "queued") expect(lease === null || lease.workerId.endsWith(`/${second.pid}`)).toBe(true);
    expect(attempt).toBeLessThanOrEqual(2);
  }
  for (const { id } of made) {
    const ended = await waitUntil("it is over", async () => {
      const now = await read(gateway, id);
      return isOver(now) && now;
    });
    expect(ended).toMatchObject({ status: "SUCCEEDED", attempt: 2, recordCount: ROWS });
    expect(await serials(gateway, id)).toEqual(upTo(ROWS));
  }
  expect(await settledMoney(cluster.store)).toEqual(restingAfter(2 * ROWS * 700));
});

test("a gateway that gets SIGTERM ends within ten seconds; its subscribers go on at another one", async () => {
  const first = gateway;
  const second = await cluster.start("gateway", LONG_LEASE);
  const { id } = await create(first, SERIES);
  const gateways = () => [first, second];
  const followers = [follow(overWebSocket, gateways, id), follow(overServerSentEvents, gateways, id)];
  await waitUntil("all have seen some", () => followers.every(({ seen }) => seen.length > 200));
  await first.kill("SIGTERM");
  expect(first.child.exitCode).toBe(0);
  expect(first.output()).not.toContain("took too long");
  for (const follower of followers) {
    await follower.done;
    expect(follower.seen.map(({ record }) => record.data.n)).toEqual(upTo(ROWS));
    expect(follower.lost).toBeGreaterThan(0);
  }
  expect(await read(second, id)).toMatchObject({ status: "SUCCEEDED", attempt: 1 });
  expect(await settledMoney(cluster.store)).toEqual(restingAfter(3 * ROWS * 700));
});
