import { fieldMask, numberField, sellerProfileFields, textField, z } from "../../../plugin-sdk/index.ts";

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
  .omit(
    fieldMask(
      "description website latitude longitude ratingCount reviewCount ratingHistogram soldCount",
      "soldCountText positivePercent isVerified badges joinedAt joinedOn",
    ),
  )
  .meta({ title: "Seller" });
