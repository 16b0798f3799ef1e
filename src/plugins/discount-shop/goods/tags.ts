import {
  arr,
  at,
  collapse,
  filledText,
  idString,
  isJsonObject,
  type JsonObject,
  obj,
  type RunContext,
  str,
} from "../../../plugin-sdk/index.ts";

/**
 * What a label says: its text, that of a ranking ("TOP RATED" and "in Dresses"), or pieces of rich text. Empty for one that
 * is a picture; null for another form.
 */
function textOf(tag: unknown): string | null {
  const ranking = [at(tag, "header"), at(tag, "footer")];
  const rich = arr(tag, "tagRichText.textRich")?.map((piece) => at(piece, "value") ?? false);
  const pieces = [
    ...[at(tag, "text")].filter((text) => text !== null),
    ...(ranking.some((part) => part !== null) ? ranking.map((part) => at(part, "text") ?? false) : []),
  ];
  const all = pieces.length === 0 ? (rich ?? []) : pieces;
  if (!isJsonObject(tag) || !all.every((piece) => typeof piece === "string")) return null;
  const text = collapse(all.join(" "));
  return text === "" && idString(tag, "tagId") !== null ? null : text;
}

/**
 * The labels of goods, each once, and what they tell of brand, stock and state. They stand in groups, of which goods have
 * only those with labels in them.
 */
export function tagsOf(goods: JsonObject, warn: RunContext["warn"]) {
  const groups = Object.hasOwn(goods, "tagsInfo")
    ? Object.values(obj(goods, "tagsInfo") ?? { lost: null })
    : null;
  const stated = groups ?? [goods["goodsTags"] ?? []];
  const tags = stated.flatMap((group) => arr(group) ?? []);
  const texts = tags.map(textOf);
  if (
    texts.includes(null) ||
    stated.some((group) => arr(group) === null) ||
    groups?.some((group) => arr(group)?.length === 0) === true
  )
    warn("field_missing", "tags, brand, stockQuantity, condition: not all labels of the goods can be read.");
  const brand = tags.map(
    (tag) => /"brand_name"\s*:\s*"([^"\\]+)"/.exec(str(tag, "extMap.brandInfo") ?? "")?.[1],
  );
  const stock = tags.find((tag) => at(tag, "extMap.stockType") !== null);
  const isStated = groups !== null || goods["goodsTags"] !== undefined;
  return {
    tags: isStated ? [...new Set(texts.flatMap((text) => text || []))] : null,
    brand: brand.find((name) => name !== undefined) ?? null,
    stockText: filledText(stock === undefined ? null : textOf(stock)),
    isUsed: tags.some((tag) => at(tag, "extMap.secondHandLevel") !== null),
  };
}
