import type { Chain } from "../../plugin-sdk/index.ts";

/** What of the Records of one operation another one takes. */
export const chains: readonly Chain[] = [
  { from: "search.id", to: "product.productIds" },
  { from: "search.id", to: "reviews.productIds" },
  { from: "listings.id", to: "product.productIds" },
  { from: "ad-library.id", to: "product.productIds" },
  { from: "product.id", to: "reviews.productIds" },
  { from: "product.id", to: "price-tracker.productIds" },
  { from: "product.seller.id", to: "listings.mallIds" },
  { from: "product.categoryId", to: "category.categoryIds" },
  { from: "category.categoryId", to: "category.categoryIds" },
  { from: "price-tracker.id", to: "product.productIds" },
  { from: "reviews.productId", to: "product.productIds" },
];
