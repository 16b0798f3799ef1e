import { type HtmlDocument, type HtmlNode, parseDate, statedOn } from "../../../plugin-sdk/index.ts";
import { countryOf, type Warn } from "../amounts.ts";
import { reviewCounts } from "./shown-product.ts";

const MASKED = /^\S{0,3}\*{2,}\S{0,3}$/;
const FLAG = /\/flags\/[^?]*\/([a-z]{2})\.(?:png|svg)/i;

/**
 * The first reviews, as a page shows them: those of the product, or where it has none, of other products of the supplier.
 * Null for a page without any, with a counted warning where it counts some.
 */
export function shownReviews(doc: HtmlDocument, locale: string, warn: Warn) {
  const rows = doc.all(".product-review-list").flatMap((list) => list.children);
  const isCounted = Object.values(reviewCounts(doc)).some((count) => (count ?? 0) > 0);
  if (rows.length === 0 && !isCounted) return null;
  // A row with the names of several people has run into others.
  const isMixed = rows.some((row) => namesIn(row).length > 1);
  if (rows.length === 0 || isMixed)
    return statedOn(warn, "the page, which counts reviews,")("reviewSamples", null);
  const each = new Map(rows.map((row) => [row.text(), row]));
  return [...each.values()].flatMap((row) => {
    const review = reviewFrom(row, locale, warn);
    if (review.text !== null || review.rating !== null) return [review];
    warn("row_dropped", "reviewSamples: a row shows neither stars nor a text.");
    return [];
  });
}

const leavesOf = (row: HtmlNode) => row.all("div, span").filter((node) => node.children.length === 0);
const namesIn = (row: HtmlNode) =>
  leavesOf(row)
    .map((node) => node.text())
    .filter((text) => MASKED.test(text));

/** Stars and day stand in one line, and the text below it; classes are those of a style sheet and change. */
function reviewFrom(row: HtmlNode, locale: string, warn: Warn) {
  const stated = statedOn(warn, "a review of the page");
  const dated = leavesOf(row).find(
    (node) => node.text().length < 40 && parseDate(node.text(), { locale }) !== null,
  );
  let line = dated?.parent ?? null;
  while (line !== null && line.element !== row.element && !line.has("use")) line = line.parent;
  if (line?.element === row.element) line = null;
  let below = line?.next ?? null;
  while (below?.has("use") === true) below = below.next;
  const rating = stated("reviewSamples.rating, reviewSamples.ratingMax", starsIn(line));
  const [name = null] = namesIn(row);
  const flag = row.all("img").flatMap((image) => FLAG.exec(image.attr("src") ?? "")?.[1] ?? [])[0] ?? null;
  const tab = row.closest('[aria-labelledby*="-trigger-"]')?.attr("aria-labelledby") ?? "";
  const [, about] = /-trigger-(product|company)$/.exec(tab) ?? [];
  return {
    text: stated("reviewSamples.text", below?.text() ?? null),
    rating,
    ratingMax: rating === null ? null : 5,
    publishedOn: stated("reviewSamples.publishedOn", dated ? dayIn(dated.text(), locale) : null),
    country: stated("reviewSamples.country", countryOf(flag)),
    author: stated("reviewSamples.author", name === null ? null : { name }),
    isOfProduct: stated("reviewSamples.isOfProduct", about === undefined ? null : about === "product"),
  };
}

const dayIn = (text: string, locale: string): string | null =>
  parseDate(text, { locale })?.slice(0, "2026-01-31".length) ?? null;

/** Full stars among the five of a line; null where a half or an unknown one stands there. */
function starsIn(line: HtmlNode | null): number | null {
  const stars = line?.all("use").map((star) => star.attr("xlink:href") ?? star.attr("href") ?? "") ?? [];
  const full = stars.filter((star) => star.endsWith("star-fill")).length;
  const isKnown = stars.every((star) => /star(?:-fill|-line|-empty)?$/.test(star));
  return isKnown && full > 0 && stars.length === 5 ? full : null;
}
