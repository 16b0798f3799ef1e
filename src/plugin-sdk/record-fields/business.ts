import {
  countField,
  flagField,
  linkField,
  linksField,
  listField,
  numberField,
  textField,
  textsField,
} from "./field-types.ts";
import { countFields } from "./count.ts";
import { fillerOf, type FieldsOf } from "./group.ts";
import { nameFields } from "./identity.ts";
import { placeFields } from "./place.ts";
import { categoryFields } from "./product.ts";
import { ratingFields } from "./rating.ts";
import { timeFields } from "./time.ts";

/** A shop, supplier or merchant as its own page shows it. */
export const sellerProfileFields = () => ({
  ...nameFields("the seller"),
  description: textField("What the seller says about itself, plain."),
  imageUrl: linkField("Logo."),
  legalName: textField("Registered name."),
  website: linkField("Own web site."),
  ...placeFields(),
  ...ratingFields(),
  ...countFields("sold", "How many things it sold"),
  productCount: countField("Products on offer."),
  followerCount: countField("People who follow it."),
  positivePercent: numberField("Share of good ratings, in percent."),
  responseText: textField("How fast it answers, as shown."),
  isVerified: flagField("True when the source says that it checked the seller."),
  badges: textsField("Marks that the source gives it."),
  ...timeFields("joined", "When it joined the source"),
});

/** A business with a place of its own: a restaurant, a shop, an office. */
export const businessFields = () => ({
  ...nameFields("the business"),
  description: textField("Description, plain."),
  imageUrl: linkField("Main picture."),
  imageUrls: linksField("All pictures, the main one first."),
  website: linkField("Own web site."),
  ...placeFields(),
  ...ratingFields(),
  categories: listField(categoryFields(), "What kind of business it is."),
  priceLevelText: textField("How dear it is, as shown, such as $$."),
  openingHours: textsField("Opening hours, one text for each rule."),
  profileUrls: linksField("Its pages on other sites."),
});

/** How to reach a business. May be personal data of a sole trader: only where the caller asks for it. */
export const contactFields = () => ({
  phone: textField("Telephone number, as shown."),
  email: textField("E-mail address."),
});

export type Business = FieldsOf<ReturnType<typeof businessFields>>;
export type Contact = FieldsOf<ReturnType<typeof contactFields>>;

/** Fills `businessFields()`. */
export const businessOf = fillerOf(businessFields());
/** Fills `contactFields()`. */
export const contactOf = fillerOf(contactFields());
