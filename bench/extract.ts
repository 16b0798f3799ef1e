/**
 * Extraction speed: `node bench/extract.ts`. One synthetic listing page of about 72 KB, 60 items, 8 fields each, read by
 * this SDK, by a bare htmlparser2 + css-select loop, and by cheerio with both of its parsers; then one value from embedded JSON,
 * cut from the text against found through a tree. Contenders take turns in every round; the median round counts.
 */
import * as cheerio from "cheerio";
import * as slim from "cheerio/slim";
import { parseHtml } from "../src/plugin-sdk/html/document.ts";
import { jsonScript, jsonScriptById } from "../src/plugin-sdk/html/embedded-json.ts";
import { listingPage } from "./kit/listing-page.ts";
import { readBare, readWithCheerio, type Row } from "./kit/read-listing.ts";

const ROUNDS = 9;
const ROUND_MS = 250;
const URL_OF_PAGE = "https://shop.example/s?k=lamp";

const page = listingPage(60);
const extractors: Record<string, () => Row[]> = {
  quarry: readWithSdk,
  "htmlparser2 + css-select": () => readBare(page, URL_OF_PAGE),
  "cheerio/slim": () => readWithCheerio(slim.load(page), URL_OF_PAGE),
  "cheerio (parse5)": () => readWithCheerio(cheerio.load(page), URL_OF_PAGE),
};

const readers: Record<string, () => unknown> = {
  "slice from text": () => jsonScriptById(page, "__DATA__").value,
  "through a tree": () => jsonScript(parseHtml(page, URL_OF_PAGE), "script#__DATA__").value,
};

assertSame(extractors);
assertSame(readers);
console.log(
  `page: ${(page.length / 1024).toFixed(1)} KB, 60 items, 8 fields each; median of ${ROUNDS} rounds of ${ROUND_MS} ms`,
);
report(measure(extractors), "htmlparser2 + css-select");
console.log("\none value from embedded JSON");
report(measure(readers), "through a tree");

function readWithSdk(): Row[] {
  return parseHtml(page, URL_OF_PAGE)
    .all("div.card[data-id]")
    .map((row) => [
      row.attr("data-id"),
      row.textOf("h2.title a"),
      row.urlOf("h2.title a"),
      row.textOf(".price .whole"),
      row.textOf(".rating"),
      row.textOf("[data-reviews]"),
      row.attrOf("img", "src"),
      row.textOf(".seller > span.name"),
    ]);
}

/** Runs all contenders in turn, each for the same time, and gives the median pages per second of each. */
function measure(contenders: Record<string, () => unknown>): Map<string, number> {
  const names = Object.keys(contenders);
  const rates = new Map<string, number[]>(names.map((name) => [name, []]));
  for (let round = -1; round < ROUNDS; round++) {
    for (const name of names) {
      const rate = pagesPerSecond(contenders[name] as () => unknown);
      // The first round only warms up.
      if (round >= 0) rates.get(name)?.push(rate);
    }
  }
  return new Map([...rates].map(([name, all]) => [name, median(all)]));
}

function pagesPerSecond(run: () => unknown): number {
  const start = performance.now();
  let pages = 0;
  while (performance.now() - start < ROUND_MS) {
    run();
    pages++;
  }
  return (pages * 1000) / (performance.now() - start);
}

function report(rates: Map<string, number>, baseline: string): void {
  const base = rates.get(baseline) ?? NaN;
  for (const [name, rate] of rates) {
    console.log(
      `${name.padEnd(26)} ${rate.toFixed(0).padStart(7)} pages/s  ${(rate / base).toFixed(2)}x ${baseline}`,
    );
  }
}

function assertSame(contenders: Record<string, () => unknown>): void {
  const [expected, ...others] = Object.values(contenders).map((run) => JSON.stringify(run()));
  if (others.some((other) => other !== expected))
    throw new Error("The contenders do not extract the same values.");
}

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}
