import {
  arr,
  countFrom,
  fieldFrom,
  flagFrom,
  htmlToText,
  idFrom,
  instantFrom,
  int,
  type JsonObject,
  linkFrom,
  listField,
  listFrom,
  maybe,
  needed,
  neededText,
  numberFrom,
  obj,
  objectFrom,
  rarely,
  ratingFields,
  statedIn,
  str,
  textFrom,
} from "../../../plugin-sdk/index.ts";
import {
  countryFrom,
  onPage,
  onPages,
  pictureFrom,
  rankFrom,
  someRowsOf,
  STARS,
  wordsFrom,
  zonedFrom,
} from "../site/kinds.ts";

const CATEGORY = {
  id: needed(idFrom("id", "Id, for `categories`.")),
  name: needed(textFrom("name", "Name.")),
  isPrimary: statedIn(["page", "review page"], flagFrom("isPrimary", "True for the main one.")),
  rank: onPage(rankFrom("rank", "Place of the business in it.")),
  businessCount: onPage(rankFrom("cardinality", "Ranked businesses in it.")),
};
const ADDRESS = {
  street: wordsFrom("address", "Street, or all of the address."),
  city: wordsFrom("city", "City."),
  postalCode: wordsFrom("zipCode", "Postal code."),
  country: onPage(countryFrom("country", "Country, ISO 3166-1 alpha-2 in lower case.")),
  countryName: rarely(textFrom("countryName", "Country in the language of the page.")),
};
const LISTED_NAMES = { id: needed(idFrom("categoryId", "")), name: needed(textFrom("displayName", "")) };
const LISTED_COUNTRY = { country: rarely(countryFrom("-", "")), countryName: wordsFrom("country", "") };
const VERIFICATION = {
  google: flagFrom("verifiedByGoogle", "By Google."),
  business: rarely(flagFrom("verifiedBusiness", "The business itself.")),
  paymentMethod: flagFrom("verifiedPaymentMethod", "How it pays."),
  userIdentity: flagFrom("verifiedUserIdentity", "Who manages its page."),
};
const REPLIES = {
  percent: numberFrom("replyPercentage", "Bad reviews that it answered, in percent."),
  averageDays: numberFrom("averageDaysToReply", "Days until the answer."),
  negativeReviewCount: countFrom("totalNegativeReviewsCount", "Bad reviews of the last year."),
  answeredCount: countFrom("negativeReviewsWithRepliesCount", "Those of them with an answer."),
  lastAt: zonedFrom("lastReplyToNegativeReview", "The last answer to one, ISO 8601 UTC."),
};
const LANGUAGE = {
  language: needed(textFrom("isoCode", "ISO 639-1.")),
  reviewCount: countFrom("reviewCount", "Reviews in it."),
};
const SIMILAR = {
  id: needed(textFrom("businessUnitIdentifyingName", "Name in addresses, for `businesses`.")),
  businessUnitId: idFrom("businessUnitId", "Number of the business."),
  name: textFrom("businessUnitDisplayName", "Name."),
  rating: numberFrom("trustScore", "TrustScore, 1 to 5."),
  stars: numberFrom("stars", "The same in half stars."),
  reviewCount: countFrom("numberOfReviews", "Reviews."),
  imageUrl: rarely(pictureFrom("businessUnitLogo", "Logo.")),
};
const ALERT = {
  type: maybe(idFrom("type|kind|id", "What kind of warning, in the words of the site.")),
  title: maybe(wordsFrom("title|heading|header", "Title.")),
  text: maybe(wordsFrom("text|body|message|description|content", "Text.")),
};
const TOPIC = {
  topic: idFrom("topic|topicId|name", "Topic, as the filter `topics` of `reviews` takes it."),
  text: needed(textFrom("summary.summary|summary|text", "Text.")),
};
const STATISTICS = "filters.reviewStatistics";
const LEVELS = ["topLevel", "midLevel", "bottomLevel"];
const CRUMB = { id: neededText("Id, for `categories`."), name: neededText("Name.") };

/** The way through the categories; null where a step has only one of id and name. */
function crumbsOf(value: unknown): { id: string; name: string }[] | null {
  const steps = LEVELS.map((level) => [str(value, `${level}Id`), str(value, `${level}DisplayName`)]);
  const crumbs = steps.flatMap(([id, name]) => (id != null && name != null ? [{ id, name }] : []));
  const stated = steps.filter(([id, name]) => id !== null || name !== null);
  return crumbs.length === stated.length && crumbs.length > 0 ? crumbs : null;
}

/** Five counts by stars; null where one is missing. */
function starCountsOf(value: unknown): Record<1 | 2 | 3 | 4 | 5, number> | null {
  const [one, two, three, four, five] = STARS.map((star) => int(value, star));
  if (one == null || two == null || three == null || four == null || five == null) return null;
  return { 1: one, 2: two, 3: three, 4: four, 5: five };
}

