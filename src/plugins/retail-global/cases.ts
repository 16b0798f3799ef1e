import type { DriftKnown, PluginCase, Unproven } from "../../plugin-sdk/index.ts";
import { asinsCases } from "./asins/cases.ts";
import { bestsellersCases } from "./bestsellers/cases.ts";
import { offersCases } from "./offers/cases.ts";
import { priceTrackerCases } from "./price-tracker/cases.ts";
import { productCases } from "./product/cases.ts";
import { questionsCases } from "./questions/cases.ts";
import { reviewsCases } from "./reviews/cases.ts";
import { searchCases } from "./search/cases.ts";
import { sellerCases } from "./seller/cases.ts";

/** Every recorded case. The recordings are small and made up; they have the structure of real pages. */
export const cases: PluginCase[] = [
  ...searchCases,
  ...productCases,
  ...reviewsCases,
  ...offersCases,
  ...sellerCases,
  ...bestsellersCases,
  ...asinsCases,
  ...questionsCases,
  ...priceTrackerCases,
];

const listed = (reason: string, ...fields: string[]) =>
  Object.fromEntries(fields.map((field) => [field, reason]));
const within = (group: string, ...fields: string[]) => fields.map((field) => `${group}.${field}`);
const ONE_TEXT = "The page has the address as lines, whose kinds it does not tell.";
const PARTS = ["street", "city", "region", "postalCode", "country"];
const panelOffers = listed(
  "The panel does not state it; offers of the page itself do.",
  ...within("offers", "discountPercent", "availability", "stockQuantity", "availabilityText"),
);

export const unproven: Unproven = {
  search: panelOffers,
  product: {
    ...panelOffers,
    ...listed(ONE_TEXT, ...within("sellerInfo.address", ...PARTS)),
    ...listed("Only `seller` asks for it.", ...within("sellerInfo", "feedback", "feedbackCount")),
  },
  seller: listed(ONE_TEXT, ...within("address", ...PARTS)),
};

const FULL = "a-product-with-all-that-its-page-and-the-flags-give";
const EUROPE = "a-spanish-product-that-others-sell-and-a-german-one-by-their-ids-and-addresses";
const CLOSED = "where-the-panel-is-closed-the-page-of-the-product-has-the-chosen-offer-and-a-used-one";
const POINTS =
  "price-points-of-a-product-of-one-that-is-unavailable-of-one-that-is-gone-and-of-one-at-a-range";
const SEARCH = "a-search-goes-over-two-pages-and-tells-adverts-apart-and-another-one-finds-none";
const MORE = "a-search-adds-reviews-and-offers-of-each-product";
const ADS = "Nothing on the page counts its adverts.";
const AS_PAINTED =
  "The amount is right; the sign or the cents are not painted, and the text is what is painted.";
const AS_SHOWN =
  "A text is given as shown: on the changed page its parts stand in another order, or one is gone.";
const LINES = "Nothing on the page counts the lines of a registered address.";
const PRICELESS = "An offer without a price is left out with a warning; the others stay.";
const EMPTY_PART = "Amazon has this part of the page empty on other pages.";
const LOOKS_NONE = "What is left is the page of a product that has none.";

/** What nobody could notice. */
export const driftKnown: DriftKnown[] = (
  [
    ["search", "missing Record", "removed", null, `${SEARCH}/0/removed/13`, ADS],
    ["search", "wrong value", "class-renamed", "offersText", `${SEARCH}/0/class-renamed/27`, AS_SHOWN],
    ["search", "wrong value", "removed", "offers[]", `${MORE}/2/removed/13`, PRICELESS],
    ["product", "wrong value", "class-renamed", "priceText", `${FULL}/0/class-renamed/14`, AS_PAINTED],
    ["product", "wrong value", "removed", "priceText", `${FULL}/0/removed/70`, AS_PAINTED],
    ["product", "wrong value", "swapped", "boughtLastMonthCountText", `${FULL}/0/swapped/25`, AS_SHOWN],
    ["product", "silent null", "removed", "attributes[]", `${FULL}/0/removed/92`, EMPTY_PART],
    ["product", "wrong value", "removed", "offers[]", `${FULL}/1/removed/13`, PRICELESS],
    ["product", "wrong value", "removed", "sellerInfo.legalLines[]", `${FULL}/2/removed/17`, LINES],
    ["product", "wrong value", "removed", "sellerInfo.address.text", `${FULL}/2/removed/18`, LINES],
    ["product", "silent null", "removed", "sellerInfo.legalLines[]", `${FULL}/2/removed/18`, LINES],
    ["product", "wrong value", "swapped", "salesRanks[].name", `${EUROPE}/1/swapped/14`, AS_SHOWN],
    ["product", "silent null", "removed", "salesRanks[]", `${EUROPE}/2/removed/39`, AS_SHOWN],
    [
      "reviews",
      "empty success",
      "removed",
      null,
      "a-rated-product-whose-page-prints-no-review-is-not-one-without-reviews/0/removed/12",
      LOOKS_NONE,
    ],
    ["offers", "wrong value", "class-renamed", "priceText", `${CLOSED}/1/class-renamed/14`, AS_PAINTED],
    ["offers", "wrong value", "removed", "priceText", `${CLOSED}/1/removed/70`, AS_PAINTED],
    ["offers", "silent null", "removed", "condition", `${CLOSED}/1/removed/18`, EMPTY_PART],
    ["offers", "silent null", "removed", "conditionText", `${CLOSED}/1/removed/18`, EMPTY_PART],
    ["seller", "wrong value", "removed", "legalLines[]", "the-page-of-a-seller/0/removed/17", LINES],
    ["seller", "wrong value", "removed", "address.text", "the-page-of-a-seller/0/removed/18", LINES],
    ["seller", "silent null", "removed", "legalLines[]", "the-page-of-a-seller/0/removed/18", LINES],
    [
      "asins",
      "missing Record",
      "removed",
      null,
      "ids-of-a-search-a-ranking-and-the-forms-of-a-product-each-once/0/removed/14",
      ADS,
    ],
    [
      "questions",
      "empty success",
      "removed",
      null,
      "a-page-that-says-something-of-questions-in-another-form/0/removed/11",
      LOOKS_NONE,
    ],
    [
      "price-tracker",
      "wrong value",
      "class-renamed",
      "priceText",
      `${POINTS}/1/class-renamed/14`,
      AS_PAINTED,
    ],
    ["price-tracker", "wrong value", "removed", "priceText", `${POINTS}/1/removed/70`, AS_PAINTED],
  ] as const
).map(([operation, finding, mutation, field, variant, reason]) => ({
  ...{ operation, finding, mutation, variant, reason },
  ...(field === null ? {} : { field }),
}));
