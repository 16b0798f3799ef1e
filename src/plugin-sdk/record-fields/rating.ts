import { countField, numberField, objectField } from "./field-types.ts";
import { fillerOf, type FieldsOf } from "./group.ts";

const starCounts = () => ({
  1: countField("Ratings with one star."),
  2: countField("Ratings with two stars."),
  3: countField("Ratings with three stars."),
  4: countField("Ratings with four stars."),
  5: countField("Ratings with five stars."),
});

/** How a thing is rated. */
export const ratingFields = () => ({
  rating: numberField("Mean rating; null when unrated."),
  ratingMax: numberField("Best rating that can be given, when the source states the scale."),
  ratingCount: countField("How many people rated it."),
  reviewCount: countField("How many wrote a review."),
  ratingHistogram: objectField(starCounts(), "Ratings by stars."),
});

export type Rating = FieldsOf<ReturnType<typeof ratingFields>>;

/** Fills `ratingFields()`. */
export const ratingOf = fillerOf(ratingFields());
