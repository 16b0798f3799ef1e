import { existsSync, readFileSync } from "node:fs";
import { normalizeInput } from "../src/scrape-host/input/normalize-input.ts";
import type { JsonObject } from "../src/kernel/json.ts";
import appstoreB from "../src/plugins/appstore-b/index.ts";
import { parseAppPage } from "../src/plugins/appstore-b/app/app-page.ts";
import { parseReviews } from "../src/plugins/appstore-b/reviews/review-text.ts";
import { parseSearchPage } from "../src/plugins/appstore-b/search/search-page.ts";
import { readBatchexecute } from "../src/plugins/appstore-b/rpc/batchexecute.ts";
import { InitData } from "../src/plugins/appstore-b/rpc/init-data.ts";
import type { PageText } from "../src/plugin-sdk/index.ts";
import type { Bench, Outcome } from "./kit/bench.ts";
import { CpuRate, ROUND_MS } from "./kit/cpu-rate.ts";
import { differences } from "./kit/play-fields.ts";
import { loadPlayScraper, type PlayScraper } from "./kit/play-scraper.ts";
import { runRecorded, validatedRecords } from "./kit/run-recorded.ts";
import { takeTurns } from "./kit/take-turns.ts";

const FOLDER = new URL("../../shared/fixtures/appstore-b/", import.meta.url);
/** Our validated Records against the bare objects of theirs. */
const TARGET_RATIO = 1;

interface Recorded {
  name: "app" | "search" | "reviews";
  file: string;
  input: JsonObject;
  limit: number;
  /** Our parser alone, from the text of the body. */
  parse(page: PageText): unknown;
  /** What no parser can go below: JSON.parse of the data that it must read. */
  floor(page: PageText): unknown;
  theirs(scraper: PlayScraper): Promise<Record<string, unknown>[]>;
}

const TRANSLATE = "com.google.android.apps.translate";
const MINECRAFT = "com.mojang.minecraftpe";
const US = { country: "us", language: "en" };
/** What their Record of an app always holds. */
const PARTS = { includeReviews: true, includeLegalContact: true, includePermissions: false };
const PARTS_OF_APP = ["Ws7gDc", "ag2B9c", "oCPfdb"];
const REVIEWS_RPC = "oCPfdb";
const answerOf = (page: PageText, rpc: string): unknown =>
  new InitData(page).require({ what: "answer", rpc, base: [], needs: [] });
const silent = (): void => undefined;

const RECORDED: readonly Recorded[] = [
  {
    name: "app",
    file: "app-minecraft-2026-07-trimmed.html",
    input: { appIds: MINECRAFT, ...PARTS },
    limit: 1,
    parse: (page) => parseAppPage(page, MINECRAFT, US, PARTS, silent),
    floor: (page) => PARTS_OF_APP.map((rpc) => answerOf(page, rpc)),
    theirs: async (scraper) => [await scraper.app({ appId: MINECRAFT })],
  },
  {
    name: "search",
    file: "search-panda-2026-07-trimmed.html",
    input: { searchTerms: "panda" },
    limit: 20,
    parse: (page) => parseSearchPage(page, "panda", US, silent),
    floor: (page) => answerOf(page, "lGYRle"),
    theirs: (scraper) => scraper.search({ term: "panda", num: 20 }),
  },
  {
    name: "reviews",
    file: "reviews-translate-newest-2026-07-redacted.txt",
    input: { appIds: TRANSLATE },
    limit: 150,
    parse: (page) => parseReviews(readBatchexecute(page, REVIEWS_RPC), silent),
    floor: (page) => readBatchexecute(page, REVIEWS_RPC),
    theirs: async (scraper) => (await scraper.reviews({ appId: TRANSLATE, num: 150 })).data,
  },
];

