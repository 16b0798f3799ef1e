import type { Chain } from "../../plugin-sdk/index.ts";

/** What of the Records of one operation another one takes. */
export const chains: readonly Chain[] = [
  { from: "search.id", to: "product.productIds" },
  { from: "search.id", to: "price-tiers.productIds" },
  { from: "category.id", to: "product.productIds" },
  { from: "category.id", to: "price-tiers.productIds" },
  { from: "reverse-image.id", to: "product.productIds" },
  { from: "product.id", to: "price-tiers.productIds" },
  { from: "product.seller.id", to: "supplier.supplierIds" },
  { from: "search.seller.id", to: "supplier.supplierIds" },
  { from: "search.imageUrl", to: "reverse-image.imageUrls" },
  { from: "search.categoryId", to: "category.categoryIds" },
  { from: "search.categoryId", to: "rfq.categoryIds" },
  { from: "supplier.products.*.id", to: "product.productIds" },
  { from: "price-tiers.seller.id", to: "supplier.supplierIds" },
];
