import { numberField, sellerProfileFields, textField, z } from "../../../plugin-sdk/index.ts";

/** Record of `seller`. */
export const Seller = z
  .object({
    ...sellerProfileFields(),
    storeUrl: textField("Address of the shop, with its name in it."),
    bannerUrl: textField("Picture at the head of the shop."),
    rankingText: textField("Place among the sellers, as shown."),
    shippingText: textField("How long it takes to send, as shown."),
    productRating: numberField("Mean rating of its products, of the last three months."),
    sellerRating: numberField("Mean rating of the seller itself, of the last three months."),
    corporateInvoiceText: textField("Whether it writes invoices to companies, as shown."),
  })
  .omit({
    description: true,
    website: true,
    latitude: true,
    longitude: true,
    ratingCount: true,
    reviewCount: true,
    ratingHistogram: true,
    soldCount: true,
    soldCountText: true,
    positivePercent: true,
    isVerified: true,
    badges: true,
    joinedAt: true,
    joinedOn: true,
  })
  .meta({ title: "Seller" });
