import {
  arr,
  countOf,
  type FieldValues,
  type JsonObject,
  languageTag,
  mediaOf,
  moneyOf,
  num,
  parseNumber,
  readFields,
  readRows,
  statedOn,
  str,
} from "../../../plugin-sdk/index.ts";
import { countryOf, priceIn, unlessZero, type Warn } from "../amounts.ts";
import { categoryUrl, productUrl, supplierUrl } from "../source.ts";
import { supplierIdIn } from "../targets.ts";
import { PRODUCT, SHIPPING } from "./fields.ts";
import { type Amounts, currencyOf, moneyFrom, tiersOf } from "./prices.ts";
import { type ProductDraft, productOf } from "./record.ts";
import { variantsOf } from "./variants.ts";

export type Stated = FieldValues<typeof PRODUCT>;

export interface ProductData {
  id: string;
  data: JsonObject;
  /** Whether the data of the page were read, or what its elements show. */
  answer: "data" | "page";
  locale: string;
}

/** The Record of a product; what only other pages tell is null. */
export function productFrom({ id, data, answer, locale }: ProductData, warn: Warn): ProductDraft {
  const stated = readFields(PRODUCT, data, { answer, warn });
  const amounts: Amounts = { currency: currencyOf(stated, locale, warn), locale, warn };
  const shows = statedOn(warn, "the page");
  const isCounted = answer === "data" || stated.priceTiers !== null;
  const unit = isCounted ? shows("minimumOrderUnit, priceTiers.quantityUnit", stated.unit) : stated.unit;
  if (stated.options?.some(({ values }) => (values ?? []).length === 0) === true)
    shows("options.values, variants", null);
  const priceTiers = tiersOf(stated, unit, amounts);
  const named = new Map(stated.attributes?.map((one) => [one.name.toLowerCase(), one.value]));
  const rating = unlessZero(stated.rating);
  return productOf({
    ...stated,
    id,
    url: productUrl(id),
    title: stated.title ?? "",
    ...mediaOf(
      shows("imageUrl, imageUrls", stated.imageUrls),
      stated.videoUrls?.length === 0 ? null : stated.videoUrls,
    ),
    ...moneyFrom(stated, priceTiers, amounts),
    brand: named.get("brand name") ?? named.get("brand") ?? null,
    sku: named.get("model number") ?? null,
    minimumOrderUnit: unit,
    priceTiers,
    categories: categoriesFrom(stated),
    rating,
    ratingMax: rating === null ? null : 5,
    ...countOf("sold", stated.soldCount, locale),
    options:
      stated.options?.map(({ name, values }) => ({ name, values: values?.map((one) => one.name) ?? null })) ??
      null,
    variants: variantsOf(stated, amounts),
    shipping: shippingFrom(stated, amounts),
    leadTimes:
      stated.leadTimes?.map((row) => ({
        ...row,
        maximumQuantity: (row.maximumQuantity ?? 0) > 0 ? row.maximumQuantity : null,
      })) ?? null,
    isCustomizable: customizableFrom(stated),
    seller: sellerFrom(stated),
    description: stated.description || null,
    supplierVerification: verificationFrom(stated),
    country: countryOf(stated.country),
    language: languageTag.safeParse(stated.language).data ?? null,
  });
}

function categoriesFrom({ categories }: Stated) {
  const rows = categories?.map(({ name, url }) => {
    const id = /(?:categoryId=|_cid)(\d+)/.exec(url ?? "")?.[1] ?? null;
    return { id, name, url: id === null ? null : categoryUrl(id) };
  });
  return rows === undefined
    ? null
    : [...new Map(rows.map((row) => [`${row.id ?? ""} ${row.name}`, row])).values()];
}

/** Made to order in either way; that it is not takes both marks. */
function customizableFrom({ isLightlyCustomizable: light, isFastCustomizable: fast }: Stated) {
  if (light === true || fast === true) return true;
  return light === false && fast === false ? false : null;
}

function shippingFrom({ shipping }: Stated, { locale, warn }: Amounts) {
  const rows = arr(shipping);
  if (rows === null) return null;
  return readRows(SHIPPING, rows, { answer: "page", warn }, "shipping").map((way) => ({
    ...moneyOf(priceIn(way.priceText, locale)),
    ...way,
  }));
}

function sellerFrom({ seller, companyText }: Stated) {
  if (seller === null) return null;
  const home = seller.home ?? "";
  const id = supplierIdIn(home.includes("/") ? home : `https://${home}/`);
  const rating = unlessZero(seller.rating);
  const score = (type: RegExp) => {
    const row = arr(seller.scores)?.find((one) => type.test(str(one, "latitudeType") ?? ""));
    const stated =
      num(row, "latitudeAverageScore") ?? parseNumber(str(row, "latitudeAverageScore") ?? "", "en");
    return unlessZero(stated);
  };
  return {
    ...seller,
    id,
    url: id === null ? null : supplierUrl(id),
    rating,
    ratingMax: rating === null ? null : 5,
    country: countryOf(seller.country),
    productScore: score(/quality/i),
    serviceScore: score(/service/i),
    shippingScore: score(/shipping/i),
    description: companyText || null,
  };
}

function verificationFrom({ seller }: Stated) {
  if (seller === null) return null;
  const { isGold, isVerified, hasTradeAssurance } = seller;
  const marks = { isGold, isVerified, isVerifiedPro: null, hasTradeAssurance, verifiedBy: null };
  return Object.values(marks).every((mark) => mark === null) ? null : marks;
}
