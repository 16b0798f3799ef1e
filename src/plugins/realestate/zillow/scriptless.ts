import {
  canonicalUrl,
  cellText,
  type HtmlNode,
  type PageText,
  parseHtml,
  type Reading,
  requireEnd,
  statedOn,
  wholeNumberIn,
} from "../../../plugin-sdk/index.ts";
import { type HomeDraft, homeOf } from "../home/home-record.ts";
import { addressFrom, currencyIn, dollarsIn, priceOf } from "../home/values.ts";
import { ZILLOW } from "../source.ts";
import { readAddress } from "../targets.ts";
import { floorPlansOf } from "./floor-plans.ts";

const CARDS = 'article[data-test="property-card"], article[data-testid="property-card"]';
const LINKS =
  '[data-test="property-card-address-link"], [data-test="property-card-link"], [data-test="property-card-title-link"]';

/** The cards of a list that came without its data. @returns null for a page without cards */
export function readScriptless(page: PageText, reading: Reading) {
  const document = parseHtml(page);
  const articles = document.all(CARDS);
  if (articles.length === 0) return null;
  requireEnd(page, "</html>");
  reading.warn("page_without_data", "The list came without its data: only what a card shows was read.");
  const cards = articles.map((article) => readArticle(article, reading));
  const [number = null, pages = null] =
    document
      .all(PAGER)
      .flatMap((node) => [PAGE_OF.exec(node.text()) ?? []])
      .find((pager) => pager.length > 0)
      ?.slice(1)
      .map(Number) ?? [];
  const own = canonicalUrl(document);
  const [, place = "", total = null] = TITLE.exec(document.title ?? "") ?? [];
  return {
    cards,
    nextUrl: document.attrOf('a[rel="next"][href]', "href"),
    ownPath: own === null ? null : new URL(own).pathname,
    page: number,
    pages,
    place,
    total: total === null ? null : wholeNumberIn(total),
  };
}

/** "Page 1 of 20". */
const PAGER = '[data-c11n-component="Pagination.Readout"], [class*="Pagination"], [class*="pagination"]';
const PAGE_OF = /\bPage (\d{1,2}) of (\d{1,2})\b/;
/** Such as "Rental Listings in Boston MA - 17,380 Rentals | Zillow". */
const TITLE = /\bin ([^|]+?) - ([\d,]+) [^|]*\| Zillow$/;

function readArticle(article: HtmlNode, reading: Reading): HomeDraft | null {
  // Tags that are not closed let cards run together.
  if (article.has(CARDS)) return null;
  const target = readAddress(URL.parse(article.one(LINKS)?.attr("href") ?? "/", ZILLOW)?.href ?? "");
  const number = /^zpid_(\d+)$/.exec(article.attr("id") ?? "")?.[1];
  if (target?.kind !== "home" && target?.kind !== "building" && target?.kind !== "community") return null;
  if (target.kind === "home" && number !== undefined && number !== target.value) return null;
  const stated = statedOn(reading.warn, `the card of ${target.value}`);
  const priceText = stated("price", PRICE.exec(article.one(SHOWN_PRICE)?.text() ?? "")?.[0] ?? null);
  const price = priceText === null ? null : stated("price", dollarsIn(priceText));
  const [, listed = ""] = /\blist-card_(for-rent|for-sale)\b/.exec(article.attr("class") ?? "") ?? [];
  const status = stated("status", STATUSES[listed] ?? null);
  // A building stands before its address.
  const [first = null, ...rest] =
    stated("address", cellText(article, "address", "article, a"))?.split(" | ") ?? [];
  const boxes = article.all(BOXES);
  const details = detailsOf(article, target.value, reading);
  return homeOf({
    ...details,
    livingAreaUnit: details.livingArea === null ? null : "sqft",
    id: target.value,
    url: target.url,
    site: "zillow",
    kind: target.kind,
    name: rest.length === 0 ? null : first,
    address: addressFrom(NO_PARTS, rest.length === 0 ? first : rest.join(" | ")),
    ...priceOf(
      price,
      price === null ? null : currencyIn(priceText),
      priceText,
      priceText?.includes("+") === true,
    ),
    status,
    pricePeriod: status === "FOR_RENT" && price !== null ? "month" : null,
    imageUrl: article.one("img[src]")?.url("src") ?? null,
    floorPlans: boxes.length === 0 ? null : floorPlansOf(distinct(boxes.map(unitOf)), reading),
  });
}

/** Bedrooms, bathrooms and area of a home, each an item such as "2 bds"; "--" where the site does not know it. */
function detailsOf(article: HtmlNode, id: string, { warn }: Reading) {
  const details: Record<keyof typeof UNITS, number | null> = { beds: null, baths: null, livingArea: null };
  for (const item of article.all(DETAILS)) {
    const text = item.text().replace(/\s+/g, " ").trim();
    const [name, form] =
      (Object.entries(UNITS) as [keyof typeof UNITS, RegExp][]).find(([, unit]) => unit.test(text)) ?? [];
    const number = form?.exec(text)?.[1];
    if (name !== undefined && number !== undefined)
      details[name] = number === "Studio" ? 0 : Number(number.replaceAll(",", ""));
    // A building may have its name there, without a number that stands out.
    else if (item.has("b") && !/^--/.test(text))
      warn("field_unreadable", `beds, baths, livingArea: a detail of the card of ${id} has another form.`);
  }
  return details;
}

const DETAILS =
  '[data-testid="property-card-details"] li, [data-test="property-card-details"] li, [class*="PropertyCardHomeDetailsList"] li';
const UNITS = {
  beds: /^(Studio\b|\d{1,2}(?= ?(?:bds?|beds?)\b))/,
  baths: /^(\d{1,2}(?:\.\d)?)(?= ?(?:ba|baths?)\b)/,
  livingArea: /^(\d{1,3}(?:,\d{3})*|\d+)(?= ?sq ?ft\b)/,
};

/** A box of a building: its link says how many bedrooms, its first text what they cost. */
function unitOf(box: HtmlNode) {
  const link = box.closest("a")?.attr("href") ?? box.one("a")?.attr("href") ?? "";
  return {
    beds: /#bedrooms-(\d+)$/.exec(link)?.[1] ?? null,
    price: PRICE.exec(box.text())?.[0] ?? null,
  };
}

const distinct = <T>(rows: readonly T[]): T[] => [
  ...new Map(rows.map((row) => [JSON.stringify(row), row])).values(),
];
const BOXES = '[data-testid="PropertyCardInventoryBox"]';
const SHOWN_PRICE = '[data-test="property-card-price"]';
const PRICE = /(?:\bCA?)?\p{Sc}\s?\d[\d.,'’]*(?:\s\d{3}(?!\d))*[kKmM]?\+?(?:\/\p{L}+)?/u;
const STATUSES: Readonly<Record<string, string>> = { "for-rent": "FOR_RENT", "for-sale": "FOR_SALE" };
const NO_PARTS = { street: null, city: null, region: null, postalCode: null, country: null };
