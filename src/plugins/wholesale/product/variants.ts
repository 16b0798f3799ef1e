import {
  arr,
  at,
  int,
  isJsonObject,
  moneyOf,
  num,
  parseNumber,
  statedOn,
  str,
} from "../../../plugin-sdk/index.ts";
import type { Stated } from "./draft.ts";
import { type Amounts, priceOf } from "./prices.ts";

const NO_PRICE = { price: null, currency: null, priceMicros: null, priceText: null };

/**
 * The forms in which a product comes: each combination that the source prices, else the values of its only option. Several
 * options without a table of combinations are no forms: not all of them may exist.
 */
export function variantsOf({ options, variants, stock }: Stated, amounts: Amounts) {
  const table = isJsonObject(variants) ? Object.entries(variants) : [];
  const [only, second] = options ?? [];
  if (table.length === 0)
    return only === undefined || second !== undefined || (only.values ?? []).length === 0
      ? null
      : (only.values ?? []).map(({ id, name, imageUrl }) => ({
          ...NO_PRICE,
          ...{ id, title: name, imageUrl, stockQuantity: null },
          attributes: [{ name: only.name, value: name }],
        }));
  return table.map(([key, form]) => {
    const pairs = key.split(";").filter((pair) => pair !== "");
    const chosen = pairs.flatMap((pair) => {
      const [option, value] = pair.split(":");
      const known = options?.find(({ id }) => id === option);
      const named = known?.values?.find(({ id }) => id === value);
      return known === undefined || named === undefined ? [] : { option: known.name, ...named };
    });
    const isKnown = chosen.length === pairs.length && pairs.length > 0;
    const stated = statedOn(amounts.warn, `form ${key}`);
    const known = stated("variants.title, variants.attributes, variants.imageUrl", isKnown ? chosen : null);
    const id = str(form, "id") ?? int(form, "id")?.toString() ?? null;
    return {
      ...priceFrom(form, amounts),
      id: stated("variants.id, variants.stockQuantity", id),
      title: known?.map(({ name }) => name).join(" / ") ?? null,
      imageUrl: known?.find(({ imageUrl }) => imageUrl !== null)?.imageUrl ?? null,
      attributes: known?.map(({ option, name }) => ({ name: option, value: name })) ?? null,
      stockQuantity: id === null ? null : stockOf(at(stock, id), stated),
    };
  });
}

/** A product with tiers has the same price for all forms, and no price here. A promotion is what is to be paid. */
function priceFrom(form: unknown, amounts: Amounts) {
  const figure = (name: string) => num(form, name) ?? parseNumber(str(form, name) ?? "", "en");
  const promotion = { amount: figure("promotionPrice"), text: str(form, "formatPromotionPrice") };
  const isPromoted = promotion.amount !== null || promotion.text !== null;
  const { amount, text } = isPromoted
    ? promotion
    : { amount: figure("price"), text: str(form, "formatPrice") };
  return { ...moneyOf(priceOf(amount, text, amounts)), priceText: text };
}

/** Pieces in all warehouses; -1 stands for what is made to order. */
function stockOf(inventory: unknown, stated: ReturnType<typeof statedOn>): number | null {
  const counts = arr(inventory, "warehouseInventoryList")?.map((one) => int(one, "inventoryCount")) ?? [];
  if (counts.includes(null)) return stated("variants.stockQuantity", null);
  const known = counts.flatMap((count) => (count === null || count < 0 ? [] : count));
  return known.length === 0 ? null : known.reduce((sum, count) => sum + count, 0);
}
