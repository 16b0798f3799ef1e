import {
  attributeFields,
  countField,
  fieldMask,
  fillerOf,
  linksField,
  listField,
  neededText,
  objectField,
  personFields,
  reviewFields,
  textField,
  z,
} from "../../../plugin-sdk/index.ts";

const { name } = personFields();

/** Record of `reviews`. */
export const Review = z
  .object({
    ...reviewFields(),
    author: objectField({ name }, "Who wrote it, with the name as masked by the source."),
    productId: neededText("Number of the product that was reviewed."),
    skuId: textField("Number of the form that was bought."),
    attributes: listField(attributeFields(), "What was bought, such as size and colour."),
    translatedText: textField("Text in the language of the page, as the source has it translated."),
    country: textField("Country of who wrote it, ISO 3166-1 alpha-2 in lower case."),
    writtenText: textField("When it was written, as shown; the day is that of the visitor's time zone."),
    videoUrls: linksField("Films of the review."),
    videoSeconds: countField("Length of the first film."),
  })
  .omit(fieldMask("url title ratingMax language experiencedOn publishedOn publishedText verified reply"))
  .meta({ title: "ProductReview" });
export const reviewOf = fillerOf(Review.shape);
