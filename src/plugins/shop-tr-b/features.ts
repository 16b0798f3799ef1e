import { type CoverageOutcome, flag, outcomeOf } from "../../plugin-sdk/index.ts";

/** Every flag that shops have, with other words for it: one input fits all of them. */
const WORDS = {
  includeReviews: ["includeReviewSamples"],
  includeOffers: ["includeListings", "includeSellers", "offers"],
  includeQuestions: ["questions"],
  includeCustomerPhotos: ["customerPhotos"],
  includeDescription: [],
  includeSellerInfo: [
    "sellerIntelligence",
    "includeSeller",
    "includeSellerDetails",
    "includeMerchant",
    "includeShop",
    "includeShopDetails",
    "includeMall",
    "includeSupplier",
    "includeSupplierDetails",
    "includeSupplierProfile",
  ],
  includeContacts: [
    "includeEmails",
    "includeEmail",
    "scrapeContacts",
    "publicContacts",
    "includePublicContacts",
  ],
  includeSalesData: ["includeSold", "includeSoldCount", "salesData", "soldCount"],
  includeKeywords: [],
  includePriceTiers: ["includeTiers", "includeLadderPrices", "priceTiers"],
  includeMinimumOrder: ["includeMoq", "includeMinOrder", "minimumOrderQuantity", "moq"],
  includeRfq: ["rfq", "rfqText"],
  includePriceHistory: ["history", "priceHistory"],
  includeSupplierVerification: ["includeVerification", "verifiedSupplierInfo"],
} as const;
type Flag = keyof typeof WORDS;
export type Outcomes = Record<Flag, CoverageOutcome>;

export const FEATURES = Object.keys(WORDS) as Flag[];
const off = flag.default(false);

/** The flags of an operation; `adds` says what each of them does, the others change nothing. */
export const flagsWith = (adds: Partial<Record<Flag, string>>): Record<Flag, typeof off> =>
  Object.fromEntries(
    FEATURES.map((name) => [
      name,
      off.describe(adds[name] ?? "Accepted for compatibility with other shops.").meta({
        aliases: [...WORDS[name]],
      }),
    ]),
  ) as Record<Flag, typeof off>;

/** What becomes of flags that change nothing. */
export const COMPATIBLE = Object.fromEntries(
  FEATURES.map((name) => [name, "accepted_for_compatibility"]),
) as Outcomes;

/** Flags of lists: what a card shows is always given; the rest is for `product`. */
export const listFlags = flagsWith({
  includeReviews: "Says in `featureCoverage` whether the list shows a rating; it is always given.",
  includeOffers: "Says whether the list shows an offer; `product` has those of all merchants.",
  includeSellerInfo: "Says whether the list names the merchant; `merchant` has more.",
});

interface Shown {
  price: unknown;
  rating: unknown;
  seller: unknown;
}
export const listOutcomes = ({ price, rating, seller }: Shown): Outcomes => ({
  ...COMPATIBLE,
  includeReviews: outcomeOf(false, rating !== null),
  includeOffers: outcomeOf(false, price !== null),
  includeSellerInfo: outcomeOf(false, seller !== null),
});
