import {
  changed,
  countOf,
  findByType,
  type HtmlDocument,
  type HtmlNode,
  type HttpResponse,
  int,
  jsonLd,
  type JsonObject,
  metaContent,
  num,
  obj,
  type PageRef,
  parseHtml,
  parseNumber,
  requireEnd,
  type RunContext,
  str,
  urlAt,
  wholeNumberIn,
} from "../../../plugin-sdk/index.ts";
import { shopUrl } from "../source.ts";
import { type CardList, cardsOn } from "./cards.ts";
import { type Facts, factsOn, shopNameIn } from "./facts.ts";
import { lastPageOn } from "./paging.ts";
import { SAYS } from "./sentences.ts";
import { warnUneven } from "./uneven.ts";
import { type Shop, shopOf } from "./shop-record.ts";

const TYPES = ["Organization", "Store", "OnlineStore", "LocalBusiness"];
/** Head of a shop page, in the layouts since 2018. */
const HEAD = '[data-region="trust-signals"], [data-region="shop-info"], .shop-home-header-info, .shop-info';

export interface ShopPage {
  doc: HtmlDocument;
  facts: Facts;
  shop: Shop;
  list: CardList;
  lastPage: number | null;
  /** True when the shop says that it is closed for a while. */
  isPaused: boolean;
}

/** The sign before the place; without it the same line says how many stars the shop has. */
const PLACE_SIGN = '[data-region="trust-signals"] .ss-location';
/** What a shop sold has its word beside the number, in the languages of Etsy. */
const SOLD =
  /\d.*(?:sales?\b|sold|verkäuf|verkauf|ventes?\b|ventas?\b|vendit|verkop|verkocht|sprzeda|vendas?\b|販売)/iu;

/** The section of all listings. */
const ALL = "0";

const PAUSED = '[data-region*="vacation"], [id*="vacation"], [class*="vacation"]';

/** @throws SourceError `source_changed` when the page is cut, or not the one of this shop */
export function readShopPage(page: HttpResponse, name: string, warn: RunContext["warn"]): ShopPage {
  requireEnd(page, "</html>");
  const doc = parseHtml(page);
  const { items } = jsonLd(doc);
  const owners = TYPES.flatMap((type) => findByType(items, type)).filter((item) =>
    shopNameIn(str(item, "url")),
  );
  const [owner = {}] = owners;
  const [goods = {}] = findByType(items, "ItemList");
  const canonical = doc.urlOf('link[rel~="canonical"]') ?? metaContent(doc, "og:url");
  const own = [str(owner, "url"), str(goods, "url"), canonical, doc.urlOf("h1 a, a:has(h1)")];
  const [stated, ...others] = new Set(own.flatMap((url) => shopNameIn(url) ?? []));
  // Etsy leads from the old name of a shop to its new one.
  const wanted = (shopNameIn(page.url) ?? name).toLowerCase();
  if (stated?.toLowerCase() !== wanted || others.some((other) => other.toLowerCase() !== wanted))
    throw changed(page, `The page is not the one of shop "${name}".`);
  const facts = factsOn(doc);
  const list = cardsOn(page, doc, facts, warn);
  const isPaused =
    list.cards.length === 0 && (doc.has(PAUSED) || SAYS.shopRests.test(doc.textOf("body") ?? ""));
  const shop = shopOn(doc, stated, { owner, facts, list, warn });
  return { doc, facts, list, lastPage: lastPageOn(doc), isPaused, shop };
}

interface Around {
  owner: JsonObject;
  facts: Facts;
  list: CardList;
  warn: RunContext["warn"];
}

function shopOn(doc: HtmlDocument, name: string, { owner, facts, list, warn }: Around): Shop {
  const head = doc.one(HEAD);
  const language = facts.language ?? undefined;
  const sold = doc.all('a[href*="/sold"]').find((link) => !(link.attr("href") ?? "").includes("page="));
  const signals = doc.one('[data-region="trust-signals"] h1')?.next ?? null;
  const soldText =
    sold?.text() ??
    [...doc.all(".shop-sales-reviews > span"), signals]
      .map((part) => part?.text() ?? "")
      .find((text) => SOLD.test(text)) ??
    "";
  const rating = obj(owner, "aggregateRating") ?? {};
  const exact = num(head?.attrOf('input[name="rating"]', "value"));
  const place = doc.textOf(".shop-location") ?? firstLeaf(doc.one(PLACE_SIGN)?.next ?? null);
  const sections = doc.all("[data-section-id]").flatMap((node) => sectionIn(node, language));
  warnUneven(warn, "sections", sections, ["id", "listingCount"]);
  const reviewCount = int(rating, "reviewCount") ?? parenthesised(head?.text() ?? "", language);
  return shopOf({
    id: name,
    url: shopUrl(name),
    name,
    shopId:
      list.cards.find(({ shopId }) => shopId !== null)?.shopId ??
      doc.attrOf("[data-shop-id]", "data-shop-id"),
    imageUrl: urlAt(owner, "logo") ?? head?.urlOf('img[src*="/isla/"]', "src") ?? null,
    address: place === null ? null : { text: place },
    rating: exact ?? num(rating, "ratingValue"),
    ratingMax: num(rating, "bestRating"),
    reviewCount,
    ...countOf("sold", /\d/.test(soldText) ? soldText : null, language),
    soldUrl: sold?.url() ?? null,
    productCount: list.total ?? sections.find(({ id }) => id === ALL)?.listingCount ?? null,
    followerCount: wholeNumberIn(doc.textOf('a[href*="/favoriters"]')),
    joinedText: doc.textOf(".etsy-since"),
    badges: badgesOn(doc),
    sections: sections.length === 0 ? null : sections,
    announcement: doc.textOf('[data-region="announcement"], #announcement, .announcement'),
  });
}

/**
 * Says that a shop offers nothing where its page says so.
 * @throws SourceError `source_changed` for a page without listings that does not say why
 */
export function checkGoods(ctx: RunContext, page: PageRef, { shop, list, isPaused }: ShopPage): void {
  if (list.cards.length > 0) return;
  if (!isPaused && list.total !== 0)
    throw changed(
      page,
      `The page of shop ${shop.name} shows no listing and does not say that there are none.`,
    );
  ctx.foundNothing(`Shop ${shop.name} offers nothing at present.`);
}

const firstLeaf = (node: HtmlNode | null): string | null =>
  node
    ?.all("*")
    .find((each) => each.children.length === 0 && each.text() !== "")
    ?.text() ?? null;

const parenthesised = (text: string, language: string | undefined): number | null =>
  parseNumber(/\(([\d.,\s]+)\)/.exec(text)?.[1] ?? "", language);

function sectionIn(node: HtmlNode, language: string | undefined) {
  const [name, count] = node
    .all("span")
    .map((span) => span.text())
    .filter((text) => text !== "");
  if (name === undefined) return [];
  return { id: node.attr("data-section-id"), name, listingCount: parseNumber(count ?? "", language) };
}

function badgesOn(doc: HtmlDocument): string[] | null {
  const badges = doc.all('.star-seller-badge, [data-region*="star-seller"]').map((badge) => badge.text());
  return badges.length === 0 ? null : [...new Set(badges.filter((text) => text !== ""))];
}
