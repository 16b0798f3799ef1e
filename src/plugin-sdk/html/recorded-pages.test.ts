import { existsSync, readFileSync } from "node:fs";
import * as cheerio from "cheerio";
import { describe, expect, it } from "vitest";
import { parseHtml } from "./document.ts";

/** Recorded pages are not part of the repository; a checkout beside them may compare against cheerio on real markup. */
const FIXTURES = new URL("../../../../shared/fixtures/", import.meta.url);

const PAGES = [
  {
    file: "codehost/trending-python-daily-2026-04.html",
    row: "article.Box-row",
    fields: ["h2 a", "p.col-9", 'a[href$="/stargazers"]', "[itemprop=programmingLanguage]"],
  },
  {
    file: "codehost/trending-developers-daily-2026-08.html",
    row: "article[id^=pa-]",
    fields: ["h1.h3 a", "p.f4 > a", "h1.h4 a"],
  },
  {
    file: "handmade-shop/shop_sold_HattersLoft_2022-07.html",
    row: "[data-listing-id]",
    fields: ["h3", ".currency-value", "a:first-child"],
  },
  {
    file: "retail-global/product_us_B0057OC5O8.html",
    row: "#ppd, #dp",
    fields: ["#productTitle", "#bylineInfo", "span.a-price .a-offscreen"],
  },
];

// cheerio joins the text of neighbouring blocks without a space and keeps scripts, so only other characters are compared.
const squeeze = (text: string) => text.replace(/[\s\u200b-\u200f\ufeff]/g, "");

describe.each(PAGES)("$file", ({ file, row, fields }) => {
  const path = new URL(file, FIXTURES);
  const present = existsSync(path);
  if (!present) process.stdout.write(`skipped: no recorded page ${file}\n`);

  it.skipIf(!present)("gives the rows and texts that cheerio gives", () => {
    const html = readFileSync(path, "utf8");
    const $ = cheerio.load(html);
    const rows = parseHtml(html).all(row);
    const expected = $(row).toArray();
    expect(rows.length).toBe(expected.length);
    expect(rows.length).toBeGreaterThan(0);
    const found = rows.map((node) => fields.map((css) => squeeze(node.textOf(css) ?? "")));
    expect(found).toEqual(
      expected.map((element) => fields.map((css) => squeeze($(element).find(css).first().text()))),
    );
    expect(found.flat().filter((text) => text !== "").length).toBeGreaterThan(rows.length);
  });
});
