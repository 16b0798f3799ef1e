import {
  countField,
  fillerOf,
  linkField,
  listField,
  neededText,
  numberField,
  objectField,
  placeField,
  productFields,
  textField,
  textsField,
  variantFields,
  z,
} from "../../../plugin-sdk/index.ts";
import { offerShape, sellerShape, shippingShape } from "../offers/record.ts";
import { reviewShape } from "../reviews/record.ts";
import { amazonFields, requestedDeliveryField } from "../search/card-record.ts";
import { Seller } from "../seller/record.ts";

const { id, url, title, attributes } = variantFields();
const percent = (stars: string) => numberField(`Percent of ratings with ${stars}.`);

/** Record of `product`. */
export const Product = z
  .object({
    ...productFields(),
    ...amazonFields(),
    seller: objectField(sellerShape, "Who sells it: the chosen offer."),
    shipping: listField(shippingShape, "How it is sent."),
    variants: listField(
      { id, url, title, attributes },
      "Forms in which it comes; each has a page of its own.",
    ),
    requestedDeliveryLocation: requestedDeliveryField(),
    groupId: textField("ASIN of the family of its forms."),
    brandUrl: linkField("Page of the brand's shop."),
    availabilityText: textField("What the page says of the stock, as shown."),
    conditionText: textField("State of the goods, as shown."),
    shipsFromText: textField("Who sends it, as shown."),
    ratingPercents: objectField(
      {
        1: percent("one star"),
        2: percent("two stars"),
        3: percent("three stars"),
        4: percent("four stars"),
        5: percent("five stars"),
      },
      "Ratings by stars, in percent: Amazon shows no counts.",
    ),
    highlights: textsField("Points about the item, as shown."),
    manufacturerText: textField("What the brand or manufacturer adds to the description."),
    salesRanks: listField(
      {
        rank: placeField("Place."),
        name: neededText("Category."),
        url: linkField("The ranking, for `bestsellers`."),
      },
      "Places in rankings of best sellers, the widest first.",
    ),
    offerCount: countField("Offers of others that the page counts."),
    questionCount: countField("Answered questions that the page counts."),
    reviewSummaryText: textField("What customers say, in Amazon's summary."),
    reviewSamples: listField(reviewShape, "Reviews that the page prints, with `includeReviews`."),
    offers: listField(offerShape, "Offers of all sellers, with `includeOffers`."),
    sellerInfo: objectField(Seller.shape, "The seller's own page, with `includeSellerInfo`."),
  })
  .omit({ sku: true, reviewCount: true, ratingHistogram: true, soldCount: true, soldCountText: true })
  .omit({ priceTiers: true, minimumOrderQuantity: true, minimumOrderUnit: true, rfqText: true })
  .omit({ resultPosition: true, adPosition: true, isAd: true })
  .meta({ title: "Product" });
export const productOf = fillerOf(Product.shape);
