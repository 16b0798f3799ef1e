import { COMPATIBLE_SHOP_FLAGS, outcomeOf, shopFlags, type ShopOutcomes } from "../../plugin-sdk/index.ts";

/** Flags of lists: what a card shows is always given; the rest is for `product`. */
export const listFlags = shopFlags({
  includeReviews: "Says in `featureCoverage` whether the list shows a rating; it is always given.",
  includeOffers: "Says whether the list shows an offer; `product` has those of all sellers.",
  includeSellerInfo: "Says whether the list names the seller; `seller` has more.",
  includeSalesData: "Says whether the list shows how many were sold; it is always given.",
});

interface Shown {
  price: unknown;
  rating: unknown;
  seller: unknown;
  soldCount: unknown;
}
export const listOutcomes = ({ price, rating, seller, soldCount }: Shown): ShopOutcomes => ({
  ...COMPATIBLE_SHOP_FLAGS,
  includeReviews: outcomeOf(false, rating !== null),
  includeOffers: outcomeOf(false, price !== null),
  includeSellerInfo: outcomeOf(false, seller !== null),
  includeSalesData: outcomeOf(soldCount !== null),
});
