import {
  COMPATIBLE_SHOP_FLAGS,
  flag,
  outcomeOf,
  type ShopFlag,
  shopFlags,
  type ShopOutcomes,
} from "../../plugin-sdk/index.ts";

/** The flags of all shops; sold counts and forms are given unless somebody wants none. */
const withSales = (adds: Partial<Record<ShopFlag, string>>) => ({
  ...shopFlags({ includeOffers: "Each product has one seller; the flag only reports it.", ...adds }),
  includeSalesData: flag
    .default(true)
    .describe("Sold counts and forms of the product; false leaves them out.")
    .meta({
      aliases: [
        ...["soldCount", "includeSoldCount", "includeSold", "salesData"],
        ...["includeVariants", "variants"],
      ],
    }),
});

export const listFlags = withSales({
  includeReviews: "Says in `featureCoverage` whether the list shows a rating; it is always given.",
  includeSellerInfo: "Says whether the list names the shop; `product` has more.",
});
export const productFlags = withSales({
  includeReviews: "Reviews that the page of the product shows.",
  includeCustomerPhotos: "Pictures of the reviews that the page shows.",
  includeSellerInfo: "Goods, sales, followers and labels of the shop.",
  includeQuestions: "Temu shows no questions; the flag only reports it.",
  includeDescription: "Says whether the page has a description; it is always given.",
  includeKeywords: "Says whether the page names search words; they are always given.",
  includePriceHistory: "Temu shows no history; price-tracker gives the price of now.",
});
export const trackerFlags = withSales({
  includePriceHistory: "Only reported: there is no public history.",
  includeSellerInfo: "Says whether the page names the shop; it is always given.",
});

interface Shown {
  rating: unknown;
  seller: unknown;
  soldCountText: unknown;
  variants: unknown;
}

/** What lists and `price-tracker` give. */
export function listOutcomes({ rating, seller, soldCountText, variants }: Shown): ShopOutcomes {
  const known = [soldCountText !== null, variants !== null];
  return {
    ...COMPATIBLE_SHOP_FLAGS,
    includeSalesData: outcomeOf(!known.includes(false), known.includes(true)),
    includeReviews: outcomeOf(false, rating !== null),
    includeOffers: outcomeOf(seller !== null),
    includeSellerInfo: outcomeOf(false, seller !== null),
  };
}

interface ShownInFull extends Shown {
  reviewCount: number | null;
  reviewSamples: readonly unknown[] | null;
  customerPhotoUrls: readonly unknown[] | null;
  sellerInfo: unknown;
  description: unknown;
  keywords: unknown;
}
export function productOutcomes(shown: ShownInFull): ShopOutcomes {
  const { reviewCount, reviewSamples, customerPhotoUrls, sellerInfo, seller } = shown;
  const hasAll = reviewCount !== null && reviewSamples !== null && reviewSamples.length >= reviewCount;
  return {
    ...listOutcomes(shown),
    includeReviews: outcomeOf(hasAll, (reviewSamples?.length ?? 0) > 0),
    includeCustomerPhotos: outcomeOf(hasAll, (customerPhotoUrls?.length ?? 0) > 0),
    includeSellerInfo: outcomeOf(sellerInfo !== null, seller !== null),
    includeQuestions: "not_found",
    includeDescription: outcomeOf(shown.description !== null),
    includeKeywords: outcomeOf(shown.keywords !== null),
  };
}
