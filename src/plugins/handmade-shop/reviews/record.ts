import {
  fillerOf,
  neededLink,
  neededText,
  placeField,
  reviewFields,
  textField,
  z,
} from "../../../plugin-sdk/index.ts";

/** Record of `reviews`. */
export const Review = z
  .object({
    ...reviewFields(),
    id: neededText("Made of the listing, the day and the text: the page's data have no id."),
    url: neededLink("Page of the listing; reviews have none of their own."),
    transactionId: textField(
      "Number of the purchase, where the page shows the review; `customer-photos` has it, too.",
    ),
    productId: neededText("Number of the listing whose page shows the review; `listing` takes it."),
    listingTitle: textField("Its title."),
    shopName: textField("Shop that sells it, for `shop`."),
    resultPosition: placeField("Place among the reviews of the page, from 1."),
  })
  // Etsy shows none of these in the page.
  .omit({ title: true, language: true, experiencedOn: true, helpfulCount: true, reply: true })
  .omit({ publishedAt: true, publishedText: true })
  .meta({ title: "Review" });
export const reviewOf = fillerOf(Review.shape);
