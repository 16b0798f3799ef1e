import { parseHtml, type Scraper } from "../src/plugin-sdk/index.ts";
import { normalizeInput } from "../src/scrape-host/input/normalize-input.ts";
import type { Bench, Outcome } from "./kit/bench.ts";
import { CpuRate } from "./kit/cpu-rate.ts";
import { FAMILY_PAGES, pageText, type FamilyPage } from "./kit/family-pages.ts";
import { validatedRecords } from "./kit/run-recorded.ts";
import { takeTurns } from "./kit/take-turns.ts";

/** CPU of a page of 1 to 2 MB. */
const MAX_CPU_MS = 25;

export const bench: Bench = {
  name: "families",
  about: "the biggest recorded page of each family into validated Records, against merely parsing it",
  async run({ quick }) {
    const outcomes: Outcome[] = [];
    for (const page of FAMILY_PAGES) {
      const module = (await import(`../src/plugins/${page.family}/index.ts`)) as { default: Scraper };
      const text = pageText(page);
      outcomes.push(text === null ? absent(page) : await rowOf(module.default, page, text, quick ? 5 : 15));
    }
    return outcomes;
  },
};

async function rowOf(scraper: Scraper, page: FamilyPage, text: string, rounds: number): Promise<Outcome> {
  const { operation, limit } = page;
  const { input } = normalizeInput(scraper, { operation, ...page.input });
  const records = await validatedRecords(scraper, operation, input, limit, text);
  const cpu = new CpuRate();
  const { ours, floor } = await takeTurns(
    {
      ours: () => cpu.round(() => validatedRecords(scraper, operation, input, limit, text)),
      floor: () => new CpuRate().round(() => Promise.resolve(parsed(text))),
    },
    rounds,
  );
  const cpuMs = Number(cpu.medianMs());
  return {
    what: `${page.family}: ${records.length} Records of \`${operation}\` from a page of ${(text.length / 1024).toFixed(0)} KB`,
    target: `at most ${MAX_CPU_MS} ms of CPU a page`,
    figure: `${(ours.median * records.length).toFixed(0)} Records/s, ${cpuMs.toFixed(2)} ms of CPU a page`,
    peer: `${floor.median.toFixed(0)} pages/s only parsed`,
    ratio: ours.median / floor.median,
    pass: cpuMs <= MAX_CPU_MS,
    detail: `${ours.count} rounds: ours ${ours.spread()} pages/s. The peer is JSON.parse, or the HTML parser.`,
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
