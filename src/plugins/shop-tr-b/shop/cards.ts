import {
  absoluteUrl,
  arr,
  at,
  bool,
  countFrom,
  fieldFrom,
  filledText,
  fillerOf,
  flagFrom,
  htmlToText,
  idFrom,
  idString,
  isJsonObject,
  type LinkedProduct,
  maybe,
  mediaOf,
  needed,
  numberFrom,
  rarely,
  readRows,
  statedIn,
  str,
  textField,
  textFrom,
  textsField,
  type Warn,
} from "../../../plugin-sdk/index.ts";
import { SHOP } from "../source.ts";
import { addressOf, readShopUrl, type ShopTarget } from "../targets.ts";
import { campaignFrom, moneyFrom, rawFrom, stockWord, tellDisagreements } from "./amounts.ts";
import { Card } from "./card-record.ts";
import type { LinkedRow, ListingPage } from "./listing-page.ts";
import { picturesFrom, picturesIn } from "./pictures.ts";

/** A place in a list with the form that it shows; `variantList` has the forms, lists of stores have one. */
function viewOf(card: unknown) {
  const forms = arr(card, "variantList") ?? [];
  return { card, forms, form: forms.find((form) => bool(form, "isDefault") === true) ?? forms[0] ?? card };
}

/** Labels are texts, or objects in groups; their text may have markup. */
const labelsFrom = (path: string) =>
  fieldFrom(path, textsField(""), (value) => {
    const labels = (isJsonObject(value) ? Object.values(value) : [value]).flat();
    const texts = labels.flatMap((label) => filledText(label, "text") ?? filledText(label) ?? []);
    return [...new Set(texts.map((text) => htmlToText(text)))];
  });

/** A card as lists state it: the names of searches and categories first, then those of stores. */
const CARD = {
  id: needed(idFrom("form.sku", "")),
  title: needed(textFrom("form.name", "")),
  address: needed(
    fieldFrom("form.url|form.productUrl", textField(""), (value) => absoluteUrl(str(value) ?? "", SHOP)),
  ),
  groupId: rarely(idFrom("card.productId", "")),
  brand: statedIn(["list"], textFrom("card.brand|card.brandName", "")),
  categories: statedIn(["list"], textFrom("card.mainCategory.name|card.categoryName", "")),
  categoryId: statedIn(["list"], maybe(idFrom("card.mainCategory.id|card.categoryId", ""))),
  price: rarely(rawFrom("form.listing.priceInfo.price|form.price")),
  original: rarely(rawFrom("form.listing.priceInfo.originalPrice|form.originalPrice")),
  percent: rarely(numberFrom("form.listing.priceInfo.discountRate", "")),
  campaign: rarely(rawFrom("form.listing.campaignPriceInfo.discountedPrice")),
  imageUrls: picturesFrom("form.images|card.images"),
  // `customerReviewScore` beside it is rounded to whole stars.
  rating: rarely(numberFrom("card.customerReviewRating|card.rating", "")),
  ratingCount: rarely(countFrom("card.customerReviewCount", "")),
  sellerId: rarely(idFrom("form.listing.merchantId|form.merchantId", "")),
  sellerName: rarely(textFrom("form.listing.merchantName|form.merchantName", "")),
  listingId: rarely(idFrom("form.listing.listingId|form.listingId", "")),
  availability: rarely(flagFrom("form.procurable|form.isInStock", "")),
  isPreorder: rarely(flagFrom("form.listing.isPreOrder", "")),
  attributes: rarely(rawFrom("form.properties")),
  tags: rarely(labelsFrom("form.listing.categorizedLabels|form.listing.labels")),
};
const cardOf = fillerOf(Card.shape);

const attributesOf = (properties: unknown) =>
  isJsonObject(properties)
    ? Object.entries(properties).map(([name, one]) => ({
        name,
        value: str(one, "displayValue") ?? str(one, "value"),
      }))
    : null;

/** Whether a place was paid for; null where a card does not tell. */
function isPaid(card: unknown, form: unknown): boolean | null {
  const factors = arr(card, "boostingFactors");
  const signs = [at(form, "adInfo"), at(form, "adShowId")];
  if (factors?.includes("sponsoredProduct") === true || signs.some((sign) => filledText(sign) !== null))
    return true;
  if (/\/\/adservice\./.test(str(form, "url") ?? "")) return true;
  return factors !== null || (isJsonObject(form) && "adInfo" in form) ? false : null;
}

/** The product that a card leads to; null, with a warning, when that is another. */
function targetOf(id: string, groupId: string | null, address: string, warn: Warn): ShopTarget | null {
  const target = readShopUrl(address);
  const wanted = target?.kind === "group" ? groupId : id;
  if (target !== null && ["product", "group"].includes(target.kind) && target.id === wanted?.toUpperCase())
    return target;
  warn("row_dropped", `The card of ${id} does not lead to a product of that number.`);
  return null;
}

function stated(row: unknown, answer: string, linked: LinkedProduct | undefined, warn: Warn) {
  const { card, form, forms } = viewOf(row);
  const [read] = readRows(CARD, [{ card, form }], { answer, warn }, "card");
  const target = read === undefined ? null : targetOf(read.id, read.groupId, read.address, warn);
  if (read === undefined || target === null) return null;
  const what = `the card of ${read.id}`;
  if (read.imageUrls === null) warn("field_missing", `imageUrl: ${what} has no picture in a known form.`);
  const availability = stockWord(read.availability, read.isPreorder);
  const hint = {
    what,
    warn,
    original: read.original,
    percent: read.percent,
    isOptional: availability === "out_of_stock",
  };
  const money = moneyFrom(read.price, hint);
  tellDisagreements({ ...money, availability }, linked, what, warn);
  return cardOf({
    ...read,
    ...money,
    ...mediaOf(read.imageUrls),
    url: addressOf(target),
    campaignPrice: campaignFrom(read.campaign, money.price, hint),
    // 0 stands where nobody rated.
    rating: read.rating === 0 ? null : read.rating,
    categories: read.categories === null ? null : [{ id: read.categoryId, name: read.categories }],
    seller: read.sellerId === null ? null : { id: read.sellerId, name: read.sellerName },
    availability,
    attributes: attributesOf(read.attributes),
    formIds: forms.flatMap((one) => idString(one, "sku") ?? []),
    isAd: isPaid(card, form),
  });
}

function linkedCard({ id, product }: LinkedRow, warn: Warn) {
  const { title, url, ...rest } = product;
  const target = targetOf(id, null, url ?? "", warn);
  const known = { ...rest, ...picturesIn(product), title: title ?? "", seller: null };
  return target === null ? null : cardOf({ ...known, id, url: addressOf(target) });
}

/** What the pages before showed: places of the list, and paid ones. */
interface Before {
  seen: number;
  adverts: number;
}

/** The Records of a page of a list. */
export function cardsOf({ rows, kind, linked }: ListingPage, before: Before, warn: Warn) {
  const linkedTo = (row: unknown) => linked.find(({ id }) => id === str(viewOf(row).form, "sku"))?.product;
  const cards =
    rows?.map((row, index) => ({ place: index + 1, card: stated(row, kind, linkedTo(row), warn) })) ??
    linked.map((row) => ({ place: row.place, card: linkedCard(row, warn) }));
  let { adverts } = before;
  return cards.flatMap(({ place, card }) =>
    card === null
      ? []
      : [{ ...card, resultPosition: before.seen + place, adPosition: card.isAd === true ? ++adverts : null }],
  );
}
