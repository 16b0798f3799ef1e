import {
  countFrom,
  flagFrom,
  idFrom,
  int,
  isJsonObject,
  type JsonObject,
  needed,
  objectFrom,
  rarely,
  readObject,
  readRows,
  type RunContext,
  textFrom,
} from "../../../plugin-sdk/index.ts";
import { REVIEW } from "../reviews/record.ts";
import { countryFrom, pictureFrom } from "../site/kinds.ts";
import { objectsIn } from "../site/state.ts";

export const REVIEWER = {
  id: needed(idFrom("id", "Id.")),
  name: needed(textFrom("displayName", "Name as shown.")),
  imageUrl: rarely(pictureFrom("imageUrl", "Picture.")),
  country: rarely(countryFrom("countryCode", "Country, ISO 3166-1 alpha-2 in lower case.")),
  reviewCount: countFrom("numberOfReviews", "Reviews that they wrote."),
  isVerified: rarely(flagFrom("isVerified", "True when Trustpilot checked who they are.")),
};
const BUSINESS = {
  id: needed(textFrom("identifyingName", "Name in addresses, for `businesses`.")),
  name: textFrom("displayName", "Name."),
};
const { id, rating, title, text, language, publishedAt, experiencedOn, reply } = REVIEW;
/** A review on the page of who wrote it. */
export const OWN_REVIEW = {
  ...{ id, rating, title, text, language, publishedAt, experiencedOn, reply },
  business: objectFrom("business", BUSINESS, "What it is about."),
};

/**
 * Who a page is about and the reviews on it. Where the state keeps them is not known from a recording, so they are found by
 * what they hold. Null where nobody with this id is there.
 */
export function readReviewer(props: JsonObject, id: string, warn: RunContext["warn"]) {
  const reading = { answer: "profile", warn };
  const inside = [...objectsIn(props)];
  const person = inside.find((one) => one["id"] === id && typeof one["displayName"] === "string");
  const reviewer = readObject(REVIEWER, person, reading, "reviewer");
  if (reviewer === null) return null;
  const given = inside.filter((one) => Number.isInteger(one["rating"] ?? one["stars"]) && isReview(one));
  const views = given.map((one) => ({ rating: one["stars"], business: one["businessUnit"], ...one }));
  const paging = inside.find((one) => int(one, "totalPages") !== null);
  const pages = paging === undefined ? null : int(paging, "totalPages");
  return { reviewer, reviews: readRows(OWN_REVIEW, views, reading, "reviews"), pages };
}

const isReview = (one: JsonObject): boolean => isJsonObject(one["businessUnit"] ?? one["business"]);
