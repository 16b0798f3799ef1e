import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ServerProcess } from "../kit/server-process.ts";
import { subscribe } from "../kit/websocket-client.ts";
import { act, create, isOver, read, RECORD_STORED, serials, upTo, type RecordEvent } from "./calls.ts";
import { startCluster, type Cluster } from "./cluster.ts";
import { money, restingAfter, settledMoney } from "./money.ts";
import { waitUntil } from "./wait-until.ts";

describe("two gateways and two workers on one database", () => {
  let cluster: Cluster;
  let gateways: [ServerProcess, ServerProcess];
  let spent = 0;

  beforeAll(async () => {
    cluster = await startCluster();
    const [one, two] = await Promise.all([
      cluster.start("gateway"),
      cluster.start("gateway"),
      cluster.start("worker"),
      cluster.start("worker"),
    ]);
    gateways = [one, two];
  });
  afterAll(() => cluster.stop());

  test("a Request made on one gateway reaches a subscriber of the other, each Record once and in order", async () => {
    const { id } = await create(gateways[0], {
      scraper: "test-series",
      input: { rows: 600, pageRows: 20, pageMs: 10 },
      limit: 600,
    });
    const watching = subscribe<RecordEvent>(gateways[1].wsUrl, gateways[1].apiKey, RECORD_STORED, {
      variables: { id },
    });
    const events = await watching.rest();
    await watching.close();
    expect(events.map((event) => event.recordStored.record.data.n)).toEqual(upTo(600));
    expect(events.map((event) => event.recordStored.record.seq)).toEqual(upTo(600).map((n) => n - 1));
    expect(await serials(gateways[0], id)).toEqual(upTo(600));
    expect(await read(gateways[0], id)).toMatchObject({ status: "SUCCEEDED", attempt: 1 });
    spent += 600 * 700;
    expect(await settledMoney(cluster.store)).toEqual(restingAfter(spent));
  });

  test("many Requests are shared by the workers, each taken once", async () => {
    const made = await Promise.all(
      upTo(24).map((n) =>
        create(gateways[n % 2]!, { scraper: "test-series", input: { rows: 5, pageRows: 1, pageMs: 30 } }),
      ),
    );
    const workers = new Set<string>();
    const done = await waitUntil("all of them are over", async () => {
      for (const one of await cluster.store.requests.find({ state: "running" }).toArray())
        if (one.lease) workers.add(one.lease.workerId);
      const all = await Promise.all(made.map(({ id }) => read(gateways[0], id)));
      return all.every(isOver) && all;
    });
    expect(done.map(({ status, attempt, recordCount }) => ({ status, attempt, recordCount }))).toEqual(
      made.map(() => ({ status: "SUCCEEDED", attempt: 1, recordCount: 5 })),
    );
    expect(workers.size).toBe(2);
    spent += 24 * 5 * 700;
    expect(await settledMoney(cluster.store)).toEqual(restingAfter(spent));
  });

  test("a cancel on one gateway ends a run of another; its Records stay and are billed", async () => {
    const { id } = await create(gateways[0], {
      scraper: "test-series",
      input: { rows: 5000, pageRows: 10, pageMs: 50 },
      limit: 5000,
    });
    await waitUntil("Records are stored", async () => (await read(gateways[0], id)).recordCount > 0);
    expect((await money(cluster.store)).held).toBe(5000 * 700);
    expect((await act(gateways[1], "Cancel", id)).status).toBe("CANCELLING");
    const ended = await waitUntil("it is cancelled", async () => {
      const now = await read(gateways[1], id);
      return isOver(now) && now;
    });
    expect(ended).toMatchObject({ status: "CANCELLED", stopReason: "CANCELLED_BY_USER" });
    expect(await serials(gateways[0], id)).toEqual(upTo(ended.recordCount));
    expect(ended.finalCostUsdMicros).toBe(ended.recordCount * 700);
    spent += ended.recordCount * 700;
    expect(await settledMoney(cluster.store)).toEqual(restingAfter(spent));
    expect((await act(gateways[0], "Cancel", id)).status).toBe("CANCELLED");
  });

  test("a worker that is stopped beyond its lease comes back to nothing", async () => {
    const { id } = await create(gateways[0], {
      scraper: "test-series",
      input: { rows: 400, pageRows: 5, pageMs: 60 },
      limit: 400,
    });
    const first = await waitUntil("Records are stored", async () => {
      const request = await cluster.store.requests.findOne({ _id: id });
      return request && request.recordCount > 20 && request.lease;
    });
    const zombie = Number(first.workerId.split("/")[1]);
    process.kill(zombie, "SIGSTOP");
    const second = await waitUntil("another worker takes it over", async () => {
      const request = await cluster.store.requests.findOne({ _id: id });
      return request?.lease && request.lease.workerId !== first.workerId && request.lease;
    });
    await waitUntil(
      "the new owner stores",
      async () => ((await cluster.store.requests.findOne({ _id: id }))?.segments[1]?.to ?? 0) > 40,
    );
    process.kill(zombie, "SIGCONT");
    const ended = await waitUntil("it is over", async () => {
      const request = await cluster.store.requests.findOne({ _id: id });
      if (request?.lease) expect(request.lease.token).toBe(second.token);
      const now = await read(gateways[0], id);
      return isOver(now) && now;
    });
    expect(ended).toMatchObject({ status: "SUCCEEDED", attempt: 2, recordCount: 400 });
    expect(await serials(gateways[0], id)).toEqual(upTo(400));
    spent += 400 * 700;
    expect(await settledMoney(cluster.store)).toEqual(restingAfter(spent));
  });
});
