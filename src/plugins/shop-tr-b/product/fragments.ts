import {
  arr,
  fieldFrom,
  filledText,
  htmlToText,
  int,
  type JsonObject,
  needed,
  obj,
  rarely,
  readRows,
  str,
  textField,
  type Warn,
} from "../../../plugin-sdk/index.ts";
import { histogramOf, photosOf } from "../reviews/review-rows.ts";

/** People end their texts with empty lines. */
const trimmedFrom = (path: string) => fieldFrom(path, textField(""), (value) => filledText(value));
const QUESTION = {
  question: needed(trimmedFrom("editedQuestion")),
  answer: rarely(trimmedFrom("answers.0.editedAnswer")),
};

/** What the shop writes where a seller wrote nothing. */
const FILLER = /en iyi fiyatla Hepsiburada/;
export const ownText = (html: string | null): string | null => {
  const text = htmlToText(html ?? "").trim();
  return text === "" || FILLER.test(text) ? null : text;
};

/** What the fragments of a product page say beside its data: description, first questions and reviews. */
export function fragmentsOf(states: readonly JsonObject[], sku: string, warn: Warn) {
  /** The part of the page that has such a key; null, with a warning, when it is about another product. */
  const part = (names: string, key: string) => {
    const all = states.flatMap((state) => [obj(state, "data") ?? {}, obj(state, "data.data") ?? {}]);
    const found = all.filter((data) => data[key] !== undefined);
    const own = found.find((data) => str(data, "sku") === sku) ?? null;
    if (own === null && found.length > 0)
      warn("field_missing", `${names}: that part of the page is not about product ${sku}.`);
    return own;
  };
  const questions = obj(
    part("questionSamples, questionCount", "publishedQnaResponse"),
    "publishedQnaResponse",
  );
  const asked = arr(questions, "data.publishedQnAList");
  const reviews = part("ratingHistogram, customerPhotoUrls", "userReviews");
  const lacks = (names: string) => {
    warn("field_missing", `${names}: that part of the page has another form.`);
  };
  if (questions !== null && asked === null) lacks("questionSamples");
  const reviewRows = arr(reviews, "userReviews.data.approvedUserContent.approvedUserContentList");
  if (reviews !== null && reviewRows === null) lacks("customerPhotoUrls");
  const photos = photosOf(reviewRows ?? [], warn);
  const count = int(reviews, "summary.userContentCount");
  return {
    description: ownText(str(part("description", "description"), "description")),
    questionSamples:
      asked === null
        ? null
        : readRows(QUESTION, asked, { answer: "list of questions", warn }, "questionSamples"),
    questionCount: int(questions, "totalItemCount"),
    ratingHistogram: reviews === null ? null : histogramOf(obj(reviews, "summary.details"), count, warn),
    // The page has the first reviews alone: without pictures they say nothing of the others.
    customerPhotoUrls: photos.length > 0 || reviewRows?.length === count ? photos : null,
  };
}
