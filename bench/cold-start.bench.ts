import { setTimeout as sleep } from "node:timers/promises";
import type { Bench, Outcome } from "./kit/bench.ts";
import { startBareHost } from "./kit/bare-host.ts";
import { benchWorker, NO_RUST } from "./kit/bench-worker.ts";
import { startProgram } from "./kit/program.ts";
import { Series } from "./kit/series.ts";
import { deployService, freePort, hostPid, statusOf, untilServed, workerSockets } from "./kit/services.ts";
import { skipped } from "./kit/skipped.ts";

const WHAT = "a request that wakes its worker";
const SLUG = "cold";
const PATH = "/api/kilobyte";
const MOST_MS = 25;
const IDLE_MS = "50";

export const bench: Bench = {
  name: "cold-start",
  about: `${WHAT}, from its first byte to the last of its answer, at the strongest isolation of this machine and without any`,
  async run({ quick }) {
    const worker = benchWorker();
    if (worker === null) return [skipped(WHAT, NO_RUST)];
    const port = await freePort();
    const program = await startProgram({
      QUARRY_SERVICES_PORT: String(port),
      QUARRY_INTERNAL_WORKER_IDLE_MS: IDLE_MS,
    });
    await deployService(program.server, SLUG, { page: "", worker });
    await untilServed(port, [SLUG], PATH);
    const { store } = await program.open();
    const isolation = (await store.hosts.findOne({}))?.isolation ?? "";
    const samples = quick ? 15 : 50;
    const here = { port, slug: SLUG, pid: hostPid(program.server.pid) };
    const plain = await startBareHost(worker, { LEVEL: "plain", IDLE_MS });
    return [
      outcome(isolation, await measure(here, samples)),
      outcome("plain", await measure({ port: plain.port, slug: "bare", pid: plain.pid }, samples)),
    ];
  },
};

interface Measured {
  cold: Series;
  warm: Series;
}

async function measure(
  { port, slug, pid }: { port: number; slug: string; pid: number },
  samples: number,
): Promise<Measured> {
  const ask = async (): Promise<number> => {
    const began = performance.now();
    if ((await statusOf(port, slug, PATH)) !== 200) throw new Error("A request was not answered.");
    return performance.now() - began;
  };
  const [cold, warm]: [number[], number[]] = [[], []];
  // The first one warms up what asks and what answers.
  for (let sample = -1; sample < samples; sample++) {
    while ((await workerSockets(pid)).length > 0) await sleep(10);
    const taken = [await ask(), await ask()] as const;
    if (sample < 0) continue;
    cold.push(taken[0]);
    warm.push(taken[1]);
  }
  return { cold: new Series(cold), warm: new Series(warm) };
}

function outcome(isolation: string, { cold, warm }: Measured): Outcome {
  return {
    what: `${WHAT}, isolation ${isolation}`,
    target: `p50 under ${MOST_MS} ms`,
    figure: `p50 ${cold.median.toFixed(1)} ms, p95 ${cold.percentile(95).toFixed(1)} ms`,
    peer: `p50 ${warm.median.toFixed(1)} ms of the next one`,
    ratio: cold.median / warm.median,
    pass: cold.median < MOST_MS,
    detail: `${cold.count} samples, ${cold.min.toFixed(1)} to ${cold.max.toFixed(1)} ms, each over a connection of its own.`,
  };
}
