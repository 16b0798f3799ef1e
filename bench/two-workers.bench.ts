import type { Bench } from "./kit/bench.ts";
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
    const oneSite = await openSite();
    const one = await oneSite.start("all", env);
    const twoSite = await openSite();
    const two = await twoSite.start("all", env);
    await twoSite.start("worker", env);
    const pages = quick ? 40 : 120;
    const rates = await takeTurns(
      { two: () => runPages(twoSite, two, pages), one: () => runPages(oneSite, one, pages) },
      quick ? 3 : 5,
    );
    const ratio = rates.two.median / rates.one.median;
    return [
      {
        what: "2 worker processes against 1",
        target: `at least ${TARGET_RATIO}x pages/s on 2 cores`,
        figure: `${rates.two.spread(1)} pages/s`,
        peer: `${rates.one.spread(1)} pages/s`,
        ratio,
        pass: ratio >= TARGET_RATIO,
        detail: `${rates.two.count} rounds of ${pages} pages of 600 items in ${REQUESTS} Requests; the page source and two databases share the cores.`,
      },
    ];
  },
};

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
