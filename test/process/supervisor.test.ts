import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { POOLS } from "../../src/kernel/pools.ts";
import { EXIT } from "../../src/errors/to-exit-code.ts";
import { refusedStart } from "../disk/start-up.ts";
import { partPids } from "../kit/part-pids.ts";
import { startServer, type ServerProcess } from "../kit/server-process.ts";
import { readMetrics } from "../observability/read-metrics.ts";
import { create, isOver, read, serials, upTo } from "./calls.ts";
import { LEASE_MS, startCluster, type Cluster } from "./cluster.ts";
import { waitUntil } from "./wait-until.ts";

const PLUGINS = ["plugins", "plugins-process"]
  .map((name) => fileURLToPath(new URL(`../fixtures/${name}`, import.meta.url)))
  .join(delimiter);
const SERIES = { scraper: "test-series", input: { rows: 200, pageRows: 5, pageMs: 20 }, limit: 200 };
const BANNER = /is up after/g;

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function isHealthy(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/healthz`)).ok;
  } catch {
    return false;
  }
}

describe("a server of role all", () => {
  let server: ServerProcess;

  beforeAll(async () => {
    server = await startServer({
      env: { QUARRY_PLUGIN_DIRS: PLUGINS, QUARRY_INTERNAL_LEASE_MS: String(LEASE_MS) },
    });
  });
  afterAll(() => server.stop());

  const parts = (): Record<"gateway" | "worker" | "engine", number> => {
    const { gateway, worker, engine } = partPids(server.pid);
    expect([gateway, worker, engine]).not.toContain(undefined);
    return { gateway: gateway!, worker: worker!, engine: engine! };
  };
  const done = (id: string) =>
    waitUntil("it is over", async () => {
      const now = await read(server, id);
      return isOver(now) && now;
    });

  const canSeeEnv = existsSync("/proc/self/environ");
  test.skipIf(!canSeeEnv)(
    "has threads for names that hang: one account's webhook calls leave most of them",
    async () => {
      const { gateway, worker } = parts();
      for (const pid of [gateway, worker]) {
        const env = (await readFile(`/proc/${pid}/environ`, "utf8")).split("\0");
        const threads = Number(env.find((one) => one.startsWith("UV_THREADPOOL_SIZE="))?.split("=")[1]);
        // libuv looks names up in half of them.
        expect(threads / 2).toBeGreaterThanOrEqual(4 * POOLS.webhookCalls.shares[0].most);
      }
    },
  );

  test("has a process for the gateway, the worker and the engine, and one page of metrics for all", async () => {
    const pids = parts();
    expect(new Set(Object.values(pids)).size).toBe(3);
    const { id } = await create(server, SERIES);
    expect(await done(id)).toMatchObject({ status: "SUCCEEDED", recordCount: 200 });
    const page = await readMetrics(server.url);
    expect(page.value('quarry_records_stored_total{scraper="test-series"}')).toBe(200);
    expect(page.value('quarry_http_requests_total{method="GET",route="/healthz",status="2xx"}')).toBe(
      undefined,
    );
    expect(page.samples("quarry_requests_created_total")).toEqual({
      'quarry_requests_created_total{scraper="test-series"}': 1,
    });
    expect(page.value("quarry_mongodb_up")).toBe(1);
    expect(Object.values(page.samples("quarry_info"))).toEqual([1]);
    expect(page.value("process_start_time_seconds")).toBeGreaterThan(0);
  });

  test("goes on answering while its worker is killed, and a new worker ends what the old one ran", async () => {
    const before = parts();
    const { id } = await create(server, SERIES);
    await waitUntil("Records are stored", async () => (await read(server, id)).recordCount > 0);
    process.kill(before.worker, "SIGKILL");
    let answers = 0;
    const ended = await waitUntil("it is over", async () => {
      const now = await read(server, id);
      answers += 1;
      return isOver(now) && now;
    });
    expect(answers).toBeGreaterThan(1);
    expect(ended).toMatchObject({ status: "SUCCEEDED", recordCount: 200, attempt: 2 });
    expect(await serials(server, id)).toEqual(upTo(200));
    const after = parts();
    expect([after.gateway, after.engine]).toEqual([before.gateway, before.engine]);
    expect(after.worker).not.toBe(before.worker);
    expect(server.output()).toContain("a part of this server ended and is started again");
  });

  test("has its gateway back at the same address when that is killed; runs go on meanwhile", async () => {
    const before = parts();
    const { id } = await create(server, SERIES);
    process.kill(before.gateway, "SIGKILL");
    await waitUntil("it is gone", () => !isAlive(before.gateway));
    await waitUntil("it answers again", () => isHealthy(server.url));
    expect(await done(id)).toMatchObject({ status: "SUCCEEDED", recordCount: 200, attempt: 1 });
    expect(parts().worker).toBe(before.worker);
  });

  test("has its engine back when that is killed, with the same gateway and worker", async () => {
    const before = parts();
    const { id } = await create(server, SERIES);
    process.kill(before.engine, "SIGKILL");
    await waitUntil("it is gone", () => !isAlive(before.engine));
    await waitUntil("another one is there", () => partPids(server.pid).engine !== undefined);
    const ended = await waitUntil("it is over", async () => {
      // While the database is away a call may fail.
      const now = await read(server, id).catch(() => null);
      return now !== null && isOver(now) && now;
    });
    expect(ended).toMatchObject({ status: "SUCCEEDED", recordCount: 200 });
    const after = parts();
    expect([after.gateway, after.worker]).toEqual([before.gateway, before.worker]);
    // Whatever was started again, the banner told once where the server is.
    expect(server.output().match(BANNER)).toHaveLength(1);
  });
});

describe("the end of a server of role all", () => {
  let folder: string;
  /** One that a test leaves is taken by the next. */
  let server: ServerProcess;

  const start = () => startServer({ dataDir: folder, env: { QUARRY_PLUGIN_DIRS: PLUGINS } });
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "quarry-supervisor-"));
    server = await start();
  });
  beforeEach(async () => {
    if (!isAlive(server.pid)) server = await start();
  });
  afterAll(async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  });

  function pidsOfAll(): number[] {
    const pids = Object.values(partPids(server.pid)).filter((pid) => pid !== undefined);
    expect(pids).toHaveLength(3);
    return pids;
  }

  test.each(["SIGTERM", "SIGINT"] as const)(
    "%s hands its run back and ends every process",
    async (signal) => {
      const pids = pidsOfAll();
      const { id } = await create(server, { ...SERIES, input: { ...SERIES.input, rows: 600 }, limit: 600 });
      await waitUntil("Records are stored", async () => (await read(server, id)).recordCount > 0);
      await server.kill(signal);
      expect(server.child.exitCode).toBe(EXIT.ok);
      expect(server.output()).not.toContain("took too long");
      expect(pids.filter(isAlive)).toEqual([]);
      server = await start();
      // At once, not after a lease: it was handed back.
      const ended = await waitUntil("it is over", async () => {
        const now = await read(server, id);
        return isOver(now) && now;
      });
      expect(ended).toMatchObject({ status: "SUCCEEDED", attempt: 2, recordCount: 600 });
    },
  );

  test("killed, it takes every process along", async () => {
    const pids = pidsOfAll();
    await server.kill("SIGKILL");
    await waitUntil("all are gone", () => !pids.some(isAlive));
  });
});

describe("a server of role all that cannot start", () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "quarry-refused-"));
  });
  afterEach(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));

  test("says once what is wrong with its settings", async () => {
    const { code, stderr, stdout } = await refusedStart(folder, {}, { QUARRY_CONCURRENCY: "many" });
    expect(stderr.split("\n").filter((line) => line.includes("QUARRY_CONCURRENCY"))).toHaveLength(1);
    expect([code, stdout]).toEqual([EXIT.usage, ""]);
  });
});

describe("a server of role all on a MongoDB of its own", () => {
  let cluster: Cluster;

  beforeAll(async () => {
    cluster = await startCluster();
  });
  afterAll(() => cluster.stop());

  test("is a gateway and a worker", async () => {
    const server = await cluster.start("all");
    const { gateway, worker, engine } = partPids(server.pid);
    expect([typeof gateway, typeof worker, engine]).toEqual(["number", "number", undefined]);
    const { id } = await create(server, {
      scraper: "test-series",
      input: { rows: 3, pageRows: 1, pageMs: 1 },
    });
    await waitUntil("it is over", async () => isOver(await read(server, id)));
    expect(await read(server, id)).toMatchObject({ status: "SUCCEEDED", recordCount: 3 });
  });
});
