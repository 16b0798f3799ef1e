import { type HtmlNode, parseNumber } from "../../../plugin-sdk/index.ts";

/** Words for stars in the languages of Etsy, for labels that no other mark tells. */
const STARS = /\bstars?\b|stern|étoile|estrella|stell[ae]|ster(?:ren)?\b|estrela|gwiazd|звёзд|звезд|[星★]/iu;
const PLACES = '[aria-label], input[name="rating"], [class*="review_stars"], [rating]';
const NUMBER = /\d+(?:[.,\u00a0\u202f]\d+)*\s?(?:[km]\b|mil\b|tsd|tys|[千万])?/giu;
/** A mean has one or two decimals; `1.077` is a count. */
const MEAN = /^[0-5][.,]\d{1,2}$/;
const SCALE = "5";

/** The stars of a card and how many gave them: a hidden field, a label, or numbers beside the stars tell. */
export function ratingOn(card: HtmlNode, language: string | null) {
  const stars = card.all(PLACES).find(isStars) ?? null;
  if (stars === null) return { rating: null, reviewCount: null };
  const label = labelIn(stars.attr("aria-label") ?? "", language);
  const near = [stars, stars.parent, stars.parent?.parent].flatMap((node) => node?.text() ?? []);
  const [count] = [stars.attr("review-count-text") ?? "", ...near].flatMap(
    (text) => /\(([\d.,\s]+\s?\p{L}{0,3})\)/u.exec(text)?.[1] ?? [],
  );
  const stated = stars.attr("value") ?? stars.attr("rating") ?? stars.attrOf('input[name="rating"]', "value");
  // The name of the style has the mean in halves, whatever the language of the label.
  const styled = /\bstar-rating-(\d(?:-\d)?)(?!\S)/.exec(stars.attr("class") ?? "")?.[1] ?? null;
  return {
    rating: meanIn(stated) ?? label.mean ?? meanIn(styled?.replace("-", ".") ?? null) ?? meanBeside(stars),
    reviewCount: count === undefined ? label.count : wholeIn(count, language),
  };
}

/** A number that stands for itself beside the stars, and is no price. */
function meanBeside(stars: HtmlNode): number | null {
  const leaves = [stars, stars.parent].flatMap((node) => (node === null ? [] : [node, ...node.all("*")]));
  const found = leaves.find(
    (leaf) =>
      leaf.children.length === 0 &&
      /^[1-5](?:[.,]\d{1,2})?$/.test(leaf.text()) &&
      leaf.closest(".currency-value") === null,
  );
  return meanIn(found?.text() ?? null);
}

const meanIn = (text: string | null): number | null => parseNumber((text ?? "").replace(",", "."));

const isStars = (node: HtmlNode): boolean => {
  if (node.is('input[name="rating"], [class*="review_stars"], [rating]')) return true;
  const label = node.attr("aria-label") ?? "";
  return /\d/.test(label) && (STARS.test(label) || MEAN.test(/\d[.,]\d+/.exec(label)?.[0] ?? ""));
};

/**
 * What a label says in whatever order its language has: "4.9 star rating with 398 reviews", "4,9 von 5 Sternen",
 * "星5つ中4.9". The mean is the number with decimals, or one that the English words mark; of the others, 5 may be the scale.
 */
function labelIn(label: string, language: string | null): { mean: number | null; count: number | null } {
  const numbers = [...label.matchAll(NUMBER)].map(([text]) => text.trim());
  const exact = numbers.filter((text) => MEAN.test(text));
  const whole = /\b([1-5])(?: stars?\b| out of 5\b)/i.exec(label)?.[1];
  const isOne = new Set(numbers).size === 1 && /^[1-5]$/.test(numbers[0] ?? "");
  const mean = exact[0] ?? whole ?? (isOne ? numbers[0] : undefined);
  if (mean === undefined || exact.length > 1) return { mean: null, count: null };
  const rest = numbers.toSpliced(numbers.indexOf(mean), 1);
  const scale = rest.indexOf(SCALE);
  const named = /\bwith (\d+) reviews?\b/i.exec(label)?.slice(1, 2);
  const counts = named ?? (scale === -1 ? rest : rest.toSpliced(scale, 1));
  return { mean: meanIn(mean), count: counts.length === 1 ? wholeIn(counts[0] ?? "", language) : null };
}

function wholeIn(text: string, language: string | null): number | null {
  const number = parseNumber(text, language ?? undefined);
  return number !== null && Number.isSafeInteger(number) ? number : null;
}
