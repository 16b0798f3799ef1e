import { arr, at, collapse, filledText, str } from "../../../plugin-sdk/index.ts";

/** Where goods carry labels. */
const PLACES = ["titleHeaderTags", "goodsTags", "mallTag", "mixBenefitTags", "todayTags"];

/** What a label says: its text, that of a ranking ("TOP RATED" and "in Dresses"), or pieces of rich text. */
function textOf(tag: unknown): string {
  const parts = [filledText(tag, "text"), filledText(tag, "header.text"), filledText(tag, "footer.text")];
  const rich = arr(tag, "tagRichText.textRich") ?? [];
  const pieces = parts.some((part) => part !== null) ? parts : rich.map((piece) => str(piece, "value"));
  return collapse(pieces.map((piece) => piece ?? "").join(" "));
}

/** The labels of goods, each once, and what they tell of brand, stock and state. */
export function tagsOf(goods: unknown) {
  const found = [...PLACES.map((place) => arr(goods, `tagsInfo.${place}`)), arr(goods, "goodsTags")];
  const tags = found.flatMap((list) => list ?? []);
  const brand = tags.map(
    (tag) => /"brand_name"\s*:\s*"([^"\\]+)"/.exec(str(tag, "extMap.brandInfo") ?? "")?.[1],
  );
  const stock = tags.find((tag) => at(tag, "extMap.stockType") !== null);
  const texts = found.every((list) => list === null) ? null : tags.map(textOf).filter((text) => text !== "");
  return {
    texts: texts === null ? null : [...new Set(texts)],
    brand: brand.find((name) => name !== undefined) ?? null,
    stockText: stock === undefined ? null : textOf(stock),
    isUsed: tags.some((tag) => at(tag, "extMap.secondHandLevel") !== null),
  };
}
