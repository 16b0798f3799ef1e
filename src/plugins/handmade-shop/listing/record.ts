import {
  countFields,
  dayField,
  fillerOf,
  flagField,
  listField,
  localeFields,
  neededText,
  objectField,
  productFields,
  reviewFields,
  sellerFields,
  textField,
  textsField,
  z,
} from "../../../plugin-sdk/index.ts";
import { shopFields } from "../pages/shop-record.ts";

const { rating, text, publishedOn } = reviewFields();
const { id, name, url, imageUrl, reviewCount: sellerReviews } = sellerFields();

/** Record of `listing`. `rating` and `reviewCount` are the item's own; those of the shop stand in `seller`. */
export const Listing = z
  .object({
    ...productFields(),
    seller: objectField(
      { id, name, url, imageUrl, rating, reviewCount: sellerReviews },
      "The shop that sells it, with the rating of the shop.",
    ),
    ...localeFields(),
    shopId: textField("Number of the shop."),
    materials: textsField("What it is made of, as the seller states it."),
    options: listField(
      {
        name: neededText("Name of the choice, such as a colour."),
        values: listField(
          {
            id: textField("Id of the value."),
            name: neededText("Value."),
            priceText: textField("Price with it, as shown."),
          },
          "Values.",
        ),
      },
      "What a buyer chooses.",
    ),
    highlights: textsField("Short lines that Etsy marks it with, as shown."),
    listingType: textField(
      "How it came to be, in Etsy's words: made_by, designed_by, handpicked_by, sourced_by, vintage.",
    ),
    isDigital: flagField("True for a file, false for what is sent; null where the page does not tell."),
    isMadeToOrder: flagField("True when the page says that it is made to order; else null."),
    isPersonalizable: flagField("True when the page has a box for the buyer's own words."),
    ratingParts: listField(
      { name: neededText("What is rated, in the language of the page."), text: neededText("As shown.") },
      "Parts of the item's rating.",
    ),
    reviewTags: textsField("Words that Etsy sums the reviews up with."),
    reviewSamples: listField(
      { rating, text, publishedOn },
      "The few reviews of the page, with `includeReviews`.",
    ),
    ...countFields("favorite", "People who keep it as a favourite"),
    listedOn: dayField("Day it was listed or renewed."),
    demandText: textField("How many have it in their carts or look at it, as shown."),
    stockText: textField("What the page says of the pieces left, as shown."),
    shipsFromRegion: textField("State or region it is sent from."),
    shipsFromText: textField("Place it is sent from, as shown."),
    deliveryText: textField("When it arrives, as shown."),
    ...countFields("shopSold", "How many things the shop sold"),
    shopTenureText: textField("How long the shop is on Etsy, as shown."),
    shop: objectField(shopFields(), "The shop, with `includeShopDetails`."),
  })
  // The brand is the shop; Etsy states none of the others, and takes every quantity from one.
  .omit({ brand: true, sku: true, condition: true, priceTiers: true, minimumOrderQuantity: true })
  .omit({ minimumOrderUnit: true, rfqText: true, resultPosition: true, adPosition: true, isAd: true })
  .omit({ soldCount: true, soldCountText: true, ratingCount: true, ratingHistogram: true, ratingMax: true })
  .meta({ title: "Listing" });
export const listingOf = fillerOf(Listing.shape);
