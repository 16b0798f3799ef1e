import type { z } from "zod";
import type { Price } from "../text/price.ts";
import { integerField, numberField, textField } from "./field-types.ts";
import { fillerOf, type FieldsOf } from "./group.ts";

type CurrencyKey<N extends string> = N extends "price" ? "currency" : `${N}Currency`;
type MoneyFields<N extends string> = {
  [K in N | `${N}Min` | `${N}Max`]: ReturnType<typeof numberField>;
} & { [K in `${N}Micros`]: ReturnType<typeof integerField> } & {
  [K in `${N}Text` | CurrencyKey<N>]: ReturnType<typeof textField>;
};

/**
 * `price`, `currency`, `priceMicros`, `priceMin`, `priceMax`, `priceText` for the name `price`; other names have a currency
 * of their own, such as `depositCurrency`.
 */
export function moneyFields<const N extends string>(name: N, meaning: string): MoneyFields<N> {
  const currency = currencyKey(name);
  return {
    [name]: numberField(`${meaning}, in units of \`${currency}\`; null when the source shows a range.`),
    [currency]: textField(`${meaning}: currency, ISO 4217.`),
    [`${name}Micros`]: integerField(`${meaning}, in millionths of \`${currency}\`, exact.`),
    [`${name}Min`]: numberField(`${meaning}: low end of a range.`),
    [`${name}Max`]: numberField(`${meaning}: high end of a range.`),
    [`${name}Text`]: textField(`${meaning}, as shown.`),
  } as MoneyFields<N>;
}

export type Money<N extends string> = { [K in keyof MoneyFields<N>]: z.input<MoneyFields<N>[K]> };

/** Fills `moneyFields(name)` from what `parsePrice` read. */
export function moneyOf(price: Price | null): Money<"price">;
export function moneyOf<const N extends string>(price: Price | null, name: N): Money<N>;
export function moneyOf(price: Price | null, name = "price"): Record<string, string | number | null> {
  const single = price !== null && price.range === null ? price : null;
  return {
    [name]: single?.amount ?? null,
    [currencyKey(name)]: price?.currency ?? null,
    [`${name}Micros`]: single?.amountMicros ?? null,
    [`${name}Min`]: price?.range?.min ?? null,
    [`${name}Max`]: price?.range?.max ?? null,
    [`${name}Text`]: price?.text ?? null,
  };
}

function currencyKey(name: string): string {
  return name === "price" ? "currency" : `${name}Currency`;
}

/** What a price was before a discount. */
export const discountFields = () => ({
  originalPrice: numberField("Price before a discount, in units of `currency`."),
  originalPriceMicros: integerField("Price before a discount, in millionths of `currency`, exact."),
  originalPriceText: textField("Price before a discount, as shown."),
  discountPercent: numberField("Discount in percent of the price before it, as the source states it."),
});

type Discount = FieldsOf<ReturnType<typeof discountFields>>;
const discount = fillerOf(discountFields());

/** Fills `discountFields()`. `percent` is what the source states; it is not worked out. */
export function discountOf(original: Price | null, percent: number | null = null): Discount {
  return discount({
    originalPrice: original?.range === null ? original.amount : null,
    originalPriceMicros: original?.range === null ? original.amountMicros : null,
    originalPriceText: original?.text ?? null,
    discountPercent: percent,
  });
}
