import type { Chain } from "../../plugin-sdk/index.ts";

/** What of the Records of one operation another one takes. */
export const chains: readonly Chain[] = [
  { from: "search.id", to: "listing.listingIds" },
  { from: "search.id", to: "reviews.listingIds" },
  { from: "search.id", to: "customer-photos.listingIds" },
  { from: "shop.id", to: "listing.listingIds" },
  { from: "search.seller.name", to: "shop.shopNames" },
  { from: "listing.id", to: "reviews.listingIds" },
  { from: "listing.id", to: "customer-photos.listingIds" },
  { from: "listing.seller.name", to: "shop.shopNames" },
  { from: "listing.seller.name", to: "seller-intel.shopNames" },
  { from: "reviews.productId", to: "listing.listingIds" },
  { from: "reviews.shopName", to: "shop.shopNames" },
  { from: "keywords.keyword", to: "search.searchTerms" },
  { from: "keywords.sampleListingIds.*", to: "listing.listingIds" },
  { from: "seller-intel.name", to: "shop.shopNames" },
  { from: "customer-photos.listingId", to: "listing.listingIds" },
];
