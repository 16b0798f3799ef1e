import {
  countField,
  listField,
  neededText,
  objectField,
  personFields,
  ratingFields,
  reviewFields,
  textField,
  z,
} from "../../../plugin-sdk/index.ts";

const { id, name, url } = personFields();
const { rating, ratingCount, reviewCount, ratingHistogram } = ratingFields();
const tag = {
  name: neededText("What people write about, in their words."),
  count: countField("Reviews that do."),
  positiveCount: countField("Those that praise it."),
  negativeCount: countField("Those that do not."),
};

/** What the source says of all reviews of a product together. */
export const summaryShape = {
  rating,
  ratingCount,
  reviewCount,
  ratingHistogram,
  photoReviewCount: countField("Reviews with pictures."),
  tags: listField(tag, "Subjects of the reviews."),
  text: textField("Summary that the source has a machine write."),
};

/** Record of `reviews`. */
export const Review = z
  .object({
    ...reviewFields(),
    author: objectField({ name }, "Who wrote it, with the name as masked by the source."),
    productId: neededText(
      "Number of the product that was reviewed, which may be another form of the one asked for.",
    ),
    seller: objectField({ id, name, url }, "Who sold it to the reviewer."),
    summary: objectField(summaryShape, "All reviews of the product together, with `includeSummary`."),
  })
  .omit({ url: true, ratingMax: true, experiencedOn: true, publishedText: true, reply: true })
  .meta({ title: "ProductReview" });
