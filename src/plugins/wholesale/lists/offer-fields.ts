import {
  arr,
  fieldFrom,
  flagFrom,
  idFrom,
  listFrom,
  maybe,
  needed,
  rarely,
  statedIn,
  str,
  strs,
  textsField,
} from "../../../plugin-sdk/index.ts";
import { figureFrom, pictureFrom, picturesFrom, plainFrom, shownFrom } from "../amounts.ts";

const TIER = {
  price: shownFrom("price"),
  quantityMin: figureFrom("quantityMin"),
  quantityMax: rarely(figureFrom("quantityMax")),
  unit: shownFrom("unit"),
};
const CERTIFICATE = { name: needed(shownFrom("name")) };

/** Texts of a list of texts or objects, markup taken out. Null for another form. */
const labelsFrom = (path: string) =>
  fieldFrom(path, textsField(""), (value) =>
    strs(arr(value)?.map((one) => str(one, "text") ?? str(one)) ?? null),
  );

/** Names of certificates by their icons. */
const certifications = fieldFrom("certifications", textsField(""), (rows) => {
  const icons = arr(rows)?.map((row) => arr(row, "prefixIcons")) ?? [null];
  if (icons.includes(null)) return null;
  return strs(icons.flatMap((list) => list?.map((icon) => str(icon, "name")) ?? []));
});

/** An offer of a list by the names of 2026, and by those of 2022 where they differ. */
export const OFFER = {
  id: needed(idFrom("productId|id|information.id", "")),
  title: needed(plainFrom("title|enPureTitle|information.puretitle|information.title")),
  address: maybe(shownFrom("productUrl|information.productUrl")),
  imageUrl: pictureFrom("mainImage|image.mainImage|image.productImage"),
  imageUrls: rarely(picturesFrom("multiImage|image.multiImage")),
  priceText: maybe(shownFrom("price|priceV2|tradePrice.price")),
  promotionText: rarely(shownFrom("promotionPrice|promotionPriceV2")),
  discountPercent: rarely(figureFrom("discount")),
  minimumOrder: maybe(shownFrom("moqV2|moq|tradePrice.minOrder")),
  priceTiers: rarely(listFrom("promotionInfoVO.quantityPrices", TIER, "")),
  power: rarely(shownFrom("marketingPowerCommon.type")),
  powerText: rarely(shownFrom("marketingPowerCommon.text")),
  soldOrder: rarely(shownFrom("soldOrder")),
  ownRating: rarely(figureFrom("reviews.productReviewScore")),
  rating: rarely(figureFrom("reviewScore|reviews.reviewScore")),
  reviewCount: rarely(figureFrom("reviewCount|reviews.reviewCount")),
  productScore: rarely(figureFrom("productScore|reviews.productScore")),
  serviceScore: rarely(figureFrom("supplierServiceScore|supplierService|reviews.supplierService")),
  shippingScore: rarely(figureFrom("shippingScore|shippingTime|reviews.shippingTime")),
  companyId: statedIn(["offers"], idFrom("companyId|supplier.supplierId", "")),
  companyName: rarely(plainFrom("companyName|supplier.supplierName")),
  home: rarely(shownFrom("supplierHomeHref|supplierHref|supplier.supplierHomeHref|supplier.supplierHref")),
  sellerImageUrl: rarely(pictureFrom("companyLogo|supplier.companyLogo")),
  country: rarely(shownFrom("countryCode|supplier.supplierCountry.id")),
  memberYears: rarely(figureFrom("goldSupplierYears|supplier.supplierYear")),
  goldIcon: rarely(shownFrom("goldSupplierIcon")),
  proIcon: rarely(shownFrom("goldSupplierProIcon")),
  isGold: rarely(flagFrom("supplier.goldSupplier", "")),
  isVerified: rarely(flagFrom("supplier.assessedSupplier", "")),
  assurance: rarely(shownFrom("company.tradeAssurance")),
  verifiedBy: rarely(shownFrom("companyAuthProvider")),
  certificates: rarely(listFrom("productCertificates", CERTIFICATE, "")),
  tags: rarely(labelsFrom("badges")),
  sellingPoints: rarely(labelsFrom("loopSellingPoints|features.tagAescList")),
  certifications: rarely(certifications),
  lowestPriceText: rarely(shownFrom("lowestPriceInNinetyDays")),
  isGuaranteed: rarely(flagFrom("halfTrust", "")),
  guaranteedMinimumText: rarely(shownFrom("halfTrustMoq")),
  starLevel: rarely(figureFrom("displayStarLevel")),
  isCustomizable: rarely(flagFrom("customizable", "")),
};
