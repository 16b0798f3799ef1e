import {
  collapse,
  type HtmlDocument,
  htmlToText,
  type HtmlNode,
  parseDate,
  searchKey,
} from "../../../plugin-sdk/index.ts";
import { countIn, type Facts, starsIn } from "../page/facts.ts";
import { fullSize } from "../page/pictures.ts";
import type { ProductPage } from "../page/product-page.ts";
import { storefrontOf } from "../source.ts";
import { reviewOf } from "./record.ts";

export type PrintedReview = ReturnType<typeof reviewOf>;
const REVIEW =
  "[data-hook=review], [data-hook=reviewCard], #localTopReviewsList > li, #globalTopReviewsList > li";
const FOREIGN = "[data-hook=cmps-review-star-rating], [data-hook^=cmps-]";

const LISTS = "#cm-cr-dp-review-list, #cm-cr-global-review-list, #localTopReviewsList, #globalTopReviewsList";
/** Whether the page has a list of reviews that holds none. */
export const hasEmptyList = (doc: HtmlDocument): boolean =>
  doc.all(LISTS).some((list) => !list.has("li, [data-hook=review]"));

/** The reviews that a page prints, those of other countries included. A row that is no single review is counted. */
export function reviewsOn({ doc, facts }: ProductPage): PrintedReview[] {
  if (hasEmptyList(doc)) facts.warn("rows_missing", "reviewSamples: a list of reviews is empty.");
  return [...rowsOn(doc, facts)].map(([id, node]) => readReview(node, id, facts));
}

/** The photos of these reviews, without reading all else that they say. */
export function photosOn(doc: HtmlDocument, facts: Facts): string[] {
  return [...rowsOn(doc, facts).values()].flatMap((node) => photosIn(node).urls);
}

/** Each review by its id. */
function rowsOn(doc: HtmlDocument, { warn }: Facts): Map<string, HtmlNode> {
  const found = new Map<string, HtmlNode>();
  for (const node of doc.all(REVIEW)) {
    const id = /^(?:customer_review(?:_foreign)?-)?(R[A-Z0-9]{8,20})$/.exec(
      node.attr("id") ?? node.attrOf("[id^=customer_review]", "id") ?? "",
    )?.[1];
    if (id === undefined || node.has(REVIEW))
      warn("rows_missing", "A review of the page has no id of its own.");
    else if (!found.has(id)) found.set(id, node);
  }
  return found;
}

/** Pictures of a review, each once, and whether a tile has none that is known. */
function photosIn(node: HtmlNode): { urls: string[]; isShort: boolean } {
  const tiles = node.all("[data-hook$=review-image-tile], .review-image-tile, .linkless-review-image-tile");
  // Until it is scrolled to, a tile shows a grey picture and names its own beside it.
  const images = tiles
    .flatMap((image) => image.url("data-src") ?? image.url("src") ?? [])
    .filter((url) => url.includes("/images/I/"));
  return { urls: [...new Set(images.map(fullSize))], isShort: images.length < tiles.length };
}

/** The stars stand inside of the title: what is said besides. A review from abroad is there twice, once translated. */
function titleOf(node: HtmlNode): string | null {
  const box = node.one("[data-hook=review-title], [data-hook=reviewTitle]");
  const parts =
    box?.all(".cr-original-review-content, :scope > span:not(.a-letter-space):not(.a-icon-alt)") ?? [];
  const own = parts.filter((part) => !part.has("span") && part.text() !== "");
  return own[0]?.text() ?? ((box?.has(".a-icon-alt") === true ? null : box?.text()) || null);
}

function textOn(node: HtmlNode): string | null {
  const box = node.one(
    "[data-hook=review-body], [data-hook=reviewText], [data-hook=reviewRichContentContainer]",
  );
  const body =
    box?.one(".cr-original-review-content") ??
    box?.one("[data-hook=review-collapsed], .review-text-content, .reviewText") ??
    (box?.has("[class*=expander-header]") === true ? null : box);
  return body == null ? null : htmlToText(body.html()) || null;
}

/** A mark without a text parts "Color: Black" from "Size: M". */
function formOn(node: HtmlNode): string | null {
  const strip = node.one("[data-hook=format-strip], [data-hook=format-strip-linkless]")?.html() ?? "";
  // Two labels and no mark between them have run together.
  if (/:[^<]*:/.test(strip)) return null;
  return collapse(htmlToText(strip.replaceAll(/<i\b[^>]*>\s*<\/i>/g, " | "))) || null;
}

/** Over search keys. */
const ONE = /(?:^|\s)(?:one|une?|una|um|uma|eine?r?|een|en|jedna|bir|شخص واحد)\s/;

function helpfulIn(text: string | null, facts: Facts): number | null {
  if (text === null) return null;
  return countIn(text, facts) ?? (ONE.test(searchKey(text)) ? 1 : null);
}

