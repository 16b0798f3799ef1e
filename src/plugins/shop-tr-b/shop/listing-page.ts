import {
  arr,
  changed,
  type HttpResponse,
  int,
  isJsonObject,
  jsonLd,
  type JsonObject,
  type LinkedProduct,
  obj,
  parseHtml,
  readProduct,
  type Warn,
} from "../../../plugin-sdk/index.ts";
import { dataOf, type PageData } from "./states.ts";

/** One page of a list. */
export interface ListingPage {
  /** Products as the data of the page state them; null where it has linked data in their place. */
  rows: unknown[] | null;
  /** Products as the linked data of the page have them, by number. */
  linked: Map<string, LinkedProduct>;
  /** Whether the source says that there are more; null where it does not say. */
  hasMore: boolean | null;
  total: number | null;
  /** The address that the page says it has. */
  canonical: string | null;
}

/** The list of a page: in the state of a fragment, or, in stores of merchants, in the store of the page. */
function listIn({ store, states }: PageData): JsonObject | null {
  const held = [...states.map((state) => obj(state, "data")), obj(store, "merchantState.merchantSearch")];
  return held.find((data) => arr(data, "products") !== null) ?? null;
}

/** The elements of `ItemList` blocks; null where the page has no such block. */
function linkedRows({ text }: HttpResponse): unknown[] | null {
  const lists = jsonLd(text).items.filter((item) => item["@type"] === "ItemList");
  return lists.length === 0 ? null : lists.flatMap((list) => arr(list, "itemListElement") ?? []);
}

function linkedProducts(rows: readonly unknown[], baseUrl: string, warn: Warn): Map<string, LinkedProduct> {
  const found = new Map<string, LinkedProduct>();
  for (const row of rows) {
    const item = obj(row, "item") ?? row;
    const items = isJsonObject(item) ? [{ ...item, "@type": "Product" }] : [];
    const { product, offers } = readProduct({ items, broken: 0 }, { locale: "tr", currency: "TRY", baseUrl });
    if (product?.title != null && product.sku !== null)
      found.set(product.sku.toUpperCase(), { ...product, url: product.url ?? offers?.[0]?.url ?? null });
    else warn("row_dropped", "linked data: a product has no name or no number.");
  }
  return found;
}

/** What the page says where nothing was found. */
const NOTHING = /(?:sonuç|ürün)\p{L}*\s+(?:bulunamadı|bulunmamaktadır|bulunmuyor|yok)/iu;

/**
 * Reads one page of a list.
 * @throws SourceError `source_changed` for another form, a cut page, or another page of the list than was asked for
 */
export function readListing(page: HttpResponse, number: number, warn: Warn): ListingPage {
  const list = listIn(dataOf(page));
  const document = parseHtml(page);
  const [rows, elements] = [arr(list, "products"), linkedRows(page)];
  const [total, index, last] = ["totalProductCount", "currentPage", "lastPage"].map((key) => int(list, key));
  // Past its last page the source shows the first one again.
  if (index != null && index !== number)
    throw changed(page, `The page is number ${index} of the list, not ${number}.`);
  const count = rows?.length ?? elements?.length ?? 0;
  const isNothing = total === 0 || (total == null && NOTHING.test(document.textOf("body") ?? ""));
  if (count === 0 && number === 1 && !isNothing)
    throw changed(page, `The page shows no products, and the source counts ${total ?? "nothing"}.`);
  return {
    rows,
    linked: linkedProducts(elements ?? [], page.url, warn),
    hasMore: last == null ? null : number < last,
    total: total ?? null,
    canonical: document.urlOf('link[rel~="canonical"]'),
  };
}
