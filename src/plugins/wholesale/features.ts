import { flag, outcomeOf } from "../../plugin-sdk/index.ts";

const optional = (adds: string) => flag.default(false).describe(adds);

/** Flags of all operations that yield products. */
export const listFlags = {
  includeMoq: optional(
    "Says in `featureCoverage` whether the minimum order was found; it is always given.",
  ).meta({
    aliases: ["includeMinimumOrder", "includeMinOrder"],
  }),
  includePriceTiers: optional(
    "Prices by quantity. In lists one page more for each product; without it only where the list states them.",
  ).meta({ aliases: ["includeTiers", "includeLadderPrices", "priceTiers"] }),
  includeSupplierVerification: optional(
    "What Alibaba checked of the supplier, as the same page states it.",
  ).meta({
    aliases: ["includeVerification", "verifiedSupplierInfo"],
  }),
};
export const productFlags = {
  ...listFlags,
  includePriceTiers: optional("Says in `featureCoverage` whether the page has tiers; they are always given."),
  includeSupplierDetails: optional("The supplier's own site: one page more for each product.").meta({
    aliases: ["includeSeller", "includeSupplier", "includeSupplierProfile", "includeSellerDetails"],
  }),
  includeReviews: optional("Rating and number of reviews; texts are behind a call that needs a token."),
  includeQuestions: optional(
    "Questions that the supplier answers on the page; those of buyers are not public.",
  ),
  includeCustomerPhotos: optional("Says that the page has none: photos of buyers are behind the same call."),
};

/** What a product or card holds of what a flag asks for. */
interface Shown {
  minimumOrderQuantity: number | null;
  priceTiers: readonly unknown[] | null;
  priceText: string | null;
  supplierVerification: object | null;
}

export const listOutcomes = ({
  minimumOrderQuantity,
  priceTiers,
  priceText,
  supplierVerification,
}: Shown) => ({
  includeMoq: outcomeOf(minimumOrderQuantity !== null),
  // A range of prices is less than prices by quantity.
  includePriceTiers: outcomeOf(priceTiers !== null && priceTiers.length > 0, priceText !== null),
  includeSupplierVerification: outcomeOf(
    supplierVerification !== null && Object.values(supplierVerification).some((mark) => mark !== null),
  ),
});

interface ShownInFull extends Shown {
  rating: number | null;
  reviewCount: number | null;
  questionSamples: readonly unknown[] | null;
  supplierInfo: object | null;
}
export const productOutcomes = (shown: ShownInFull) => ({
  ...listOutcomes(shown),
  includeSupplierDetails: outcomeOf(shown.supplierInfo !== null),
  includeReviews: outcomeOf(false, shown.rating !== null || shown.reviewCount !== null),
  includeQuestions: outcomeOf(false, shown.questionSamples !== null),
  includeCustomerPhotos: outcomeOf(false),
});
