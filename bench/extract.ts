/**
 * Extraction speed: `node bench/extract.ts`. One synthetic listing page of about 72 KB, 60 items, 8 fields each, read by
 * this SDK, by a bare htmlparser2 + css-select loop, and by cheerio with both of its parsers; then one value from embedded JSON,
 * cut from the text against found through a tree. Contenders take turns in every round; the median round counts.
 */
import * as cheerio from "cheerio";
import * as slim from "cheerio/slim";
import { compile, selectAll, selectOne } from "css-select";
import type { AnyNode, Element } from "domhandler";
import { textContent } from "domutils";
import { parseDocument } from "htmlparser2";
import { parseHtml } from "../src/plugin-sdk/html/document.ts";
import { jsonScript, jsonScriptById } from "../src/plugin-sdk/html/embedded-json.ts";

const ROUNDS = 9;
const ROUND_MS = 250;
const URL_OF_PAGE = "https://shop.example/s?k=lamp";

type Row = (string | null)[];

const page = listingPage(60);
const queries = {
  row: compileQuery("div.card[data-id]"),
  title: compileQuery("h2.title a"),
  price: compileQuery(".price .whole"),
  rating: compileQuery(".rating"),
  reviews: compileQuery("[data-reviews]"),
  image: compileQuery("img"),
  seller: compileQuery(".seller > span.name"),
};

const extractors: Record<string, () => Row[]> = {
  quarry: readWithSdk,
  "htmlparser2 + css-select": readBare,
  "cheerio/slim": () => readWithCheerio(slim.load(page)),
  "cheerio (parse5)": () => readWithCheerio(cheerio.load(page)),
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

function readBare(): Row[] {
  const document = parseDocument(page);
  return selectAll<AnyNode, Element>(queries.row, document).map((row) => [
    row.attribs["data-id"] ?? null,
    bareText(queries.title, row),
    new URL(first(queries.title, row)?.attribs.href ?? "", URL_OF_PAGE).href,
    bareText(queries.price, row),
    bareText(queries.rating, row),
    bareText(queries.reviews, row),
    first(queries.image, row)?.attribs.src ?? null,
    bareText(queries.seller, row),
  ]);
}

function readWithCheerio($: cheerio.CheerioAPI): Row[] {
  const text = (node: cheerio.Cheerio<never>) => node.first().text().replace(/\s+/g, " ").trim();
  return $("div.card[data-id]")
    .toArray()
    .map((element) => {
      const row = $(element);
      const find = (css: string) => row.find(css) as unknown as cheerio.Cheerio<never>;
      return [
        row.attr("data-id") ?? null,
        text(find("h2.title a")),
        new URL(find("h2.title a").attr("href") ?? "", URL_OF_PAGE).href,
        text(find(".price .whole")),
        text(find(".rating")),
        text(find("[data-reviews]")),
        find("img").attr("src") ?? null,
        text(find(".seller > span.name")),
      ];
    });
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

function listingPage(items: number): string {
  const cards = Array.from({ length: items }, (_unused, index) => card(index)).join("\n");
  const data = {
    items: Array.from({ length: items }, (_unused, index) => ({ id: index, price: index * 1.25 })),
  };
  return `<!doctype html><html><head><title>Lamps</title><style>${".a{color:red}".repeat(60)}</style></head><body>
<nav>${'<a class="nav-link" href="/c">Category</a>'.repeat(40)}</nav><main id="results">${cards}</main>
<script id="__DATA__" type="application/json">${JSON.stringify(data)}</script></body></html>`;
}

function card(index: number): string {
  return `<div class="card card--wide s-result" data-id="B${100000 + index}" data-index="${index}">
  <div class="media"><a class="image-link" href="/dp/B${index}?ref=img"><img class="thumb" src="https://img.example/${index}.jpg" alt="Lamp ${index}" loading="lazy"></a></div>
  <div class="body"><h2 class="title size-base"><a class="link-normal" href="/dp/B${index}?ref=sr_1_${index}"><span>Desk lamp   no. ${index} &amp; bulb,
    warm white</span></a></h2>
  <div class="row row-meta"><span class="rating star-small" aria-label="4.5 out of 5">4.5 out of 5 stars</span> <a class="count" data-reviews="1" href="/r/${index}">1,${100 + index}</a></div>
  <div class="row row-price"><span class="price"><span class="symbol">$</span><span class="whole">${20 + index}</span><span class="fraction">99</span></span> <span class="was">$${30 + index}.99</span></div>
  <div class="row row-seller"><div class="seller"><span class="label">Sold by</span><span class="name">Shop ${index % 7}</span></div><ul class="badges"><li class="badge">New</li><li class="badge">Free delivery</li></ul></div>
  <div class="actions"><button class="button button--primary" type="button" data-action="cart">Add to cart</button></div></div></div>`;
}

function bareText(query: ReturnType<typeof compileQuery>, row: Element): string | null {
  const found = first(query, row);
  return found === null ? null : textContent(found).replace(/\s+/g, " ").trim();
}

function first(query: ReturnType<typeof compileQuery>, row: Element): Element | null {
  return selectOne<AnyNode, Element>(query, row.children);
}

function compileQuery(css: string) {
  return compile<AnyNode, Element>(css);
}
