import {
  arr,
  collapse,
  countFrom,
  fieldFrom,
  flagFrom,
  htmlToText,
  idFrom,
  linksField,
  listFrom,
  maybe,
  needed,
  obj,
  objectFrom,
  rarely,
  statedIn,
  str,
  textField,
  textsField,
} from "../../../plugin-sdk/index.ts";
import { figureFrom, fullSize, pictureFrom, plainFrom, rawFrom, shownFrom } from "../amounts.ts";

/** What the data of a page always state, and its elements do not always show. */
const always = <F extends Parameters<typeof maybe>[0]>(field: F): F => statedIn(["data"], field);

const TIER = {
  min: needed(figureFrom("min")),
  max: rarely(figureFrom("max")),
  price: rarely(figureFrom("price")),
  priceText: rarely(shownFrom("formatPrice")),
  priceUsd: rarely(figureFrom("dollarPrice")),
};
const RANGE = {
  low: rarely(figureFrom("priceRangeLow")),
  high: rarely(figureFrom("priceRangeHigh")),
  text: rarely(shownFrom("priceRangeText")),
  usdLow: rarely(figureFrom("dollarPriceRangeLow")),
  usdHigh: rarely(figureFrom("dollarPriceRangeHigh")),
  promotionLow: rarely(figureFrom("priceRangePromotionLow")),
  promotionHigh: rarely(figureFrom("priceRangePromotionHigh")),
  promotionText: rarely(shownFrom("pricePromotionRangeText")),
};
const ATTRIBUTE = { name: needed(plainFrom("attrName|name")), value: always(plainFrom("attrValue|value")) };
const VALUE = {
  id: rarely(idFrom("id", "")),
  name: needed(plainFrom("name")),
  imageUrl: rarely(pictureFrom("originImage|largeImage|image")),
};
const OPTION = {
  id: rarely(idFrom("id", "")),
  name: needed(plainFrom("name")),
  values: listFrom("values", VALUE, ""),
};
const CRUMB = {
  name: needed(plainFrom("hrefObject.name|name")),
  url: rarely(shownFrom("hrefObject.url|url")),
};
const LEAD = {
  minimumQuantity: rarely(figureFrom("minQuantity")),
  maximumQuantity: rarely(figureFrom("maxQuantity")),
  days: rarely(figureFrom("processPeriod")),
};
const CERTIFICATE = {
  name: needed(plainFrom("certName|name")),
  number: rarely(shownFrom("certNo|number")),
  authority: rarely(plainFrom("issuingAuthority")),
  validText: rarely(plainFrom("certValidPeriod")),
};
const QUESTION = { question: needed(plainFrom("question")), answer: rarely(plainFrom("answer")) };
const WAY = {
  method: rarely(plainFrom("method")),
  priceText: rarely(shownFrom("price")),
  text: rarely(plainFrom("deliveredDate|deliveredRangeDate")),
};

const SELLER = {
  name: needed(plainFrom("companyName")),
  companyId: idFrom("companyId", ""),
  home: fieldFrom("subDomain|homeUrl|companyProfileUrl|feedbackUrl", textField("")),
  imageUrl: rarely(pictureFrom("companyLogoFileUrlSmall|companyLogoFileUrl|companyLogo")),
  country: rarely(shownFrom("companyRegisterCountry")),
  memberYears: rarely(figureFrom("companyJoinYears")),
  rating: rarely(figureFrom("supplierRatingReviews.averageStar")),
  reviewCount: rarely(figureFrom("supplierRatingReviews.totalReviewOrderCount")),
  scores: rarely(rawFrom("supplierRatingReviews.latitudeScoreDTOList")),
  businessType: rarely(plainFrom("companyBusinessType")),
  employeesText: rarely(shownFrom("employeesCount")),
  responseText: rarely(plainFrom("responseTimeText")),
  onTimePercent: rarely(figureFrom("supplierOnTimeDeliveryRate")),
  halfYearOrderCount: rarely(figureFrom("tradeHalfYear.ordCnt6m")),
  halfYearRevenueText: rarely(shownFrom("tradeHalfYear.ordAmt")),
  isGold: rarely(flagFrom("accountIsGoldPlusSupplier", "")),
  isVerified: rarely(flagFrom("companyHasPassAssessment", "")),
  verifiedBy: rarely(plainFrom("verifiedManufactruers.text|verifiedManufacturers.text")),
  hasTradeAssurance: rarely(flagFrom("baoAccountIsService", "")),
};

