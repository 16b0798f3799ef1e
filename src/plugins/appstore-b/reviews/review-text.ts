import { alwaysAt, FieldTable, maybeAt, neededAt } from "../../../plugin-shared/google/field-table.ts";
import { cell, type Kind } from "../../../plugin-shared/google/kinds.ts";
import { jspbAt } from "../../../plugin-shared/google/jspb.ts";
import { SourceError, type Warn, z } from "../../../plugin-sdk/index.ts";
import { image } from "../kinds.ts";

const stars: Kind<number> = {
  schema: z.int().min(1).max(5),
  read: (found) => ([1, 2, 3, 4, 5].includes(found as number) ? (found as number) : null),
};
const AUTHOR = new FieldTable({
  name: alwaysAt(cell.text, "Name as shown", [0]),
  imageUrl: alwaysAt(image, "Picture", [1]),
});
const CRITERION = new FieldTable({
  name: neededAt(cell.text, "Question asked, such as vaf_app_quality_stability", [0]),
  answer: maybeAt(cell.integer, "Code of the answer at the source; null when left open", [1, 0], [2, 0]),
});
const REPLY = new FieldTable({
  authorName: alwaysAt(cell.text, "Name of the developer", [0]),
  text: neededAt(cell.text, "Text of the reply", [1]),
  publishedAt: alwaysAt(cell.instant, "When it was written, ISO 8601 UTC", [2]),
});

/** One text review, as the app page and the review list show it. [9], the reviewer's Google profile, is never read. */
export const REVIEW = new FieldTable({
  id: neededAt(cell.text, "Id of the review", [0]),
  author: neededAt(AUTHOR.object, "Who wrote it", [1]),
  rating: neededAt(stars, "Stars, 1 to 5", [2]),
  text: maybeAt(cell.text, "Text of the review", [4]),
  publishedAt: alwaysAt(cell.instant, "When it was written or last changed, ISO 8601 UTC", [5]),
  helpfulCount: alwaysAt(cell.count, "How many people found it helpful", [6]),
  appVersion: maybeAt(cell.text, "Version of the app that was reviewed", [10]),
  criteria: maybeAt(CRITERION.list, "Answers to questions of the source; null without any", [12, 0]),
  reply: maybeAt(REPLY.object, "Reply of the developer", [7]),
});
export const ReviewText = z.object(REVIEW.shape);
export type ReviewText = z.output<typeof ReviewText>;

/** One page of reviews and the token of the next; the last page has none. */
export interface ReviewPage {
  reviews: ReviewText[];
  nextToken: string | null;
}

/** Reads the payload of the review RPC; null and an empty list say that there are none. @throws SourceError `source_changed` */
export function parseReviews(payload: unknown, warn: Warn): ReviewPage {
  if (payload === null || (Array.isArray(payload) && payload.length === 0))
    return { reviews: [], nextToken: null };
  const list = jspbAt(payload, [0]);
  if (list === null)
    throw new SourceError("source_changed", "The answer has data, but no list of reviews at [0].");
  const token = jspbAt(payload, [1, 1]);
  return {
    reviews: REVIEW.rows(list, "reviews", warn).map(({ row }) => row),
    nextToken: typeof token === "string" ? token : null,
  };
}
