import type { HtmlDocument } from "../../../plugin-sdk/index.ts";
import { countIn, type Facts, starsIn } from "./facts.ts";

/** Mean and number of ratings, which the head of the page and its reviews both show. */
export function ratingOn(doc: HtmlDocument, facts: Facts) {
  const head = doc.one("#averageCustomerReviews_feature_div") ?? doc.one("#averageCustomerReviews");
  const rating =
    starsIn(head?.attrOf("#acrPopover", "title") ?? null) ??
    starsIn(head?.textOf(".a-icon-alt") ?? null) ??
    starsIn(doc.textOf("[data-hook=rating-out-of-text]"));
  const counter = head?.one("#acrCustomerReviewText") ?? doc.one("#acrCustomerReviewText");
  const headCount =
    countIn(counter?.attr("aria-label") ?? null, facts) ?? countIn(counter?.text() ?? null, facts);
  const below = countIn(doc.textOf("[data-hook=total-review-count]"), facts);
  if (headCount !== null && below !== null && headCount !== below)
    facts.warn(
      "sources_disagree",
      `ratingCount: the head says ${headCount}, the reviews ${below}; the first was taken.`,
    );
  const ratingCount = headCount ?? below;
  if ((rating === null) !== (ratingCount === null))
    facts.warn("field_missing", "rating, ratingMax, ratingCount: the page shows one of them only.");
  return { rating, ratingMax: rating === null ? null : 5, ratingCount };
}
