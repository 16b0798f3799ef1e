import { fileURLToPath } from "node:url";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { readMetrics } from "../observability/read-metrics.ts";
import { logLines } from "../observability/log-lines.ts";
import { graphqlData } from "../kit/graphql-client.ts";
import type { ServerProcess } from "../kit/server-process.ts";
import { act, create, isOver, read } from "./calls.ts";
import { startCluster, type Cluster } from "./cluster.ts";
import { GRANT, restingAfter, settledMoney } from "./money.ts";
import { waitUntil } from "./wait-until.ts";

const WAIT_MS = 3000;
const REST_MS = 2200;
const LONG_AGO = new Date(Date.now() - 3_600_000);
/** Everything but test-series. */
const WITHOUT_SERIES = {
  QUARRY_PLUGIN_DIRS: fileURLToPath(new URL("../fixtures/plugins", import.meta.url)),
  QUARRY_METRICS_PORT: "0",
  QUARRY_LOG_LEVEL: "info",
};
const MARKER = "req_marker";
const SERIES = { scraper: "test-series", input: { rows: 3, pageMs: 0 }, limit: 3 };
const ENDLESS = { scraper: "test-series", input: { rows: 3000, pageRows: 1, pageMs: 100 }, limit: 3000 };

describe("workers with different plugin folders", () => {
  let cluster: Cluster;
  let gateway: ServerProcess;

  let workers: ServerProcess[] = [];

  beforeAll(async () => {
    cluster = await startCluster();
    gateway = await cluster.start("gateway");
  });
  afterEach(async () => {
    const { requests, workers: seen } = cluster.store;
    await requests.deleteOne({ _id: MARKER });
    await settledMoney(cluster.store).finally(() =>
      Promise.all(workers.map((worker) => worker.kill("SIGKILL"))),
    );
    workers = [];
    await seen.deleteMany({});
  });
  afterAll(() => cluster.stop());

  async function startWorker(env?: Record<string, string>): Promise<ServerProcess> {
    const worker = await cluster.start("worker", env);
    workers.push(worker);
    return worker;
  }

  /** Ages what waits, as if it had been queued an hour ago. */
  const age = (id: string) => cluster.store.requests.updateOne({ _id: id }, { $set: { queuedAt: LONG_AGO } });

  /**
   * Waits until this worker's re-drive job has looked at everything from its first step to its last.
   * @param other a worker that takes turns at the job, and could take all of them: it rests now and then, never as long as
   * the wait after which it would count as gone
   */
  async function untilJudgedBy(worker: ServerProcess, other?: ServerProcess): Promise<void> {
    const rests = setInterval(() => {
      other?.child.kill("SIGSTOP");
      setTimeout(() => other?.child.kill("SIGCONT"), REST_MS);
    }, WAIT_MS);
    await untilItsTurns(worker).finally(() => clearInterval(rests));
  }

  async function untilItsTurns(worker: ServerProcess): Promise<void> {
    const line = logLines(worker.output()).find(({ msg }) => msg === "metrics listener is up");
    const origin = `http://${String(line?.host)}:${String(line?.port)}`;
    const sample = 'quarry_redrive_actions_total{action="reservation_dropped"}';
    const dropped = async () => (await readMetrics(origin)).value(sample) ?? 0;
    const before = await dropped();
    await waitUntil(
      "two turns of its job",
      async () => {
        // Each turn of whichever worker takes away what lies there; only turns of this one count.
        await cluster.store.requests.updateOne(
          { _id: MARKER },
          {
            $set: {
              reservation: { token: "cut", round: 1, at: LONG_AGO },
              state: "reserving",
              accountId: "acc_nobody",
            },
          },
          { upsert: true },
        );
        return (await dropped()) >= before + 2;
      },
      100_000,
    );
  }

  test("a Request whose worker is busy waits for it, however long, while another worker cannot run it", async () => {
    const env = { QUARRY_INTERNAL_SCRAPER_WAIT_MS: String(WAIT_MS) };
    const [without, busy] = await Promise.all([
      startWorker({ ...WITHOUT_SERIES, ...env }),
      startWorker({ QUARRY_CONCURRENCY: "1", ...env }),
    ]);
    const long = await create(gateway, ENDLESS);
    await waitUntil("it runs", async () => (await read(gateway, long.id)).status === "RUNNING");
    const waiting = await create(gateway, SERIES);
    await age(waiting.id);
    const began = Date.now();
    while (Date.now() - began <= 2 * WAIT_MS) await untilJudgedBy(without, busy);
    expect(await read(gateway, waiting.id)).toMatchObject({ status: "QUEUED", error: null });
    await act(gateway, "Cancel", long.id);
    const done = await waitUntil("it is over", async () => {
      const now = await read(gateway, waiting.id);
      return isOver(now) && now;
    });
    expect(done).toMatchObject({ status: "SUCCEEDED", recordCount: 3, attempt: 1 });
  }, 300_000);

  test("after a time without any worker, the first one to start fails nothing that the next one can run", async () => {
    const waiting = await create(gateway, SERIES);
    await age(waiting.id);
    const first = await startWorker(WITHOUT_SERIES);
    await untilJudgedBy(first);
    expect(await read(gateway, waiting.id)).toMatchObject({ status: "QUEUED", error: null });
    await startWorker();
    await waitUntil("it is over", async () => isOver(await read(gateway, waiting.id)));
    expect(await read(gateway, waiting.id)).toMatchObject({ status: "SUCCEEDED", recordCount: 3 });
  });

  test("once the last worker with the scraper is gone, its Requests end with a reason after the wait, not before", async () => {
    const env = { QUARRY_INTERNAL_SCRAPER_WAIT_MS: String(WAIT_MS) };
    const { available } = await settledMoney(cluster.store);
    const [, having] = await Promise.all([startWorker({ ...WITHOUT_SERIES, ...env }), startWorker(env)]);
    const [running, cut] = [await create(gateway, ENDLESS), await create(gateway, ENDLESS)];
    await waitUntil("both run", async () => {
      const both = await Promise.all([running, cut].map(({ id }) => read(gateway, id)));
      return both.every(({ recordCount }) => recordCount > 0);
    });
    await having.kill("SIGKILL");
    const queued = await create(gateway, SERIES);
    const ids = [running.id, cut.id, queued.id];
    await waitUntil("all are over", async () =>
      (await Promise.all(ids.map((id) => read(gateway, id)))).every(isOver),
    );
    const docs = await Promise.all(ids.map((id) => cluster.store.requests.findOne({ _id: id })));
    const lastSeen = await cluster.store.workers.findOne({ scrapers: "test-series" });
    for (const doc of docs) {
      expect(doc?.error).toEqual({
        code: "scraper_disabled",
        message: "No worker has had the scraper test-series for 3 seconds.",
      });
      expect(doc!.finishedAt!.getTime() - lastSeen!.seenAt.getTime()).toBeGreaterThanOrEqual(WAIT_MS);
    }
    expect(docs.map((doc) => [doc?.state, doc?.finalCostUsdMicros])).toEqual([
      ["partial", docs[0]!.recordCount * 700],
      ["partial", docs[1]!.recordCount * 700],
      ["failed", 0],
    ]);
    const told = await graphqlData<{ request: { agentInstruction: string } }>(
      gateway.url,
      gateway.apiKey,
      "query ($id: ID!) { request(id: $id) { agentInstruction } }",
      { id: queued.id },
    );
    expect(told.request.agentInstruction).toBe(
      "Read the reason in the message and in `sourceHealth`; ask the operator to fix the plugin or add it to the workers. Nothing was charged.",
    );
    const spent = (docs[0]!.recordCount + docs[1]!.recordCount) * 700;
    expect(await settledMoney(cluster.store)).toEqual(restingAfter(GRANT - available + spent));
  });
});
