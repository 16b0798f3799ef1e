import {
  fieldMask,
  fillerOf,
  flagField,
  neededLink,
  neededText,
  placeField,
  reviewFields,
  textField,
  z,
} from "../../../plugin-sdk/index.ts";

const shared = z
  .object({
    ...reviewFields(),
    url: neededLink("Page of the review."),
    country: textField(
      "Country that it was written in, ISO 3166-1 alpha-2; null where its name is not known.",
    ),
    dateText: textField("Where and when it was written, as shown."),
    isForeign: flagField("True when it was written in another shop than that of the page."),
    formText: textField("Which form of the product was bought, as shown."),
  })
  // Names of people are left out, and Amazon shows no answers, languages or clock times.
  .omit(fieldMask("author reply language experiencedOn publishedAt publishedText"));
export const reviewShape = shared.shape;
export const reviewOf = fillerOf(reviewShape);

/** Record of `reviews`. */
export const Review = shared
  .extend({
    productId: neededText("ASIN of the product whose page prints it."),
    productTitle: textField("Its title."),
    resultPosition: placeField("Place among the reviews of the page, from 1."),
  })
  .meta({ title: "Review" });
