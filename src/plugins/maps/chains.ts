import type { Chain } from "../../plugin-sdk/index.ts";

/** What of the Records of one operation another one takes. */
export const chains: readonly Chain[] = [
  { from: "search.placeId", to: "place.placeIds" },
  { from: "search.placeId", to: "reviews.placeIds" },
  { from: "list.id", to: "place.placeIds" },
  { from: "place.placeId", to: "reviews.placeIds" },
  { from: "reviews.placeId", to: "place.placeIds" },
  { from: "search.relatedPlaces.*.id", to: "place.placeIds" },
];
