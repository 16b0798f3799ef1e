import {
  collapse,
  countOf,
  type HtmlDocument,
  htmlToText,
  mediaOf,
  metaContent,
  moneyOf,
  parseNumber,
} from "../../../plugin-sdk/index.ts";
import { buyBoxOn } from "../page/buy-box.ts";
import { boughtIn, ownText, paintedText } from "../page/facts.ts";
import { signedPriceIn } from "../page/money.ts";
import { picturesOn, videosOn } from "../page/pictures.ts";
import type { ProductPage } from "../page/product-page.ts";
import { questionCountOn, questionsOn } from "../page/questions.ts";
import { ratingOn } from "../page/rating.ts";
import { variantsOn } from "../page/variants.ts";
import { within } from "../page/within.ts";
import { photosOn } from "../reviews/reviews-on.ts";
import { productUrl } from "../targets.ts";
import { brandOn } from "./brand.ts";
import { attributesOn, categoriesOn, ranksOn, ratingPercentsOn } from "./details.ts";
import { productOf } from "./record.ts";

const shown = (doc: HtmlDocument, css: string): string | null => collapse(doc.textOf(css) ?? "") || null;
const listed = (texts: string[]): string[] | null => (texts.length === 0 ? null : [...new Set(texts)]);

/** "UPC 195949052484 195949052477": the first that has the length of a bar code. */
function gtinIn(attributes: { name: string; value: string }[] | null): string | null {
  const row = attributes?.find(({ name }) =>
    /^(?:upc|ean|gtin|isbn-13|global trade|código ean|jan)/i.test(name),
  );
  return row?.value.replaceAll("-", "").match(/(?<!\d)(?:\d{12,14}|\d{8})(?!\d)/)?.[0] ?? null;
}

/** "Deliver to" and the place in two lines; the buy box has it in one. */
const placeOn = (doc: HtmlDocument): string | null =>
  ["#glow-ingress-line1", "#glow-ingress-line2"].flatMap((css) => shown(doc, css) ?? []).join(" ") ||
  shown(doc, "#contextualIngressPtLabel_deliveryShortLine, #contextualIngressPtLabel");

const OFFERS = "#aod-ingress-link, #olpLinkWidget_feature_div, #dynamic-aod-ingress-box";

/** The Record of a product page; what other pages tell is null. */
export function productFrom(opened: ProductPage) {
  const { page, doc, facts, id, groupId, title } = opened;
  const attributes = attributesOn(doc, facts);
  const { offer: chosen, price } = buyBoxOn(doc, id, facts);
  // `includeReviews` says what is wrong with them.
  const photos = photosOn(doc, { ...facts, warn: () => undefined });
  const pictures = picturesOn(doc, page.text, facts.warn);
  if (pictures === null)
    facts.warn("field_missing", "imageUrl, imageUrls: the page shows no picture in a known form.");
  const [others = null] = within(doc, OFFERS, (box) =>
    box.is("a, #aod-ingress-link") ? [box] : box.all("a"),
  );
  const offersText = others?.has(".a-price, .a-color-price") === true ? paintedText(others) : null;
  if (others !== null && others.text() !== "" && offersText === null)
    facts.warn(
      "field_missing",
      "offersText, lowestOfferPrice, offerCount: the line on other offers has no price.",
    );
  const lowest = signedPriceIn((offersText ?? "").replace(/\([^)]*\)/, ""), facts);
  if (offersText !== null && lowest === null)
    facts.warn("field_missing", "lowestOfferPrice: the line on other offers names no currency.");
  const points = within(doc, "#feature-bullets, #productFactsDesktopExpander", "li");
  const highlights = listed(points.flatMap((point) => point.textOf(".a-list-item") ?? []));
  if ((highlights?.length ?? 0) < points.length)
    facts.warn("field_missing", "highlights: a point is empty, double or not in a known form.");
  const count = /\((\d[\d.,]*)\)/.exec(offersText ?? "")?.[1] ?? null;
  const description = doc.one("#productDescription") ?? doc.one("#bookDescription_feature_div");
  const boughtText = shown(doc, "#social-proofing-faceout-title-tk_bought");
  const tags = listed(
    within(doc, "#acBadge_feature_div", ".ac-badge-rectangle, .ac-badge-wrapper > span:first-child")
      .map((node) => node.text())
      .filter((text) => text !== ""),
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
    isBestseller: within(doc, "#zeitgeistBadge_feature_div", ".badge-wrapper, i").length > 0 ? true : null,
    isAmazonChoice: doc.has("#acBadge_feature_div .ac-badge-wrapper") ? true : null,
    ...countOf("boughtLastMonth", boughtText, facts.language),
    boughtLastMonthCount: boughtIn(boughtText, facts),
    couponText: ownText(doc.one("[id^=couponText]") ?? doc.one(".couponLabelText"), "couponText", facts),
    unitPriceText: shown(doc, "#corePriceDisplay_desktop_feature_div .pricePerUnit, .pricePerUnit"),
    offerCount: count === null ? null : parseNumber(count, facts.language),
    lowestOfferPrice: lowest?.amount ?? null,
    questionCount: questionCountOn(doc, facts),
    questionSamples: questionsOn(doc, facts),
    reviewSummaryText: ownText(doc.one("[data-hook=cr-insights-widget-summary]"), "reviewSummaryText", facts),
    customerPhotoUrls: listed(photos),
    deliveryLocation: placeOn(doc),
    keywords: words === undefined || words.length === 0 ? null : words,
  });
}
