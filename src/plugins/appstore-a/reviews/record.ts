import {
  countFrom,
  digitsFrom,
  flagFrom,
  fieldFrom,
  idString,
  instantFrom,
  linkFrom,
  needed,
  neededLink,
  neededText,
  objectField,
  objectFrom,
  rarely,
  shapeOf,
  textField,
  textFrom,
  z,
} from "../../../plugin-sdk/index.ts";
import { LISTED } from "../shop/app-record.ts";

const AUTHOR = {
  name: textFrom("name.label", "Name as shown."),
  url: linkFrom("uri.label", "All their reviews."),
};
/** An empty id is none: two of them would be one review. */
const idAt = (path: string, meaning = "") =>
  needed(fieldFrom(path, textField(meaning), (id) => idString(id) || null));

/** A review of the feed, which wraps every text as `label`. */
export const FEED_REVIEW = {
  id: idAt("id.label", "Id of the review."),
  title: textFrom("title.label", "Title."),
  text: textFrom("content.label", "Text, plain."),
  rating: needed(digitsFrom("im:rating.label", "Stars, 1 to 5.")),
  publishedAt: rarely(instantFrom("updated.label", "When it was written or last changed, ISO 8601 UTC.")),
  appVersion: rarely(textFrom("im:version.label", "Version of the app that was reviewed.")),
  helpfulCount: rarely(digitsFrom("im:voteSum.label", "People who found it helpful.")),
  voteCount: rarely(digitsFrom("im:voteCount.label", "People who said whether it is.")),
  author: rarely(objectFrom("author", AUTHOR, "Who wrote it, with `includeAuthors`.")),
};

const REPLY = {
  text: needed(textFrom("body", "Text.")),
  publishedAt: rarely(instantFrom("modified", "When, UTC.")),
};
/** A review of the older list. */
export const LIST_REVIEW = {
  id: idAt("userReviewId"),
  title: textFrom("title", ""),
  text: textFrom("body", ""),
  rating: needed(countFrom("rating", "")),
  publishedAt: rarely(instantFrom("date", "")),
  helpfulCount: rarely(digitsFrom("voteSum", "")),
  voteCount: rarely(digitsFrom("voteCount", "")),
  isEdited: rarely(
    flagFrom("isEdited", "True where it was changed later; null where the list does not say."),
  ),
  authorName: rarely(textFrom("name", "")),
  reply: rarely(objectFrom("developerResponse", REPLY, "Answer of the developer; the feed shows none.")),
};

const { id, title, developer, rating, ratingCount, version } = shapeOf(LISTED);
const appInfo = { id, title, developer, rating, ratingCount, version };

/** Record of `reviews`. */
export const Review = z
  .object({
    ...shapeOf(FEED_REVIEW),
    reply: shapeOf(LIST_REVIEW).reply,
    isEdited: shapeOf(LIST_REVIEW).isEdited,
    appId: neededText("Number of the app."),
    country: neededText("Country of the storefront, ISO 3166-1 alpha-2 in lower case."),
    url: neededLink("Page of the app; reviews have none of their own."),
    reviewSource: textField("Which list of the source gave it: feed, list or page."),
    appInfo: objectField(appInfo, "The app, with `includeAppInfo`."),
  })
  .meta({ title: "Review" });
