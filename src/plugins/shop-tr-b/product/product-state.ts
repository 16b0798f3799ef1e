import {
  arr,
  canonicalUrl,
  changed,
  type HttpResponse,
  idString,
  jsonLd,
  type JsonObject,
  obj,
  parseHtml,
  readProduct,
  SourceError,
  str,
  type Warn,
} from "../../../plugin-sdk/index.ts";
import { picturesIn } from "../shop/pictures.ts";
import { dataOf, objectsIn, type PageData } from "../shop/states.ts";
import { addressOf, landedOn, readProductId, readShopUrl, type ShopTarget } from "../targets.ts";

/** A page of a product: its own data, or null where it has linked data only. */
export interface ProductPage {
  page: HttpResponse;
  data: PageData;
  state: JsonObject | null;
  sku: string;
  /** Where the product is, as far as the page says it beside its data. */
  address: string;
  linked: ReturnType<typeof readProduct>["product"];
}

/** Objects of other years have the same keys in other places. */
const isProduct = (object: JsonObject): boolean =>
  idString(object, "sku") !== null &&
  (str(object, "definitionName") !== null || arr(object, "prices") !== null);

/** The address that a page or its linked data say the product has; they may name that of its group. */
function addressIn(page: HttpResponse, sku: string, linked: string | null): string {
  const named = [linked, canonicalUrl(parseHtml(page))].map((url) => readShopUrl(url ?? ""));
  return addressOf(named.find((target) => target?.id === sku) ?? readProductId(sku));
}

/**
 * Opens the page of a product or of a group of forms.
 * @throws SourceError `input_not_found` where it leads elsewhere, `source_changed` for the page of another product
 */
export function productPageOf(page: HttpResponse, { kind, id }: ShopTarget, warn: Warn): ProductPage {
  const landed = landedOn(page.url);
  const isThere = landed?.kind === kind ? landed.id === id : landed?.kind === "group";
  if (!isThere) {
    const message = `Hepsiburada has no product ${id}: it leads elsewhere.`;
    throw new SourceError("input_not_found", message, { url: page.url });
  }
  const data = dataOf(page);
  const key = kind === "group" ? "productId" : "sku";
  // The place of today first; other years have the product under another key, beside a state that may be empty.
  const held = [obj(data.store, "productState"), data.store].flatMap((part) => [...objectsIn(part)]);
  const state = held.find((one) => isProduct(one) && idString(one, key)?.toUpperCase() === id) ?? null;
  if (state === null && data.store !== null) throw changed(page, `The page is not about product ${id}.`);
  const sku = idString(state, "sku") ?? (kind === "group" ? null : id);
  if (sku === null) throw changed(page, `The page has no product of group ${id} in a known form.`);
  const { product, offers, doubts } = readProduct(jsonLd(page.text), {
    about: sku,
    locale: "tr",
    baseUrl: page.url,
  });
  const linked = product === null ? null : { ...product, ...picturesIn(product) };
  const address = addressIn(page, sku, product?.url ?? offers?.[0]?.url ?? null);
  for (const { field, reason } of doubts) warn("doubtful", `${field}: ${reason}`);
  if (state === null && linked?.title == null)
    throw changed(page, `The page has no product ${id} in a known form.`);
  return { page, data, state, sku, address, linked };
}
