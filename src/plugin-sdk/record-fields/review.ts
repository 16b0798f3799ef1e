import {
  countField,
  dayField,
  flagField,
  linkField,
  linksField,
  listField,
  neededText,
  numberField,
  objectField,
  textField,
} from "./field-types.ts";
import { fillerOf, type FieldsOf } from "./group.ts";
import { personFields } from "./identity.ts";
import { timeFields } from "./time.ts";

/** What somebody answered. */
export const replyFields = () => ({
  text: textField("Text of the answer."),
  author: objectField(personFields(), "Who answered."),
  ...timeFields("published", "When it was answered"),
});

/** One review of a product, shop, place or app. */
export const reviewFields = () => ({
  id: neededText("Id of the review."),
  url: linkField("Public page of the review."),
  title: textField("Title of the review."),
  text: textField("Text of the review, plain; null for a rating without words."),
  rating: numberField("Rating given."),
  ratingMax: numberField("Best rating that can be given, when the source states the scale."),
  language: textField("Language of the review, BCP 47."),
  ...timeFields("published", "When it was written or last changed"),
  experiencedOn: dayField("Day of what the review tells of."),
  verified: flagField("True when the source says that the purchase or visit took place."),
  helpfulCount: countField("How many people found it helpful."),
  author: objectField(personFields(), "Who wrote it."),
  reply: objectField(replyFields(), "Answer of the seller, owner or developer."),
  imageUrls: linksField("Pictures of the review."),
});

/** One public question with its answers. */
export const questionFields = () => ({
  id: neededText("Id of the question."),
  url: linkField("Public page of the question."),
  text: neededText("Question, plain."),
  language: textField("Language of the question, BCP 47."),
  ...timeFields("published", "When it was asked"),
  author: objectField(personFields(), "Who asked."),
  helpfulCount: countField("How many people found it helpful."),
  answerCount: countField("Answers, also those not shown."),
  answers: listField(
    { ...replyFields(), helpfulCount: countField("How many people found it helpful.") },
    "Answers that the page shows.",
  ),
});

/** A public request for quotation: what somebody wants to buy. */
export const rfqFields = () => ({
  id: neededText("Id of the request."),
  url: linkField("Public page of the request."),
  title: neededText("What is asked for."),
  rfqText: textField("The request, plain."),
  quantity: numberField("How much is wanted."),
  quantityUnit: textField("What is counted, as shown, such as pieces."),
  country: textField("Country of the buyer, ISO 3166-1 alpha-2 in lower case."),
  ...timeFields("published", "When it was published"),
  ...timeFields("expires", "When it ends"),
  quoteCount: countField("Quotations given so far."),
  quotesLeftCount: countField("Quotations that may still be given."),
  imageUrl: linkField("Main picture."),
});

export type Review = FieldsOf<ReturnType<typeof reviewFields>>;

/** Fills `reviewFields()`. */
export const reviewOf = fillerOf(reviewFields());
