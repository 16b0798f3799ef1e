import {
  coverageOf,
  eachPage,
  eachTarget,
  ExtraPages,
  operation,
  outcomeOf,
  steps,
  wordsTo,
  z,
} from "../../../plugin-sdk/index.ts";
import { ADDS_SHOP, FLAGS, flagsOf, listAdds, listOutcomes } from "../features.ts";
import { editionInput, names, searchTerms, targetForms } from "../inputs.ts";
import { ListingCard } from "../pages/card-record.ts";
import { shopDetails } from "../pages/shop-details.ts";
import { NOT_ECHOED } from "./hold-results.ts";
import { FIRST_RESULTS, readResults } from "./results-page.ts";

const SORTS = ["most_relevant", "price_asc", "price_desc", "highest_reviews", "date_desc"] as const;
const SORT_WORDS = {
  relevance: "most_relevant",
  "price low": "price_asc",
  "lowest price": "price_asc",
  "price high": "price_desc",
  "highest price": "price_desc",
  "top rated": "highest_reviews",
  "customer reviews": "highest_reviews",
  newest: "date_desc",
  "most recent": "date_desc",
};
/** Etsy shows no further pages. */
const MAX_PAGES = 250;
const flags = flagsOf({ ...listAdds, includeShopDetails: ADDS_SHOP });

const price = (which: string) =>
  z.coerce
    .number("Expected an amount.")
    .nonnegative()
    .max(1_000_000)
    .optional()
    .describe(`${which} price, in the currency of the edition.`);

export const search = operation({
  name: "search",
  aliases: ["searchListings", "listingSearch", "productSearch"],
  title: "Search",
  summary:
    "Listings for a search text, with price, shop, rating and place among the results, adverts told apart.",
  agentHint: "Use to find listings and shops; `listing` has the details.",
  availability: "partial",
  availabilityNote:
    "Etsy answers most plain clients with a guard page, which ends the run as source_blocked. Whether a place was paid for is known only where the link says it.",
  notEchoed: NOT_ECHOED,
  input: z.object({
    searchTerms,
    ...editionInput,
    sort: z
      .enum(SORTS)
      .default("most_relevant")
      .describe("Order of the results.")
      .meta({ aliases: ["order", "sortBy", "orderBy"] }),
    minPrice: price("Lowest").meta({ aliases: ["priceMin", "min_price"] }),
    maxPrice: price("Highest").meta({ aliases: ["priceMax", "max_price"] }),
    ...flags,
  }),
  normalize: steps(targetForms("searchTerms", "search"), wordsTo("sort", SORT_WORDS)),
  selects: names("searchTerms", "search"),
  features: FLAGS,
  record: ListingCard,
  dedupeKey: (record) => `${record.term}\n${record.id}\n${record.isAd === true ? "ad" : ""}`,
  canary: {
    input: { searchTerms: ["leather wallet"] },
    atLeast: { records: 20, fields: ["title", "price"] },
  },
  run(ctx, asked, found) {
    const extra = new ExtraPages(ctx);
    const shopOf = shopDetails(ctx, asked, extra);
    return eachTarget(ctx, asked.searchTerms, (term, inner) =>
      eachPage(inner, { first: FIRST_RESULTS, max: MAX_PAGES }, async function* (cursor) {
        const { from, cards, next } = await readResults(inner, asked, term, cursor);
        for (const card of cards) {
          const shop = await shopOf(card.seller?.id ?? null);
          const outcomes = { ...listOutcomes(card), includeShopDetails: outcomeOf(shop !== null) };
          yield found.row(from, { ...card, shop }, coverageOf(asked, FLAGS, outcomes));
        }
        extra.end();
        return next;
      }),
    );
  },
});
