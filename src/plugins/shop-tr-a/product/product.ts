import {
  atLeastOne,
  coverageOf,
  eachTarget,
  ExtraPages,
  operation,
  outcomeOf,
  type RunContext,
  z,
} from "../../../plugin-sdk/index.ts";
import {
  localeInput,
  names,
  optional,
  productForms,
  productInput,
  productTargets,
  shopCurrency,
} from "../inputs.ts";
import { readReviewPage } from "../reviews/review-page.ts";
import { readSeller } from "../seller/read-seller.ts";
import { contactFrom } from "./contact.ts";
import { readDescription, readQuestions } from "./extras.ts";
import { knownTarget, readProduct } from "./read-product.ts";
import { Product } from "./record.ts";

const flags = {
  includeDescription: optional("The seller's description: one call more for each product."),
  includeReviews: optional("Ratings by stars and pictures of buyers from the newest reviews: one call more."),
  includeQuestions: optional("Questions that sellers answered: one call more."),
  includeSellerInfo: optional("The seller's shop: one call more.").meta({
    aliases: ["sellerIntelligence", "includeSeller", "includeSellerDetails"],
  }),
  includeContacts: optional(
    "Registered name, e-mail, tax number and address of the seller: may be personal data.",
  ).meta({
    aliases: ["includeEmails", "includeEmail", "scrapeContacts", "publicContacts", "includePublicContacts"],
  }),
};
const FEATURES = Object.keys(flags) as (keyof typeof flags)[];

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
  features: FEATURES,
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
        const reviews = await when("includeReviews", (own, _, id) =>
          readReviewPage(own, { countryCode, query: {} }, id, 0),
        );
        const questions = await when("includeQuestions", readQuestions);
        const seller = await when("includeSellerInfo", readSeller, draft.seller?.id ?? null);
        const record = {
          ...draft,
          description,
          ratingHistogram: reviews?.summary.ratingHistogram ?? null,
          customerPhotoUrls: reviews?.reviews.flatMap(({ imageUrls }) => imageUrls ?? []) ?? null,
          questionSamples: questions?.samples ?? null,
          sellerInfo: seller?.record ?? null,
          sellerContact: asked.includeContacts && state !== null ? contactFrom(state, inner.warn) : null,
        };
        const coverage = coverageOf(asked, FEATURES, {
          includeDescription: outcomeOf(description !== null),
          // The first page of them.
          includeReviews: outcomeOf(false, reviews !== null),
          includeQuestions: outcomeOf(questions?.isAll === true, questions !== null),
          includeSellerInfo: outcomeOf(seller !== null),
          includeContacts: outcomeOf(record.sellerContact !== null),
        });
        return found(page, record, coverage);
      });
    });
  },
});
