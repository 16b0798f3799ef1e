import type { Chain } from "../../plugin-sdk/index.ts";

/** What of the Records of one operation another one takes. */
export const chains: readonly Chain[] = [
  { from: "search.id", to: "business.businesses" },
  { from: "search.id", to: "reviews.businesses" },
  { from: "categories.id", to: "business.businesses" },
  { from: "categories.id", to: "reviews.businesses" },
  { from: "business.id", to: "reviews.businesses" },
  { from: "reviews.author.id", to: "reviewer.reviewers" },
  { from: "reviews.businessId", to: "business.businesses" },
];