export const bench: Bench = {
  name: "appstore-b",
  about:
    "recorded app, search and reviews pages into Records, against npm google-play-scraper on the same bodies",
  async run({ quick }) {
    if (!existsSync(FOLDER)) return [absent()];
    const peer = await loadPlayScraper();
    const outcomes: Outcome[] = [];
    const medians: { ours: number; theirs: number }[] = [];
    for (const recorded of RECORDED) {
      const text = recordedText(recorded.file);
      const body = Buffer.from(text);
      const page = { text, url: "https://play.google.com/recorded" };
      const { input } = normalizeInput(appstoreB, { operation: recorded.name, ...recorded.input });
      const ours = () => validatedRecords(appstoreB, recorded.name, input, recorded.limit, text);
      const whole = () => runRecorded(appstoreB, recorded.name, input, recorded.limit, body);
      const theirs = () => {
        peer.answerWith(text);
        return recorded.theirs(peer.scraper);
      };
      const cpu = { ours: new CpuRate(), theirs: new CpuRate() };
      const rates = await takeTurns(
        {
          ours: () => cpu.ours.round(ours),
          theirs: () => cpu.theirs.round(theirs),
          parse: () => new CpuRate().round(async () => recorded.parse(page)),
          floor: () => new CpuRate().round(async () => recorded.floor(page)),
          whole: () => new CpuRate().round(whole),
        },
        quick ? 7 : 25,
      );
      medians.push({ ours: rates.ours.median, theirs: rates.theirs.median });
      const size = `${recorded.name} page of ${(body.length / 1024).toFixed(0)} KB`;
      const cpuMs = { ours: Number(cpu.ours.medianMs()), theirs: Number(cpu.theirs.medianMs()) };
      const ratio = cpuMs.theirs / cpuMs.ours;
      outcomes.push({
        what: `${size}: validated Records`,
        target: "at most its CPU per page",
        figure: `${cpuMs.ours} ms, ${rates.ours.spread()} pages/s`,
        peer: `${cpuMs.theirs} ms, ${rates.theirs.spread()} pages/s`,
        ratio,
        pass: ratio >= TARGET_RATIO,
        detail:
          `${rates.ours.count} rounds of ${ROUND_MS} ms each, from the text of the page: ours to validated Records, theirs ` +
          `to objects as parsed. Parsed alone ours makes ${rates.parse.spread()} pages/s, JSON.parse of the data alone ${rates.floor.spread()}, from bytes to ` +
          `stored JSON (decoding, deduplication, writing) ${rates.whole.spread()}.`,
      });
      outcomes.push(compareFields(recorded, await theirs(), await whole()));
    }
    return [overall(medians), ...outcomes];
  },
};

/** The three kinds of pages in turn, in equal numbers. */
function overall(medians: readonly { ours: number; theirs: number }[]): Outcome {
  const together = (side: "ours" | "theirs"): number =>
    medians.length / medians.reduce((sum, rates) => sum + 1 / rates[side], 0);
  return {
    what: "app, search and reviews pages in equal numbers: validated Records",
    target: "–",
    figure: `${together("ours").toFixed(0)} pages/s`,
    peer: `${together("theirs").toFixed(0)} pages/s`,
    ratio: together("ours") / together("theirs"),
    pass: null,
    detail: "From the medians of the three kinds below, of which each has its own verdict.",
  };
}

/** Our plugin asks for reviews by a newer name of the RPC than the one recorded; the payload is the same. */
function recordedText(file: string): string {
  return readFileSync(new URL(file, FOLDER), "utf8").replace(
    '"wrb.fr","UsvDTd"',
    `"wrb.fr","${REVIEWS_RPC}"`,
  );
}

function compareFields(
  { name }: Recorded,
  theirs: readonly Record<string, unknown>[],
  ours: readonly string[],
): Outcome {
  const { compared, different } = differences(
    name,
    theirs,
    ours.map((json) => JSON.parse(json) as Record<string, unknown>),
  );
  return {
    what: `${name}: values of its fields in our Records`,
    target: "every field that it yields, with an equal value",
    figure: `${compared - different.length} of ${compared} equal`,
    peer: `${theirs.length} of theirs, ${ours.length} of ours`,
    ratio: null,
    pass: different.length === 0,
    detail: different.length === 0 ? "" : `Different: ${different.slice(0, 12).join("; ")}`,
  };
}

function absent(): Outcome {
  return {
    what: "recorded pages",
    target: `at least ${TARGET_RATIO}x`,
    figure: "–",
    peer: "–",
    ratio: null,
    pass: null,
    detail: "The recordings of Google Play, which are not part of the repository, are not on this machine.",
  };
}
