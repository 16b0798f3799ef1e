import {
  COMPATIBLE_SHOP_FLAGS,
  SHOP_FLAGS,
  shopFlags,
  atLeastOne,
  coverageOf,
  eachTarget,
  ExtraPages,
  operation,
  outcomeOf,
  type RunContext,
  z,
} from "../../../plugin-sdk/index.ts";
import { localeInput, names, productForms, productInput, productTargets, shopCurrency } from "../inputs.ts";
import { readReviewPage } from "../reviews/review-page.ts";
import { readSeller } from "../seller/read-seller.ts";
import { contactFrom } from "./contact.ts";
import { readDescription, readQuestions } from "./extras.ts";
import { knownTarget, readProduct } from "./read-product.ts";
import { Product } from "./record.ts";

const flags = shopFlags({
  includeDescription: "The seller's description: one call more for each product.",
  includeReviews: "Ratings by stars and pictures of buyers from the newest reviews: one call more.",
  includeCustomerPhotos: "Pictures of buyers from the newest reviews: the same call.",
  includeQuestions: "The newest questions that sellers answered: one call more.",
  includeOffers: "Says in `featureCoverage` whether the page has offers; they are always given.",
  includeSalesData: "Says how far the page counts what people did lately; it is always given.",
  includeSellerInfo: "The seller's shop: one call more.",
  includeContacts: "Registered name, e-mail, tax number and address of the seller: may be personal data.",
});

export const product = operation({
  name: "product",
  aliases: ["products", "productDetails", "details", "item"],
  title: "Product details",
  summary:
    "Everything public about products: price, offers of all sellers, forms, stock, ratings, properties, pictures.",
  agentHint:
    "Use with product ids or addresses; `search` finds them. Each flag costs one call more for each product.",
  availability: "full",
  input: z
    .object({ ...productInput, ...localeInput, ...flags })
    .check(atLeastOne("productUrls", "productIds"))
    .check(shopCurrency),
  normalize: productForms,
  selects: names("productUrls", "productIds", "product"),
  features: SHOP_FLAGS,
  record: Product,
  dedupeKey: (record) => `${record.id} ${record.seller?.id ?? ""}`,
  canary: {
    input: { productIds: ["1081766367"] },
    atLeast: { records: 1, fields: ["title", "price", "seller"] },
  },
  run(ctx, asked, found) {
    const extra = new ExtraPages(ctx);
    return eachTarget(ctx, productTargets(asked), async function* (given, inner) {
      const { countryCode } = asked;
      const { page, state, draft } = await readProduct(inner, countryCode, await knownTarget(inner, given));
      const when = <T>(
        flag: keyof typeof flags,
        read: (ctx: RunContext, countryCode: string, id: string) => Promise<T>,
        id: string | null = draft.id,
      ) =>
        asked[flag] && id !== null
          ? extra.read(flag, () => read(inner, countryCode, id))
          : Promise.resolve(null);
      yield* extra.each(inner, [draft], async () => {
        const description = (await when("includeDescription", readDescription)) ?? draft.description;
        const reviews = await when(
          asked.includeReviews ? "includeReviews" : "includeCustomerPhotos",
          (own, _, id) => readReviewPage(own, { countryCode, query: {} }, id, 0),
        );
        const photos = reviews?.reviews.flatMap(({ imageUrls }) => imageUrls ?? []) ?? null;
        const hasAllReviews = reviews?.total != null && reviews.count >= reviews.total;
        const questions = await when("includeQuestions", readQuestions);
        const seller = await when("includeSellerInfo", readSeller, draft.seller?.id ?? null);
        const record = {
          ...draft,
          description,
          ratingHistogram: reviews?.summary.ratingHistogram ?? null,
          customerPhotoUrls: photos,
          requestedDeliveryLocation: asked.deliveryLocation ?? null,
          questionSamples: questions?.samples ?? null,
          sellerInfo: seller?.record ?? null,
          sellerContact: asked.includeContacts && state !== null ? contactFrom(state, inner.warn) : null,
        };
        const coverage = coverageOf(asked, SHOP_FLAGS, {
          ...COMPATIBLE_SHOP_FLAGS,
          includeDescription: outcomeOf(description !== null),
          // The first page of them.
          includeReviews: outcomeOf(false, reviews !== null),
          includeCustomerPhotos: outcomeOf(hasAllReviews && photos !== null, (photos ?? []).length > 0),
          includeOffers: outcomeOf(record.offers !== null, record.price !== null),
          includeQuestions: outcomeOf(questions?.isAll === true, questions !== null),
          includeSalesData: outcomeOf(
            record.soldCount !== null,
            record.basketCount !== null || record.viewCount !== null || record.favoriteCount !== null,
          ),
          includeSellerInfo: outcomeOf(seller !== null),
          includeContacts: outcomeOf(record.sellerContact !== null),
        });
        return found(page, record, coverage);
      });
    });
  },
});
