import type { Bench, Outcome } from "./kit/bench.ts";
import { CommandCount } from "./kit/command-count.ts";
import { cpuSeconds } from "./kit/cpu.ts";
import { RequestEnds } from "./kit/request-ends.ts";
import { startPeer } from "./kit/peer.ts";
import { createRequest, untilBooked } from "./kit/requests.ts";
import { Series } from "./kit/series.ts";
import { openSite } from "./kit/server.ts";
import { SCRAPER, startSource } from "./kit/source.ts";
import type { PageKind, PagesTask } from "./peers/raw-loop.peer.ts";

const AT_ONCE = 16;
const PER_SECOND = 120;
const COMMANDS = 10;
const P99_MS = 1000;

interface Page {
  size: string;
  operation: string;
  kind: PageKind;
  /** CPU that a Request may cost beyond its page. */
  beyondMs: number;
}

const SMALL: Page = { size: "72 KB", operation: "list", kind: "list", beyondMs: 10 };
const BIG: Page = { size: "720 KB", operation: "weigh", kind: "big", beyondMs: 12 };

export const bench: Bench = {
  name: "small-requests",
  about: `Requests for one Record of one page, ${AT_ONCE} under way, as \`npm start\` runs them: what a Request costs beyond its page`,
  async run({ quick }) {
    const source = await startSource();
    const site = await openSite();
    const server = await site.start("all", source.env);
    const loop = await startPeer<null, PagesTask, number>("raw-loop");
    const ends = new RequestEnds(site.store);
    const ours = [...server.pids, site.enginePid];
    let page = 0;
    const round = async (operation: string, count: number): Promise<Round> => {
      const waits: number[] = [];
      const ids: string[] = [];
      const last = page + count;
      const cpu = cpuOf(ours);
      const commands = await CommandCount.start(site.store);
      const started = performance.now();
      const lane = async (): Promise<void> => {
        while (page < last) {
          const began = performance.now();
          const id = await createRequest(server, SCRAPER, { operation, from: page++, limit: 1 });
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
    const measure = async ({ kind, operation }: Page, wanted: number) => {
      const read = { url: source.urls.web, from: 0, atOnce: AT_ONCE, kind };
      await loop.call({ ...read, pages: Math.ceil(wanted / 4) });
      const before = cpuSeconds(loop.pid);
      await loop.call({ ...read, pages: wanted });
      const pageMs = ((cpuSeconds(loop.pid) - before) * 1000) / wanted;
      // After the loop: servers that have been idle give memory back, and are slow for a moment.
      await round(operation, Math.ceil(wanted / 4));
      return { measured: await round(operation, wanted), pageMs };
    };
    const small = await measure(SMALL, quick ? 400 : 2000);
    const big = await measure(BIG, quick ? 150 : 600);
    await ends.stop();
    return [...outcomesOf(small.measured, small.pageMs), beyondPage(BIG, big.measured, big.pageMs)];
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

const DETAIL =
  "stored with journal, billed and booked; gateway, worker, their supervisor and the engine together.";

function beyondPage({ size, beyondMs }: Page, { count, cpuMs }: Round, pageMs: number): Outcome {
  const beyond = cpuMs / count - pageMs;
  return {
    what: `CPU of a Request beyond its page of ${size}`,
    target: `at most ${beyondMs} ms more than the same page fetched and parsed in a bare loop`,
    figure: `${beyond.toFixed(1)} ms more`,
    peer: `${pageMs.toFixed(1)} ms`,
    ratio: cpuMs / count / pageMs,
    pass: beyond <= beyondMs,
    detail: `${count} Requests, ${DETAIL}`,
  };
}

function outcomesOf(round: Round, pageMs: number): Outcome[] {
  const { count, seconds, commands, waits } = round;
  const rate = count / seconds;
  const each = Object.values(commands).reduce((sum, one) => sum + one, 0) / count;
  const kinds = Object.entries(commands)
    .filter(([, total]) => total > 0)
    .map(([kind, total]) => `${kind} ${(total / count).toFixed(1)}`);
  const series = new Series(waits);
  const p99 = series.percentile(99);
  const detail = `${count} Requests, ${DETAIL}`;
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
    beyondPage(SMALL, round, pageMs),
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
