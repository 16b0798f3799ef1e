import {
  arr,
  flagFrom,
  idFrom,
  type JsonObject,
  listFrom,
  maybe,
  needed,
  obj,
  readRows,
  textFrom,
  type Warn,
} from "../../../plugin-sdk/index.ts";
import { stockWord } from "../shop/amounts.ts";
import { productUrl } from "../targets.ts";

/** A value of a property by which forms differ, with the number of a form that has it. */
const CHOICE = {
  sku: needed(idFrom("sku", "")),
  value: needed(textFrom("value|name", "")),
  availability: maybe(flagFrom("isInStock", "")),
};
const CHOICES = { properties: needed(listFrom("properties", CHOICE, "")) };
const COMBINATION = { sku: needed(idFrom("sku", "")), slug: maybe(textFrom("urlName", "")) };

/** The forms of a product: what its page lets choose, by property, and the list of all forms. Null where it has neither. */
export function variantsOf(store: JsonObject | null, warn: Warn) {
  const state = obj(store, "productState");
  const groups = obj(state, "variants");
  const combinations = arr(state, "allVariantCombinations");
  if (groups === null && combinations === null) return null;
  const reading = { answer: "page", warn };
  const choices = Object.entries(groups ?? {}).flatMap(([name, group]) =>
    readRows(CHOICES, [group], reading, "variants").flatMap(({ properties }) =>
      properties.map((choice) => ({ ...choice, name })),
    ),
  );
  const addresses = new Map(
    readRows(COMBINATION, combinations ?? [], reading, "variants").map((one) => [one.sku, one.slug]),
  );
  return [...new Set(addresses.size > 0 ? addresses.keys() : choices.map(({ sku }) => sku))].map((id) => {
    const own = choices.filter(({ sku }) => sku === id);
    const slug = addresses.get(id) ?? null;
    return {
      ...{ id, url: slug === null ? null : productUrl(slug, id) },
      title: own.length === 0 ? null : own.map(({ value }) => value).join(", "),
      attributes: own.length === 0 ? null : own.map(({ name, value }) => ({ name, value })),
      availability: stockWord(own[0]?.availability ?? null),
    };
  });
}
