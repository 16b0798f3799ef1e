import {
  countOf,
  discountOf,
  type FieldValues,
  moneyOf,
  readRows,
  statedOn,
} from "../../../plugin-sdk/index.ts";
import { compareCurrency, countryOf, priceIn, quantityIn, unlessZero, type Warn } from "../amounts.ts";
import { productUrl, supplierUrl } from "../source.ts";
import { readAlibabaUrl, supplierIdIn } from "../targets.ts";
import { adverts } from "./adverts.ts";
import { type Card, cardOf } from "./card-record.ts";
import type { ListPage } from "./list-page.ts";
import { OFFER } from "./offer-fields.ts";

type Offer = FieldValues<typeof OFFER> & { id: string; title: string };
export interface Reading {
  warn: Warn;
  currency?: string | undefined;
  includeSupplierVerification: boolean;
}

/** The products of a page of a list, in its order; `seen` and `ads` count those of the pages before. */
export function cardsOf(
  { rows, locale, layout, adCount }: ListPage,
  reading: Reading,
  seen: number,
  ads: number,
): Card[] {
  const paid = adverts(rows, adCount);
  const marked = paid.filter((isAd) => isAd === true).length;
  // The count leaves some kinds of adverts out; it never counts what is none.
  if (adCount !== null && marked < adCount)
    reading.warn("ads_missing", `isAd, adPosition: the list counts ${adCount} adverts and marks ${marked}.`);
  let adPosition = ads;
  return rows.flatMap((row, index) => {
    const [offer] = readRows(OFFER, [row], { answer: layout, warn: reading.warn }, "offer");
    if (offer === undefined) return [];
    const linked = readAlibabaUrl(offer.address ?? "");
    if (linked !== null && linked.value !== offer.id) {
      reading.warn("row_dropped", `The offer of ${offer.id} leads to ${linked.value}.`);
      return [];
    }
    const isAd = paid[index] ?? null;
    if (layout !== "cards") statedOn(reading.warn, `the offer of ${offer.id}`)("isAd, adPosition", isAd);
    const position = { isAd, adPosition: isAd === true ? (adPosition += 1) : null };
    return { ...cardFrom(offer, locale, reading), ...position, resultPosition: seen + index + 1 };
  });
}

function cardFrom(offer: Offer, locale: string, reading: Reading): Card {
  const minimum = quantityIn(offer.minimumOrder);
  const money = moneyFrom(offer, locale, reading);
  const isSold = offer.power === "soldQuantity" ? offer.powerText : null;
  return cardOf({
    id: offer.id,
    url: productUrl(offer.id),
    title: offer.title,
    imageUrl: offer.imageUrl,
    imageUrls: offer.imageUrls === null ? null : [...new Set([offer.imageUrl ?? [], offer.imageUrls].flat())],
    ...money,
    rating: unlessZero(offer.ownRating),
    ratingMax: unlessZero(offer.ownRating) === null ? null : 5,
    minimumOrderQuantity: minimum.quantity,
    minimumOrderUnit: minimum.unit,
    priceTiers: tiersFrom(offer, locale, money.currency),
    ...countOf("sold", offer.soldOrder ?? isSold, "en"),
    seller: sellerFrom(offer, reading.warn),
    supplierVerification: reading.includeSupplierVerification ? verificationFrom(offer) : null,
    // Lists of 2026 name them by their icons.
    certificates: offer.certificates ?? offer.certifications?.map((name) => ({ name })) ?? null,
    lowestPriceText: offer.lowestPriceText,
    isGuaranteed: offer.isGuaranteed,
    guaranteedMinimumText: offer.guaranteedMinimumText,
    tags: offer.tags,
    sellingPoints: offer.sellingPoints,
    isCustomizable: offer.isCustomizable,
  });
}

/** What is to be paid: the price of a promotion where there is one. */
function moneyFrom(
  { id, priceText, promotionText, discountPercent }: Offer,
  locale: string,
  { warn, currency }: Reading,
) {
  const stated = statedOn(warn, `the offer of ${id}`);
  const shown = priceIn(priceText, locale);
  const promotion = priceIn(promotionText, locale);
  const isLost = discountPercent !== null && promotion === null;
  const paid = isLost ? null : (promotion ?? shown);
  if (priceText !== null || isLost)
    stated("price, priceMin, priceMax, priceMicros, priceText, currency", paid);
  if (paid !== null) stated("currency", paid.currency);
  compareCurrency(warn, currency, paid?.currency ?? null);
  return { ...moneyOf(paid), ...discountOf(promotion === null ? null : shown, discountPercent) };
}

/** Lists of 2022 state the amounts alone, in the currency of the price. */
const tiersFrom = ({ priceTiers }: Offer, locale: string, currency: string | null) =>
  priceTiers?.map(({ price, quantityMin, quantityMax, unit }) => {
    const isOpen = quantityMax === null || quantityMax <= 0;
    const range = {
      minimumQuantity: quantityMin,
      maximumQuantity: isOpen ? null : quantityMax,
      quantityUnit: unit,
    };
    return { ...moneyOf(priceIn(price, locale)), currency, priceText: null, ...range, priceUsd: null };
  }) ?? null;

function sellerFrom(offer: Offer, warn: Warn) {
  if (offer.home === null && offer.companyId === null && offer.companyName === null) return null;
  const stated = statedOn(warn, `the offer of ${offer.id}`);
  const id = stated("seller.id, seller.url", supplierIdIn(offer.home ?? ""));
  const rating = unlessZero(offer.rating);
  return {
    id,
    name: stated("seller.name", offer.companyName),
    url: id === null ? null : supplierUrl(id),
    imageUrl: offer.sellerImageUrl,
    rating,
    ratingMax: rating === null ? null : 5,
    reviewCount: offer.reviewCount,
    companyId: offer.companyId,
    country: countryOf(offer.country),
    memberYears: offer.memberYears,
    starLevel: offer.starLevel,
    productScore: unlessZero(offer.productScore),
    serviceScore: unlessZero(offer.serviceScore),
    shippingScore: unlessZero(offer.shippingScore),
  };
}

/** Lists of 2026 show a mark where there is one, and say nothing elsewhere. */
function verificationFrom(offer: Offer) {
  const shownAs = (icon: string | null) => (icon === null ? null : true);
  return {
    isGold: offer.isGold ?? shownAs(offer.goldIcon),
    isVerified: offer.isVerified ?? shownAs(offer.verifiedBy),
    isVerifiedPro: shownAs(offer.proIcon),
    hasTradeAssurance: offer.assurance === null ? null : offer.assurance === "1",
    verifiedBy: offer.verifiedBy,
  };
}
