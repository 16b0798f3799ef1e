import { coverageOf, eachTarget, ExtraPages, operation, outcomeOf, z } from "../../../plugin-sdk/index.ts";
import { ADDS_SHOP, COMPATIBLE, FLAGS, flagsOf } from "../features.ts";
import { editionInput, listingIds, names, targetForms } from "../inputs.ts";
import { customerPhotosOn } from "../pages/customer-photos.ts";
import { askListing } from "../pages/listing-page.ts";
import { listingNumber } from "../pages/short-link.ts";
import { linkedSearchesOn } from "../pages/related-searches.ts";
import { shopDetails } from "../pages/shop-details.ts";
import { listingUrl } from "../source.ts";
import { highlightsOn } from "./highlights.ts";
import { labelsOn, linkedFacts } from "./listing-facts.ts";
import { Listing, listingOf } from "./record.ts";
import { shownFacts } from "./shown-facts.ts";

const always = (what: string) => `${what} A Record always has it; reported.`;
const flags = flagsOf({
  includeShopDetails: ADDS_SHOP,
  includeReviews: "Adds the few reviews of the page; `reviews` has more of them.",
  includeOffers: always("The offer: price, pieces, sending."),
  includeQuestions: always("Questions that the shop answers."),
  includeCustomerPhotos: always("Photos of buyers."),
  includeDescription: always("What the seller says of it."),
  includeKeywords: always("Related searches."),
  includeSalesData: always("How many things the shop sold."),
});

export const listing = operation({
  name: "listing",
  aliases: ["listings", "product", "products", "item", "listingDetails"],
  title: "Listing",
  summary: "Everything that the page of a listing shows: price, pieces, variants, ratings, sending, photos.",
  agentHint: "Use with numbers of listings; `search` and `shop` find them.",
  availability: "partial",
  availabilityNote:
    "Etsy answers most plain clients with a guard page, which ends the run as source_blocked. The seller's tags are not public.",
  input: z.object({ listingIds, ...editionInput, ...flags }),
  normalize: targetForms("listingIds", "listing"),
  selects: names("listingIds", "listing"),
  features: FLAGS,
  record: Listing,
  dedupeKey: (record) => record.id,
  canary: { input: { listingIds: ["949905096"] }, atLeast: { records: 1, fields: ["title", "seller"] } },
  run(ctx, asked, found) {
    const extra = new ExtraPages(ctx);
    const shopOf = shopDetails(ctx, asked, extra);
    return eachTarget(ctx, [...new Set(asked.listingIds)], async function* (given, inner) {
      const id = await listingNumber(inner, given);
      const read = await askListing(inner, asked, id);
      const { doc, facts, product, shopId } = read;
      const { reviewSamples, ...linked } = linkedFacts(read, inner.warn);
      const photos = customerPhotosOn(doc).map(({ imageUrl }) => imageUrl);
      const keywords = linkedSearchesOn(doc).flatMap(({ phrase, isRelated }) => (isRelated ? phrase : []));
      const record = listingOf({
        ...product,
        ...shownFacts(doc, facts.language),
        ...linked,
        ...highlightsOn(doc, product.shipping !== null, inner.warn),
        id,
        url: listingUrl(id),
        shopId,
        tags: labelsOn(doc),
        keywords: keywords.length === 0 ? null : keywords,
        customerPhotoUrls: photos.length === 0 ? null : photos,
        reviewSamples: asked.includeReviews ? reviewSamples : null,
        shop: await shopOf(linked.seller?.id ?? null),
        country: facts.country,
        language: facts.language,
      });
      const price = record.price ?? record.priceMin;
      yield found(
        read.page,
        record,
        coverageOf(asked, FLAGS, {
          ...COMPATIBLE,
          includeShopDetails: outcomeOf(record.shop !== null),
          includeReviews: outcomeOf(false, reviewSamples !== null),
          includeOffers: outcomeOf(price !== null && record.shipping !== null, price !== null),
          includeQuestions: outcomeOf(record.questionSamples !== null),
          includeCustomerPhotos: outcomeOf(false, photos.length > 0),
          includeDescription: outcomeOf(record.description !== null),
          includeKeywords: outcomeOf(keywords.length > 0),
          includeSalesData: outcomeOf(false, record.shopSoldCount !== null),
        }),
      );
      extra.end();
    });
  },
});
