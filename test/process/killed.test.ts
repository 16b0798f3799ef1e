import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { subscribe } from "../kit/websocket-client.ts";
import { create, isOver, read, RECORD_STORED, serials, upTo, type RecordEvent } from "./calls.ts";
import { startCluster, type Cluster } from "./cluster.ts";
import { restingAfter, settledMoney } from "./money.ts";
import { waitUntil } from "./wait-until.ts";

const ROWS = 2000;
const SERIES = {
  scraper: "test-series",
  input: { rows: ROWS, pageRows: 20, pageMs: 15, checkpointEvery: 4 },
  limit: ROWS,
};

describe("processes that are killed in the middle of a run", () => {
  let cluster: Cluster;

  beforeEach(async () => {
    cluster = await startCluster();
  });
  afterEach(() => cluster.stop());

  const stored = async (id: string): Promise<number> =>
    (await cluster.store.requests.findOne({ _id: id }))?.recordCount ?? 0;

  test("two workers die one after the other: no Record is lost, doubled or billed twice", async () => {
    const [gateway, one] = await Promise.all([cluster.start("gateway"), cluster.start("worker")]);
    const { id } = await create(gateway, SERIES);
    const watching = subscribe<RecordEvent>(gateway.wsUrl, gateway.apiKey, RECORD_STORED, {
      variables: { id },
    });
    const events = watching.rest(60_000);
    await waitUntil("the first worker stores", async () => (await stored(id)) > 300);
    await one.kill("SIGKILL");
    const two = await cluster.start("worker");
    const before = await stored(id);
    await waitUntil("the second worker stores", async () => (await stored(id)) > before + 300);
    await two.kill("SIGKILL");
    await cluster.start("worker");

    const seen = (await events).map((event) => event.recordStored.record.data.n);
    await watching.close();
    expect(seen).toEqual(upTo(ROWS));
    expect(await read(gateway, id)).toMatchObject({
      status: "SUCCEEDED",
      recordCount: ROWS,
      attempt: 3,
      finalCostUsdMicros: ROWS * 700,
    });
    expect(await serials(gateway, id)).toEqual(upTo(ROWS));
    expect(await settledMoney(cluster.store)).toEqual(restingAfter(ROWS * 700));
    expect(await cluster.store.ledger.find({ requestId: id }).toArray()).toMatchObject([
      { kind: "charge", usdMicros: -ROWS * 700, records: ROWS, priceUsdMicros: 700 },
    ]);
  }, 90_000);

  test("a gateway dies: its subscriber goes on at another one with its last cursor and misses nothing", async () => {
    const [first, second] = await Promise.all([
      cluster.start("gateway"),
      cluster.start("gateway"),
      cluster.start("worker"),
    ]);
    const { id } = await create(first, SERIES);
    const watching = subscribe<RecordEvent>(first.wsUrl, first.apiKey, RECORD_STORED, { variables: { id } });
    const seen: RecordEvent[] = [];
    while (seen.length < 250) {
      const event = await watching.next();
      seen.push(event!.data!);
    }
    await first.kill("SIGKILL");
    const after = seen.at(-1)!.recordStored.cursor;
    const again = subscribe<RecordEvent>(second.wsUrl, second.apiKey, RECORD_STORED, {
      variables: { id, after },
    });
    seen.push(...(await again.rest(40_000)));
    await again.close();
    expect(seen.map((event) => event.recordStored.record.data.n)).toEqual(upTo(ROWS));
    expect(await read(second, id)).toMatchObject({ status: "SUCCEEDED", attempt: 1 });
    expect(await settledMoney(cluster.store)).toEqual(restingAfter(ROWS * 700));
  }, 60_000);

  test("a worker that is asked to stop hands its Requests on within ten seconds, and nothing is doubled", async () => {
    const [gateway, one] = await Promise.all([cluster.start("gateway"), cluster.start("worker")]);
    const made = await Promise.all([create(gateway, SERIES), create(gateway, SERIES)]);
    await waitUntil("both run", async () => {
      const counts = await Promise.all(made.map(({ id }) => stored(id)));
      return counts.every((count) => count > 100);
    });
    const asked = performance.now();
    await one.kill("SIGTERM");
    expect(performance.now() - asked).toBeLessThan(10_000);
    expect(one.child.exitCode).toBe(0);
    for (const { id } of made) expect((await read(gateway, id)).status).toBe("QUEUED");
    await cluster.start("worker");
    for (const { id } of made) {
      const ended = await waitUntil("it is over", async () => {
        const now = await read(gateway, id);
        return isOver(now) && now;
      });
      expect(ended).toMatchObject({ status: "SUCCEEDED", attempt: 2, recordCount: ROWS });
      expect(await serials(gateway, id)).toEqual(upTo(ROWS));
    }
    expect(await settledMoney(cluster.store)).toEqual(restingAfter(2 * ROWS * 700));
  }, 60_000);
});
