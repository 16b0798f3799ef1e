import {
  countField,
  dayField,
  fieldMask,
  fillerOf,
  listField,
  numberField,
  objectField,
  sellerProfileFields,
  textField,
  textsField,
  z,
} from "../../../plugin-sdk/index.ts";

const stars = () => ({
  ratingCount: countField("Ratings in this time."),
  1: countField("Of them with one star."),
  2: countField("Of them with two stars."),
  3: countField("Of them with three stars."),
  4: countField("Of them with four stars."),
  5: countField("Of them with five stars."),
});

/** Record of `seller`. */
export const Seller = z
  .object({
    ...sellerProfileFields(),
    country: textField("Country of the shop, ISO 3166-1 alpha-2 in lower case."),
    legalLines: textsField("Business name, kind, numbers and address, one text for each line shown."),
    ratingsByTime: objectField(
      {
        oneMonth: objectField(stars(), "Last 30 days."),
        threeMonth: objectField(stars(), "Last 90 days."),
        twelveMonth: objectField(stars(), "Last 12 months."),
        lifetime: objectField(stars(), "All time."),
      },
      "How the seller was rated, by time.",
    ),
    feedback: listField(
      {
        rating: numberField("Stars given."),
        text: textField("What was said, plain."),
        publishedOn: dayField("Day."),
        dateText: textField("Day as shown."),
      },
      "What buyers said, newest first, without their names; with `includeFeedback`.",
    ),
    feedbackCount: countField("How many were said in all; with `includeFeedback`."),
  })
  .omit(fieldMask("website latitude longitude reviewCount soldCount soldCountText"))
  .omit({ productCount: true, followerCount: true, responseText: true, isVerified: true, badges: true })
  .omit({ joinedAt: true, joinedOn: true, joinedText: true })
  .meta({ title: "Seller" });
export const sellerProfileOf = fillerOf(Seller.shape);
