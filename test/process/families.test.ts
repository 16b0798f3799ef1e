import { existsSync } from "node:fs";
import { delimiter } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { residentMib } from "../faults/memory.ts";
import type { ServerProcess } from "../kit/server-process.ts";
import { create, isOver, read, serials, upTo } from "./calls.ts";
import { startCluster, type Cluster } from "./cluster.ts";
import { waitUntil } from "./wait-until.ts";

const PLUGINS = ["plugins-process", "plugins-isolation"]
  .map((name) => fileURLToPath(new URL(`../fixtures/${name}`, import.meta.url)))
  .join(delimiter);
const SERIES = { scraper: "test-series", input: { rows: 5, pageRows: 1, pageMs: 1 } };

describe("families of one worker", () => {
  let cluster: Cluster;
  let gateway: ServerProcess;
  let worker: ServerProcess;

  beforeAll(async () => {
    cluster = await startCluster();
    // One thread at a time: the next family would get that of the last if threads were shared.
    const env = {
      QUARRY_PLUGIN_DIRS: PLUGINS,
      QUARRY_CONCURRENCY: "1",
      QUARRY_THREAD_MEMORY_MB: "64",
    };
    [gateway, worker] = await Promise.all([cluster.start("gateway", env), cluster.start("worker", env)]);
  });
  afterAll(() => cluster.stop());

  const run = async (request: Parameters<typeof create>[1]) => {
    const { id } = await create(gateway, request);
    return waitUntil("it is over", async () => {
      const now = await read(gateway, id);
      return isOver(now) && now;
    });
  };

  test("one that changes built-in prototypes forges no Record of another, before or after", async () => {
    expect(await run(SERIES)).toMatchObject({ status: "SUCCEEDED", recordCount: 5 });
    const forged = await run({ scraper: "test-patches", input: {} });
    // The plugin does work: it forges its own.
    expect(await serials(gateway, forged.id)).toEqual([666]);
    const after = await run(SERIES);
    expect(after).toMatchObject({ status: "SUCCEEDED", recordCount: 5 });
    expect(await serials(gateway, after.id)).toEqual(upTo(5));
  });

  test.skipIf(!existsSync("/proc/self/status"))(
    "one that takes its memory as Buffers is ended, and the memory is given back",
    async () => {
      await run(SERIES);
      const before = residentMib(worker.pid);
      const ended = await run({ scraper: "test-buffers", input: {} });
      expect(ended).toMatchObject({
        status: "FAILED",
        error: { code: "plugin_out_of_memory" },
        recordCount: 0,
        finalCostUsdMicros: 0,
        attempt: 1,
      });
      await waitUntil("the memory is back", () => residentMib(worker.pid) < before + 100);
      expect(await run(SERIES)).toMatchObject({ status: "SUCCEEDED", recordCount: 5 });
    },
  );
});
