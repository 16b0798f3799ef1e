import {
  arr,
  changed,
  filledText,
  type HttpResponse,
  int,
  isJsonObject,
  jsonLd,
  type JsonObject,
  type LinkedProduct,
  obj,
  parseHtml,
  readProduct,
  str,
  type Warn,
} from "../../../plugin-sdk/index.ts";
import { cardRows, shownProducts } from "./card-elements.ts";
import { readShopUrl } from "../targets.ts";
import { dataOf, objectsIn, type PageData } from "./states.ts";

export interface LinkedRow {
  /** From 1. */
  place: number;
  id: string;
  product: LinkedProduct;
}

/** One page of a list. */
export interface ListingPage {
  /** Products as the data of the page state them; null where it has linked data in their place. */
  rows: unknown[] | null;
  /** Whether the rows were stated as data or read from what the page shows. */
  kind: "list" | "page";
  /** Products as the linked data of the page have them. */
  linked: LinkedRow[];
  /** How many products it shows, those that cannot be read too. */
  count: number;
  /** Whether the source says that there are more; null where it does not say. */
  hasMore: boolean | null;
  total: number | null;
  /** The address that the page says it has. */
  canonical: string | null;
  /** The text that the list was searched for, and the name of the store, as the data of the page have them. */
  text: string | null;
  merchant: string | null;
}

/** The list of a page: in the state of a fragment, or, in stores of merchants, in the store of the page. */
function listIn({ store, states }: PageData): JsonObject | null {
  const held = [...states.map((state) => obj(state, "data")), obj(store, "merchantState.merchantSearch")];
  return held.find((data) => arr(data, "products") !== null) ?? null;
}

/** The elements of lists in linked data, whatever they stand in; null where the page has no such block. */
function linkedRows({ text }: HttpResponse): unknown[] | null {
  const held = jsonLd(text).items.flatMap((item) => [...objectsIn(item)]);
  const lists = held.filter(
    (item) => Array.isArray(item["itemListElement"]) && item["@type"] !== "BreadcrumbList",
  );
  return lists.length === 0 ? null : lists.flatMap((list) => arr(list, "itemListElement") ?? []);
}

/** What linked data say of each product of a list. */
const CLAIMS = {
  brand: "brand",
  price: "price, priceMicros",
  imageUrl: "imageUrl",
  availability: "availability",
};

function linkedProducts(rows: readonly unknown[], baseUrl: string, warn: Warn): LinkedRow[] {
  return rows.flatMap((row, index) => {
    const item = obj(row, "item") ?? row;
    const items = isJsonObject(item) ? [{ ...item, "@type": "Product" }] : [];
    const { product, offers } = readProduct({ items, broken: 0 }, { locale: "tr", currency: "TRY", baseUrl });
    const url = product?.url ?? offers?.[0]?.url ?? null;
    const id = product?.sku ?? readShopUrl(url ?? "")?.id;
    if (product?.title == null || id === undefined) {
      warn("row_dropped", "linked data: a product has no name or no number.");
      return [];
    }
    const lacks = (Object.keys(CLAIMS) as (keyof typeof CLAIMS)[]).filter((claim) => product[claim] === null);
    for (const claim of lacks)
      warn("field_missing", `${CLAIMS[claim]}: the linked data of ${id} have none in a known form.`);
    return [{ place: index + 1, id: id.toUpperCase(), product: { ...product, url } }];
  });
}

/** What linked data leave out. */
const UNLINKED =
  "originalPrice, originalPriceMicros, discountPercent, campaignPrice, groupId, listingId, seller, tags, categories, attributes, formIds, rating, ratingCount, isAd, adPosition";

/** What the page says where nothing was found. */
const NOTHING = /(?:sonuç|ürün)\p{L}*\s+(?:bulunamadı|bulunmamaktadır|bulunmuyor|yok)/iu;

/**
 * Reads one page of a list.
 * @throws SourceError `source_changed` for another form, a cut page, or another page of the list than was asked for
 */
export function readListing(page: HttpResponse, number: number, warn: Warn): ListingPage {
  const data = dataOf(page);
  const list = listIn(data);
  const document = parseHtml(page);
  const [stated, elements] = [arr(list, "products"), linkedRows(page)];
  const cards = stated === null && elements === null ? cardRows(document) : [];
  if (cards.length > 0 && cards.length !== shownProducts(document))
    warn(
      "rows_missing",
      `The page shows ${shownProducts(document)} products, and ${cards.length} of them can be read.`,
    );
  const rows = stated ?? (cards.length > 0 ? cards : null);
  const [total, index, last] = ["totalProductCount", "currentPage", "lastPage"].map((key) => int(list, key));
  // Past its last page the source shows the first one again.
  if (index != null && index !== number)
    throw changed(page, `The page is number ${index} of the list, not ${number}.`);
  const words = total == null && elements === null && NOTHING.test(document.textOf("body") ?? "");
  if (rows === null && elements === null && !words)
    throw changed(page, "The page shows no list in a known form.");
  if (rows === null && elements !== null && elements.length > 0)
    warn("list_missing", `${UNLINKED}: the page has no list in its data; linked data stand in for it.`);
  const count = rows?.length ?? elements?.length ?? 0;
  if (count === 0 && number === 1 && total !== 0 && !words)
    throw changed(page, `The page shows no products, and the source counts ${total ?? "nothing"}.`);
  return {
    rows,
    kind: stated === null ? "page" : "list",
    linked: linkedProducts(elements ?? [], page.url, warn),
    count,
    hasMore: last == null ? null : number < last,
    total: total ?? null,
    canonical: document.urlOf('link[rel~="canonical"]'),
    text: filledText(
      data.states.find((state) => obj(state, "data") === list),
      "location.query.q",
    ),
    merchant: str(data.store, "merchantState.merchantDetail.urlPostfix"),
  };
}
