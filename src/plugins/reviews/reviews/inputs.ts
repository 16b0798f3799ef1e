import {
  atLeastOne,
  countIn,
  flag,
  type JsonObject,
  languageTag,
  listOf,
  MAX_BROAD_URLS,
  productId,
  searchText,
  type Step,
  str,
  z,
} from "../../../plugin-sdk/index.ts";
import { businesses, countryInput } from "../inputs.ts";
import { ID, reviewOf } from "../targets.ts";

const day = z.iso.date("Expected a day such as 2026-01-31.").optional();

export const FEATURES = [
  "includeCompanyInfo",
  "includeAuthors",
  "includeSentiment",
  "includeReviews",
] as const;

export const reviewsInput = z
  .object({
    businesses: businesses.optional(),
    reviewIds: listOf(
      productId.refine(
        (id) => ID.test(id),
        "Expected an id of 24 digits, or the address of a single review.",
      ),
      MAX_BROAD_URLS,
      "reviews",
    )
      .optional()
      .describe(
        "Single reviews: `id` of a Record, or addresses of their pages. Filters do not count for them.",
      )
      .meta({ aliases: ["reviewId", "reviewUrl", "reviewUrls", "singleReviews"] }),
    country: countryInput,
    language: languageTag
      .optional()
      .describe("Only reviews in this language. Without it those in all languages.")
      .meta({ aliases: ["lang", "languages", "reviewLanguage", "locale"] }),
    stars: listOf(countIn(1, 5), 5, "star filters")
      .optional()
      .describe("Only reviews with these stars.")
      .meta({ aliases: ["star", "rating", "ratings", "filterStars"] }),
    sentiment: listOf(z.enum(["negative", "neutral", "positive"]), 3, "sentiments")
      .optional()
      .describe("The same in words: 1 and 2 stars, 3, 4 and 5.")
      .meta({ aliases: ["sentiments"] }),
    date: z
      .enum(["last30days", "last3months", "last6months", "last12months"])
      .optional()
      .describe("Only reviews of this time.")
      .meta({ aliases: ["dateRange", "datePosted", "period"] }),
    dateFrom: day
      .describe("Only reviews published on this day or later.")
      .meta({ aliases: ["startDate", "since", "fromDate", "from"] }),
    dateTo: day
      .describe("Only reviews published on this day or earlier.")
      .meta({ aliases: ["endDate", "until", "toDate", "to"] }),
    verified: flag
      .default(false)
      .describe("Only reviews that are verified.")
      .meta({ aliases: ["verifiedOnly", "onlyVerified"] }),
    replies: flag
      .default(false)
      .describe("Only reviews that the business answered.")
      .meta({ aliases: ["reply", "hasReply", "withReply", "withReplies", "repliesOnly"] }),
    search: searchText
      .optional()
      .describe("Only reviews with these words.")
      .meta({ aliases: ["reviewSearch", "textSearch", "searchReviews"] }),
    topics: listOf(searchText, 20, "topics")
      .optional()
      .describe("Only reviews of these topics, such as `topic` in `aiTopics` of a business.")
      .meta({ aliases: ["topic", "aspects"] }),
    sort: z
      .enum(["recency", "relevance"])
      .default("recency")
      .describe("Order: newest first, or the site's own.")
      .meta({ aliases: ["sortBy", "orderBy", "reviewSort"] }),
    includeAuthors: flag
      .default(false)
      .describe("Also gives id, name, page and picture of who wrote each review: personal data.")
      .meta({ aliases: ["includeAuthor", "includeReviewer", "includeReviewers", "includeConsumer"] }),
    includeCompanyInfo: flag
      .default(false)
      .describe("Also gives a few facts of the business.")
      .meta({ aliases: ["includeBusinessInfo", "includeProfile"] }),
    includeSentiment: flag.default(false).describe("Also gives the sentiment that the stars stand for."),
    includeReviews: flag.default(false).describe("Taken for compatibility: Records are reviews."),
  })
  .check(atLeastOne("businesses", "reviewIds"))
  .refine((asked) => wantedStars(asked).length > 0, "No number of stars is in both `stars` and `sentiment`.");
export type ReviewsAsked = z.output<typeof reviewsInput>;

const SENTIMENTS = ["negative", "negative", "neutral", "positive", "positive"] as const;
/** What stars of 1 to 5 stand for. */
export const sentimentOf = (stars: number) => SENTIMENTS[stars - 1] ?? null;

/** Stars that are wanted, best first; all five where no filter says otherwise. */
export const wantedStars = ({
  stars,
  sentiment,
}: {
  stars?: number[] | undefined;
  sentiment?: string[] | undefined;
}): number[] =>
  [5, 4, 3, 2, 1].filter(
    (one) => (stars?.includes(one) ?? true) && (sentiment?.some((word) => word === sentimentOf(one)) ?? true),
  );

const reviewIn = (item: unknown): string | null => reviewOf(str(item) ?? str(item, "url") ?? "");
const itemsOf = (raw: JsonObject): unknown[] => [raw["businesses"] ?? []].flat();

/** True where a single review is named. */
export const namesReview = (raw: JsonObject): boolean =>
  (raw["reviewIds"] ?? null) !== null || itemsOf(raw).some((item) => reviewIn(item) !== null);

/** Addresses of single reviews among those of businesses become `reviewIds`. */
export const reviewsApart: Step = (raw, note) => {
  const ids = itemsOf(raw).flatMap((item) => reviewIn(item) ?? []);
  if (ids.length === 0) return raw;
  note("businesses", "Addresses of single reviews became `reviewIds`.");
  const { businesses: _all, ...others } = raw;
  const rest = itemsOf(raw).filter((item) => reviewIn(item) === null) as JsonObject[];
  return {
    ...others,
    ...(rest.length === 0 ? {} : { businesses: rest }),
    reviewIds: [...ids, ...[raw["reviewIds"] ?? []].flat()],
  };
};
