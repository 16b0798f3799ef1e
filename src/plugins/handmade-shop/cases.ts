import type { DriftKnown, PluginCase, Unproven } from "../../plugin-sdk/index.ts";
import { customerPhotosCases } from "./customer-photos/cases.ts";
import { keywordsCases } from "./keywords/cases.ts";
import { listingCases } from "./listing/cases.ts";
import { reviewsCases } from "./reviews/cases.ts";
import { searchCases } from "./search/cases.ts";
import { sellerIntelCases } from "./seller-intel/cases.ts";
import { shopCases } from "./shop/cases.ts";

/** Every recorded case. The recordings are small and made up; they have the structure of real pages. */
export const cases: PluginCase[] = [
  ...listingCases,
  ...searchCases,
  ...shopCases,
  ...reviewsCases,
  ...customerPhotosCases,
  ...keywordsCases,
  ...sellerIntelCases,
];

const listed = (reason: string, ...fields: string[]) =>
  Object.fromEntries(fields.map((field) => [field, reason]));
const within = (group: string, ...fields: string[]) => fields.map((field) => `${group}.${field}`);
const NOT_STATED = "Etsy does not state it; the field is one that shops share.";
const RANGE = "A variant or a card of Etsy has one price.";

export const unproven: Unproven = {
  listing: {
    ...listed(NOT_STATED, "categories.id"),
    ...listed(RANGE, ...within("variants", "priceMin", "priceMax")),
    ...listed(
      NOT_STATED,
      ...within("variants", "priceText", "originalPriceText", "discountPercent", "condition"),
      ...within("shipping", "method", "priceMin", "priceMax", "priceText", "text"),
      ...within("shipping", "destinationCountry", "destinationRegion", "handlingDaysMin", "handlingDaysMax"),
      ...within("shipping", "transitDaysMin", "transitDaysMax"),
    ),
  },
  search: listed(RANGE, "priceMin", "priceMax"),
  shop: listed(RANGE, "priceMin", "priceMax"),
  reviews: listed("The data of the page have the name alone.", ...within("author", "id", "url", "imageUrl")),
};

const SEARCH = "a-search-goes-over-two-pages-and-tells-adverts-apart-and-another-one-finds-none";
const SHOP = "the-listings-of-a-shop-go-over-two-pages-with-the-shop";
const AS_SHOWN = "The price is given as shown: on the changed page the sign stands behind the amount.";

const swapped: DriftKnown[] = (
  [
    ["search", "priceText", `${SEARCH}/0/swapped/10`],
    ["search", "originalPriceText", `${SEARCH}/0/swapped/13`],
    ["shop", "priceText", `${SHOP}/0/swapped/14`],
    ["shop", "originalPriceText", `${SHOP}/0/swapped/16`],
  ] as const
).map(([operation, field, variant]) => ({
  ...{ operation, field, variant },
  finding: "wrong value",
  mutation: "swapped",
  reason: AS_SHOWN,
}));

export const driftKnown: DriftKnown[] = [
  ...swapped,
  {
    operation: "reviews",
    finding: "wrong value",
    field: "id",
    mutation: "removed",
    variant: "where-the-data-hold-no-review-those-that-the-page-shows-are-read/0/removed/61",
    reason:
      "A review may have stars alone, and then has the id of such a one; a warning tells that others have words.",
  },
];
