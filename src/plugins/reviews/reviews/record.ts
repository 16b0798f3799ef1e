import {
  countFrom,
  dayFrom,
  flagFrom,
  idFrom,
  instantFrom,
  linkField,
  maybe,
  needed,
  neededText,
  objectField,
  objectFrom,
  rarely,
  shapeOf,
  textField,
  textFrom,
  wordField,
  z,
} from "../../../plugin-sdk/index.ts";
import { PROFILE } from "../business/profile.ts";
import {
  countryFrom,
  onPage,
  onPages,
  pictureFrom,
  someOf,
  someRowsOf,
  starsFrom,
  wordsFrom,
} from "../site/kinds.ts";

const REPLY = {
  text: needed(textFrom("message", "Text.")),
  publishedAt: instantFrom("publishedDate", "When it was written, ISO 8601 UTC."),
  updatedAt: rarely(instantFrom("updatedDate", "When it was last changed.")),
};
const LOCATION = {
  id: needed(idFrom("id", "Number of the branch.")),
  name: textFrom("name", "Its name."),
};

const PRODUCT_REVIEW = {
  id: rarely(idFrom("id", "Id.")),
  rating: rarely(starsFrom("rating|stars", "Stars, 1 to 5.")),
  title: rarely(wordsFrom("title", "Title.")),
  text: rarely(wordsFrom("content|text|review", "Text.")),
  productName: rarely(wordsFrom("product.name|productName|name", "Product that it is about.")),
};
const REPORT = {
  reason: rarely(textFrom("reason|type|reportReason", "Why, in the words of the site.")),
  reportedAt: rarely(instantFrom("createdDateTime|createdAt|date", "When, ISO 8601 UTC.")),
};

const CHECK = "labels.verification";
/** A review as the site states it: where each field stands. */
export const REVIEW = {
  id: needed(idFrom("id", "Id of the review; on old pages who wrote it and when.")),
  rating: needed(starsFrom("rating", "Stars, 1 to 5.")),
  title: wordsFrom("title", "Title."),
  text: wordsFrom("text", "Text, plain; null for stars without words."),
  language: maybe(textFrom("language", "Language of the review, ISO 639-1.")),
  publishedAt: instantFrom("dates.publishedDate", "When it was published, ISO 8601 UTC."),
  ...onPages({
    experiencedOn: maybe(dayFrom("dates.experiencedDate", "Day of what the review tells of.")),
    updatedAt: maybe(instantFrom("dates.updatedDate", "When it was last changed.")),
    verified: flagFrom(`${CHECK}.isVerified`, "True when Trustpilot saw proof of the experience."),
    verificationLevel: maybe(textFrom(`${CHECK}.verificationLevel`, "Such as verified or not-verified.")),
    verificationSource: maybe(textFrom(`${CHECK}.verificationSource`, "Such as invitation.")),
    invitation: maybe(textFrom(`${CHECK}.reviewSourceName`, "How it came about, such as Organic.")),
    helpfulCount: countFrom("likes", "People who found it useful."),
    isPending: flagFrom("isPending", "True while Trustpilot looks into it."),
    isFiltered: flagFrom("filtered", "True when Trustpilot's software hides it from the score."),
    hasUnhandledReports: flagFrom("hasUnhandledReports", "True when a report about it is open."),
    reply: maybe(objectFrom("reply", REPLY, "Answer of the business.")),
    authorCountry: countryFrom("consumer.countryCode", "Country of who wrote it, ISO 3166-1 alpha-2."),
    authorReviewCount: countFrom("consumer.numberOfReviews", "Reviews that they wrote."),
    authorReviewCountHere: maybe(countFrom("consumersReviewCountOnSameDomain", "Those about this business.")),
    authorIsVerified: flagFrom("consumer.isVerified", "True when Trustpilot checked who they are."),
  }),
  submittedAt: rarely(instantFrom("dates.submittedDate", "When it was handed in; mostly not shown.")),
  report: rarely(someOf("report", REPORT, "Report about it, while one is shown.")),
  productReviews: rarely(someRowsOf("productReviews", PRODUCT_REVIEW, "What it says of products.")),
  location: rarely(objectFrom("location", LOCATION, "Branch that it is about.")),
  mergedFrom: rarely(textFrom("labels.merged.businessIdentifyingName", "Business that it was written for.")),
};

/** Who wrote a review: personal data. */
export const AUTHOR = {
  id: onPage(idFrom("id", "Id, for `reviewer`.")),
  name: textFrom("displayName", "Name as shown."),
  imageUrl: rarely(pictureFrom("imageUrl", "Picture.")),
};

const { address: _address, ...COMPANY } = shapeOf(PROFILE);

/** Record of `reviews`. */
export const Review = z
  .object({
    ...shapeOf(REVIEW),
    url: linkField("Page of the review; null where the page has no id of it."),
    author: objectField(
      { ...shapeOf(AUTHOR), url: textField("Page with all their reviews.") },
      "Who wrote it, with `includeAuthors`.",
    ),
    sentiment: wordField(
      ["negative", "neutral", "positive"],
      "Derived here from the stars, with `includeSentiment`.",
    ),
    businessId: neededText("Name of the business in addresses, for `businesses`."),
    businessName: neededText("Name of the business."),
    company: objectField(COMPANY, "The business, with `includeCompanyInfo`."),
  })
  .meta({ title: "Review" });
