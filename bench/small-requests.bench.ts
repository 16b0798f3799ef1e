import type { Bench, Outcome } from "./kit/bench.ts";
import { CommandCount } from "./kit/command-count.ts";
import { cpuSeconds } from "./kit/cpu.ts";
import { RequestEnds } from "./kit/request-ends.ts";
import { startPeer } from "./kit/peer.ts";
import { createRequest, untilBooked } from "./kit/requests.ts";
import { Series } from "./kit/series.ts";
import { openSite } from "./kit/server.ts";
import { SCRAPER, startSource } from "./kit/source.ts";
import type { PagesTask } from "./peers/raw-loop.peer.ts";

const AT_ONCE = 16;
const PER_SECOND = 100;
const CPU_MS = 12;
const COMMANDS = 10;
const P99_MS = 1000;

export const bench: Bench = {
  name: "small-requests",
  about: `Requests for one Record of one 72 KB page, ${AT_ONCE} under way: what a Request costs beyond its page`,
  async run({ quick }) {
    const source = await startSource();
    const site = await openSite();
    const gateway = await site.start("gateway", source.env);
    const worker = await site.start("worker", source.env);
    const loop = await startPeer<null, PagesTask, number>("raw-loop");
    const ends = new RequestEnds(site.store);
    const ours = [gateway.pid, worker.pid, site.enginePid];
    const wanted = quick ? 400 : 2000;
    let page = 0;
    const round = async (count: number): Promise<Round> => {
      const waits: number[] = [];
      const ids: string[] = [];
      const last = page + count;
      const cpu = cpuOf(ours);
      const commands = await CommandCount.start(site.store);
      const started = performance.now();
      const lane = async (): Promise<void> => {
        while (page < last) {
          const began = performance.now();
          const id = await createRequest(gateway, SCRAPER, { operation: "list", from: page++, limit: 1 });
          await ends.of(id);
          waits.push(performance.now() - began);
          ids.push(id);
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, lane));
      await untilBooked(site.store, ids.slice(-AT_ONCE));
      const seconds = (performance.now() - started) / 1000;
      const spent = { cpuMs: (cpuOf(ours) - cpu) * 1000, commands: await commands.byKind() };
      await untilBooked(site.store, ids);
      return { count, seconds, waits, ...spent };
    };
    await loop.call({ url: source.urls.web, from: 0, pages: 200, atOnce: AT_ONCE });
    const loopBefore = cpuSeconds(loop.pid);
    await loop.call({ url: source.urls.web, from: 0, pages: wanted, atOnce: AT_ONCE });
    const pageMs = ((cpuSeconds(loop.pid) - loopBefore) * 1000) / wanted;
    // After the loop: servers that have been idle give memory back, and are slow for a moment.
    await round(quick ? 100 : 400);
    const measured = await round(wanted);
    await ends.stop();
    return outcomesOf(measured, pageMs);
  },
};

interface Round {
  count: number;
  seconds: number;
  cpuMs: number;
  commands: Record<string, number>;
  /** From the POST until the end of the Request was announced. */
  waits: number[];
}

function cpuOf(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => sum + cpuSeconds(pid), 0);
}

function outcomesOf({ count, seconds, cpuMs, commands, waits }: Round, pageMs: number): Outcome[] {
  const rate = count / seconds;
  const beyondMs = cpuMs / count - pageMs;
  const each = Object.values(commands).reduce((sum, one) => sum + one, 0) / count;
  const kinds = Object.entries(commands)
    .filter(([, total]) => total > 0)
    .map(([kind, total]) => `${kind} ${(total / count).toFixed(1)}`);
  const series = new Series(waits);
  const p99 = series.percentile(99);
  const detail = `${count} Requests, stored with journal, billed and booked; a gateway, a worker and the engine together.`;
  const peer = `${pageMs.toFixed(1)} ms`;
  return [
    {
      what: "Requests per second",
      target: `at least ${PER_SECOND}/s on two cores`,
      figure: `${rate.toFixed(0)}/s`,
      peer: "–",
      ratio: null,
      pass: rate >= PER_SECOND,
      detail,
    },
    {
      what: "CPU of a Request beyond its page",
      target: `at most ${CPU_MS} ms more than the same page fetched and parsed in a bare loop`,
      figure: `${beyondMs.toFixed(1)} ms more`,
      peer,
      ratio: cpuMs / count / pageMs,
      pass: beyondMs <= CPU_MS,
      detail,
    },
    {
      what: "commands of the database per Request",
      target: `at most ${COMMANDS}`,
      figure: each.toFixed(1),
      peer: "–",
      ratio: null,
      pass: each <= COMMANDS,
      detail: `${detail} ${kinds.join(", ")}. Reads of the event log by its followers are not counted: they come with time, not with Requests.`,
    },
    {
      what: "time from the call to the announced end",
      target: `p99 under ${P99_MS} ms`,
      figure: `p50 ${series.median.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`,
      peer: "–",
      ratio: null,
      pass: p99 < P99_MS,
      detail,
    },
  ];
}
