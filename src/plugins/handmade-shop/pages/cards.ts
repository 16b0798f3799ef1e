import {
  collapse,
  discountOf,
  findByType,
  type HtmlDocument,
  type HtmlNode,
  int,
  isJsonObject,
  type JsonObject,
  jsonLd,
  moneyOf,
  obj,
  parsePrice,
  readProduct,
  type RunContext,
  str,
} from "../../../plugin-sdk/index.ts";
import { listingUrl, shopUrl } from "../source.ts";
import { cardOf } from "./card-record.ts";
import { marksOf } from "./card-marks.ts";
import { ratingOn } from "./card-rating.ts";
import { type Facts, fullSize, listingIdIn, readingOf, shopIdOf } from "./facts.ts";

export type Card = ReturnType<typeof cardOf>;
export interface CardList {
  cards: Card[];
  /** How many listings the source counts over all pages; null when it does not say. */
  total: number | null;
  /** Rows of the page's data that name no listing. */
  dropped: number;
  /** Rows of the page's data that have no card, on a page that has cards. */
  cardless: number;
  /** Listings that older pages only name: their scripts load the cards when somebody scrolls down. */
  later: number;
}

/**
 * The listings of a search, shop or sold page. The JSON-LD list states names and prices, the cards all else; older sold
 * pages have cards alone, and a page whose script was saved without its markup has the list alone.
 */
export function cardsOn(
  { text, url }: { text: string; url: string },
  doc: HtmlDocument,
  facts: Facts,
  warn: RunContext["warn"],
): CardList {
  const [list] = findByType(jsonLd(doc).items, "ItemList");
  const rows = ([list?.["itemListElement"] ?? []].flat() as unknown[]).filter(isJsonObject);
  const stated = new Map<string, JsonObject>();
  for (const row of rows) {
    const item = obj(row, "item") ?? row;
    const id = listingIdIn(str(item, "url") ?? str(row, "url") ?? str(row, "item"));
    if (id !== null) stated.set(id, item);
  }
  const { shown, unclear } = cardNodes(doc);
  const ids = new Set(shown.map((card) => card.id));
  const cardless = [...stated.keys()].filter((id) => !ids.has(id));
  const rowsToRead = [...shown, ...cardless.map((id) => ({ id, card: null }))];
  const around = { facts, url, warn };
  return {
    cards: rowsToRead.map(({ id, card }) => readCard(id, card, stated.get(id) ?? null, around)),
    total: int(list ?? {}, "numberOfItems"),
    dropped: rows.length - stated.size + unclear,
    cardless: shown.length === 0 ? 0 : cardless.length,
    later: laterIn(text).filter((id) => !ids.has(id) && !stated.has(id)).length,
  };
}

