import { expect, test } from "vitest";
import { parseHtml } from "../../../plugin-sdk/index.ts";
import { ratingOn } from "./card-rating.ts";

const read = (markup: string, language = "en-US") => {
  const text = `<html><body><div class="v2-listing-card">${markup}</div></body></html>`;
  const card = parseHtml({ text, url: "https://www.etsy.com/search" }).one(".v2-listing-card");
  const { rating, reviewCount } =
    card === null ? { rating: null, reviewCount: null } : ratingOn(card, language);
  return [rating, reviewCount];
};
const label = (text: string, language?: string) => read(`<span aria-label="${text}"></span>`, language);

test.each([
  ["4.9 star rating with 398 reviews", "en-US", [4.9, 398]],
  ["4.7 star rating with 1.2k reviews", "en-US", [4.7, 1200]],
  ["5 star rating with 5 reviews", "en-US", [5, 5]],
  ["3 star rating with 5 reviews", "en-US", [3, 5]],
  ["Rated 4 out of 5 stars", "en-US", [4, null]],
  ["4,8 von 5 Sternen, 1.077 Bewertungen", "de", [4.8, 1077]],
  ["5 von 5 Sternen", "de", [5, null]],
  ["4,9 étoiles sur 5, 12 avis", "fr", [4.9, 12]],
  ["星5つ中4.9、レビュー398件", "ja", [4.9, 398]],
  ["5つ星のうち4.9", "ja", [4.9, null]],
  // Which of the two is the scale is not known.
  ["星5つ中4", "ja", [null, null]],
  ["Star Seller", "en-US", [null, null]],
  ["Photo 3 of 9", "en-US", [null, null]],
])("label %s", (text, language, expected) => {
  expect(label(text, language)).toEqual(expected);
});

test("an element of its own for the stars, and the name of their style", () => {
  const own = '<clg-static-review-stars rating="4.7" review-count-text="(1.9k)"></clg-static-review-stars>';
  expect(read(own)).toEqual([4.7, 1900]);
  const styled = (name: string, label: string) =>
    `<div><span><div class="sprite-img ${name}" aria-label="${label}"></div></span><span>(1.077)</span></div>`;
  expect(read(styled("star-rating-4", "4 von 5 Sternen"), "de")).toEqual([4, 1077]);
  expect(read(styled("star-rating-4-5", "4,5 von 5 Sternen"), "de")).toEqual([4.5, 1077]);
});

test("numbers beside the stars, brackets and a hidden field", () => {
  const stars = '<span class="larger_review_stars"><span>4,8</span><div>(1.077)</div></span>';
  expect(read(stars, "de")).toEqual([4.8, 1077]);
  expect(read('<div><input name="rating" value="4.9343"><span>(213)</span></div>')).toEqual([4.9343, 213]);
});
