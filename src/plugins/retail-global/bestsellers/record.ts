import {
  fillerOf,
  integerField,
  listField,
  localeFields,
  neededLink,
  neededText,
  numberField,
  placeField,
  productCardFields,
  textField,
  z,
} from "../../../plugin-sdk/index.ts";

/** Record of `bestsellers`. */
export const Entry = z
  .object({
    ...productCardFields(),
    ...localeFields(),
    title: textField("Title; null for entries whose id and place are all that the page has."),
    rank: placeField("Place in the ranking.").unwrap().describe("Place in the ranking."),
    ranking: neededText("Kind of the ranking, such as bestsellers or new-releases."),
    listName: textField("Category of the ranking, as shown."),
    listUrl: neededText("Address of the ranking."),
    subcategories: listField(
      { name: neededText("Category, as shown."), url: neededLink("Its ranking, for `rankingUrls`.") },
      "Categories below that of the ranking, on the Record of the first place alone.",
    ),
    salesRank: integerField("Place among all sales of the category now, in movers-and-shakers."),
    salesRankBefore: integerField("That place a day before."),
    salesRankChangePercent: numberField("How far it rose, in percent."),
  })
  .omit({ brand: true, seller: true, tags: true, availability: true, condition: true, stockQuantity: true })
  .omit({ reviewCount: true, ratingHistogram: true, soldCount: true, soldCountText: true })
  .omit({ originalPrice: true, originalPriceMicros: true, originalPriceText: true, discountPercent: true })
  .omit({ resultPosition: true, adPosition: true, isAd: true })
  .meta({ title: "RankingEntry" });
export const rankingEntryOf = fillerOf(Entry.shape);
export type RankingEntry = ReturnType<typeof rankingEntryOf>;