const COUNTRIES =
  "us ca mx br gb de fr it es nl be ie se pl tr ae sa eg in jp au sg za at ch pt dk no fi gr cz hu ro cl co ar pe kw qa bh om jo il cn hk tw kr my th ph vn id nz ng ke".split(
    " ",
  );
const knownNames = new Map<string, readonly (readonly [name: string, code: string])[]>();

/** Names of countries in English and in the language of the page, the longest first. */
function countryNames(language: string) {
  const known = knownNames.get(language);
  if (known !== undefined) return known;
  const names = ["en", language]
    .flatMap((locale) => {
      const of = new Intl.DisplayNames(locale, { type: "region" });
      return COUNTRIES.map(
        (code) => [(of.of(code.toUpperCase()) ?? "").toLocaleLowerCase(language), code] as const,
      );
    })
    .filter(([name]) => name !== "")
    .sort(([one], [other]) => other.length - one.length);
  knownNames.set(language, names);
  return names;
}

/** A name whose words end in another way: "aus den Vereinigten Staaten", "w Polsce". */
const bentOf = (name: string): RegExp =>
  new RegExp(
    `(?<!\\p{L})${name
      .replaceAll(/[^\p{L}\p{M}\s]/gu, ".")
      .split(" ")
      .map((word) => (word.length < 5 ? word : `${word.slice(0, word.length === 5 ? -1 : -2)}\\p{L}{0,5}`))
      .join(" ")}(?!\\p{L})`,
    "u",
  );

/** The country that a line names, by its name or else by one that is bent by the sentence. */
function countryIn(text: string, { language }: Facts): string | null {
  const line = text.toLocaleLowerCase(language);
  const names = countryNames(language);
  const found =
    names.find(([name]) => line.includes(name)) ?? names.find(([name]) => bentOf(name).test(line));
  return found?.[1] ?? null;
}

function readReview(node: HtmlNode, id: string, facts: Facts): PrintedReview {
  const starsText = node.textOf("[data-hook$=star-rating] .a-icon-alt") ?? node.textOf("i[class*=a-star-]");
  const stars = starsIn(starsText);
  const painted = /a-star-(?:small-|mini-)?([1-5])(?![-\d])/.exec(
    node.attrOf("i[class*=a-star-]", "class") ?? "",
  )?.[1];
  const rating = stars ?? (painted === undefined ? null : Number(painted));
  if (stars !== null && painted !== undefined && stars !== Number(painted))
    facts.warn(
      "sources_disagree",
      `rating: review ${id} says ${stars} and paints ${painted}; the first was taken.`,
    );
  const dateText = node.textOf("[data-hook=review-date], [data-hook=reviewDate]");
  const publishedOn = dateText === null ? null : parseDate(dateText, { locale: facts.language });
  const photos = photosIn(node);
  if (photos.isShort)
    facts.warn("field_missing", `imageUrls: a picture of review ${id} has no address in a known form.`);
  const helpfulText = node.textOf("[data-hook=helpful-vote-statement]");
  const record = reviewOf({
    id,
    url: `https://www.${storefrontOf(facts.country).host}/gp/customer-reviews/${id}`,
    title: titleOf(node),
    text: textOn(node),
    ...{ rating, ratingMax: rating === null ? null : 5, publishedOn, dateText },
    country: dateText === null ? null : countryIn(dateText, facts),
    isForeign: node.has(FOREIGN) || node.closest("#cm-cr-global-review-list, #globalTopReviewsList") !== null,
    formText: formOn(node),
    verified: node.has("[data-hook^=avp-badge], [data-hook=avpBadge]") ? true : null,
    helpfulCount: helpfulIn(helpfulText, facts),
    imageUrls: photos.urls.length === 0 ? null : photos.urls,
  });
  const told = {
    title: "title",
    text: "text",
    rating: "rating, ratingMax",
    dateText: "dateText, publishedOn, country",
  };
  for (const [field, fields] of Object.entries(told))
    if (record[field as keyof typeof told] === null)
      facts.warn("field_missing", `${fields}: review ${id} does not show it in a known form.`);
  if (record.rating === null && record.dateText === null)
    facts.warn("field_missing", `verified, helpfulCount, imageUrls, formText: review ${id} is empty.`);
  if (dateText !== null && publishedOn === null)
    facts.warn("field_missing", `publishedOn: review ${id} has "${dateText}".`);
  if (record.formText === null && node.has("[data-hook^=format-strip]"))
    facts.warn("field_missing", `formText: review ${id} does not show it in a known form.`);
  if (helpfulText !== null && record.helpfulCount === null)
    facts.warn("field_missing", `helpfulCount: review ${id} has "${helpfulText}".`);
  return record;
}
