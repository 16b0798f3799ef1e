import {
  absoluteUrl,
  flagField,
  linkField,
  needed,
  neededText,
  numberField,
  type readRows,
  fieldFrom,
  textField,
  timeFields,
  timeOf,
} from "../../../plugin-sdk/index.ts";
import { flagAt, markupAt, rawAt, textAt, toldAmountAt } from "../job/job-facts.ts";

const { publishedAt: _instant, ...published } = timeFields("published", "When it was sent in");

/** What a page of a company shows of one review; the source names no reviewer. */
export const shownReviewFields = () => ({
  id: neededText("Id of the review."),
  url: linkField("Page of the review."),
  title: textField("Title of the review."),
  text: textField("Text of the review, plain; the page may cut it."),
  rating: numberField("Stars, 1 to 5."),
  jobTitle: textField("What the reviewer works or worked as."),
  isCurrentEmployee: flagField("True when the reviewer worked there when it was written."),
  location: textField("Where the reviewer works or worked, as shown."),
  ...published,
});

const idIn = (address: unknown): string | null =>
  typeof address === "string" ? (/[?&]id=([\w-]+)/.exec(address)?.[1] ?? null) : null;

/** Where each fact of a review stands. */
export const SHOWN_REVIEW = {
  id: needed(fieldFrom("reviewUrl", textField(""), idIn)),
  address: rawAt("reviewUrl"),
  title: textAt("title"),
  text: markupAt("text"),
  rating: toldAmountAt("overallRating"),
  jobTitle: textAt("jobTitle"),
  isCurrentEmployee: flagAt("currentEmployee"),
  location: textAt("location"),
  published: rawAt("submissionDate"),
};

type Row = ReturnType<typeof readRows<typeof SHOWN_REVIEW>>[number];

/** The reviews of a page by what was read of them. */
export const shownReviews = (rows: readonly Row[], site: string, locale: string | undefined) =>
  rows.map(({ address, published: shown, ...row }) => {
    const { publishedOn, publishedText } = timeOf("published", shown, { locale });
    return { ...row, url: address === null ? null : absoluteUrl(address, site), publishedOn, publishedText };
  });
