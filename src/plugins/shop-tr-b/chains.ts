import type { Chain } from "../../plugin-sdk/index.ts";

/** What of the Records of one operation another one takes. */
export const chains: readonly Chain[] = [
  { from: "search.id", to: "product.productIds" },
  { from: "search.id", to: "reviews.productIds" },
  { from: "listings.id", to: "product.productIds" },
  { from: "product.id", to: "reviews.productIds" },
  { from: "product.id", to: "merchant.productIds" },
  { from: "product.seller.url", to: "merchant.merchantUrls" },
  { from: "product.seller.url", to: "listings.merchantUrls" },
  { from: "merchant.url", to: "listings.merchantUrls" },
  { from: "reviews.productId", to: "product.productIds" },
];
