/** Bodies that want more memory than a worker has: each ends at the cap, and the process stays under a stated limit. */
import { existsSync } from "node:fs";
import zlib from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { partPids } from "../kit/part-pids.ts";
import type { ServerProcess } from "../kit/server-process.ts";
import * as answer from "./answers.ts";
import { ended, endOf, runFault, startFaultServer } from "./fault-run.ts";
import { PAGE_ROWS, startFaultySite, type FaultySite } from "./faulty-site.ts";
import { residentMib, watchResident } from "./memory.ts";

const MIB = 1024 * 1024;
/** What each bomb unpacks to; the cap of one body is 16 MiB. */
const UNPACKED = Buffer.alloc(256 * MIB);
/** How much a worker process may grow while twelve bombs go off at once. Unpacked they would be 3 GiB. */
const MAX_GROWTH_MIB = 400;

const { constants } = zlib;
const BOMBS: Record<string, [string, Buffer]> = {
  gzip: ["gzip", zlib.gzipSync(UNPACKED, { level: 1 })],
  deflate: ["deflate", zlib.deflateSync(UNPACKED, { level: 1 })],
  br: ["br", zlib.brotliCompressSync(UNPACKED, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })],
  zstd: ["zstd", zlib.zstdCompressSync(UNPACKED)],
  zstdwindow: ["zstd", zlib.zstdCompressSync(UNPACKED, { params: { [constants.ZSTD_c_windowLog]: 27 } })],
  nested: ["gzip, gzip, gzip", zlib.gzipSync(zlib.gzipSync(zlib.gzipSync(UNPACKED, { level: 1 })))],
};

let site: FaultySite;
let server: ServerProcess;

beforeAll(async () => {
  const bombs = Object.entries(BOMBS).map(([name, [encoding, body]]) => [
    name,
    answer.encoded(encoding, body),
  ]);
  site = await startFaultySite({
    ...Object.fromEntries(bombs),
    fifty: answer.large(50 * MIB, false),
    announced: answer.large(50 * MIB, true),
  });
  server = await startFaultServer({ web: site });
  // The threads themselves take memory: all are there before anything is measured.
  const warm = Array.from({ length: 14 }, () => runFault(server, { fault: "warm", pages: 10 }));
  for (const run of await Promise.all(warm)) expect(run.status).toBe("succeeded");
});
afterAll(async () => {
  await server?.stop();
  await site?.close();
});

it.skipIf(!existsSync("/proc/self/status"))(
  "bombs of every kind and 50 MB bodies at once end in response_too_large within the limit",
  async () => {
    const { worker } = partPids(server.pid);
    const before = residentMib(worker!);
    const watch = watchResident(worker!);
    const runs = await Promise.all(
      [...Object.keys(BOMBS), "fifty"].flatMap((fault) => [
        runFault(server, { fault, timeoutMs: 20_000 }),
        runFault(server, { fault, timeoutMs: 20_000, streamed: true }),
      ]),
    );
    const highest = watch.stop();
    const tooLarge = ended("failed", "internal", "response_too_large", 0);
    expect(runs.map(endOf)).toEqual(runs.map(() => tooLarge));
    process.stdout.write(`worker: ${before.toFixed()} MiB before, ${highest.toFixed()} MiB at most\n`);
    expect(highest - before).toBeLessThan(MAX_GROWTH_MIB);
    const after = await runFault(server, { fault: "fine" });
    expect(endOf(after)).toEqual(ended("succeeded", "exhausted", null, 2 * PAGE_ROWS));
  },
);

it("a body that is announced as too large is not read at all", async () => {
  const run = await runFault(server, { fault: "announced", maxBytes: 1000 });
  expect(run.error?.message).toBe("The response is larger than 1000 bytes.");
  expect(run.progress).toMatchObject({ bytesReceived: 0, retries: 0 });
});
