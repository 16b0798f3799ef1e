import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ServerProcess } from "../kit/server-process.ts";
import { create, isOver, read, serials, upTo, type SeenRequest } from "./calls.ts";
import { startCluster, type Cluster } from "./cluster.ts";
import { restingAfter, settledMoney } from "./money.ts";
import { waitUntil } from "./wait-until.ts";

/** The pause lets the last Record out of the thread, which can send nothing more once it hangs, on a busy machine too. */
const hangsAfter = (records: number) => ({
  scraper: "test-series",
  input: { rows: 100, pageRows: 1, pageMs: 400, hangAt: records + 1 },
});

describe("plugins that misbehave", () => {
  let cluster: Cluster;
  let server: ServerProcess;

  beforeAll(async () => {
    cluster = await startCluster();
    server = await cluster.start("all", {
      // A thread that never rests takes a core from the good runs for as long.
      QUARRY_RUN_SECONDS: "12",
      QUARRY_THREAD_MEMORY_MB: "64",
      QUARRY_CONCURRENCY: "6",
    });
  });
  afterAll(() => cluster.stop());

  const over = (id: string): Promise<SeenRequest> =>
    waitUntil("the Request is over", async () => {
      const now = await read(server, id);
      return isOver(now) && now;
    });

  test("each fails its own Request with its own code, keeps what it gave, and harms no other", async () => {
    const bad = [
      { scraper: "test-hangs", code: "deadline_exceeded", stopReason: "DEADLINE" },
      { scraper: "test-hoards", code: "plugin_out_of_memory", stopReason: "INTERNAL" },
      { scraper: "test-throws", code: "plugin_crashed", stopReason: "INTERNAL" },
      { scraper: "test-junk", code: "plugin_bad_output", stopReason: "INTERNAL" },
    ];
    const badMade = await Promise.all(bad.map(({ scraper }) => create(server, { scraper, input: {} })));
    const withRecords = await create(server, hangsAfter(7));
    const good = await Promise.all(
      upTo(20).map(() =>
        create(server, { scraper: "test-series", input: { rows: 30, pageRows: 5, pageMs: 20 } }),
      ),
    );
    for (const { id } of good) {
      expect(await over(id)).toMatchObject({
        status: "SUCCEEDED",
        error: null,
        recordCount: 30,
        attempt: 1,
      });
      expect(await serials(server, id)).toEqual(upTo(30));
    }
    for (const [index, { code, stopReason }] of bad.entries()) {
      expect(await over(badMade[index]!.id)).toMatchObject({
        status: "FAILED",
        stopReason,
        error: { code },
        recordCount: 0,
        finalCostUsdMicros: 0,
        attempt: 1,
      });
    }
    expect(await over(withRecords.id)).toMatchObject({
      status: "PARTIAL",
      stopReason: "DEADLINE",
      recordCount: 7,
      finalCostUsdMicros: 7 * 700,
    });
    expect(server.child.exitCode).toBeNull();
    expect(await settledMoney(cluster.store)).toEqual(restingAfter(20 * 30 * 700 + 7 * 700));
  });

  test("a thread that does not listen holds neither a cancel nor a shutdown up", async () => {
    const [cancelled, handedBack] = await Promise.all([
      create(server, hangsAfter(3)),
      create(server, hangsAfter(4)),
    ]);
    await waitUntil(
      "both hang",
      async () =>
        (await read(server, cancelled.id)).recordCount === 3 &&
        (await read(server, handedBack.id)).recordCount === 4,
    );
    // Not over the gateway: that would race with the shutdown.
    await cluster.store.requests.updateOne({ _id: cancelled.id }, { $set: { state: "cancelling" } });
    await server.kill("SIGTERM");
    expect(server.child.exitCode).toBe(0);
    expect(server.output()).not.toContain("took too long");
    const stored = (id: string) => cluster.store.requests.findOne({ _id: id });
    expect(await stored(cancelled.id)).toMatchObject({ state: "cancelled", recordCount: 3, lease: null });
    expect(await stored(handedBack.id)).toMatchObject({ state: "queued", recordCount: 4, lease: null });
  });
});
