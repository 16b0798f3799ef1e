import { performance } from "node:perf_hooks";
import { parseHtml, type Scraper } from "../src/plugin-sdk/index.ts";
import { normalizeInput } from "../src/scrape-host/input/normalize-input.ts";
import { loadBuiltInFamilies } from "../test/kit/built-in-families.ts";
import type { Bench, Outcome } from "./kit/bench.ts";
import { FAMILY_PAGES, pageText, type FamilyPage } from "./kit/family-pages.ts";
import { validatedRecords } from "./kit/run-recorded.ts";
import { Series } from "./kit/series.ts";
import { takeTurns } from "./kit/take-turns.ts";

/** Short rounds, so that both meet the same machine. */
const ROUND_MS = 200;
/** CPU of a page of 1 to 2 MB. */
const MAX_CPU_MS = 25;

export const bench: Bench = {
  name: "families",
  about: "the biggest recorded page of each family into validated Records, against merely parsing it",
  async run({ quick }) {
    const families = new Map((await loadBuiltInFamilies()).map(({ scraper }) => [scraper.id, scraper]));
    const outcomes: Outcome[] = [];
    for (const page of FAMILY_PAGES) {
      const scraper = families.get(page.family);
      const text = pageText(page);
      if (scraper !== undefined)
        outcomes.push(text === null ? absent(page) : await rowOf(scraper, page, text, quick ? 5 : 15));
    }
    return outcomes;
  },
};

async function rowOf(scraper: Scraper, page: FamilyPage, text: string, rounds: number): Promise<Outcome> {
  const { operation, limit } = page;
  const { input } = normalizeInput(scraper, { operation, ...page.input });
  const records = await validatedRecords(scraper, operation, input, limit, text);
  const cpu: number[] = [];
  const { ours, floor } = await takeTurns(
    {
      ours: () => pagesPerSecond(() => validatedRecords(scraper, operation, input, limit, text), cpu),
      floor: () => pagesPerSecond(() => Promise.resolve(parsed(text)), []),
    },
    rounds,
  );
  const cpuMs = new Series(cpu);
  return {
    what: `${page.family}: ${records.length} Records of \`${operation}\` from a page of ${(text.length / 1024).toFixed(0)} KB`,
    target: `at most ${MAX_CPU_MS} ms of CPU a page`,
    figure: `${(ours.median * records.length).toFixed(0)} Records/s, ${cpuMs.median.toFixed(2)} ms of CPU a page`,
    peer: `${floor.median.toFixed(0)} pages/s only parsed`,
    ratio: ours.median / floor.median,
    pass: cpuMs.median <= MAX_CPU_MS,
    detail: `${ours.count} rounds of ${ROUND_MS} ms each: ours ${ours.spread()} pages/s. The peer is JSON.parse, or the HTML parser.`,
  };
}

const absent = ({ family, operation }: FamilyPage): Outcome => ({
  what: `${family}: \`${operation}\``,
  target: `at most ${MAX_CPU_MS} ms of CPU a page`,
  figure: "–",
  peer: "–",
  ratio: null,
  pass: null,
  detail: "The recordings are not on this machine.",
});

/** What no plugin can go below that reads the whole page. */
function parsed(text: string): unknown {
  return text.startsWith("{") ? JSON.parse(text) : parseHtml(text);
}

/** @param cpu gets the milliseconds of CPU that a page took */
async function pagesPerSecond(work: () => Promise<unknown>, cpu: number[]): Promise<number> {
  const started = performance.now();
  const before = process.cpuUsage();
  let pages = 0;
  while (performance.now() - started < ROUND_MS) {
    await work();
    pages += 1;
  }
  const { user, system } = process.cpuUsage(before);
  cpu.push((user + system) / 1000 / pages);
  return (pages * 1000) / (performance.now() - started);
}
