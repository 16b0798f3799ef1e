import { SourceError } from "../../../plugin-sdk/index.ts";
import type { ReviewText } from "../records/review.ts";
import { isoTime, text, webUrl, wholeNumber } from "./cleaners.ts";
import { pathsOf, readRows, row } from "./mapping.ts";
import { EACH, placesOf, under } from "./places.ts";
import { at, dig, listAt } from "./sparse.ts";

/** [9] holds the Google profile of the reviewer: personal data, never read. */
const ROWS = {
  reviewId: row([0], text),
  author: row([1, 0], text),
  avatarUrl: row([1, 1, 3, 2], webUrl),
  rating: row([2], wholeNumber),
  text: row([4], text),
  createdAt: row([5], isoTime),
  thumbsUpCount: row([6], wholeNumber),
  appVersion: row([10], text),
};

const CRITERIA = [12, 0];
const REPLY = [7];
const NEXT_TOKEN = [1, 1];

/** What is read of a review in a list. */
export const REVIEW_LIST_PATHS = under([0, EACH], [...pathsOf(ROWS), CRITERIA, REPLY]);
/** What is read of the payload of the review RPC. */
export const REVIEW_PLACES = placesOf([...REVIEW_LIST_PATHS, NEXT_TOKEN]);

/** One page of reviews and the token of the next; the last page has none. */
export interface ReviewPage {
  reviews: ReviewText[];
  nextToken: string | null;
}

/**
 * Reads the payload of the review RPC. A payload without a list means that there are no reviews.
 * @throws SourceError `source_changed` when a review has no id or no stars
 */
export function parseReviews(payload: unknown): ReviewPage {
  return { reviews: reviewTexts(at(payload, 0)), nextToken: text(dig(payload, NEXT_TOKEN)) };
}

/** The reviews of a list. @throws SourceError `source_changed` */
export function reviewTexts(list: unknown): ReviewText[] {
  return listAt(list, []).map(reviewText);
}

function reviewText(node: unknown): ReviewText {
  const fields = readRows(node, ROWS);
  const { reviewId, rating } = fields;
  if (reviewId === null || rating === null) {
    throw new SourceError("source_changed", "A review has no id at [0] or no stars at [2].");
  }
  return { ...fields, reviewId, rating, criteria: criteriaOf(node), reply: replyOf(node) };
}

function criteriaOf(node: unknown): ReviewText["criteria"] {
  return listAt(node, CRITERIA).flatMap((criterion) => {
    const name = text(at(criterion, 0));
    const rating = wholeNumber(dig(criterion, [1, 0])) ?? wholeNumber(at(criterion, 2));
    return name === null ? [] : { name, rating };
  });
}

function replyOf(node: unknown): ReviewText["reply"] {
  const reply = dig(node, REPLY);
  const words = text(at(reply, 1));
  if (words === null) return null;
  return { author: text(at(reply, 0)), text: words, repliedAt: isoTime(at(reply, 2)) };
}