/** A business as its page states it: where each field stands in what `profileView` gives. */
export const PROFILE = {
  id: needed(textFrom("identifyingName", "Name in addresses, such as a domain, for `businesses`.")),
  businessUnitId: idFrom("id", "Number of the business, for `businesses`, too."),
  name: needed(textFrom("displayName", "Name.")),
  rating: numberFrom("trustScore", "TrustScore, 1 to 5; null when unrated."),
  stars: numberFrom("stars", "The same in half stars; null when unrated."),
  reviewCount: countFrom("numberOfReviews", "Reviews that the score rests on."),
  website: maybe(linkFrom("websiteUrl", "Own web site.")),
  imageUrl: onPage(pictureFrom("profileImageUrl", "Logo, or a picture of the site.")),
  categories: onPage(listFrom("categories", CATEGORY, "Categories, with the rank of the business in them.")),
  address: onPage(maybe(objectFrom("contactInfo", ADDRESS, "Address."))),
};
/** The same in a row of a list: those of categories have `contact` and `location`, others have all of it side by side. */
export const LISTED = {
  ...PROFILE,
  businessUnitId: idFrom("businessUnitId|id", ""),
  reviewCount: countFrom("numberOfReviews.total|numberOfReviews", ""),
  website: maybe(linkFrom("contact.website|websiteUrl", "")),
  imageUrl: pictureFrom("logoUrl", ""),
  categories: maybe(listFrom("categories", { ...CATEGORY, ...LISTED_NAMES }, "")),
  address: maybe(objectFrom("location", { ...ADDRESS, ...LISTED_COUNTRY }, "")),
  isRecommended: rarely(flagFrom("isRecommendedInCategories", "True when the list recommends it.")),
  isVerified: rarely(flagFrom("verified", "True when the list shows it as verified.")),
  phone: maybe(wordsFrom("contact.phone", "")),
  email: maybe(wordsFrom("contact.email", "")),
};
/** What only pages state. */
export const PAGE_PROFILE = {
  ...onPages({
    websiteTitle: maybe(textFrom("websiteTitle", "Web site as shown.")),
    categoryPath: maybe(fieldFrom("breadcrumb", listField(CRUMB, "Way to its main category."), crumbsOf)),
    isClaimed: flagFrom("isClaimed", "True when the business manages its page."),
    isClosed: flagFrom("isClosed", "True when it is out of business."),
    isTemporarilyClosed: flagFrom("isTemporarilyClosed", "True when it is closed for now."),
    isCollectingReviews: flagFrom("isCollectingReviews", "True when it invites reviews."),
    isMerged: flagFrom("isMerged", "True when pages were merged into this one."),
    hasIncentivisedReviews: flagFrom("hasCollectedIncentivisedReviews", "True when it rewarded reviews."),
    hasConsumerAlert: maybe(flagFrom("hasConsumerAlert", "True when Trustpilot warns of it on its page.")),
    consumerAlerts: maybe(someRowsOf("alerts", ALERT, "What it warns of; empty where it does not.")),
    verification: maybe(objectFrom("verification", VERIFICATION, "What Trustpilot has verified.")),
    replies: maybe(objectFrom("activity.replyBehavior", REPLIES, "How it answers bad reviews.")),
    claimedAt: maybe(instantFrom("activity.claimedDate", "When it took over its page, ISO 8601 UTC.")),
    isPaying: flagFrom("activity.hasSubscription", "True when it pays Trustpilot."),
    isAskingForReviews: flagFrom("activity.isAskingForReviews", "True when it asks its customers."),
    locationCount: countFrom("locationsCount", "Branches with a page of their own."),
  }),
  listedReviewCount: rarely(countFrom("filters.totalNumberOfReviews", "Reviews that can be read.")),
  ratingHistogram: rarely(fieldFrom(`${STATISTICS}.ratings`, ratingFields().ratingHistogram, starCountsOf)),
  languages: rarely(listFrom(`${STATISTICS}.reviewLanguages`, LANGUAGE, "Reviews by language.")),
  description: rarely(wordsFrom("description", "What the business says about itself, plain.")),
  aiSummary: rarely(textFrom("aiSummary.summary", "Summary of the reviews that Trustpilot generates.")),
  aiSummaryModel: rarely(textFrom("aiSummary.modelVersion", "Version of the model that wrote it.")),
  aiTopics: rarely(listFrom("topicAiSummaries", TOPIC, "Such summaries by topic.")),
  similarBusinesses: rarely(listFrom("similarBusinessUnits", SIMILAR, "Businesses like it.")),
};
/** May be personal data. */
export const CONTACT = {
  phone: rarely(wordsFrom("contactInfo.phone", "Telephone number, with `includeContacts`.")),
  email: rarely(wordsFrom("contactInfo.email", "E-mail address, with `includeContacts`.")),
};

/** The state of a page with the business at its root, and with what stands in more than one way in one. */
export function profileView(props: JsonObject): JsonObject {
  const unit = obj(props, "businessUnit") ?? {};
  // The first of several stands alone, too.
  const several = arr(unit, "consumerAlerts") ?? [];
  const alerts = (several.length > 0 ? several : [unit["consumerAlert"]]).flatMap((alert) =>
    typeof alert === "string" ? { text: alert } : (obj(alert) ?? []),
  );
  const hasAlert = alerts.length > 0 || null;
  const html = str(props, "sidebarData.infoBusinessUnitBox.descriptionText");
  return {
    ...(unit["consumerAlert"] === undefined ? {} : { hasConsumerAlert: hasAlert, alerts }),
    ...(html === null ? {} : { description: htmlToText(html) }),
    ...props,
    ...unit,
  };
}
