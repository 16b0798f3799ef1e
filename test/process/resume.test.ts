import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { graphql } from "../kit/graphql-client.ts";
import type { ServerProcess } from "../kit/server-process.ts";
import { act, create, isOver, read, serials, upTo, type SeenRequest } from "./calls.ts";
import { startCluster, type Cluster } from "./cluster.ts";
import { money, restingAfter, settledMoney } from "./money.ts";
import { waitUntil } from "./wait-until.ts";

describe("cancel and resume", () => {
  let cluster: Cluster;
  let server: ServerProcess;
  let spent = 0;

  beforeAll(async () => {
    cluster = await startCluster();
    server = await cluster.start("all");
  });
  afterAll(() => cluster.stop());

  const over = (id: string): Promise<SeenRequest> =>
    waitUntil("the Request is over", async () => {
      const now = await read(server, id);
      return isOver(now) && now;
    });

  test("a cancelled run goes on from its checkpoint, pays for the rest only, and has every Record once", async () => {
    const { id } = await create(server, {
      scraper: "test-series",
      input: { rows: 300, pageRows: 10, pageMs: 30, checkpointEvery: 2 },
      limit: 300,
    });
    await waitUntil("Records are stored", async () => (await read(server, id)).recordCount > 40);
    await act(server, "Cancel", id);
    const first = await over(id);
    const stored = first.recordCount;
    expect(first.finalCostUsdMicros).toBe(stored * 700);
    expect(await settledMoney(cluster.store)).toEqual(restingAfter(spent + stored * 700));

    expect(await act(server, "Resume", id)).toMatchObject({ status: "QUEUED", round: 2 });
    expect((await money(cluster.store)).held).toBe((300 - stored) * 700);
    expect(await over(id)).toMatchObject({
      status: "SUCCEEDED",
      recordCount: 300,
      finalCostUsdMicros: 300 * 700,
    });
    expect(await serials(server, id)).toEqual(upTo(300));
    spent += 300 * 700;
    expect(await settledMoney(cluster.store)).toEqual(restingAfter(spent));
    const charges = await cluster.store.ledger.find({ "source.id": id }).sort({ at: 1 }).toArray();
    expect(charges.map(({ usdMicros, quantity }) => ({ usdMicros, records: quantity }))).toEqual([
      { usdMicros: -stored * 700, records: stored },
      { usdMicros: -(300 - stored) * 700, records: 300 - stored },
    ]);
  });

  test("maxCost holds over both rounds together", async () => {
    const { id, estimatedCostUsdMicros } = await create(server, {
      scraper: "test-series",
      input: { rows: 100, pageRows: 10, pageMs: 1, checkpointEvery: 1, failAt: 25 },
      limit: 100,
      // 60 Records and a bit.
      maxCostUsdMicros: 60 * 700 + 699,
    });
    expect(estimatedCostUsdMicros).toBe(60 * 700);
    expect(await over(id)).toMatchObject({
      status: "PARTIAL",
      stopReason: "SOURCE_BLOCKED",
      recordCount: 24,
      finalCostUsdMicros: 24 * 700,
    });
    // At once, whether the round is booked yet or not.
    expect(await act(server, "Resume", id)).toMatchObject({ status: "QUEUED", round: 2 });
    expect(await over(id)).toMatchObject({
      status: "PARTIAL",
      stopReason: "COST_CAP_REACHED",
      recordCount: 60,
      finalCostUsdMicros: 60 * 700,
    });
    expect(await serials(server, id)).toEqual(upTo(60));
    spent += 60 * 700;
    expect(await settledMoney(cluster.store)).toEqual(restingAfter(spent));
    const again = await graphql(
      server.url,
      server.apiKey,
      "mutation ($id: ID!) { requestResume(id: $id) { request { id } } }",
      { id },
    );
    expect(again.body.errors?.[0]?.extensions.code).toBe("request_not_resumable");
  });

  test("a hundred resumes at once start one round and place one hold", async () => {
    const { id } = await create(server, {
      scraper: "test-series",
      // So slow that the new round still runs when a busy machine has answered all the calls.
      input: { rows: 50, pageRows: 10, pageMs: 400, checkpointEvery: 1, failAt: 15 },
      limit: 50,
    });
    await over(id);
    const calls = await Promise.all(
      upTo(100).map(() =>
        graphql(
          server.url,
          server.apiKey,
          "mutation ($id: ID!) { requestResume(id: $id) { request { round } } }",
          { id },
        ),
      ),
    );
    expect(calls.filter(({ body }) => !body.errors)).toHaveLength(1);
    expect(await money(cluster.store)).toMatchObject({ holds: 1, held: 36 * 700 });
    expect(await over(id)).toMatchObject({ status: "SUCCEEDED", round: 2, recordCount: 50 });
    spent += 50 * 700;
    expect(await settledMoney(cluster.store)).toEqual(restingAfter(spent));
  });

  test("a cancel that meets a resume or a claim leaves one end and no hold", async () => {
    const made = await Promise.all(
      upTo(30).map(() =>
        create(server, { scraper: "test-series", input: { rows: 20, pageRows: 5, pageMs: 5 }, limit: 20 }),
      ),
    );
    await Promise.all(made.map(({ id }) => act(server, "Cancel", id)));
    let total = 0;
    for (const { id } of made) {
      const ended = await over(id);
      expect(["CANCELLED", "SUCCEEDED"]).toContain(ended.status);
      expect(ended.finalCostUsdMicros).toBe(ended.recordCount * 700);
      total += ended.recordCount * 700;
    }
    spent += total;
    expect(await settledMoney(cluster.store)).toEqual(restingAfter(spent));
  });
});
