import {
  at,
  discountOf,
  fieldFrom,
  firstOf,
  moneyOf,
  num,
  parsePrice,
  type Price,
  type RunContext,
  str,
  z,
} from "../../../plugin-sdk/index.ts";
import { languageOf, storefrontOf } from "../source.ts";

/** Which shop's numbers are read, and who hears of doubts. */
export interface Shop {
  countryCode: string;
  warn: RunContext["warn"];
}

/** Says that fields are null because nothing readable stands where they should be. */
export function tellMissing({ warn }: Shop, names: string, what: string): void {
  warn("field_missing", `${names}: ${what} states none in a known form.`);
}

/** `TL` is how people write it. */
const currencyOf = (shown: string | null): string | null => (shown === "TL" ? "TRY" : shown);

/**
 * An amount in any form that the source has: 449, "449", "1.299,90 TL", or a value beside its text. Null for 0, which
 * stands where there is no such price. Of a value and a text that differ the value wins, with a warning.
 */
function amountOf(stated: unknown, currency: string | null, shop: Shop, name: string): Price | null {
  const value = num(stated) ?? num(stated, "value");
  const text = str(stated, "text") ?? (num(stated) === null ? str(stated) : null);
  const { culture } = storefrontOf(shop.countryCode);
  const shown = text === null ? null : parsePrice(text, culture, currency ?? undefined);
  if (value !== null && shown !== null && shown.amount !== value)
    shop.warn(
      "price_disputed",
      `${name}: the source says ${value} and shows "${text ?? ""}"; the first is taken.`,
    );
  const amount = value ?? shown?.amount ?? 0;
  if (amount <= 0) return null;
  const money = {
    amount,
    amountMicros: Math.round(amount * 1e6),
    range: shown?.range ?? null,
    text: text ?? "",
  };
  return { ...money, currency: currency ?? shown?.currency ?? null };
}

/** Where the price objects of the years have what is to be paid, by a key that tells which one it is. */
const LAYOUTS = [
  { sign: "sellingPrice", price: ["discountedPrice"], selling: "sellingPrice", original: "originalPrice" },
  { sign: "current", price: ["discountedPrice", "current"], selling: "current", original: "old" },
  { sign: "componentType", price: ["salePriceNumeric"], original: "strikethroughPriceNumeric" },
  { sign: "salePriceWihoutCurrency", price: ["salePriceWihoutCurrency"], original: "strikethroughPrice" },
  { sign: "discountedPrice", price: ["discountedPrice"], original: "originalPrice" },
  { sign: "value", price: null },
] as const;

interface Hint {
  /** Whose price it is, in warnings. */
  what: string;
  currency?: string | null;
  percent?: number | null;
  /** True for what may have no price, such as a sold out product. */
  isOptional?: boolean;
}

/**
 * Everything that a price object of the source says. A price for members only is never taken for the price, nor one of its
 * amounts for another that is missing: those are null with a warning.
 */
export function moneyFrom(stated: unknown, shop: Shop, { what, isOptional = false, ...hint }: Hint) {
  const layout = LAYOUTS.find(
    ({ sign }) => (sign === "componentType" ? str(stated, sign) : at(stated, sign)) !== null,
  );
  const currency = currencyOf(str(firstOf(stated, ["currencyCode", "currency"])) ?? hint.currency ?? null);
  const read = (...keys: string[]) =>
    amountOf(firstOf(stated, keys), currency, shop, `${what} ${keys[0] ?? ""}`);
  const lacks = (names: string) => {
    tellMissing(shop, names, what);
  };
  const paid =
    layout === undefined
      ? null
      : layout.price === null
        ? amountOf(stated, currency, shop, what)
        : read(...layout.price);
  const selling = layout !== undefined && "selling" in layout ? read(layout.selling) : null;
  const struck = layout !== undefined && "original" in layout ? read(layout.original) : null;
  const isForMembers = str(stated, "componentType") === "TY_PLUS_PROMOTION";
  const price = isForMembers ? struck : paid;
  const least = price?.amount ?? Infinity;
  // The source fills in the price before a discount where there is none; abroad the shelf price stands above it.
  const original = isForMembers ? null : struck !== null && struck.amount > least ? struck : null;
  const shelf =
    struck !== null && original === null && selling !== null && selling.amount > least ? selling : null;
  const before = original ?? shelf;
  const member = isForMembers ? paid : read("tyPlusCouponApplicablePrice");
  if (price === null && !isOptional) lacks("price, priceMicros, priceText, currency, sellingPrice");
  if (price !== null && price.currency === null) lacks("currency");
  if (layout?.sign === "sellingPrice" && struck === null && price !== null)
    lacks("originalPrice, originalPriceMicros, originalPriceText");
  return {
    ...moneyOf(price),
    priceText: price?.text || null,
    ...discountOf(before, hint.percent === 0 ? null : (hint.percent ?? null)),
    originalPriceText: before?.text || null,
    sellingPrice: selling?.amount ?? null,
    memberPrice: member !== null && member.amount < least ? member.amount : null,
  };
}

/** Which shop a price is of; null, with a warning, where its currency is another than that of the shop that was asked. */
export function placeOf(currency: string | null, { countryCode, warn }: Shop) {
  if (currency === null || currency === storefrontOf(countryCode).currency)
    return { country: countryCode, language: languageOf(countryCode) };
  warn("country_differs", `country, language: the prices are in ${currency}, not those of "${countryCode}".`);
  return { country: null, language: null };
}

/** What stands there as it is, for what several fields are made of. */
export const rawFrom = (path: string) => fieldFrom(path, z.unknown().nullable(), (value) => value);
