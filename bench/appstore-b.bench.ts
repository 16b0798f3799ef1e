import { existsSync, readFileSync } from "node:fs";
import { normalizeInput } from "../src/plugin-sdk/input/normalize-input.ts";
import type { JsonObject } from "../src/kernel/json.ts";
import appstoreB from "../src/plugins/appstore-b/index.ts";
import { parseAppPage } from "../src/plugins/appstore-b/parse/app-page.ts";
import { readPageData } from "../src/plugins/appstore-b/parse/page-data.ts";
import { parseReviews } from "../src/plugins/appstore-b/parse/reviews.ts";
import { parseSearchPage } from "../src/plugins/appstore-b/parse/search-page.ts";
import { readBatchexecute } from "../src/plugins/appstore-b/rpc/batchexecute-response.ts";
import { BLOBS } from "../src/plugins/appstore-b/rpc/blobs.ts";
import type { Bench, Outcome } from "./kit/bench.ts";
import { differences } from "./kit/play-fields.ts";
import { loadPlayScraper, type PlayScraper } from "./kit/play-scraper.ts";
import { runRecorded } from "./kit/run-recorded.ts";
import { takeTurns } from "./kit/take-turns.ts";

const FOLDER = new URL("../../shared/fixtures/appstore-b/", import.meta.url);
const TARGET_RATIO = 2;

interface Recorded {
  name: "app" | "search" | "reviews";
  file: string;
  input: JsonObject;
  limit: number;
  /** Our parser alone, from the text of the body. */
  parse(text: string): unknown;
  /** What no parser can go below: JSON.parse of the data that it must read. */
  floor(text: string): unknown;
  theirs(scraper: PlayScraper): Promise<Record<string, unknown>[]>;
}

const TRANSLATE = "com.google.android.apps.translate";
const MINECRAFT = "com.mojang.minecraftpe";
const US = { country: "us", lang: "en" };
/** What their Record of an app always holds. */
const PARTS = { includeReviews: true, includeLegalContact: true, includePermissions: false };
const PARTS_OF_APP = [BLOBS.appDetails, BLOBS.appClusters, BLOBS.firstReviews];
const REVIEWS_RPC = "oCPfdb";

const RECORDED: readonly Recorded[] = [
  {
    name: "app",
    file: "app-minecraft-2026-07-trimmed.html",
    input: { appIds: MINECRAFT, ...PARTS },
    limit: 1,
    parse: (text) => parseAppPage(text, MINECRAFT, US, PARTS),
    floor: (text) => PARTS_OF_APP.map((blob) => readPageData(text).require(blob)),
    theirs: async (scraper) => [await scraper.app({ appId: MINECRAFT })],
  },
  {
    name: "search",
    file: "search-panda-2026-07-trimmed.html",
    input: { searchTerms: "panda" },
    limit: 20,
    parse: (text) => parseSearchPage(text, US),
    floor: (text) => readPageData(text).require(BLOBS.search),
    theirs: (scraper) => scraper.search({ term: "panda", num: 20 }),
  },
  {
    name: "reviews",
    file: "reviews-translate-newest-2026-07-redacted.txt",
    input: { appIds: TRANSLATE },
    limit: 150,
    parse: (text) => parseReviews(readBatchexecute(text, REVIEWS_RPC)),
    floor: (text) => readBatchexecute(text, REVIEWS_RPC),
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
    for (const recorded of RECORDED) {
      const text = recordedText(recorded.file);
      const body = Buffer.from(text);
      const { input } = normalizeInput(appstoreB, { operation: recorded.name, ...recorded.input });
      const whole = () => runRecorded(appstoreB, recorded.name, input, recorded.limit, body);
      const theirs = () => {
        peer.answerWith(text);
        return recorded.theirs(peer.scraper);
      };
      const roundMs = quick ? 400 : 2000;
      const rates = await takeTurns(
        {
          ours: () => pagesPerSecond(async () => recorded.parse(text), roundMs),
          theirs: () => pagesPerSecond(theirs, roundMs),
          floor: () => pagesPerSecond(async () => recorded.floor(text), roundMs),
          whole: () => pagesPerSecond(whole, roundMs),
        },
        quick ? 3 : 5,
      );
      const ratio = rates.ours.median / rates.theirs.median;
      outcomes.push({
        what: `${recorded.name} page of ${(body.length / 1024).toFixed(0)} KB`,
        target: `at least ${TARGET_RATIO}x its pages/s`,
        figure: `${rates.ours.spread()} pages/s`,
        peer: `${rates.theirs.spread()} pages/s`,
        ratio,
        pass: ratio >= TARGET_RATIO,
        detail:
          `${rates.ours.count} rounds of ${roundMs} ms each, from text to objects on both sides. ` +
          `JSON.parse of the data in it alone makes ${rates.floor.spread()} pages/s, ${(rates.floor.median / rates.theirs.median).toFixed(2)}x theirs. ` +
          `From bytes to stored JSON (decoding, validation, deduplication, coverage) ours makes ${rates.whole.spread()} pages/s.`,
      });
      outcomes.push(compareFields(recorded, await theirs(), await whole()));
    }
    return outcomes;
  },
};

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

async function pagesPerSecond(page: () => Promise<unknown>, roundMs: number): Promise<number> {
  const started = performance.now();
  let pages = 0;
  while (performance.now() - started < roundMs) {
    await page();
    pages += 1;
  }
  return (pages * 1000) / (performance.now() - started);
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