function laterIn(text: string): string[] {
  const [, list = ""] = /\blazy_loaded_listing_ids\b\\?["']?\s*[:=]\s*\[([^\]]*)\]/.exec(text) ?? [];
  return [...new Set(list.match(/\d+/g))];
}

const CARD = "[data-listing-id], [data-listing-card-v2], .v2-listing-card";

/** Kinds of cards that are not the list: `recs`, `recently_viewed`, `cart_recommendations`. */
const RECOMMENDED = /(?:^|_)rec/i;

interface Shown {
  id: string;
  card: HtmlNode;
}

/**
 * The cards of a page, one for each listing, and one more where a place of it was paid for; a card that another one ran
 * into, or without a number, is unclear.
 */
function cardNodes(doc: HtmlDocument): { shown: Shown[]; unclear: number } {
  const shown = new Map<string, Shown>();
  let unclear = 0;
  for (const card of doc.all(CARD)) {
    if (RECOMMENDED.test(card.attr("data-page-type") ?? "")) continue;
    const id = numberOf(card);
    const outer = card.parent?.closest(CARD) ?? null;
    if (outer !== null) {
      if (id !== null && id !== numberOf(outer)) unclear += 1;
    } else if (
      id !== null &&
      (linkOf(card) !== null || card.is("[data-listing-card-v2], .v2-listing-card"))
    ) {
      const place = `${id} ${linkFlags(card).get("ls") === "a" ? "ad" : ""}`;
      if (!shown.has(place)) shown.set(place, { id, card });
    }
  }
  return { shown: [...shown.values()], unclear };
}

const numberOf = (card: HtmlNode): string | null => card.attr("data-listing-id") ?? listingIdIn(linkOf(card));
const linkOf = (card: HtmlNode): string | null =>
  card.is('a[href*="/listing/"]') ? card.url() : card.urlOf('a[href*="/listing/"]');

const linkFlags = (card: HtmlNode | null): URLSearchParams =>
  new URLSearchParams((card === null ? "" : (linkOf(card) ?? "")).replace(/^[^?]*/, ""));

interface Around {
  facts: Facts;
  url: string;
  warn: RunContext["warn"];
}

function readCard(id: string, card: HtmlNode | null, item: JsonObject | null, around: Around): Card {
  const { facts, url, warn } = around;
  const linked =
    item === null
      ? null
      : readProduct({ items: [{ "@type": "Product", ...item }], broken: 0 }, readingOf(facts, url));
  for (const { field, reason } of linked?.doubts ?? []) warn("field_doubtful", `${field}: ${reason}`);
  const product = linked?.product ?? null;
  const money = card === null ? null : moneyIn(card, facts);
  const price = money?.price ?? null;
  const known = product?.price ?? product?.priceMin ?? null;
  if (known !== null && price !== null && (known !== price.amount || product?.currency !== price.currency))
    warn("sources_disagree", `price: JSON-LD and the card of listing ${id} differ; JSON-LD was taken.`);
  const image =
    product?.imageUrl ??
    card?.urlOf("img[data-listing-card-listing-image]", "src") ??
    card?.urlOf('img[src*="/il/"], img[src*="/il_"]', "src") ??
    null;
  const shopId = card?.attr("data-shop-id") ?? shopIdOf(image);
  const name = product?.brand ?? (card === null ? null : shopNameOn(card));
  const link = linkFlags(card);
  const tags = card?.all("clg-signal, .wt-badge").map((badge) => badge.text()) ?? [];
  const place = link.get("ls");
  return cardOf({
    ...(product ?? {}),
    id,
    url: listingUrl(id),
    title: product?.title ?? (card === null ? null : titleOn(card)) ?? "",
    ...(known === null ? moneyOf(price) : {}),
    priceText: money?.priceText ?? null,
    ...(product?.originalPrice == null ? discountOf(money?.original ?? null) : {}),
    originalPriceText: money?.originalPriceText ?? null,
    discountPercent: money?.percent ?? null,
    imageUrl: image === null ? null : fullSize(image),
    ...(card === null ? {} : ratingOn(card, facts.language)),
    seller: name === null ? null : { id: name, name, url: shopUrl(name) },
    tags: tags.length === 0 ? null : tags,
    noticeText: card?.textOf(".wt-text-brick") ?? null,
    isAd: place === "a" ? true : place === null ? null : false,
    shopId,
    ...marksOf(card, link),
    country: facts.country,
    language: facts.language,
  });
}

function titleOn(card: HtmlNode): string | null {
  const title = card.attr("title") ?? card.attrOf('a[href*="/listing/"]', "title") ?? card.textOf("h3, h2");
  return collapse(title ?? card.attrOf("img", "alt") ?? "") || null;
}

const VALUE = ".currency-value";
const MONEY = ".currency-symbol, .currency-value";
const STRUCK = 's, del, [class*="strikethrough"]';

/** The price to pay, the one before a discount, and the percent between them. */
function moneyIn(card: HtmlNode, { language, currency }: Facts) {
  const amounts = card.all(VALUE).map((value) => {
    const isStruck = value.closest(STRUCK) !== null;
    // The sign of the currency stands beside the amount, or is wrapped beside it.
    let box = value;
    while (!box.has(".currency-symbol") && box.parent?.all(VALUE).length === 1) box = box.parent;
    const text = box.has(".currency-symbol")
      ? box
          .all(MONEY)
          .map((part) => part.rawText())
          .join("")
      : "";
    const price = parsePrice(text || value.text(), language ?? undefined, currency ?? undefined);
    return { isStruck, price, text: collapse(text) || null };
  });
  const box = card.one(STRUCK)?.parent?.text() ?? "";
  const [now, before] = [false, true].map((wanted) => amounts.find(({ isStruck }) => isStruck === wanted));
  return {
    price: now?.price ?? null,
    priceText: now?.text ?? null,
    original: before?.price ?? null,
    originalPriceText: before?.text ?? null,
    percent: Number(/(\d{1,2})\s?%/.exec(box)?.[1] ?? Number.NaN) || null,
  };
}

/** What adverts say in place of a name: "Ad by Etsy seller", "Anzeige von Etsy-Verkäufer:in". */
const NOBODY = /\betsy[\s-]+\p{L}[\p{L}:*/()]*$|\p{L}\s+(?:d.)?etsy$/iu;

/** Name of the shop. A card says "from" and "advert by" it at once, and hides one by its style: the name ends both. */
function shopNameOn(card: HtmlNode): string | null {
  const link = card.textOf("[data-seller-name-link], .clickable-shop-name");
  if (link !== null) return link;
  const names = card
    .all("[data-seller-name-container] span")
    .map((part) => part.text())
    .filter((text) => !NOBODY.test(text))
    .flatMap((text) => /(?:^|\s)([A-Za-z0-9]{2,30})$/.exec(text)?.[1] ?? []);
  return names.find((name) => names.indexOf(name) !== names.lastIndexOf(name)) ?? names.at(-1) ?? null;
}
