import { filledText, isJsonObject, strs } from "../../../plugin-sdk/index.ts";
import { asinOf, productUrl } from "../targets.ts";
import type { Facts } from "./facts.ts";
import { valueBehind } from "./pictures.ts";

/** Forms of the product: the scripts have the values of each and the names of the choices. */
export function variantsOn(text: string, { country, warn }: Facts) {
  const values = valueBehind(text, "dimensionValuesDisplayData");
  const total = /"num_total_variations"\s*:\s*(\d+)/.exec(text)?.[1];
  if (!isJsonObject(values)) {
    if (total !== undefined && total !== "0")
      warn("field_missing", "variants: the page counts them and has none.");
    return null;
  }
  const labels = valueBehind(text, "variationDisplayLabels");
  const order = strs(valueBehind(text, "dimensions")) ?? [];
  const names = order.map((key) => (isJsonObject(labels) ? filledText(labels[key]) : null));
  const variants = Object.entries(values).flatMap(([id, chosen]) => {
    if (asinOf(id) === null) return [];
    const own = strs(chosen);
    const attributes =
      own?.flatMap((value, index) => (names[index] == null ? [] : { name: names[index], value })) ?? [];
    const isNamed = own !== null && attributes.length === own.length;
    if (!isNamed) warn("field_missing", `variants: the choices of ${id} have no names in a known form.`);
    return {
      id,
      url: productUrl(country, id),
      title: own?.join(", ") ?? null,
      attributes: isNamed ? attributes : null,
    };
  });
  if (total !== undefined && Number(total) !== variants.length)
    warn("rows_missing", `variants: the page counts ${total} forms and names ${variants.length}.`);
  // Keys of an object have no order of their own.
  return variants.toSorted((one, other) => (one.id < other.id ? -1 : 1));
}
