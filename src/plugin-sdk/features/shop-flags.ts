import { flag } from "../input/atoms.ts";
import type { CoverageOutcome } from "../found.ts";

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

export type ShopFlag = keyof typeof WORDS;
/** What became of each flag. */
export type ShopOutcomes = Record<ShopFlag, CoverageOutcome>;

/** The flags of all shops, as `features` of an operation. */
export const SHOP_FLAGS = Object.keys(WORDS) as ShopFlag[];
const off = flag.default(false);

/** The flags of all shops as fields of an input; `adds` says what each of them does here, the others change nothing. */
export const shopFlags = (adds: Partial<Record<ShopFlag, string>>): Record<ShopFlag, typeof off> =>
  Object.fromEntries(
    SHOP_FLAGS.map((name) => [
      name,
      off.describe(adds[name] ?? "Accepted for compatibility with other shops.").meta({
        aliases: [...WORDS[name]],
      }),
    ]),
  ) as Record<ShopFlag, typeof off>;

/** What becomes of flags that change nothing; a shop puts its own outcomes over it. */
export const COMPATIBLE_SHOP_FLAGS = Object.fromEntries(
  SHOP_FLAGS.map((name) => [name, "accepted_for_compatibility"]),
) as ShopOutcomes;
