import { expect, test } from "vitest";
import { parseHtml } from "../../../plugin-sdk/index.ts";
import { ranksOn } from "../product/details.ts";
import { reviewsOn } from "../reviews/reviews-on.ts";
import { priceOf, sellerOn } from "./buy-box.ts";
import type { Facts } from "./facts.ts";

const URL = "https://www.amazon.com/dp/B0KITE0001";
const docOf = (html: string) => parseHtml({ text: `<html><body>${html}</body></html>`, url: URL });
const us: Facts = { country: "us", language: "en-US", currency: "USD", warn: () => undefined };

const amount = (text: string, marks: string) =>
  `<span class="a-price ${marks}"><span class="a-offscreen">${text}</span><span aria-hidden="true">${text}</span></span>`;
const toPay = (text: string) => amount(text, "a-text-price a-size-medium apexPriceToPay");

test.each([
  [`<div id="corePrice_desktop"><td>Price:</td>${toPay("$8.40")}</div>`, { amount: 8.4 }],
  [
    `<div id="corePrice_desktop">${amount("$9.90", "a-text-price")}${toPay("$8.40")}(${amount("$0.42", "a-text-price")} / Count)</div>`,
    { amount: 8.4 },
  ],
  [
    `<div id="corePrice_desktop"><span class="a-price-range">${toPay("$7.00")}<span class="a-price-dash"> - </span>${toPay("$9.50")}</span></div>`,
    { range: { min: 7, max: 9.5 } },
  ],
  [`<div id="buybox"><span id="price" class="header-price">$12.10</span></div>`, { amount: 12.1 }],
])("the price of an older page: %s", (html, price) => {
  expect(priceOf(docOf(html), us)).toMatchObject(price);
});

const row = (name: string, value: string) =>
  `<div class="tabular-buybox-label">${name}</div><div class="tabular-buybox-text">${value}</div>`;
test.each([
  [`<div id="merchant-info">Ships from and sold by Amazon.com.</div>`, "Amazon.com"],
  [`<div id="merchant-info">Verkauf und Versand durch Amazon. Geschenk möglich.</div>`, "Amazon"],
  [
    `<div id="merchant-info">Sold by <a href="/b?node=1">Amazon Kites</a> and <a href="/gp/help/customer/display.html">Fulfilled by Amazon</a>.</div>`,
    "Amazon Kites",
  ],
  [`<div id="merchant-info">Sold by Amazon Media and others</div>`, undefined],
  [
    `<div id="tabular-buybox"><div class="tabular-buybox-container">${row("Versand", "Amazon")}${row("Verkäufer", "Kite & Co")}</div></div>`,
    "Kite & Co",
  ],
])("who sells on an older page: %s", (html, name) => {
  expect(sellerOn((css) => docOf(html).one(css), null, us)?.name).toBe(name);
});

test("a line that leads through all categories gives the place in its last", () => {
  const html = `<div id="SalesRank">#40 in Toys (<a href="/gp/bestsellers/toys">See Top 100</a>)<ul><li class="zg_hrsr_item"><span class="zg_hrsr_rank">#3</span>
    <span class="zg_hrsr_ladder">in <a href="/gp/bestsellers/toys">Toys</a> &gt; <a href="/gp/bestsellers/toys/1">Games</a> &gt; <b><a href="/gp/bestsellers/toys/2">Kites</a></b></span></li></ul></div>`;
  expect(ranksOn(docOf(html), us)).toMatchObject([
    { rank: 40, name: "Toys" },
    { rank: 3, name: "Kites" },
  ]);
});

test("a place before its category", () => {
  const html = `<div id="SalesRank"><b>売れ筋ランキング:</b> - 1,204位おもちゃ (<a href="/gp/bestsellers/toys">おもちゃのランキングを見る</a>)</div>`;
  expect(ranksOn(docOf(html), us)).toMatchObject([{ rank: 1204, name: "おもちゃ" }]);
});

test.each([
  ["de-DE", "Rezension aus den Vereinigten Staaten vom 5. Januar 2024", "us"],
  ["de-DE", "Rezension aus dem Vereinigten Königreich vom 5. Januar 2024", "gb"],
  ["de-DE", "Rezension aus Indien vom 5. Januar 2024", "in"],
  ["pl-PL", "Opinia napisana w Polsce dnia 5 stycznia 2024", "pl"],
  ["pl-PL", "Opinia napisana w Niemczech dnia 5 stycznia 2024", "de"],
  ["en-US", "on January 5, 2014", null],
])("the country of a review in %s: %s", (language, line, country) => {
  const html = `<div id="R1KITE00000001" data-hook="review"><span data-hook="review-date">${line}</span><span data-hook="helpful-vote-statement">Eén persoon vond dit nuttig</span></div>`;
  const doc = docOf(html);
  expect(reviewsOn({ doc, facts: { ...us, language } } as never)).toMatchObject([
    { country, helpfulCount: 1 },
  ]);
});
