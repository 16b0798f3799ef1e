import {
  countField,
  countFields,
  fieldMask,
  fillerOf,
  flagField,
  linkField,
  linksField,
  listField,
  numberField,
  objectField,
  productFields,
  sellerFields,
  shippingFields,
  textsField,
  variantFields,
  wordField,
  z,
} from "../../../plugin-sdk/index.ts";
import { ownFields } from "../goods/card-record.ts";
import { Review } from "../reviews/record.ts";

const { id, name, url, imageUrl, rating, reviewCount } = sellerFields();
const variant = z
  .object({ ...variantFields(), purchaseLimit: countField("Most pieces that one buyer may order.") })
  .omit({ url: true, sku: true, gtin: true, title: true, condition: true })
  .omit({ priceMin: true, priceMax: true, discountPercent: true }).shape;
const { text } = shippingFields();
/** Where the page of a product was read. */
const READ_FROM = ["state", "head"] as const;

/** What the page of goods says of the shop that sells them. */
const sellerInfoShape = {
  ...countFields("product", "Goods that the shop has"),
  ...countFields("sold", "What the shop has sold"),
  ...countFields("follower", "People who follow it"),
  tags: textsField("Labels of the shop."),
  seoUrl: linkField("Address by which search engines know the shop."),
};

/** Record of `product`. */
export const Product = z
  .object({
    ...productFields(),
    ...ownFields(),
    seller: objectField({ id, name, url, imageUrl, rating, reviewCount }, "Whose shop it is."),
    sellerInfo: objectField(sellerInfoShape, "More of the shop, with `includeSellerInfo`."),
    variants: listField(variant, "Forms in which it comes, with `includeSalesData`."),
    shipping: listField({ text }, "How it is sent."),
    guaranteeTexts: textsField("What the page promises of returns and payments."),
    detailImageUrls: linksField("Pictures of the description."),
    reviewSamples: listField(
      Review.shape,
      "Reviews that the page shows, with `includeReviews`; `reviews` has more.",
    ),
    shopRating: numberField("Mean of the reviews of the whole shop."),
    isOnSale: flagField("False when the page says that it is no longer offered."),
    readFrom: wordField(
      READ_FROM,
      "state: all that the page carries; head: what it tells search engines, which may be title, text and picture alone.",
    ),
  })
  .omit(
    fieldMask(
      "sku gtin discountPercent ratingCount ratingMax ratingHistogram priceTiers",
      "minimumOrderQuantity minimumOrderUnit rfqText deliveryLocation questionSamples",
      "resultPosition adPosition isAd",
    ),
  )
  .meta({ title: "Product" });
export const productOf = fillerOf(Product.shape);

/** For callers who want no sold counts and no forms. */
export const NO_SALES_DATA = {
  ...{ soldCount: null, soldCountText: null, soldCountIsLowerBound: null },
  variants: null,
};
