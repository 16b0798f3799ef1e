import {
  arr,
  at,
  collapse,
  countFrom,
  fieldFrom,
  firstOf,
  flagFrom,
  htmlToText,
  idFrom,
  isJsonObject,
  linksField,
  listFrom,
  maybe,
  needed,
  objectFrom,
  rarely,
  readRows,
  type StatedFields,
  statedIn,
  str,
  strs,
  textField,
  textsField,
} from "../../../plugin-sdk/index.ts";
import { figureFrom, fullSize, pictureFrom, plainFrom, rawFrom, shownFrom } from "../amounts.ts";
import { SELLER } from "./seller-fields.ts";

/** What the data of a page always state, and its elements do not always show. */
const always = <F extends Parameters<typeof maybe>[0]>(field: F): F => statedIn(["data"], field);

/** A list of which all rows must be readable, except for those that are of another kind. */
const wholeListFrom = <F extends StatedFields>(
  path: string,
  fields: F,
  isOwn: (row: unknown) => boolean = () => true,
) =>
  fieldFrom(path, listFrom("", fields, "").schema, (value, reading, name) => {
    const rows = arr(value)?.filter(isOwn) ?? null;
    const read = readRows(fields, rows ?? [], reading, name);
    return rows?.length === read.length ? read : null;
  });

