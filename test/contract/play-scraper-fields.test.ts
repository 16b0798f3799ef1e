import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { differences } from "../../bench/kit/play-fields.ts";
import { loadPlayScraper, type PlayScraper } from "../../bench/kit/play-scraper.ts";
import { validatedRecords } from "../../bench/kit/run-recorded.ts";
import type { JsonObject } from "../../src/kernel/json.ts";
import { normalizeInput } from "../../src/scrape-host/input/normalize-input.ts";
import appstoreB from "../../src/plugins/appstore-b/index.ts";

/** Every field that google-play-scraper reads of a page must be in our Records of the same page, with the same value. */
interface Compared {
  operation: "app" | "search" | "reviews";
  input: JsonObject;
  theirs(scraper: PlayScraper): Promise<Record<string, unknown>[]>;
  items: number;
  /** How many fields of theirs hold something on this page. */
  fields: number;
}

const PARTS = { includeReviews: true, includeLegalContact: true };
const GUARD = ")]}'\n\n";
const OUR_REVIEWS_RPC = '"wrb.fr","oCPfdb"';

async function compare(body: string, { operation, input, theirs, items }: Compared) {
  const peer = await loadPlayScraper();
  peer.answerWith(body);
  const normalized = normalizeInput(appstoreB, { operation, ...input }).input;
  const ours = await validatedRecords(appstoreB, operation, normalized, items, body);
  const found = await theirs(peer.scraper);
  expect([found.length, ours.length]).toEqual([items, items]);
  return differences(operation, found, ours);
}

function har(name: string): string {
  const file = new URL(`../../src/plugins/appstore-b/${name}.har.json`, import.meta.url);
  const { log } = JSON.parse(readFileSync(file, "utf8")) as {
    log: { entries: { request: { url: string }; response: { content: { text: string } } }[] };
  };
  const entry = log.entries.find(({ request }) => !request.url.endsWith("/robots.txt"));
  const text = entry?.response.content.text ?? "";
  // Theirs reads an answer of the RPC only without the lines that tell lengths.
  return text.startsWith(GUARD) ? `${GUARD}${text.split("\n").find((line) => line.startsWith("["))}` : text;
}

describe("fields of google-play-scraper in our Records", () => {
  test.each<[string, Compared]>([
    [
      "app/app-all-parts",
      {
        operation: "app",
        input: { appIds: "com.example.chess", ...PARTS, language: "de" },
        theirs: async (scraper) => [await scraper.app({ appId: "com.example.chess" })],
        items: 1,
        fields: 54,
      },
    ],
    [
      "search/search-paid",
      {
        operation: "search",
        input: { searchTerms: "board" },
        theirs: (scraper) => scraper.search({ term: "board", num: 2 }),
        items: 2,
        fields: 24,
      },
    ],
    [
      "reviews/reviews",
      {
        operation: "reviews",
        input: { appIds: "com.example.chess" },
        theirs: async (scraper) => (await scraper.reviews({ appId: "com.example.chess", num: 2 })).data,
        items: 2,
        fields: 22,
      },
    ],
  ])("of the synthetic page %s", async (name, compared) => {
    const { different, compared: fields } = await compare(har(name), compared);
    expect(different).toEqual([]);
    expect(fields).toBe(compared.fields);
  });
});

const FOLDER = new URL("../../../shared/fixtures/appstore-b/", import.meta.url);

describe.skipIf(!existsSync(FOLDER))("fields of google-play-scraper on recordings", () => {
  test.each<[string, Compared]>([
    [
      "app-minecraft-2026-07-trimmed.html",
      {
        operation: "app",
        input: { appIds: "com.mojang.minecraftpe", ...PARTS },
        theirs: async (scraper) => [await scraper.app({ appId: "com.mojang.minecraftpe" })],
        items: 1,
        fields: 53,
      },
    ],
    [
      "search-panda-2026-07-trimmed.html",
      {
        operation: "search",
        input: { searchTerms: "panda" },
        theirs: (scraper) => scraper.search({ term: "panda", num: 20 }),
        items: 20,
        fields: 238,
      },
    ],
    [
      "reviews-translate-newest-2026-07-redacted.txt",
      {
        operation: "reviews",
        input: { appIds: "com.google.android.apps.translate" },
        theirs: async (scraper) =>
          (await scraper.reviews({ appId: "com.google.android.apps.translate", num: 150 })).data,
        items: 150,
        fields: 1605,
      },
    ],
  ])("%s", async (name, compared) => {
    const body = readFileSync(new URL(name, FOLDER), "utf8").replace('"wrb.fr","UsvDTd"', OUR_REVIEWS_RPC);
    const { different, compared: fields } = await compare(body, compared);
    expect(different).toEqual([]);
    expect(fields).toBe(compared.fields);
  });
});
