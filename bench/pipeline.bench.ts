import type { Bench, BenchOptions, Outcome } from "./kit/bench.ts";
import { cpuSeconds } from "./kit/cpu.ts";
import { startPeer } from "./kit/peer.ts";
import { createRequest, untilBooked } from "./kit/requests.ts";
import type { Series } from "./kit/series.ts";
import { openSite, type Server, type Site } from "./kit/server.ts";
import { SCRAPER, startSource } from "./kit/source.ts";
import { takeTurns } from "./kit/take-turns.ts";
import type { PagesTask } from "./peers/raw-loop.peer.ts";

const ITEMS_PER_PAGE = 60;
const AT_ONCE = 16;
/** Requests that run side by side, each in a thread: the machine's cores. */
const REQUESTS_AT_ONCE = 2;
const CRAWLEE_RATIO = 4;
const RAW_RATIO = 0.9;

export const bench: Bench = {
  name: "pipeline",
  about:
    "72 KB listing pages with 60 items each from a local server, parsed, validated, stored with journal, billed",
  async run(options) {
    const source = await startSource();
    const site = await openSite();
    const server = await site.start("all", source.env);
    const crawlee = await startPeer<null, PagesTask, number>("crawlee");
    const raw = await startPeer<null, PagesTask, number>("raw-loop");
    let from = 0;
    const pagesFor = (count: number): number => {
      from += count;
      return from - count;
    };
    const lengths = roundLengths(options);
    const task = (pages: number): PagesTask => ({
      url: source.urls.web,
      from: pagesFor(pages),
      pages,
      atOnce: AT_ONCE,
    });
    const cpu = { quarry: new CpuPerPage(), crawlee: new CpuPerPage(), raw: new CpuPerPage() };
    const rates = await takeTurns(
      {
        quarry: () =>
          cpu.quarry.during([...server.pids, site.enginePid], lengths.quarry, () =>
            runPipeline(site, server, lengths.quarry, pagesFor),
          ),
        crawlee: () =>
          cpu.crawlee.during([crawlee.pid], lengths.crawlee, () => crawlee.call(task(lengths.crawlee))),
        raw: () => cpu.raw.during([raw.pid], lengths.raw, () => raw.call(task(lengths.raw))),
      },
      options.quick ? 3 : 5,
    );
    const perPage = `CPU per page: ours ${cpu.quarry.text} with the database, Crawlee ${cpu.crawlee.text}, loop ${cpu.raw.text}.`;
    return [
      compared(rates.quarry, "Crawlee CheerioCrawler (parse only)", rates.crawlee, CRAWLEE_RATIO, perPage),
      compared(rates.quarry, "undici + htmlparser2 loop storing nothing", rates.raw, RAW_RATIO, perPage),
    ];
  },
};

/** Pages per round, for rounds of 2 to 4 seconds. */
function roundLengths({ quick }: BenchOptions): Record<"quarry" | "crawlee" | "raw", number> {
  return quick ? { quarry: 300, crawlee: 120, raw: 500 } : { quarry: 1000, crawlee: 300, raw: 1400 };
}

/** CPU time that pages cost over all rounds: unlike pages/s it hardly depends on what else the machine does. */
class CpuPerPage {
  #seconds = 0;
  #pages = 0;

  async during(pids: readonly number[], pages: number, round: () => Promise<number>): Promise<number> {
    const used = (): number => pids.reduce((sum, pid) => sum + cpuSeconds(pid), 0);
    const before = used();
    const rate = await round();
    this.#seconds += used() - before;
    this.#pages += pages;
    return rate;
  }

  get text(): string {
    return `${((this.#seconds * 1000) / this.#pages).toFixed(1)} ms`;
  }
}

/** From the first POST until every Request is booked, in pages per second. */
async function runPipeline(
  site: Site,
  server: Server,
  pages: number,
  pagesFor: (count: number) => number,
): Promise<number> {
  const share = Math.floor(pages / REQUESTS_AT_ONCE);
  const started = performance.now();
  const ids = await Promise.all(
    Array.from({ length: REQUESTS_AT_ONCE }, () =>
      createRequest(server, SCRAPER, {
        operation: "list",
        from: pagesFor(share),
        pages: share,
        atOnce: AT_ONCE / REQUESTS_AT_ONCE,
        limit: share * ITEMS_PER_PAGE,
      }),
    ),
  );
  const requests = await untilBooked(site.store, ids);
  const seconds = (performance.now() - started) / 1000;
  for (const { _id, recordCount } of requests) {
    const booked = await site.store.ledger.findOne({ _id: `settle:${_id}:1` });
    if (recordCount !== share * ITEMS_PER_PAGE || booked?.quantity !== recordCount)
      throw new Error(`Request ${_id}: ${recordCount} Records stored, ${booked?.quantity} booked.`);
  }
  return (share * REQUESTS_AT_ONCE) / seconds;
}

function compared(quarry: Series, peer: string, other: Series, target: number, perPage: string): Outcome {
  const ratio = quarry.median / other.median;
  return {
    what: `pages/s against ${peer}`,
    target: `at least ${target}x its pages/s`,
    figure: `${quarry.spread()} pages/s`,
    peer: `${other.spread()} pages/s`,
    ratio,
    pass: ratio >= target,
    detail:
      `${quarry.count} rounds each, ${AT_ONCE} pages under way; ours is ${REQUESTS_AT_ONCE} Requests at once, ` +
      `${(quarry.median * ITEMS_PER_PAGE).toFixed(0)} Records/s stored with journal and billed. ${perPage}`,
  };
}
