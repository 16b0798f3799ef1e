import { availableParallelism } from "node:os";
import type { Bench } from "./kit/bench.ts";
import { cleanUp } from "./kit/cleanup.ts";
import { cpuSeconds } from "./kit/cpu.ts";
import { startPeer } from "./kit/peer.ts";
import { createRequest, untilBooked } from "./kit/requests.ts";
import { Series } from "./kit/series.ts";
import { openSite, type Server, type Site } from "./kit/server.ts";
import { SCRAPER, startSource } from "./kit/source.ts";
import { takeTurns } from "./kit/take-turns.ts";
import type { ParseTask } from "./peers/parse-loop.peer.ts";

const TARGET_RATIO = 1.6;
const REQUESTS = 4;

export const bench: Bench = {
  name: "two-workers",
  about:
    "big pages of which little is stored, with 2 worker processes against 1, each running one Request at a time",
  async run({ quick }) {
    const source = await startSource();
    // One thread per process: with more, one process would use both cores by itself.
    const env = { ...source.env, QUARRY_CONCURRENCY: "1" };
    const site = await openSite();
    const gateway = await site.start("gateway", env);
    const first = await site.start("worker", env);
    const second = await site.start("worker", env);
    const others = [process.pid, source.peer.pid, site.enginePid, gateway.pid];
    const pages = quick ? 40 : 120;
    const load = { one: new Load(), two: new Load() };
    const rates = await takeTurns(
      {
        two: () => {
          process.kill(second.pid, "SIGCONT");
          const pids = { workers: [first.pid, second.pid], others };
          return load.two.of(pages, pids, () => runPages(site, gateway, pages));
        },
        one: () => {
          // Asleep between its rounds, not stopped: a process that starts anew would come with cold code.
          process.kill(second.pid, "SIGSTOP");
          return load.one.of(pages, { workers: [first.pid], others }, () => runPages(site, gateway, pages));
        },
      },
      quick ? 3 : 5,
    );
    process.kill(second.pid, "SIGCONT");
    await cleanUp();
    const scaling = await parseScaling(quick ? 3 : 5);
    const cores = availableParallelism();
    const ratio = rates.two.median / rates.one.median;
    return [
      {
        what: "2 worker processes against 1",
        target: `at least ${TARGET_RATIO}x pages/s on 2 cores`,
        figure: `${rates.two.spread(1)} pages/s`,
        peer: `${rates.one.spread(1)} pages/s`,
        ratio,
        pass: ratio >= TARGET_RATIO,
        detail:
          `${rates.two.count} rounds of ${pages} pages of 600 items in ${REQUESTS} Requests. With 1 worker: ${load.one.text}; ` +
          `with 2: ${load.two.text}, of ${cores}, which leaves room for ${(cores / load.one.coresBusy).toFixed(2)}x at most. ` +
          `Two processes that do nothing but parse such a page in ` +
          `memory are ${scaling.spread(2)}x as fast as one here.`,
      },
    ];
  },
};

/** What rounds take of the cores: the workers, and all else that shares the cores with them. */
class Load {
  #rounds = -1;
  #pages = 0;
  #seconds = 0;
  #workers = 0;
  #others = 0;

  async of(
    pages: number,
    pids: { workers: readonly number[]; others: readonly number[] },
    round: () => Promise<number>,
  ): Promise<number> {
    const used = (of: readonly number[]): number => of.reduce((sum, pid) => sum + cpuSeconds(pid), 0);
    const before = { workers: used(pids.workers), others: used(pids.others) };
    const rate = await round();
    this.#rounds += 1;
    // The first round only warms up.
    if (this.#rounds === 0) return rate;
    this.#pages += pages;
    this.#seconds += pages / rate;
    this.#workers += used(pids.workers) - before.workers;
    this.#others += used(pids.others) - before.others;
    return rate;
  }

  get coresBusy(): number {
    return (this.#workers + this.#others) / this.#seconds;
  }

  get text(): string {
    const perPage = (seconds: number): string => ((seconds * 1000) / this.#pages).toFixed(1);
    return (
      `${perPage(this.#workers)} ms CPU per page in workers, ${perPage(this.#others)} ms in source, gateway, database ` +
      `and bench, ${this.coresBusy.toFixed(2)} cores busy`
    );
  }
}

/** How much faster two processes that only parse in memory are than one: all that the cores themselves can give. */
async function parseScaling(rounds: number): Promise<Series> {
  const loops = [
    await startPeer<null, ParseTask, number>("parse-loop"),
    await startPeer<null, ParseTask, number>("parse-loop"),
  ];
  const rate = async (many: typeof loops): Promise<number> => {
    const rates = await Promise.all(many.map((loop) => loop.call({ seconds: 1 })));
    return rates.reduce((sum, one) => sum + one, 0);
  };
  await rate(loops);
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round++)
    ratios.push((await rate(loops)) / (await rate(loops.slice(0, 1))));
  return new Series(ratios);
}

let nextPage = 0;

async function runPages(site: Site, server: Server, pages: number): Promise<number> {
  const share = pages / REQUESTS;
  const started = performance.now();
  const ids = await Promise.all(
    Array.from({ length: REQUESTS }, () => {
      nextPage += share;
      const input = { operation: "weigh", from: nextPage - share, pages: share, atOnce: 2, limit: share };
      return createRequest(server, SCRAPER, input);
    }),
  );
  await untilBooked(site.store, ids);
  return (pages * 1000) / (performance.now() - started);
}
