import {
  addressOf as placeOf,
  canonicalUrl,
  changed,
  fillerOf,
  type HttpResponse,
  idFrom,
  int,
  obj,
  parseHtml,
  rarely,
  readFields,
  SourceError,
  str,
  textFrom,
  type Warn,
} from "../../../plugin-sdk/index.ts";
import { MERCHANT, PRODUCT } from "../product/fields.ts";
import { type MerchantRow, sellerFrom } from "../product/offers.ts";
import type { ProductPage } from "../product/product-state.ts";
import { firstOffer, offerRows } from "../product/read-product.ts";
import { dataOf } from "../shop/states.ts";
import { landedOn, merchantUrl, readShopUrl } from "../targets.ts";
import { Merchant } from "./record.ts";

/** What only the store of a merchant tells. */
const DETAIL = {
  brand: rarely(textFrom("brandName", "")),
  legalName: rarely(textFrom("legalName", "")),
  phone: rarely(textFrom("phoneNumber", "")),
  email: rarely(textFrom("kep", "")),
  registrationNumber: rarely(idFrom("mersisNumber", "")),
};
const merchantOf = fillerOf(Merchant.shape);

const profileOf = (row: MerchantRow) => ({
  ...sellerFrom(row),
  address: row.city === null ? null : placeOf({ city: row.city }),
  badges: row.badge === null ? null : [row.badge],
});

/** The store of a merchant. @throws SourceError `input_not_found` where it leads elsewhere */
export function storeOf(page: HttpResponse, slug: string, withContacts: boolean, warn: Warn) {
  if (landedOn(page.url)?.kind !== "merchant")
    throw new SourceError("input_not_found", `Hepsiburada has no merchant ${slug}: it leads elsewhere.`, {
      url: page.url,
    });
  const { store } = dataOf(page);
  const detail = obj(store, "merchantState.merchantDetail") ?? obj(store, "merchantState.merchantInfo");
  if (detail === null) throw changed(page, "The page has no merchant in a known form.");
  const reading = { answer: "store", warn };
  const search = obj(store, "merchantState.merchantSearch");
  const view = { merchantInfo: detail, merchantId: str(search, "products[0].merchantId") };
  const row = readFields(MERCHANT, view, reading);
  const { brand, legalName, ...contact } = readFields(DETAIL, detail, reading);
  if (row.id === null || row.name === null) throw changed(page, "The page does not name the merchant.");
  const named = row.slug ?? readShopUrl(canonicalUrl(parseHtml(page)) ?? "")?.id;
  if (named !== undefined && named !== slug) throw changed(page, `The page is not about merchant ${slug}.`);
  const hasContact = Object.values(contact).some((value) => value !== null);
  return merchantOf({
    ...profileOf(row),
    ...{ id: row.id, name: row.name, url: merchantUrl(slug), brand, legalName },
    productCount: int(search, "totalProductCount"),
    contact: withContacts && hasContact ? contact : null,
  });
}

/** The merchants that offer a product, the one that sells it first at the head. */
export function merchantsOf({ page, state, sku }: ProductPage, productUrl: string, warn: Warn) {
  if (state === null) throw changed(page, `The page of product ${sku} has no data of merchants.`);
  const { offers } = readFields({ offers: PRODUCT.offers }, state, { answer: "page", warn });
  const first = firstOffer(page, state, warn);
  return offerRows(first, offers ?? []).map((row) => {
    if (row.slug === null)
      warn("field_missing", `url: the page does not say where the store of ${row.name} is.`);
    return merchantOf({ ...profileOf(row), id: row.id, name: row.name, productUrl });
  });
}
