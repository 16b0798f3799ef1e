import {
  absoluteUrl,
  arr,
  at,
  countFrom,
  countOf,
  fieldFrom,
  fillerOf,
  flagFrom,
  idFrom,
  idString,
  linksField,
  mediaOf,
  needed,
  num,
  numberField,
  rarely,
  readRows,
  statedIn,
  str,
  textField,
  textFrom,
  textsField,
} from "../../../plugin-sdk/index.ts";
import { PICTURES, SHOP } from "../source.ts";
import { addressOf, readShopUrl, sellerUrl } from "../targets.ts";
import { moneyFrom, placeOf, rawFrom, type Shop, tellMissing } from "./amounts.ts";
import { Card } from "./card-record.ts";
import type { ListingPage } from "./listing-page.ts";

/** Addresses of pictures; the source has them relative, as texts or as objects. Null for another form. */
export function picturesOf(value: unknown): string[] | null {
  const urls = [value].flat().map((one) => {
    const address = str(one) ?? str(one, "org") ?? "";
    return /^[\w/]/.test(address) ? absoluteUrl(address, PICTURES) : null;
  });
  return urls.every((url) => url !== null) ? urls : null;
}
export const picturesFrom = (path: string) => fieldFrom(path, linksField(""), picturesOf);

/** A mean of stars; the source has 0 where nobody rated. */
export const meanFrom = (path: string) =>
  fieldFrom(path, numberField(""), (value) => num(value) ?? num(value, "value"));
export const unlessZero = (mean: number | null): number | null => (mean === 0 ? null : mean);

/** `Giyim/Alt Giyim/Pantolon`, with the number of the last one. */
export function categoriesOf(path: string | null, id: string | null) {
  const steps = path?.split("/").flatMap((name) => name.trim() || []) ?? [];
  if (steps.length === 0) return null;
  return steps.map((name, at) => ({ id: at + 1 === steps.length ? id : null, name }));
}

/** Labels of a list, which are texts or objects; of one that is only a rank, what it ranks. Null for another form. */
export const labelsFrom = (path: string, ...keys: string[]) =>
  fieldFrom(path, textsField(""), (value) => {
    const labels = arr(value)?.map((one) => {
      const text = keys.map((key) => str(one, key)).find((found) => found !== null) ?? str(one);
      if (text === null || !/^\d+$/.test(text)) return text;
      const type = str(one, "type");
      return type === null ? null : `${type} ${text}`;
    });
    return labels?.every((label) => label !== null) === true
      ? [...new Set(labels.filter((label) => label !== ""))]
      : null;
  });

export const stockWord = (isInStock: boolean | null): "in_stock" | "out_of_stock" | null =>
  isInStock === null ? null : isInStock ? "in_stock" : "out_of_stock";

/** A card as lists state it; where the lists of the years differ, by both names. */
const CARD = {
  id: needed(idFrom("id|contentId", "")),
  title: needed(textFrom("name", "")),
  address: needed(fieldFrom("url", textField(""), (value) => absoluteUrl(str(value) ?? "", SHOP))),
  brand: textFrom("brand.name|brand", ""),
  brandId: rarely(idFrom("brand.id|brandId", "")),
  groupId: rarely(idFrom("productGroupId|groupId", "")),
  categories: statedIn(["list"], textFrom("categoryHierarchy|category.name", "")),
  categoryId: rarely(idFrom("categoryId|category.id", "")),
  price: rarely(rawFrom("price|singlePrice|binaryPrice")),
  percent: rarely(meanFrom("price.discountRatio|recommendedRetailPrice.promotionDiscountPercentage")),
  memberPrice: rarely(meanFrom("tyPlusPromotionPrice.tyPlusPrice")),
  pictures: rarely(picturesFrom("images|image")),
  rating: rarely(meanFrom("ratingScore.averageRating")),
  ratingCount: rarely(countFrom("ratingScore.totalCount", "")),
  sellerId: rarely(idFrom("merchantId|merchant.id", "")),
  sellerName: rarely(textFrom("merchant.name|merchantName", "")),
  tags: rarely(labelsFrom("badges", "title", "name")),
  freeShipping: rarely(flagFrom("freeCargo", "")),
  isSoldOut: rarely(flagFrom("tagStockBar.isSoldOut", "")),
  proof: rarely(rawFrom("socialProof")),
};
const cardOf = fillerOf(Card.shape);

/** Fills the counts of what people did lately. */
export function countsIn(proof: unknown, favorites: string | null = null) {
  const count = proofOf(proof);
  return {
    ...countOf("sold", count("orderCount"), "tr"),
    ...countOf("favorite", favorites ?? count("favoriteCount"), "tr"),
    ...countOf("basket", count("basketCount"), "tr"),
    ...countOf("view", count("pageViewCount"), "tr"),
  };
}

/** Counts that the source shortens, by their names: an object of objects until 2025, then a list. */
function proofOf(proof: unknown): (name: string) => string | null {
  const rows = arr(proof) ?? [];
  return (name) => {
    const row = rows.find((one) => str(one, "key") === name);
    return row === undefined ? idString(proof, `${name}.count`) : idString(row, "value");
  };
}

/** Whether a place was paid for; null where a card does not tell. */
function isPaid(row: unknown): boolean | null {
  const type = str(row, "cardType");
  return type === null ? null : type === "ADS";
}

/** What the pages before showed: places of the list, and paid ones, null where a card did not tell. */
interface Before {
  seen: number;
  adverts: number | null;
}

/** The Records of a page of a list, and how many paid places were shown up to its end. */
export function cardsOf({ rows, kind }: ListingPage, shop: Shop, before: Before) {
  let { adverts } = before;
  const tells = rows.some(({ card }) => at(card, "cardType") !== null);
  const cards = rows.flatMap(({ card: row, place }) => {
    const isAd = isPaid(row);
    adverts = isAd === null || adverts === null ? null : adverts + Number(isAd);
    const adPosition = isAd === true ? adverts : null;
    if (tells && isAd === null) tellMissing(shop, "isAd, adPosition", "a card of the list");
    if (isAd === true && adPosition === null) tellMissing(shop, "adPosition", "a card before an advert");
    if (place === null && isAd !== true) tellMissing(shop, "resultPosition", "a card of the list");
    const [card] = readRows(CARD, [row], { answer: kind, warn: shop.warn }, "card");
    if (card === undefined) return [];
    const target = readShopUrl(card.address);
    if (target?.kind !== "product" || target.id !== card.id) {
      shop.warn("row_dropped", `The card of ${card.id} does not lead to a product of that number.`);
      return [];
    }
    const what = `the card of ${card.id}`;
    const money = moneyFrom(card.price, shop, { what, percent: card.percent });
    if (card.pictures === null) tellMissing(shop, "imageUrl, imageUrls", what);
    const sellerId = card.sellerId ?? target.query["merchantId"] ?? null;
    const seller =
      sellerId === null ? null : { id: sellerId, name: card.sellerName, url: sellerUrl(sellerId) };
    return cardOf({
      ...card,
      ...money,
      memberPrice: card.memberPrice ?? money.memberPrice,
      url: addressOf(target),
      ...mediaOf(card.pictures),
      rating: unlessZero(card.rating),
      categories: categoriesOf(card.categories, card.categoryId),
      availability: stockWord(card.isSoldOut === null ? null : !card.isSoldOut),
      seller,
      ...countsIn(card.proof),
      ...placeOf(money.currency, shop),
      resultPosition: place === null ? null : before.seen + place,
      adPosition,
      isAd,
    });
  });
  return { cards, adverts };
}
