import {
  absoluteUrl,
  type FieldValues,
  type JsonObject,
  mediaOf,
  readFields,
} from "../../../plugin-sdk/index.ts";
import { moneyFrom, placeOf, type Shop, tellMissing } from "../shop/amounts.ts";
import { categoriesOf, countsIn, stockWord, unlessZero } from "../shop/cards.ts";
import { SHOP } from "../source.ts";
import { addressOf, type KnownTarget, sellerUrl } from "../targets.ts";
import { PRODUCT, viewOf } from "./fields.ts";
import { productOf } from "./record.ts";

type Stated = FieldValues<typeof PRODUCT>;
type SellerRow = NonNullable<Stated["seller"]>;
type VariantRow = NonNullable<Stated["variants"]>[number];
type OfferRow = NonNullable<Stated["others"]>[number];

/** A bar code, which sellers may also make up: only what has the length of one. */
const gtinOf = (code: string | null) => (code !== null && /^(?:\d{8}|\d{12,14})$/.test(code) ? code : null);

/** Scores of sellers go to 10; 0 stands where there is none yet. */
function sellerFrom({ id, name, pictures, score }: SellerRow) {
  const rating = unlessZero(score);
  const imageUrl = pictures?.[0] ?? null;
  return { id, name, url: sellerUrl(id), imageUrl, rating, ratingMax: rating === null ? null : 10 };
}

function shippingFrom(isFree: boolean | null, text: string | null, currency: string | null) {
  if (isFree === true) return [{ price: 0, priceMicros: 0, currency, text }];
  return text === null ? null : [{ price: null, priceMicros: null, currency: null, text }];
}

export function variantFrom(row: VariantRow, currency: string | null, shop: Shop) {
  const { id, value, name, barcode, inStock, sellable, isDisabled, quantity: stockQuantity } = row;
  // A form may be marked as for sale and have no piece: what says no counts.
  const isSoldOut = inStock === false || sellable === false || isDisabled === true || stockQuantity === 0;
  const isForSale = isSoldOut ? false : (inStock ?? sellable);
  const attributes = name === null || name === "" || value === null ? null : [{ name, value }];
  const own = { id, title: value === "" ? null : value, attributes, gtin: gtinOf(barcode), stockQuantity };
  const money = moneyFrom(row.price, shop, {
    what: `variants: form ${id}`,
    currency,
    isOptional: isForSale !== true,
  });
  return { ...own, ...money, availability: stockWord(isForSale) };
}

/** The forms of a product; what one lacks and others have is told. */
export function variantsFrom(rows: readonly VariantRow[], currency: string | null, shop: Shop) {
  const forms = rows.map((row) => variantFrom(row, currency, shop));
  for (const name of ["title", "availability"] as const) {
    const without = forms.filter((form) => form[name] === null).map(({ id }) => id);
    if (without.length > 0 && without.length < forms.length)
      tellMissing(shop, `variants.${name}`, `one of the forms (${without.join(", ")})`);
  }
  return forms;
}

function offerFrom(row: OfferRow, shop: Shop) {
  const money = moneyFrom(row.price, shop, { what: `offers: the one of ${row.id}` });
  return {
    ...money,
    url: absoluteUrl(row.address ?? "", SHOP),
    seller: sellerFrom(row),
    availability: stockWord(row.inStock),
    stockQuantity: row.quantity,
    shipping: shippingFrom(row.freeShipping, null, money.currency),
  };
}

/** The categories that people see, widest first; the page has them the other way round, with their level. */
const treeFrom = (rows: Stated["webCategories"]) =>
  rows
    ?.toSorted((one, other) => one.level - other.level)
    .map(({ id, name }) => ({ id, name, url: `${SHOP}/sr?wc=${id}` })) ?? null;

/** The Record of a product that a page or answer states; what only other calls tell is null. */
export function productFrom(product: JsonObject, { id, ...target }: KnownTarget, shop: Shop) {
  const stated = readFields(PRODUCT, viewOf(product), { answer: "page", warn: shop.warn });
  const money = moneyFrom(stated.price, shop, {
    what: `product ${id}`,
    percent: stated.statedPercent,
    isOptional: stated.inStock === false,
  });
  return productOf({
    ...stated,
    ...money,
    id,
    url: addressOf({ ...target, id }),
    title: stated.title ?? "",
    gtin: gtinOf(stated.barcode),
    ...mediaOf(stated.pictures),
    availability: stockWord(stated.inStock),
    rating: unlessZero(stated.mean),
    ...countsIn(stated.proof, stated.favorites),
    seller: stated.seller === null ? null : sellerFrom(stated.seller),
    categories: categoriesOf(stated.category, stated.categoryId),
    webCategories: treeFrom(stated.webCategories),
    variants: stated.variants === null ? null : variantsFrom(stated.variants, money.currency, shop),
    offers: stated.others?.map((one) => offerFrom(one, shop)) ?? null,
    shipping: shippingFrom(stated.freeShipping, stated.deliveryText, money.currency),
    ...placeOf(money.currency, shop),
  });
}
