import {
  COMPATIBLE_SHOP_FLAGS,
  outcomeOf,
  type ShopFlag,
  shopFlags,
  type ShopOutcomes,
} from "../../plugin-sdk/index.ts";

const VERIFICATION = "What Alibaba checked of the supplier, as the same page states it.";
const shared: Partial<Record<ShopFlag, string>> = {
  includeMinimumOrder: "Says in `featureCoverage` whether the minimum order was found; it is always given.",
  includeSupplierVerification: VERIFICATION,
  includeOffers: "Each product has one supplier; the flag only reports it.",
  includeSalesData: "Says whether the page shows how many were sold; it is always given.",
};

/** Flags of lists, which take "moq" for a filter. */
const inLists = shopFlags({
  ...shared,
  includePriceTiers:
    "Prices by quantity: one page more for each product; without it only where the list states them.",
  includeReviews:
    "Says whether the list shows the rating of the product or of its supplier; it is always given.",
  includeSellerInfo: "Says whether the list names the supplier; `supplier` has more.",
});
export const listFlags = {
  ...inLists,
  includeMinimumOrder: inLists.includeMinimumOrder.meta({ aliases: ["includeMoq", "includeMinOrder"] }),
};

export const pricesFlags = shopFlags({
  ...shared,
  includePriceTiers: "Says in `featureCoverage` whether the page has tiers; they are always given.",
  includeSellerInfo: "Says whether the page names the supplier; `supplier` has more.",
});

export const productFlags = shopFlags({
  ...shared,
  includePriceTiers: "Says in `featureCoverage` whether the page has tiers; they are always given.",
  includeSellerInfo: "The supplier's own site: one page more for each product.",
  includeDescription: "Says whether the page has a description; it is always given.",
  includeReviews: "Reviews that the page shows; the others are behind a call that needs a token.",
  includeQuestions: "Questions that the supplier answers on the page; those of buyers are not public.",
  includeCustomerPhotos: "Says that the page has none: photos of buyers are behind the same call as reviews.",
  includeKeywords: "Says whether the page names search words; they are always given.",
  includeRfq: "Says whether the page has a form to ask for a quotation; `rfq` has requests of buyers.",
});

export const supplierFlags = shopFlags({
  includeSupplierVerification: VERIFICATION,
  includeReviews: "How fast it answers and sends, and its orders of six months, as `includeFeedback`.",
  includeOffers: "What it sells, as `includeProducts`.",
  includeSellerInfo: "Says that the Record is about the supplier.",
});

/** What a product or card holds of what a flag asks for. */
interface Shown {
  minimumOrderQuantity: number | null;
  priceTiers: readonly unknown[] | null;
  priceText: string | null;
  supplierVerification: object | null;
  seller: object | null;
}

/** What `price-tiers` gives. */
export const pricesOutcomes = (shown: Shown): ShopOutcomes => ({
  ...COMPATIBLE_SHOP_FLAGS,
  includeMinimumOrder: outcomeOf(shown.minimumOrderQuantity !== null),
  // A range of prices is less than prices by quantity.
  includePriceTiers: outcomeOf((shown.priceTiers ?? []).length > 0, shown.priceText !== null),
  includeSupplierVerification: outcomeOf(
    Object.values(shown.supplierVerification ?? {}).some((mark) => mark !== null),
  ),
  includeOffers: outcomeOf(shown.seller !== null),
  includeSellerInfo: outcomeOf(false, shown.seller !== null),
});

interface ShownInLists extends Shown {
  rating: number | null;
  soldCount: number | null;
  seller: { rating: number | null; reviewCount: number | null } | null;
}
export const listOutcomes = (shown: ShownInLists): ShopOutcomes => ({
  ...pricesOutcomes(shown),
  includeReviews: outcomeOf(
    false,
    [shown.rating, shown.seller?.rating, shown.seller?.reviewCount].some((one) => (one ?? null) !== null),
  ),
  includeSalesData: outcomeOf(shown.soldCount !== null),
});

interface ShownInFull extends Shown {
  rating: number | null;
  reviewCount: number | null;
  reviewSamples: readonly unknown[] | null;
  questionSamples: readonly unknown[] | null;
  soldCount: number | null;
  description: string | null;
  keywords: readonly string[] | null;
  rfqText: string | null;
  supplierInfo: object | null;
}
export const productOutcomes = (shown: ShownInFull): ShopOutcomes => ({
  ...pricesOutcomes(shown),
  includeSellerInfo: outcomeOf(shown.supplierInfo !== null, shown.seller !== null),
  includeDescription: outcomeOf((shown.description ?? "") !== ""),
  includeReviews: outcomeOf(
    false,
    [shown.rating, shown.reviewCount, shown.reviewSamples].some((one) => one !== null),
  ),
  includeQuestions: outcomeOf(false, shown.questionSamples !== null),
  includeCustomerPhotos: outcomeOf(false),
  includeSalesData: outcomeOf(shown.soldCount !== null),
  includeKeywords: outcomeOf(shown.keywords !== null),
  includeRfq: outcomeOf(false, shown.rfqText !== null),
});
