import {
  collapse,
  countOf,
  filledText,
  type HtmlDocument,
  htmlToText,
  isJsonObject,
  mediaOf,
  moneyOf,
} from "../../../plugin-sdk/index.ts";
import { metaContent, parseNumber, strs } from "../../../plugin-sdk/index.ts";
import { buyBoxOn } from "../page/buy-box.ts";
import { boughtIn, countIn, type Facts, ownText, paintedText, starsIn } from "../page/facts.ts";
import { priceIn } from "../page/money.ts";
import { picturesOn, valueBehind, videosOn } from "../page/pictures.ts";
import type { ProductPage } from "../page/product-page.ts";
import { reviewsOn } from "../reviews/reviews-on.ts";
import { asinOf, productUrl } from "../targets.ts";
import { brandOn } from "./brand.ts";
import { attributesOn, categoriesOn, ranksOn, ratingPercentsOn } from "./details.ts";
import { productOf } from "./record.ts";

const shown = (doc: HtmlDocument, css: string): string | null => collapse(doc.textOf(css) ?? "") || null;
const listed = (texts: string[]): string[] | null => (texts.length === 0 ? null : [...new Set(texts)]);
const linesOn = (doc: HtmlDocument, css: string) =>
  listed(
    doc
      .all(css)
      .map((node) => node.text())
      .filter((text) => text !== ""),
  );

/** Mean and number of ratings, which the head of the page and its reviews both show. */
export function ratingOn(doc: HtmlDocument, facts: Facts) {
  const head = doc.one("#averageCustomerReviews_feature_div") ?? doc.one("#averageCustomerReviews");
  const rating =
    starsIn(head?.attrOf("#acrPopover", "title") ?? null) ??
    starsIn(head?.textOf(".a-icon-alt") ?? null) ??
    starsIn(doc.textOf("[data-hook=rating-out-of-text]"));
  const counter = head?.one("#acrCustomerReviewText") ?? doc.one("#acrCustomerReviewText");
  const headCount =
    countIn(counter?.attr("aria-label") ?? null, facts) ?? countIn(counter?.text() ?? null, facts);
  const below = countIn(doc.textOf("[data-hook=total-review-count]"), facts);
  if (headCount !== null && below !== null && headCount !== below)
    facts.warn(
      "sources_disagree",
      `ratingCount: the head says ${headCount}, the reviews ${below}; the first was taken.`,
    );
  const ratingCount = headCount ?? below;
  if ((rating === null) !== (ratingCount === null))
    facts.warn("field_missing", "rating, ratingMax, ratingCount: the page shows one of them only.");
  return { rating, ratingMax: rating === null ? null : 5, ratingCount };
}

