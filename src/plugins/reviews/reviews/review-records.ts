import {
  coverageOf,
  type Finder,
  type Found,
  outcomeOf,
  type RunContext,
  type z,
} from "../../../plugin-sdk/index.ts";
import type { readBusiness } from "../business/businesses.ts";
import type { BusinessPage } from "../site/business-page.ts";
import { ID } from "../targets.ts";
import { FEATURES, type ReviewsAsked, sentimentOf } from "./inputs.ts";
import type { Review } from "./record.ts";
import { authorOf, type ListedReview, type reviewsIn, reviewUrl } from "./review-list.ts";

export type ReviewRecord = z.input<typeof Review>;

/** Makes the function that makes Records of reviews of one page, with what the input asks for besides them. */
export function reviewRecords(asked: ReviewsAsked, found: Finder<ReviewRecord>) {
  return function* (
    ctx: RunContext,
    { page, state }: BusinessPage,
    business: ReturnType<typeof readBusiness>,
    list: ReturnType<typeof reviewsIn>,
    wanted: readonly ListedReview[],
  ): Generator<Found<ReviewRecord>> {
    for (const row of wanted) {
      const author = asked.includeAuthors ? authorOf(list.given.get(row.id), state, ctx.warn) : null;
      const record = {
        ...row,
        url: ID.test(row.id) ? reviewUrl(row.id) : null,
        author,
        sentiment: asked.includeSentiment ? sentimentOf(row.rating) : null,
        businessId: business.id,
        businessName: business.name,
        company: asked.includeCompanyInfo ? companyOf(business) : null,
      };
      const coverage = coverageOf(asked, FEATURES, {
        includeCompanyInfo: outcomeOf(true),
        includeAuthors: outcomeOf(author !== null),
        includeSentiment: outcomeOf(true),
        includeReviews: "accepted_for_compatibility",
      });
      yield found.row(page, record, coverage);
    }
  };
}

function companyOf(business: ReturnType<typeof readBusiness>) {
  const { id, businessUnitId, name, rating, stars, reviewCount, website, imageUrl, categories } = business;
  return { id, businessUnitId, name, rating, stars, reviewCount, website, imageUrl, categories };
}
