import {
  COMPATIBLE_SHOP_FLAGS,
  flag,
  outcomeOf,
  SHOP_FLAGS,
  type ShopFlag,
  shopFlags,
  type ShopOutcomes,
} from "../../plugin-sdk/index.ts";

/** The flags of all shops, where the one for the seller has the name that Etsy's word gives it. */
export function flagsOf(adds: Parameters<typeof shopFlags>[0] & { includeShopDetails: string }) {
  const { includeSellerInfo, ...others } = shopFlags(adds);
  const words = (includeSellerInfo.meta()?.["aliases"] ?? []) as string[];
  const includeShopDetails = flag
    .default(false)
    .describe(adds.includeShopDetails)
    .meta({ aliases: ["includeSellerInfo", ...words.filter((word) => word !== "includeShopDetails")] });
  return { includeShopDetails, ...others };
}

export const ADDS_SHOP = "Adds the shop: sales, place, exact rating, sections. One more page for each shop.";

type Flag = Exclude<ShopFlag, "includeSellerInfo"> | "includeShopDetails";
const { includeSellerInfo: _seller, ...compatible } = COMPATIBLE_SHOP_FLAGS;
export const FLAGS: Flag[] = [
  "includeShopDetails",
  ...SHOP_FLAGS.filter((name) => name !== "includeSellerInfo"),
];
export type Outcomes = Omit<ShopOutcomes, "includeSellerInfo">;
/** What becomes of flags that change nothing. */
export const COMPATIBLE: Outcomes = compatible;

/** Flags of lists: what a card shows is always given; the rest is for `listing`. */
export const listAdds = {
  includeReviews: "Says in `featureCoverage` whether the list shows a rating; it is always given.",
  includeOffers: "Says whether the list shows a price; it is always given.",
};
export const listOutcomes = ({ price, rating }: { price: unknown; rating: unknown }): Outcomes => ({
  ...COMPATIBLE,
  includeReviews: outcomeOf(false, rating !== null),
  includeOffers: outcomeOf(false, price !== null),
});
