import {
  arr,
  changed,
  int,
  obj,
  type PageText,
  readObject,
  readRows,
  type RunContext,
  sourceUrl,
} from "../../../plugin-sdk/index.ts";
import { SITE } from "../source.ts";
import type { State } from "../site/state.ts";
import { AUTHOR, REVIEW } from "./record.ts";

export type ListedReview = ReturnType<typeof readRows<typeof REVIEW>>[number];

/** Reviews of a page or answer, and how many there are of them on all pages. */
export function reviewsIn(
  page: PageText,
  { props, answer }: State,
  warn: RunContext["warn"],
  name = "reviews",
) {
  const given = arr(props, "reviews");
  const views = given?.map((row) => ({ isPending: obj(row)?.["pending"], ...obj(row) })) ?? [];
  const rows = readRows(REVIEW, views, { answer, warn }, name);
  if (rows.length === 0 && views.length > 0)
    throw changed(page, "None of the reviews of the page has the known form.");
  const paging = obj(props, "filters.pagination");
  const total = int(paging, "totalCount") ?? int(props, "filters.totalNumberOfFilteredReviews");
  const perPage = int(paging, "perPage") ?? views.length;
  return {
    rows,
    /** As they stand in the page, for what `rows` leaves out. */
    given: new Map(given?.map((row) => [obj(row)?.["id"], row])),
    isWhole: rows.length === views.length,
    total,
    perPage,
    pages: int(paging, "totalPages") ?? (total === null ? null : Math.ceil(total / (perPage || 1))),
    page: int(paging, "currentPage"),
    /** The filters that the page says to have applied. */
    selected: obj(props, "filters.selected"),
  };
}

export const reviewUrl = (id: string): string => sourceUrl(SITE, "/reviews/{id}", { id });

/** Who wrote a review; null where the page does not say. */
export function authorOf(review: unknown, { answer }: State, warn: RunContext["warn"]) {
  const author = readObject(AUTHOR, obj(review, "consumer"), { answer, warn }, "author");
  return (
    author && {
      ...author,
      url: author.id === null ? null : sourceUrl(SITE, "/users/{id}", { id: author.id }),
    }
  );
}
