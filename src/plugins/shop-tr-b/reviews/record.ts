import {
  countField,
  fieldMask,
  linkField,
  listField,
  neededText,
  numberField,
  objectField,
  personFields,
  ratingFields,
  reviewFields,
  textField,
  textsField,
  z,
} from "../../../plugin-sdk/index.ts";

const { id, name, url } = personFields();
const { rating, reviewCount, ratingHistogram } = ratingFields();

/** What the source says of all reviews of a product together. */
export const summaryShape = {
  rating,
  reviewCount,
  ratingHistogram,
  text: textField("Summary that the source has a machine write."),
};

/** Record of `reviews`. */
export const Review = z
  .object({
    ...reviewFields(),
    author: objectField({ name }, "Who wrote it, where the source shows the name; it masks the surname."),
    productId: neededText(
      "Number (SKU) of the form that was reviewed; forms of a product share their reviews.",
    ),
    productTitle: textField("Its title."),
    productUrl: linkField("Its page."),
    seller: objectField({ id, name, url }, "Who sold it to the reviewer."),
    city: textField("City that it was sent to."),
    unhelpfulCount: countField("People who did not find it helpful."),
    featureRatings: listField(
      {
        id: neededText("What was rated, as the source calls it."),
        rating: numberField("Rating given, 1 to 5."),
      },
      "Ratings of single features.",
    ),
    keywords: textsField("Subjects that the source found in it."),
    summary: objectField(summaryShape, "All reviews of the product together, with `includeSummary`."),
  })
  .omit(fieldMask("url title ratingMax language experiencedOn publishedText reply"))
  .meta({ title: "ProductReview" });
