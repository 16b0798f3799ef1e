import type { JsonObject } from "../src/kernel/json.ts";
import type { Scraper } from "../src/plugin-sdk/index.ts";
import appstoreA from "../src/plugins/appstore-a/index.ts";
import video from "../src/plugins/video/index.ts";
import { normalizeInput } from "../src/scrape-host/input/normalize-input.ts";
import type { Bench, Outcome } from "./kit/bench.ts";
import { CpuRate } from "./kit/cpu-rate.ts";
import { pageText, type FamilyPage } from "./kit/family-pages.ts";
import { appStoreScraperApps, youtubeiResults } from "./kit/family-peers.ts";
import { validatedRecords } from "./kit/run-recorded.ts";
import { takeTurns } from "./kit/take-turns.ts";

/** Our validated Records against the bare objects of theirs. */
const TARGET_RATIO = 1;

interface Compared extends FamilyPage {
  scraper: Scraper;
  peer: string;
  /** Their objects from the same text. */
  theirs: (text: string) => unknown[];
}

const COMPARED: readonly Compared[] = [
  {
    family: "appstore-a",
    scraper: appstoreA,
    operation: "search",
    input: { searchTerms: ["vpn"] },
    limit: 10,
    file: "search-vpn-us-2026-03.json",
    peer: "app-store-scraper",
    theirs: appStoreScraperApps,
  },
  {
    family: "video",
    scraper: video,
    operation: "search",
    input: { searchTerms: ["cirque"] },
    limit: 20,
    file: "search-videos-cirque-p1.json",
    peer: "youtubei.js",
    theirs: youtubeiResults,
  },
];

export const bench: Bench = {
  name: "family-peers",
  about: "recorded answers into validated Records, against the npm scrapers that people use for them",
  async run({ quick }) {
    const outcomes: Outcome[] = [];
    for (const compared of COMPARED) {
      const text = pageText(compared);
      if (text !== null) outcomes.push(await rowOf(compared, text, quick ? 7 : 25));
    }
    return outcomes;
  },
};

async function rowOf(compared: Compared, text: string, rounds: number): Promise<Outcome> {
  const { scraper, operation, limit, peer, theirs } = compared;
  const { input } = normalizeInput(scraper, { operation, ...compared.input } satisfies JsonObject);
  const ours = (): Promise<JsonObject[]> => validatedRecords(scraper, operation, input, limit, text);
  const [records, objects] = [(await ours()).length, theirs(text).length];
  const cpu = { ours: new CpuRate(), theirs: new CpuRate() };
  const rates = await takeTurns(
    {
      ours: () => cpu.ours.round(ours),
      theirs: () => cpu.theirs.round(() => Promise.resolve(theirs(text))),
    },
    rounds,
  );
  const ratio = rates.ours.median / rates.theirs.median;
  return {
    what: `${compared.family}: \`${operation}\` of ${(text.length / 1024).toFixed(0)} KB, validated`,
    target: `at least ${TARGET_RATIO}x the pages/s of ${peer}`,
    figure: `${rates.ours.spread()} pages/s, ${records} Records`,
    peer: `${rates.theirs.spread()} pages/s, ${objects} objects`,
    ratio,
    pass: ratio >= TARGET_RATIO,
    detail: `CPU per page: ours ${cpu.ours.medianMs()} ms, theirs ${cpu.theirs.medianMs()} ms.`,
  };
}
