import { expect, test } from "vitest";
import type { HttpResponse } from "../../../plugin-sdk/index.ts";
import { readShopPage } from "./shop-page.ts";

const SALES = "<div><div>1509 Sales</div></div>";
const PLACE =
  '<div><span class="ss-etsy ss-location"></span><div><div>Sydney, Australia</div><div>Sydney, Australia</div></div></div>';

/** The head of a sold page: name, sales and place, where the shop shows them, and stars. */
function shopWith(sales: string, place: string) {
  const head = `<a href="https://www.etsy.com/shop/HatShop"><h1>HatShop</h1>${sales}<div>${place}<div class="stars">
    <input name="rating" type="hidden" value="4.9343"><span>5 out of 5 stars</span></div><span>(213)</span></div></a>`;
  const review = '<div data-review-region="7"><input name="rating" type="hidden" value="1"></div>';
  const text = `<html lang="en-US"><body data-language="en-US"><div data-region="trust-signals">${head}</div>${review}</body></html>`;
  const page = { text, url: "https://www.etsy.com/shop/HatShop/sold" } as HttpResponse;
  return readShopPage(page, "HatShop", () => undefined).shop;
}

test.each([
  [SALES, PLACE, 1509, "Sydney, Australia"],
  ["", PLACE, null, "Sydney, Australia"],
  [SALES, "", 1509, null],
  ["", "", null, null],
])("stars are neither sales nor a place (%#)", (sales, place, soldCount, text) => {
  const shop = shopWith(sales, place);
  expect([shop.soldCount, shop.address?.text ?? null, shop.rating, shop.reviewCount]).toEqual([
    soldCount,
    text,
    4.9343,
    213,
  ]);
});

test("the stars of a review are not those of the shop", () => {
  const text = `<html><body><h1><a href="https://www.etsy.com/shop/HatShop">HatShop</a></h1>
    <div data-review-region="7"><input name="rating" type="hidden" value="1"></div></body></html>`;
  const page = { text, url: "https://www.etsy.com/shop/HatShop" } as HttpResponse;
  expect(readShopPage(page, "HatShop", () => undefined).shop.rating).toBeNull();
});