/** Pictures, or films, among the media of a product. */
const mediaFrom = (type: "image" | "video") =>
  fieldFrom("product.mediaItems", linksField(""), (items) => {
    const kinds = arr(items)?.map((item) => str(item, "type"));
    const own = arr(items)?.filter((_item, place) => kinds?.[place] === type) ?? [];
    const urls = own.map((item) =>
      type === "image"
        ? fullSize(
            ["big", "normal", "small", "thumb"].map((size) => str(item, `imageUrl.${size}`)).find(Boolean),
          )
        : fullSize(str(item, "videoUrl.hd.videoUrl") ?? str(item, "videoUrl.sd.videoUrl")),
    );
    if (type === "image" && urls.length === 0) return null;
    return kinds?.includes(null) === true || urls.includes(null) ? null : urls.flatMap((url) => url ?? []);
  });

/** Blocks of text of the supplier's description. */
const description = fieldFrom(
  "nodes.module_description.privateData.productDescription",
  textField(""),
  (value) => {
    const blocks = arr(value, "details")?.map((block) => str(block, "text") ?? "") ?? [str(value) ?? ""];
    return htmlToText(blocks.filter((text) => text !== "").join("<br>")).trim() || null;
  },
);

const keywords = fieldFrom("seo.vsRelatedKeywordsList", textsField(""), (rows) => {
  const words = arr(rows)?.map(
    (row) => str(row) ?? str(row, "name") ?? str(row, "keyword") ?? str(row, "text"),
  );
  return words?.every((word) => typeof word === "string") === true
    ? words.map((word) => collapse(word))
    : null;
});

const ways = fieldFrom("nodes.module_shipping.privateData.logisticsList", rawFrom("").schema, (groups) =>
  arr(groups)?.flatMap((group) => arr(group, "listData") ?? (obj(group, "listData") === null ? [] : [group])),
);

/** A product as the data of its page state it: `globalData`, with `nodeMap` as `nodes`. */
export const PRODUCT = {
  title: needed(plainFrom("product.subject")),
  minimumOrderQuantity: always(maybe(figureFrom("product.moq"))),
  // The plural, as least quantities count; prices have the singular in `unit`.
  unit: rarely(shownFrom("product.price.unitEven")),
  pattern: always(shownFrom("product.price.currencyRule.currencyPattern")),
  shownPrice: rarely(shownFrom("product.price.formatLadderPrice")),
  priceTiers: rarely(listFrom("product.price.productLadderPrices", TIER, "")),
  range: rarely(objectFrom("product.price.productRangePrices", RANGE, "")),
  imageUrls: rarely(mediaFrom("image")),
  videoUrls: rarely(mediaFrom("video")),
  keyAttributes: rarely(listFrom("product.productKeyIndustryProperties", ATTRIBUTE, "")),
  attributes: always(listFrom("product.productBasicProperties", ATTRIBUTE, "")),
  otherAttributes: rarely(listFrom("product.productOtherProperties", ATTRIBUTE, "")),
  options: rarely(listFrom("product.sku.skuAttrs", OPTION, "")),
  variants: rarely(rawFrom("product.sku.skuInfoMap")),
  stock: rarely(rawFrom("inventory.skuInventory")),
  categories: always(listFrom("seo.breadCrumb.pathList", CRUMB, "")),
  rating: rarely(figureFrom("review.productReview.averageStar")),
  reviewCount: rarely(countFrom("review.productReview.totalReviewCount", "")),
  soldCount: rarely(shownFrom("trade.salesVolume")),
  leadTimes: rarely(listFrom("trade.leadTimeInfo.ladderPeriodList", LEAD, "")),
  packageSizeText: rarely(shownFrom("trade.logisticInfo.unitSize")),
  packageWeightKg: rarely(figureFrom("trade.logisticInfo.unitWeight")),
  incoterm: rarely(shownFrom("trade.tradeInfo.tradePriceType")),
  certificates: rarely(listFrom("certification", CERTIFICATE, "")),
  isCustomizable: rarely(flagFrom("product.supportLightCustomization", "")),
  seller: objectFrom("seller", SELLER, ""),
  keywords: rarely(keywords),
  description: rarely(description),
  questionSamples: rarely(listFrom("nodes.module_description.privateData.faqInfo.details", QUESTION, "")),
  shipping: rarely(ways),
  discountPercent: rarely(figureFrom("nodes.module_sample_new.privateData.discountInfo.discountRate")),
  deliveryLocation: rarely(plainFrom("nodes.module_shipping.privateData.deliverInfo.text")),
  rfqText: rarely(plainFrom("rfqText")),
  samplePriceText: rarely(plainFrom("samplePriceText")),
  country: rarely(shownFrom("global.visitCountry")),
  language: rarely(shownFrom("global.language")),
};
export const SHIPPING = WAY;
