import {
  atLeastOne,
  COMPATIBLE_SHOP_FLAGS,
  coverageOf,
  eachPage,
  eachTarget,
  ExtraPages,
  listField,
  operation,
  outcomeOf,
  SHOP_FLAGS,
  shopFlags,
  steps,
  z,
} from "../../../plugin-sdk/index.ts";
import { filterInput, listForms, listInput, marketInput, names } from "../inputs.ts";
import { offerShape } from "../offers/record.ts";
import { readOffers } from "../offers/read-offers.ts";
import { askProduct } from "../page/product-page.ts";
import { reviewShape } from "../reviews/record.ts";
import { reviewsOn } from "../reviews/reviews-on.ts";
import { Card } from "./card-record.ts";
import { listsOf } from "./lists.ts";
import { readResults } from "./results-page.ts";

/** Amazon shows seven pages of most lists, and twenty at the most. */
export const MAX_PAGES = 20;
const flags = shopFlags({
  includeReviews: "Reviews that the page of each product prints: one page more for each.",
  includeOffers: "Offers of all sellers: one or two calls more for each product.",
  includeSalesData:
    "Says in `featureCoverage` whether the list counts what was bought lately; the count is always given.",
  includeKeywords: "Says whether the page names related searches; they are always given.",
});

export const search = operation({
  name: "search",
  aliases: ["searchProducts", "productSearch", "category", "listings"],
  title: "Search and lists",
  summary: "Products for search texts, categories and sellers: price, rating, place, adverts told apart.",
  agentHint: "Use with words, categories or sellers; `product` has the details, `asins` only the ids.",
  availability: "full",
  input: z
    .object({ ...listInput, ...marketInput, ...filterInput, ...flags })
    .check(atLeastOne("searchTerms", "categoryUrls", "categoryIds", "sellerIds")),
  normalize: steps(listForms),
  selects: names("categoryUrls", "searchTerms", "list"),
  features: SHOP_FLAGS,
  record: Card.extend({
    reviewSamples: listField(reviewShape, "Reviews that its page prints, with `includeReviews`."),
    offers: listField(offerShape, "Offers of all sellers, with `includeOffers`."),
  }),
  // An advert may show a product that is found further down, too.
  dedupeKey: (record) => `${record.listUrl ?? record.term} ${record.id} ${record.isAd === true ? "ad" : ""}`,
  canary: { input: { searchTerms: ["usb c cable"] }, atLeast: { records: 10, fields: ["title", "rating"] } },
  run(ctx, asked, found) {
    const extra = new ExtraPages(ctx);
    return eachTarget(ctx, listsOf(asked), (list, inner) =>
      eachPage(inner, { first: { page: 1, seen: 0, ads: 0 }, max: MAX_PAGES }, async function* (cursor) {
        const { from, cards, next } = await readResults(inner, asked, list, cursor);
        for (const card of cards) {
          const reviewSamples = asked.includeReviews
            ? await extra.read("reviews", async () => {
                const opened = await askProduct(inner, list.country, asked, card.id);
                return reviewsOn(opened);
              })
            : null;
          const offers = asked.includeOffers
            ? await extra.read("offers", () =>
                readOffers(inner, asked, { country: list.country, id: card.id }),
              )
            : null;
          const coverage = coverageOf(asked, SHOP_FLAGS, {
            ...COMPATIBLE_SHOP_FLAGS,
            includeReviews: outcomeOf(false, reviewSamples !== null && reviewSamples.length > 0),
            includeOffers: outcomeOf(offers?.isWhole === true, offers !== null),
            includeSalesData: outcomeOf(false, card.boughtLastMonthCount !== null),
            includeKeywords: outcomeOf(card.keywords !== null),
          });
          const { term, listUrl } = list;
          const more = { term, listUrl, reviewSamples, offers: offers?.offers ?? null };
          yield found.row(from, { ...card, ...more }, coverage);
        }
        extra.end();
        return next;
      }),
    );
  },
});
