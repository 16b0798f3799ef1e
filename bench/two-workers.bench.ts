import { availableParallelism } from "node:os";
import type { Bench } from "./kit/bench.ts";
import { cpuSeconds } from "./kit/cpu.ts";
import { createRequest, untilBooked } from "./kit/requests.ts";
import { openSite, type Server, type Site } from "./kit/server.ts";
import { SCRAPER, startSource } from "./kit/source.ts";
import { takeTurns } from "./kit/take-turns.ts";

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
    const cost = { one: new Cost(), two: new Cost() };
    const rates = await takeTurns(
      {
        two: () => {
          process.kill(second.pid, "SIGCONT");
          return cost.two.of(pages, [first.pid, second.pid], others, () => runPages(site, gateway, pages));
        },
        one: () => {
          // Asleep between its rounds, not stopped: a process that starts anew would come with cold code.
          process.kill(second.pid, "SIGSTOP");
          return cost.one.of(pages, [first.pid], others, () => runPages(site, gateway, pages));
        },
      },
      quick ? 3 : 5,
    );
    process.kill(second.pid, "SIGCONT");
    const ratio = rates.two.median / rates.one.median;
    const mostPages = (availableParallelism() * 1000) / (cost.two.workersMs + cost.two.othersMs);
    return [
      {
        what: "2 worker processes against 1",
        target: `at least ${TARGET_RATIO}x pages/s on 2 cores`,
        figure: `${rates.two.spread(1)} pages/s`,
        peer: `${rates.one.spread(1)} pages/s`,
        ratio,
        pass: ratio >= TARGET_RATIO,
        detail:
          `${rates.two.count} rounds of ${pages} pages of 600 items in ${REQUESTS} Requests. CPU per page with 1 worker: ` +
          `${cost.one.text}; with 2: ${cost.two.text}. Were all ${availableParallelism()} cores busy all the time, 2 ` +
          `workers could read ${mostPages.toFixed(1)} pages/s on this machine, ${(mostPages / rates.one.median).toFixed(2)}x of 1.`,
      },
    ];
  },
};

/** What pages cost in CPU time: of the workers, and of all else that shares the cores with them. */
class Cost {
  workersMs = 0;
  othersMs = 0;
  #pages = 0;
  #workersSeconds = 0;
  #othersSeconds = 0;

  async of(
    pages: number,
    workers: readonly number[],
    others: readonly number[],
    round: () => Promise<number>,
  ): Promise<number> {
    const used = (pids: readonly number[]): number => pids.reduce((sum, pid) => sum + cpuSeconds(pid), 0);
    const before = { workers: used(workers), others: used(others) };
    const rate = await round();
    this.#pages += pages;
    this.#workersSeconds += used(workers) - before.workers;
    this.#othersSeconds += used(others) - before.others;
    this.workersMs = (this.#workersSeconds * 1000) / this.#pages;
    this.othersMs = (this.#othersSeconds * 1000) / this.#pages;
    return rate;
  }

  get text(): string {
    return `${this.workersMs.toFixed(1)} ms in workers and ${this.othersMs.toFixed(1)} ms in source, gateway, database and bench`;
  }
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
