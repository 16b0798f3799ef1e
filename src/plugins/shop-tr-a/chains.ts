import type { Chain } from "../../plugin-sdk/index.ts";

/** What of the Records of one operation another one takes. */
export const chains: readonly Chain[] = [
  { from: "search.id", to: "product.productIds" },
  { from: "search.id", to: "reviews.productIds" },
  { from: "search.seller.id", to: "seller.sellerIds" },
  { from: "listings.id", to: "product.productIds" },
  { from: "product.id", to: "reviews.productIds" },
  { from: "product.id", to: "emails.productIds" },
  { from: "product.seller.id", to: "seller.sellerIds" },
  { from: "product.seller.id", to: "listings.sellerIds" },
  { from: "seller.id", to: "listings.sellerIds" },
  { from: "reviews.productId", to: "product.productIds" },
];
