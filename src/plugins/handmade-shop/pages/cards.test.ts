import { expect, test } from "vitest";
import { parseHtml } from "../../../plugin-sdk/index.ts";
import { cardsOn } from "./cards.ts";

const card = (id: string, kind: string, seller: string) =>
  `<div class="v2-listing-card" data-listing-id="${id}" data-page-type="${kind}"><a href="https://www.etsy.com/de/listing/${id}/brett?ls=s" title="Brett"></a>
    <clg-static-review-stars rating="4.7" review-count-text="(1.9k)"></clg-static-review-stars>
    <p data-seller-name-container=""><span>Von</span> <span class="wt-text-link clickable-shop-name" data-seller-name-link="">${seller}</span></p>
    <p class="lc-price"><span class="currency-value">1.234,50</span><span class="currency-symbol"> €</span></p></div>`;

test("cards of 2026 state their stars, link their shop and stand beside what is recommended", () => {
  const text = `<html><body>${card("41", "search", "Brettwerk")}${card("42", "cart_recommendations", "Fremd")}</body></html>`;
  const page = { text, url: "https://www.etsy.com/de/search?q=brett" };
  const { cards } = cardsOn(
    page,
    parseHtml(page),
    { language: "de", country: "de", currency: "EUR" },
    () => undefined,
  );
  expect(cards).toHaveLength(1);
  expect(cards).toMatchObject([
    {
      id: "41",
      price: 1234.5,
      currency: "EUR",
      rating: 4.7,
      reviewCount: 1900,
      seller: { name: "Brettwerk" },
    },
  ]);
});

test("a dot parts thousands of yen, which have no decimals", () => {
  const text = `<html><body>${card("41", "search", "Kago").replace("1.234,50", "4.500").replace("€", "¥")}</body></html>`;
  const page = { text, url: "https://www.etsy.com/jp/search?q=kago" };
  const facts = { language: "ja", country: "jp", currency: "JPY" };
  expect(cardsOn(page, parseHtml(page), facts, () => undefined).cards).toMatchObject([
    { price: 4500, currency: "JPY" },
  ]);
});

test.each([
  [["ad by Etsy seller", "Ad from Etsy seller"], null],
  [["Anzeige von Etsy-Verkäufer:in"], null],
  [["ad by Etsy seller", "Ad from shop Brettwerk", "Brettwerk", "From shop Brettwerk"], "Brettwerk"],
  [["Ad from shop Brettwerk", "From shop Brettwerk"], "Brettwerk"],
])("the shop of a card that says %j is %s", (texts, name) => {
  const spans = texts.map((text) => `<span>${text}</span>`).join("");
  const text = `<html><body><div class="v2-listing-card" data-listing-id="41"><img src="https://x.example/badge.png">
    <a href="https://www.etsy.com/listing/41/brett?ls=a" title="Brett"></a><p data-seller-name-container="">${spans}</p></div></body></html>`;
  const page = { text, url: "https://www.etsy.com/search?q=brett" };
  const facts = { language: "en-US", country: "us", currency: "USD" };
  const [card] = cardsOn(page, parseHtml(page), facts, () => undefined).cards;
  expect([card?.seller?.name ?? null, card?.imageUrl]).toEqual([name, null]);
});
