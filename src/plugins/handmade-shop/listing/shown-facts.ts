import {
  cellText,
  countOf,
  type HtmlDocument,
  type HtmlNode,
  metaContent,
  parseDate,
  parseNumber,
  parsePrice,
  wholeNumberIn,
} from "../../../plugin-sdk/index.ts";

const STRUCK = 's, del, [class*="strikethrough"]';
const TENURE = '[data-appears-component-name="lp_seller_cred_tenure"]';
/** What no short text of the page holds: one that does has run together with others. */
const FOREIGN = "h1, h2, select, img, input, [data-buy-box-region], [data-listing-id], [data-review-region]";

/** What only the text of a listing's page shows. */
export function shownFacts(doc: HtmlDocument, language: string | null) {
  const locale = language ?? undefined;
  const favorites = doc.one('a[href*="/favoriters"]');
  const tenure = doc.one(TENURE);
  const body = doc.one("body");
  const cell = (css: string) => (body === null ? null : cellText(body, css, FOREIGN));
  const shipsFrom = doc.all('[data-selector="shipping-highlights"] li').at(-1);
  const options = doc.all('select[id^="variation-selector"]').flatMap((choice) => optionIn(doc, choice));
  const films = doc.all("video[src], video source[src]").flatMap((film) => film.url("src") ?? []);
  const tags = doc.all("[data-reviews-feature-tags] [data-tag]").flatMap((tag) => tag.attr("data-tag") ?? []);
  return {
    ...itemRating(doc, locale),
    ...countOf("favorite", favorites?.text() ?? null, locale),
    listedOn: listedOn(doc, favorites, locale),
    ...countOf("shopSold", tenure === null ? null : salesBeside(tenure), locale),
    ...shownPrice(doc, locale),
    options: options.length === 0 ? null : options,
    videoUrls: films.length === 0 ? null : films,
    reviewTags: tags.length === 0 ? null : [...new Set(tags)],
    shopTenureText: cell(TENURE),
    demandText: cell('[data-appears-component-name*="UrgencySignal"]'),
    stockText: cell('[data-buy-box-region="stock_indicator"]'),
    deliveryText: cell("[data-shipping-estimated-delivery] strong"),
    deliveryLocation: cell("[data-calculate-shipping-cost] button"),
    shipsFromText: shipsFrom?.textOf("strong") ?? null,
    isPersonalizable:
      doc.has('[data-buy-box-region*="personalization"], textarea[id*="personalization"]') || null,
  };
}

/** The price as shown, without what is said to screen readers before it, and the one that it replaces. */
function shownPrice(doc: HtmlDocument, locale: string | undefined) {
  const region = doc.one('[data-buy-box-region="price"]');
  const [now, before] = [region?.one("p") ?? null, region?.one(STRUCK) ?? null];
  const texts = [now, before].map((node) => {
    if (node === now && now?.has(STRUCK) === true) return null;
    const spoken = node?.all("span").map((part) => part.text());
    const words = spoken?.find((text) => !/\d/.test(text)) ?? "";
    const text = (node?.text() ?? "").replace(words, "").trim();
    return parsePrice(text, locale) === null ? null : text;
  });
  const percent = /(\d{1,2})\s?%/.exec(before === null ? "" : (region?.text() ?? ""))?.[1];
  return {
    priceText: texts[0] ?? null,
    originalPriceText: texts[1] ?? null,
    discountPercent: percent === undefined ? null : Number(percent),
  };
}

/** The item's own mean and count; the shop's stand in JSON-LD. Parts are pairs of a number and its name. */
function itemRating(doc: HtmlDocument, locale: string | undefined) {
  const label = doc.one('[data-tooltip-context="item_triage"]')?.closest("p") ?? null;
  const pairs = (label?.parent?.parent?.next?.children ?? []).map(({ children }) => {
    const [text = "", name = "", more] = children.map((child) => (child.tag === "span" ? child.text() : ""));
    return /\d/.test(text) && name !== "" && !/\d/.test(name) && more === undefined ? { name, text } : null;
  });
  const parts = [...new Map(pairs.flatMap((pair) => (pair === null ? [] : [[pair.name, pair]]))).values()];
  const count = label?.next?.text() ?? doc.textOf("#same-listing-reviews-tab");
  return {
    rating: parseNumber(label?.parent?.parent?.textOf("p") ?? "", locale),
    reviewCount: wholeNumberIn(count),
    ratingParts: parts.length === 0 || pairs.includes(null) ? null : parts,
  };
}

/** The day stands beside the number of favourites, and in the description for search engines. */
function listedOn(doc: HtmlDocument, favorites: HtmlNode | null, locale: string | undefined): string | null {
  const beside = favorites?.parent?.parent?.children.map((child) => child.text()) ?? [];
  const texts = [...beside, metaContent(doc, "description") ?? ""];
  const days = texts.map((text) => parseDate(text, locale === undefined ? {} : { locale }));
  return days.find((day) => day?.length === "2026-01-31".length) ?? null;
}

/** Between the shop's rating and its age stands what it sold. */
function salesBeside(tenure: HtmlNode): string | null {
  const others = tenure.parent?.children.filter((child) => child.tag === tenure.tag) ?? [];
  const plain = others.filter(
    (child) =>
      /\d/.test(child.text()) && !child.is("[data-review-ratings-count], [data-appears-component-name]"),
  );
  return plain.length === 1 ? (plain[0]?.text() ?? null) : null;
}

function optionIn(doc: HtmlDocument, choice: HtmlNode) {
  const name = doc.textOf(`label[for="${choice.attr("id") ?? ""}"]`);
  if (name === null) return [];
  const values = choice.all("option").flatMap((option) => {
    const [text, id] = [option.text(), option.attr("value") ?? ""];
    if (id === "" || text === "") return [];
    const shown = /^(.+?)\s*\(([^()]*(?:\p{Sc}|[A-Z]{3})[^()]*)\)$/u.exec(text);
    return [{ id, name: shown?.[1] ?? text, priceText: shown?.[2] ?? null }];
  });
  return values.length === 0 ? [] : [{ name, values }];
}
