import { expect, test } from "vitest";
import { parseHtml } from "../../../plugin-sdk/index.ts";
import { priceOf } from "./buy-box.ts";

const swatch = (price: string, beside: string) =>
  `<div id="tmmSwatches"><div id="tmm-grid-swatch-KINDLE" class="swatchElement selected"><span class="slot-price"><span>${price}</span></span>${beside}</div></div>`;
const message = (text: string) =>
  `<span class="slot-extraMessage"><span class="kindleExtraMessage">${text}</span></span>`;

test.each([
  ["en-US", "USD", swatch("$0.00", message("or $4.99 to buy")), 4.99, "$4.99"],
  ["ja-JP", "JPY", swatch("￥0", message("または ￥759 で購入")), 759, "￥759"],
  [
    "de-DE",
    "EUR",
    swatch("0,00 €", message(`oder <span class="a-color-price">3,99 €</span>`)),
    3.99,
    "3,99 €",
  ],
  ["pt-BR", "BRL", swatch("R$ 0,00", message("ou R$ 9,99 para comprar")), 9.99, "R$ 9,99"],
  ["en-US", "USD", swatch("$0.00", message("Available instantly")), 0, "$0.00"],
])("what others than members of Kindle Unlimited pay: %s %s %s", (language, currency, html, amount, text) => {
  const doc = parseHtml({ text: html, url: "https://www.amazon.com/dp/B0KITE0001" });
  const facts = { country: "us", language, currency, warn: () => undefined };
  expect(priceOf(doc, facts)).toMatchObject({ amount, currency, text });
});

test("0 for members without another price is no price, with a warning", () => {
  const html = swatch("$0.00", `<i class="a-icon a-icon-kindle-unlimited"></i>`);
  const doc = parseHtml({ text: html, url: "https://www.amazon.com/dp/B0KITE0001" });
  const warnings: string[] = [];
  const warn = (code: string) => void warnings.push(code);
  expect(priceOf(doc, { country: "us", language: "en-US", currency: "USD", warn })).toBeNull();
  expect(warnings).toEqual(["field_missing"]);
});