const TIER = {
  min: needed(figureFrom("min|minQuantity")),
  max: rarely(figureFrom("max|maxQuantity")),
  price: rarely(figureFrom("price")),
  priceText: shownFrom("formatPrice"),
  priceUsd: rarely(figureFrom("dollarPrice")),
};
const RANGE = {
  low: rarely(figureFrom("priceRangeLow")),
  high: rarely(figureFrom("priceRangeHigh")),
  text: rarely(shownFrom("priceRangeText")),
  usdLow: rarely(figureFrom("dollarPriceRangeLow")),
  usdHigh: rarely(figureFrom("dollarPriceRangeHigh")),
  promotionUsdLow: rarely(figureFrom("dollarPriceRangePromotionLow")),
  promotionUsdHigh: rarely(figureFrom("dollarPriceRangePromotionHigh")),
  promotionLow: rarely(figureFrom("priceRangePromotionLow")),
  promotionHigh: rarely(figureFrom("priceRangePromotionHigh")),
  promotionText: rarely(shownFrom("pricePromotionRangeText")),
};
const ATTRIBUTE = {
  name: needed(plainFrom("attrName|name")),
  value: maybe(always(plainFrom("attrValue|value"))),
};
const VALUE = {
  id: rarely(idFrom("id", "")),
  name: needed(plainFrom("name")),
  imageUrl: rarely(pictureFrom("originImage|largeImage|image")),
};
const OPTION = {
  id: rarely(idFrom("id", "")),
  name: needed(plainFrom("name")),
  values: wholeListFrom("values", VALUE),
};
const CRUMB = {
  name: needed(plainFrom("hrefObject.name|name")),
  url: rarely(shownFrom("hrefObject.url|url")),
};
const LEAD = {
  minimumQuantity: figureFrom("minQuantity|localMinQuantity"),
  maximumQuantity: rarely(figureFrom("maxQuantity|localMaxQuantity")),
  days: rarely(figureFrom("processPeriod|day")),
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

/** Properties stand in three lists, some in two of them; elements of a page show one list. */
const attributes = fieldFrom("product", listFrom("", ATTRIBUTE, "").schema, (product, reading, name) => {
  const lists = ["KeyIndustry", "Basic", "Other"].map((kind) => arr(product, `product${kind}Properties`));
  if (lists.every((list) => list === null)) return null;
  if (reading.answer === "data" && lists.includes(null))
    reading.warn("field_missing", `${name}: the page has not all lists of properties.`);
  const rows = readRows(
    ATTRIBUTE,
    lists.flatMap((list) => list ?? []),
    reading,
    name,
  );
  return rows.reduce<typeof rows>((known, row) => {
    const same = known.find(
      ({ name: other, value }) =>
        other === row.name && (value === row.value || value === null || row.value === null),
    );
    if (same === undefined) known.push(row);
    else same.value ??= row.value;
    return known;
  }, []);
});

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

/** Blocks of text of a part of the supplier's description. */
const blocksFrom = (path: string) =>
  fieldFrom(`nodes.module_description.privateData.${path}`, textField(""), (value) => {
    const blocks = arr(value, "details");
    const texts = blocks?.map((block) => {
      const isText = /^text$/i.test(str(block, "type") ?? "text");
      return isJsonObject(block) ? (str(block, "text") ?? (isText ? null : "")) : null;
    }) ?? [str(value)];
    if (texts.includes(null)) return null;
    // Nothing but pictures is no gap: an empty text.
    return htmlToText(texts.filter(Boolean).join("<br>")).trim();
  });

/** A search word, as text or in an object. */
const keywords = fieldFrom("seo.vsRelatedKeywordsList", textsField(""), (rows) => {
  const words = arr(rows)?.map((row) => str(row) ?? str(firstOf(row, ["name", "keyword", "text"]))) ?? [null];
  return strs(words)?.map((word) => collapse(word)) ?? null;
});

const ways = fieldFrom("nodes.module_shipping.privateData.logisticsList", rawFrom("").schema, (groups) => {
  const lists = arr(groups)?.map((group) => arr(group, "listData")) ?? [null];
  return lists.includes(null) ? null : lists.flat();
});

/** A product as the data of its page state it: `globalData`, with `nodeMap` as `nodes`. */
export const PRODUCT = {
  title: needed(plainFrom("product.subject")),
  minimumOrderQuantity: always(maybe(figureFrom("product.moq"))),
  // The plural, as least quantities count; prices have the singular in `unit`.
  unit: rarely(shownFrom("product.price.unitEven")),
  pattern: always(shownFrom("product.price.currencyRule.currencyPattern")),
  shownPrice: rarely(shownFrom("product.price.formatLadderPrice")),
  // Without one of them nobody knows what to pay.
  priceTiers: rarely(
    wholeListFrom(
      "product.price.productLadderPrices|nodes.module_sample_new.privateData.priceList",
      TIER,
      // The second list holds the range of forms that have prices of their own.
      (row) => at(row, "minPrice") === null,
    ),
  ),
  range: rarely(objectFrom("product.price.productRangePrices", RANGE, "")),
  imageUrls: rarely(mediaFrom("image")),
  videoUrls: rarely(mediaFrom("video")),
  attributes,
  options: rarely(listFrom("product.sku.skuAttrs", OPTION, "")),
  variants: rarely(rawFrom("product.sku.skuInfoMap")),
  stock: rarely(rawFrom("inventory.skuInventory")),
  categories: always(listFrom("seo.breadCrumb.pathList", CRUMB, "")),
  rating: rarely(figureFrom("review.productReview.averageStar")),
  reviewCount: rarely(countFrom("review.productReview.totalReviewCount", "")),
  soldCount: rarely(shownFrom("trade.salesVolume")),
  leadTimes: rarely(
    listFrom("trade.leadTimeInfo.ladderPeriodList|trade.warehouseLeadTimeInfo.DEFAULT", LEAD, ""),
  ),
  packageSizeText: rarely(shownFrom("trade.logisticInfo.unitSize")),
  packageVolumeText: rarely(shownFrom("trade.logisticInfo.unitVolume")),
  packageWeightKg: rarely(figureFrom("trade.logisticInfo.unitWeight")),
  incoterm: rarely(shownFrom("trade.tradeInfo.tradePriceType")),
  certificates: rarely(listFrom("certification", CERTIFICATE, "")),
  isLightlyCustomizable: rarely(flagFrom("product.supportLightCustomization", "")),
  isFastCustomizable: rarely(flagFrom("product.supportFastCustomization", "")),
  seller: objectFrom("seller", SELLER, ""),
  keywords: rarely(keywords),
  description: rarely(blocksFrom("productDescription")),
  companyText: rarely(blocksFrom("companyInfo")),
  categoryId: rarely(idFrom("product.productCategoryId", "")),
  topCategoryId: rarely(idFrom("product.firstLevelCateId", "")),
  questionSamples: rarely(listFrom("nodes.module_description.privateData.faqInfo.details", QUESTION, "")),
  shipping: rarely(ways),
  discountPercent: rarely(
    figureFrom(
      "nodes.module_sample_new.privateData.discountInfo.discountRate|promotion.discountInfo.discountRate",
    ),
  ),
  deliveryLocation: rarely(
    fieldFrom("nodes.module_shipping.privateData.deliverInfo.text", textField(""), (value) =>
      collapse(htmlToText(str(value) ?? "").replace(/^\s*deliver to:?\s+/i, "")),
    ),
  ),
  rfqText: rarely(plainFrom("rfqText")),
  samplePriceText: rarely(plainFrom("samplePriceText")),
  country: rarely(shownFrom("global.visitCountry")),
  language: rarely(shownFrom("global.language")),
};
export const SHIPPING = WAY;
