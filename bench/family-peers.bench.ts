import type { JsonObject } from "../src/kernel/json.ts";
import type { Operation, Scraper } from "../src/plugin-sdk/index.ts";
import appstoreA from "../src/plugins/appstore-a/index.ts";
import video from "../src/plugins/video/index.ts";
import { normalizeInput } from "../src/scrape-host/input/normalize-input.ts";
import { validateRecord } from "../src/scrape-host/record/validate.ts";
import type { Bench, Outcome } from "./kit/bench.ts";
import { CpuRate } from "./kit/cpu-rate.ts";
import { pageText, type FamilyPage } from "./kit/family-pages.ts";
import { appStoreScraperApps, youtubeiResults } from "./kit/family-peers.ts";
import { validatedRecords } from "./kit/run-recorded.ts";
import { takeTurns } from "./kit/take-turns.ts";

/** Our validated Records against the bare objects of theirs. */
const TARGET_RATIO = 1;
/** What the quick way through a schema has to gain for whole Records, or it goes. */
const CHECK_RATIO = 1.5;

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
      if (text !== null) outcomes.push(...(await rowsOf(compared, text, quick ? 7 : 25)));
    }
    return outcomes;
  },
};

async function rowsOf(compared: Compared, text: string, rounds: number): Promise<Outcome[]> {
  const { scraper, operation, limit, peer, theirs } = compared;
  const { input } = normalizeInput(scraper, { operation, ...compared.input } satisfies JsonObject);
  const ours = (): Promise<JsonObject[]> => validatedRecords(scraper, operation, input, limit, text);
  const [records, objects] = [await ours(), theirs(text)];
  const declared = scraper.operations.find(({ name }) => name === operation) as Operation;
  const cpu = {
    ours: new CpuRate(),
    theirs: new CpuRate(),
    parse: new CpuRate(),
    check: new CpuRate(),
    zod: new CpuRate(),
  };
  const round = (of: keyof typeof cpu, work: () => unknown) => () =>
    cpu[of].round(() => Promise.resolve(work()));
  const rates = await takeTurns(
    {
      ours: () => cpu.ours.round(ours),
      theirs: round("theirs", () => theirs(text)),
      parse: round("parse", () => JSON.parse(text)),
      check: round("check", () => records.map((record) => validateRecord(declared, record))),
      zod: round("zod", () => records.map((record) => declared.record.parse(record))),
    },
    rounds,
  );
  const beyondMs = (Number(cpu.theirs.medianMs()) - Number(cpu.parse.medianMs())).toFixed(3);
  const ratio = Number(cpu.theirs.medianMs()) / Number(cpu.ours.medianMs());
  const page = {
    what: `${compared.family}: \`${operation}\` of ${(text.length / 1024).toFixed(0)} KB, validated`,
    target: `at most the CPU per page of ${peer}`,
    figure: `${cpu.ours.medianMs()} ms, ${rates.ours.spread()} pages/s, ${records.length} Records`,
    peer: `${cpu.theirs.medianMs()} ms, ${rates.theirs.spread()} pages/s, ${objects.length} objects`,
    ratio,
    pass: ratio >= TARGET_RATIO,
    detail: `Both parse the same text: JSON.parse alone takes ${cpu.parse.medianMs()} ms, and theirs adds ${beyondMs} ms to it. Checking the finished Records takes ${cpu.check.medianMs()} ms of ours.`,
  } satisfies Outcome;
  const gain = Number(cpu.zod.medianMs()) / Number(cpu.check.medianMs());
  return [
    page,
    {
      what: `${compared.family}: ${records.length} whole Records checked`,
      target: `at least ${CHECK_RATIO}x zod's own parse`,
      figure: `${cpu.check.medianMs()} ms`,
      peer: `${cpu.zod.medianMs()} ms`,
      ratio: gain,
      pass: gain >= CHECK_RATIO,
      detail: "Both give a Record that fits its schema; the quick way copies only what changes.",
    },
  ];
}