/** Forms of the product: the scripts have the values of each and the names of the choices. */
export function variantsOn(text: string, { country, warn }: Facts) {
  const values = valueBehind(text, /"dimensionValuesDisplayData"\s*:\s*(?=\{)/g);
  const total = /"num_total_variations"\s*:\s*(\d+)/.exec(text)?.[1];
  if (!isJsonObject(values)) {
    if (total !== undefined && total !== "0")
      warn("field_missing", "variants: the page counts them and has none.");
    return null;
  }
  const labels = valueBehind(text, /"variationDisplayLabels"\s*:\s*(?=\{)/g);
  const order = strs(valueBehind(text, /"dimensions"\s*:\s*(?=\[)/g)) ?? [];
  const names = order.map((key) => (isJsonObject(labels) ? filledText(labels[key]) : null));
  const variants = Object.entries(values).flatMap(([id, chosen]) => {
    if (asinOf(id) === null) return [];
    const own = strs(chosen);
    const attributes =
      own?.flatMap((value, index) => (names[index] == null ? [] : { name: names[index], value })) ?? [];
    const isNamed = own !== null && attributes.length === own.length;
    if (!isNamed) warn("field_missing", `variants: the choices of ${id} have no names in a known form.`);
    return {
      id,
      url: productUrl(country, id),
      title: own?.join(", ") ?? null,
      attributes: isNamed ? attributes : null,
    };
  });
  if (total !== undefined && Number(total) !== variants.length)
    warn("rows_missing", `variants: the page counts ${total} forms and names ${variants.length}.`);
  return variants;
}

/** "UPC 195949052484 195949052477": the first that has the length of a bar code. */
function gtinIn(attributes: { name: string; value: string }[] | null): string | null {
  const row = attributes?.find(({ name }) =>
    /^(?:upc|ean|gtin|isbn-13|global trade|código ean|jan)/i.test(name),
  );
  return row?.value.replaceAll("-", "").match(/(?<!\d)(?:\d{12,14}|\d{8})(?!\d)/)?.[0] ?? null;
}

export const questionCountOn = (doc: HtmlDocument, facts: Facts): number | null =>
  countIn(doc.textOf("#askATFLink, #ask_feature_div a"), facts);

export function questionsOn(doc: HtmlDocument, { warn }: Facts) {
  const found = new Map<string, { question: string; answer: string | null }>();
  for (const row of doc.all(
    ".askTeaserQuestions > .a-fixed-left-grid, .askTeaserQuestions .askInlineWidget",
  )) {
    const [labels, [question, answer, third]] = [row.all(".a-col-left"), row.all(".a-col-right")];
    const text = question?.text() ?? "";
    // The question leads to its answers.
    const isTurned = answer?.has("a[href*='/ask/']") === true;
    const isWhole =
      text !== "" && answer !== undefined && third === undefined && labels.length === 2 && !isTurned;
    if (isWhole) found.set(text, { question: text, answer: answer.text() });
    else warn("field_missing", "questionSamples: a question of the page is not in a known form.");
  }
  return found.size === 0 ? null : [...found.values()];
}

/** "Deliver to" and the place in two lines; the buy box has it in one. */
const placeOn = (doc: HtmlDocument): string | null =>
  ["#glow-ingress-line1", "#glow-ingress-line2"].flatMap((css) => shown(doc, css) ?? []).join(" ") ||
  shown(doc, "#contextualIngressPtLabel_deliveryShortLine, #contextualIngressPtLabel");

const OFFERS = "#aod-ingress-link, #olpLinkWidget_feature_div a, #dynamic-aod-ingress-box a";

/** The Record of a product page; what other pages tell is null. */
export function productFrom(opened: ProductPage) {
  const { page, doc, facts, id, groupId, title } = opened;
  const attributes = attributesOn(doc, facts);
  const { offer: chosen, price } = buyBoxOn(doc, id, facts);
  const quiet = { ...opened, facts: { ...facts, warn: () => undefined } };
  const photos = reviewsOn(quiet).flatMap(({ imageUrls }) => imageUrls ?? []);
  const pictures = picturesOn(doc, page.text, facts.warn);
  if (pictures === null)
    facts.warn("field_missing", "imageUrl, imageUrls: the page shows no picture in a known form.");
  const others = doc.one(OFFERS);
  const offersText = others?.has(".a-price, .a-color-price") === true ? paintedText(others) : null;
  if (others !== null && others.text() !== "" && offersText === null)
    facts.warn(
      "field_missing",
      "offersText, lowestOfferPrice, offerCount: the line on other offers has no price.",
    );
  const points = doc.all("#feature-bullets li, #productFactsDesktopExpander li");
  const highlights = listed(points.flatMap((point) => point.textOf(".a-list-item") ?? []));
  if ((highlights?.length ?? 0) < points.length)
    facts.warn("field_missing", "highlights: a point is empty, double or not in a known form.");
  const count = /\((\d[\d.,]*)\)/.exec(offersText ?? "")?.[1] ?? null;
  const description = doc.one("#productDescription") ?? doc.one("#bookDescription_feature_div");
  const boughtText = shown(doc, "#social-proofing-faceout-title-tk_bought");
  const tags = linesOn(
    doc,
    "#acBadge_feature_div .ac-badge-rectangle, #acBadge_feature_div .ac-badge-wrapper > span:first-child",
  );
  const words = metaContent(doc, "keywords")
    ?.split(",")
    .map((word) => word.trim())
    .filter((word) => word !== "");
  return productOf({
    ...chosen,
    ...moneyOf(price),
    ...ratingOn(doc, facts),
    ...{ id, title, groupId, attributes, tags, offersText },
    url: productUrl(facts.country, id),
    country: facts.country,
    language: facts.language,
    ...brandOn(doc, attributes),
    ...mediaOf(pictures, videosOn(page.text)),
    categories: categoriesOn(doc, facts),
    description:
      description === null || ownText(description, "description", facts) === null
        ? null
        : htmlToText(description.html()),
    highlights,
    manufacturerText: ownText(doc.one("#aplus .aplus-v2, #aplus"), "manufacturerText", facts),
    gtin: gtinIn(attributes),
    variants: variantsOn(page.text, facts),
    ratingPercents: ratingPercentsOn(doc, facts),
    salesRanks: ranksOn(doc, facts),
    isBestseller: doc.has("#zeitgeistBadge_feature_div .badge-wrapper, #zeitgeistBadge_feature_div i")
      ? true
      : null,
    isAmazonChoice: doc.has("#acBadge_feature_div .ac-badge-wrapper") ? true : null,
    ...countOf("boughtLastMonth", boughtText, facts.language),
    boughtLastMonthCount: boughtIn(boughtText, facts),
    couponText: ownText(doc.one("[id^=couponText], .couponLabelText"), "couponText", facts),
    unitPriceText: shown(doc, "#corePriceDisplay_desktop_feature_div .pricePerUnit, .pricePerUnit"),
    offerCount: count === null ? null : parseNumber(count, facts.language),
    lowestOfferPrice:
      offersText === null ? null : (priceIn(offersText.replace(/\([^)]*\)/, ""), facts)?.amount ?? null),
    questionCount: questionCountOn(doc, facts),
    questionSamples: questionsOn(doc, facts),
    reviewSummaryText: ownText(doc.one("[data-hook=cr-insights-widget-summary]"), "reviewSummaryText", facts),
    customerPhotoUrls: listed(photos),
    deliveryLocation: placeOn(doc),
    keywords: words === undefined || words.length === 0 ? null : words,
  });
}
