import { type FieldValues, moneyOf } from "../../../plugin-sdk/index.ts";
import { amountOf, priced } from "../goods/amounts.ts";
import type { Place } from "../page/place.ts";
import type { PRODUCT } from "./fields.ts";
import { isOffSale } from "./gone.ts";

type Stated = FieldValues<typeof PRODUCT>;

/** A form of the product with its price. */
export function formFrom(row: NonNullable<Stated["variants"]>[number], place: Place) {
  const { id, attributes, imageUrl, purchaseLimit, stockQuantity, isOnSale } = row;
  const what = `variants: form ${id}`;
  const text = row.priceText ?? row.richPrice;
  const price = amountOf(row.price, text, place.currency, place, what);
  const before = row.originalPriceText ?? row.richOriginalPrice;
  const usual = amountOf(row.originalPrice, before, place.currency, place, what);
  const isOpen = isOnSale === null ? null : isOnSale && stockQuantity !== 0;
  if (price === null && isOpen !== false)
    place.warn("field_missing", `variants.price, priceMicros, currency, priceText: ${what} states none.`);
  return {
    ...{ id, attributes, imageUrl, purchaseLimit, stockQuantity },
    availability: isOpen === null ? null : isOpen ? ("in_stock" as const) : ("out_of_stock" as const),
    ...priced(price, usual, null),
  };
}
export type Form = ReturnType<typeof formFrom>;

/** One price for all forms, or a range. Where goods and forms disagree the goods win, with a warning. */
export function stateMoney(stated: Stated, forms: readonly Form[], place: Place, what: string) {
  const open = forms.filter(({ price, availability }) => price !== null && availability !== "out_of_stock");
  const among = open.length > 0 ? open : forms.filter(({ price }) => price !== null);
  const sorted = among.toSorted((one, other) => (one.price ?? 0) - (other.price ?? 0));
  const [cheapest] = sorted;
  const currency = place.currency ?? cheapest?.currency ?? null;
  const least = amountOf(
    stated.least,
    stated.priceText ?? stated.richPrice,
    currency,
    place,
    `price: ${what}`,
  );
  const highest =
    amountOf(stated.most, null, currency, place, `price: ${what}`)?.amount ?? sorted.at(-1)?.price ?? null;
  if (least !== null && cheapest?.price != null && least.amount !== cheapest.price)
    place.warn(
      "sources_disagree",
      `price: ${what} is said to cost ${least.amount}, its forms ${cheapest.price}; the first is taken.`,
    );
  const amount = least?.amount ?? cheapest?.price ?? null;
  if (amount === null) {
    const isOff = (forms.length > 0 && open.length === 0) || isOffSale(stated.status);
    if (!isOff) place.warn("field_missing", `price, priceMicros, currency, priceText: ${what} states none.`);
    return moneyOf(null);
  }
  const range = highest !== null && highest > amount ? { min: amount, max: highest } : null;
  const code = least?.currency ?? currency;
  const text = least?.text || (cheapest?.price === amount ? (cheapest.priceText ?? "") : "");
  if (text === "") place.warn("field_missing", `priceText: ${what} shows none.`);
  const {
    originalPrice = null,
    originalPriceMicros = null,
    originalPriceText = null,
  } = range === null && cheapest?.price === amount ? cheapest : {};
  return {
    ...moneyOf({ amount, amountMicros: Math.round(amount * 1e6), currency: code, range, text }),
    priceText: text || null,
    ...{ originalPrice, originalPriceMicros, originalPriceText },
  };
}
