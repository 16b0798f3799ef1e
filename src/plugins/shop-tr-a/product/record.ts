import {
  fillerOf,
  flagField,
  listField,
  neededLink,
  neededText,
  numberField,
  objectField,
  offerFields,
  productFields,
  sellerFields,
  shippingFields,
  textField,
  textsField,
  variantFields,
  z,
} from "../../../plugin-sdk/index.ts";
import { Seller } from "../seller/record.ts";
import { ownFields } from "../shop/card-record.ts";

const NO_RANGE = { priceMin: true, priceMax: true } as const;
const seller = z
  .object(sellerFields())
  .omit({ ratingCount: true, reviewCount: true, ratingHistogram: true }).shape;
const variant = z
  .object(variantFields())
  .omit({ ...NO_RANGE, url: true, sku: true, imageUrl: true, condition: true, discountPercent: true }).shape;
const { price, currency, priceMicros, text } = shippingFields();
const offer = z
  .object({ ...offerFields(), seller: objectField(seller, "Who sells it.") })
  .extend({ shipping: listField({ price, currency, priceMicros }, "How it is sent.") })
  .omit({
    ...NO_RANGE,
    condition: true,
    discountPercent: true,
    minimumQuantity: true,
    maximumQuantity: true,
  }).shape;

/** How to reach the seller by law. May be the address of a person: only with `includeContacts`, and in `emails`. */
export const contactShape = {
  email: textField("E-mail address that the seller registered."),
  legalName: textField("Registered name."),
  taxNumber: textField("Tax number."),
  taxOffice: textField("Tax office."),
  registrationNumber: textField("Number in the register of companies."),
  addressText: textField("Registered address, as shown."),
  city: textField("City."),
};

/** Record of `product`. */
export const Product = z
  .object({
    ...productFields(),
    ...ownFields(),
    seller: objectField(seller, "Who sells it."),
    variants: listField(variant, "Forms in which it comes."),
    shipping: listField({ price, currency, priceMicros, text }, "How it is sent."),
    webCategories: listField(
      {
        id: neededText("Number, for `listings`."),
        name: neededText("Name."),
        url: neededLink("Its products."),
      },
      "Categories that people see, the widest first.",
    ),
    itemNumber: textField("Number of the form that is chosen on the page."),
    listingId: textField("Id of the offer that the page chose."),
    offers: listField(offer, "Offers of other sellers; null when the page shows no offers at all."),
    promotions: textsField("Names of promotions of the chosen offer."),
    suggestedPrice: numberField("Price that the maker recommends, in units of `currency`."),
    rankings: textsField("Lists of the shop in which it stands, with its place."),
    isRefundable: flagField("True when it can be sent back."),
    requestedDeliveryLocation: textField("Place that was asked for; pages cannot be asked for with one."),
    sellerInfo: objectField(Seller.shape, "The seller's shop, with `includeSellerInfo`."),
    sellerContact: objectField(contactShape, "How to reach the seller by law, with `includeContacts`."),
  })
  .omit({
    ...NO_RANGE,
    ratingMax: true,
    priceTiers: true,
    minimumOrderQuantity: true,
    minimumOrderUnit: true,
    rfqText: true,
    videoUrls: true,
    deliveryLocation: true,
    keywords: true,
    resultPosition: true,
    adPosition: true,
    isAd: true,
  })
  .meta({ title: "Product" });
export const productOf = fillerOf(Product.shape);
