import type { Chain } from "../../plugin-sdk/index.ts";

/** What of the Records of one operation another one takes. */
export const chains: readonly Chain[] = [
  { from: "search.id", to: "product.productIds" },
  { from: "search.id", to: "reviews.productIds" },
  { from: "search.id", to: "offers.productIds" },
  { from: "bestsellers.id", to: "product.productIds" },
  { from: "asins.id", to: "product.productIds" },
  { from: "product.id", to: "reviews.productIds" },
  { from: "product.id", to: "offers.productIds" },
  { from: "product.id", to: "questions.productIds" },
  { from: "product.id", to: "price-tracker.productIds" },
  { from: "offers.seller.id", to: "seller.sellerIds" },
  { from: "product.seller.id", to: "seller.sellerIds" },
  { from: "reviews.productId", to: "product.productIds" },
  { from: "seller.id", to: "search.sellerIds" },
];
