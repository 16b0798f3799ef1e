import type { HtmlNode } from "../../../plugin-sdk/index.ts";
import { countIn, type Facts, starsIn } from "../page/facts.ts";

/** How a label names stars; of counts and of dates of delivery there are labels, too. */
const STARS = /star|stern|estrel|étoile|stell|sterren|gwiazd|stjärn|yıldız|نج|星|hvězd|별|स्टार/iu;
const COUNT =
  /rating|review|bewertung|rezension|valoraci|calificaci|reseña|évaluation|avis|commentaire|valutazion|recension|beoordeling|ocen|opini|omdöme|betyg|değerlendirme|avalia|classifica|تقييم|مراجع|評価|レビュー|hodnocen|评分|评论|評論/iu;
/** A label with one number, and a number alone, whole or shortened: "+3 colors" is none. */
const ONE_NUMBER = /^\P{N}{0,30}\p{N}[\p{N}.,\s’'٬٫]*\P{N}{0,60}$/u;
const BARE = /^\(?\p{N}[\p{N}.,\s’'٬٫]*(?:[KMB]|mil|tys|tsd|bin|mln|mio|万|千)?\.?\+?\)?$/iu;
const SLOTS = ["[data-cy=reviews-ratings-slot] .a-icon-alt", "i[class*=a-icon-star] .a-icon-alt"];
const COUNTER = "a[href*='#customerReviews'], [data-csa-c-content-id*=ratings-count] a";
/** Parts of a card whose labels and links are of other things. */
const ELSEWHERE = "[data-cy=delivery-recipe], [data-cy=price-recipe], [data-cy=title-recipe]";

/** Mean and number of ratings of a card: by the texts for its stars, else by the labels for who does not see them. */
export function cardRatingOn(node: HtmlNode, facts: Facts) {
  const labelled = node.all("[aria-label]").filter((one) => one.closest(ELSEWHERE) === null);
  const labels = labelled.map((one) => one.attr("aria-label") ?? "");
  const starTexts = [...SLOTS.map((css) => node.textOf(css)), ...labels.filter((label) => STARS.test(label))];
  const counter = node.one(COUNTER);
  const countTexts = [
    ...(counter === null ? [] : [counter.attr("aria-label"), counter.text()]),
    ...labels.filter((label) => COUNT.test(label) && !STARS.test(label) && ONE_NUMBER.test(label)),
    ...node
      .all("a .s-underline-text, a.s-underline-text")
      .filter((one) => one.closest(ELSEWHERE) === null && BARE.test(one.text()))
      .flatMap((one) => [longerIn(one, facts), one.text()]),
  ];
  return {
    rating: firstOf(starTexts, starsIn),
    ratingCount: firstOf(countTexts, (text) => countIn(text, facts)),
  };
}

/** The label around a shortened count has all its digits, in whatever language: "4,154 ratings" around "(4.1K)". */
function longerIn(short: HtmlNode, facts: Facts): string | null {
  const label = short.closest("[aria-label]")?.attr("aria-label") ?? "";
  const [long, rounded] = [label, short.text()].map((text) => countIn(text, facts));
  const isSame = long != null && rounded != null && Math.abs(long - rounded) < rounded / 10;
  return isSame && ONE_NUMBER.test(label) ? label : null;
}

function firstOf(texts: (string | null)[], read: (text: string | null) => number | null): number | null {
  for (const text of texts) {
    const value = text === null ? null : read(text);
    if (value !== null) return value;
  }
  return null;
}
