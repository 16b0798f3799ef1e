import { expect, test } from "vitest";
import { parseHtml } from "../../../plugin-sdk/index.ts";
import { ranksOn } from "../product/details.ts";
import { cardsOn } from "../search/cards.ts";
import { buyBoxOn, usedOfferOn } from "./buy-box.ts";
import type { Facts } from "./facts.ts";

const docOf = (html: string) =>
  parseHtml({ text: `<html><body>${html}</body></html>`, url: "https://www.amazon.com/dp/B0KITE0001" });

/** Facts of the American shop, and what was told. */
function us(): { facts: Facts; told: string[] } {
  const told: string[] = [];
  const warn = (_: string, message: string) => void told.push(message);
  return { facts: { country: "us", language: "en-US", currency: "USD", warn }, told };
}

test.each([
  ["4 options from $439.34", 439.34],
  ["$41.20 (24 used &amp; new offers)", 41.2],
  ["24 used &amp; new offers", null],
])("the lowest offer of %s is %s", (line, lowestOfferPrice) => {
  const doc = docOf(
    `<div data-component-type="s-search-result" data-asin="B0KITE0001">
      <a href="/x/dp/B0KITE0001"><h2>Kite</h2></a><img class="s-image" src="https://m.media-amazon.com/images/I/71kite.jpg">
      <div data-cy="secondary-offer-recipe"><span class="a-color-base">${line}</span></div></div>`,
  );
  expect(cardsOn(doc, us().facts, { seen: 0, ads: 0 }).cards).toMatchObject([{ lowestOfferPrice }]);
});

const rankLine = (line: string) =>
  docOf(
    `<table id="prodDetails"><tr><th>Best Sellers Rank</th><td><span><span>${line}</span></span></td></tr></table>`,
  );
const TOP = `<a href="https://www.amazon.com/gp/bestsellers/toys">See Top 100 in Toys</a>`;

test("the 100 of a Top 100 is no place", () => {
  expect(ranksOn(rankLine(`#5,470 in Toys (${TOP})`), us().facts)).toMatchObject([
    { rank: 5470, name: "Toys" },
  ]);
  const { facts, told } = us();
  expect(ranksOn(rankLine(TOP), facts)).toBeNull();
  expect(told).toContainEqual(expect.stringMatching(/^salesRanks: /));
});

const money = `<span class="a-price"><span class="a-offscreen">$14.50</span><span aria-hidden="true">$14.50</span></span>`;

test("goods in the row of used ones are used, where it does not say in which state, too", () => {
  const { facts, told } = us();
  const doc = docOf(`<div id="usedAccordionRow">${money}</div>`);
  expect(usedOfferOn(doc, "B0KITE0001", facts)).toMatchObject({
    price: 14.5,
    condition: "used",
    conditionText: null,
  });
  expect(told).toContainEqual(expect.stringMatching(/^conditionText: /));
});

test("a chosen offer whose caption is not known is told as one without a condition", () => {
  const { facts, told } = us();
  const doc = docOf(
    `<div id="newAccordionCaption_feature_div"><b>Buy new:</b></div><div id="corePrice_feature_div">${money}</div>`,
  );
  expect(buyBoxOn(doc, "B0KITE0001", facts).offer).toMatchObject({ price: 14.5, condition: null });
  expect(told).toContainEqual(expect.stringMatching(/^condition, conditionText: /));
});
