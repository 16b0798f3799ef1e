import {
  linkField,
  linksField,
  listField,
  neededText,
  numberField,
  objectField,
  textField,
  textsField,
} from "./field-types.ts";
import { countFields } from "./count.ts";
import { fillerOf, type FieldsOf } from "./group.ts";
import { identityFields, positionFields } from "./identity.ts";
import { mediaFields } from "./media.ts";
import { discountFields, moneyFields } from "./money.ts";
import { priceTierFields, sellerFields, shippingFields, stockFields } from "./offer.ts";
import { ratingFields } from "./rating.ts";

/** One step of the way to a thing through the source's categories. */
export const categoryFields = () => ({
  id: textField("Id of the category."),
  name: neededText("Name of the category, in the language of the page."),
  url: linkField("Page of the category."),
});

/** One stated property of a thing, such as its colour. */
export const attributeFields = () => ({
  name: neededText("Name of the property, as shown."),
  value: textField("Its value, as shown."),
});

/** One form in which a product comes. */
export const variantFields = () => ({
  id: textField("Id of the variant."),
  url: linkField("Page of the variant."),
  title: textField("Title of the variant."),
  sku: textField("Article number of the seller."),
  gtin: textField("Bar code number (GTIN-8, 12, 13 or 14)."),
  attributes: listField(attributeFields(), "What sets it apart, such as size and colour."),
  imageUrl: linkField("Picture."),
  ...moneyFields("price", "Price"),
  ...discountFields(),
  ...stockFields(),
});

/** A product as a list of results shows it. */
export const productCardFields = () => ({
  ...identityFields("the product"),
  brand: textField("Brand."),
  imageUrl: linkField("Main picture."),
  ...moneyFields("price", "Price"),
  ...discountFields(),
  ...stockFields(),
  ...ratingFields(),
  ...countFields("sold", "How many were sold"),
  seller: objectField(sellerFields(), "Who sells it."),
  tags: textsField("Labels that the page puts on it, such as Best Seller."),
  ...positionFields(),
});

/**
 * A product as its own page shows it, with everything that Records of shops share. `requestedFeatures` and
 * `featureCoverage` are added by the host.
 */
export const productFields = () => ({
  ...productCardFields(),
  description: textField("Description, plain."),
  sku: textField("Article number of the seller."),
  gtin: textField("Bar code number (GTIN-8, 12, 13 or 14)."),
  categories: listField(categoryFields(), "Categories, the widest first."),
  ...mediaFields(),
  variants: listField(variantFields(), "Forms in which it comes."),
  attributes: listField(attributeFields(), "Stated properties."),
  shipping: listField(shippingFields(), "How it is sent."),
  priceTiers: listField(priceTierFields(), "Prices by quantity."),
  minimumOrderQuantity: numberField("Least quantity that can be ordered."),
  minimumOrderUnit: textField("What the least quantity counts, as shown, such as pieces."),
  rfqText: textField("What the page says about asking for a quotation, as shown."),
  deliveryLocation: textField("Place that delivery was worked out for, as the page shows it."),
  keywords: textsField("Search words that the page names."),
  questionSamples: listField(
    { question: neededText("Question."), answer: textField("Answer.") },
    "Questions about it that the page shows.",
  ),
  customerPhotoUrls: linksField("Pictures that buyers took."),
});

export type Category = FieldsOf<ReturnType<typeof categoryFields>>;
export type Attribute = FieldsOf<ReturnType<typeof attributeFields>>;
export type Variant = FieldsOf<ReturnType<typeof variantFields>>;
export type Product = FieldsOf<ReturnType<typeof productFields>>;

/** Fills `variantFields()`. */
export const variantOf = fillerOf(variantFields());
/** Fills `productFields()`. */
export const productOf = fillerOf(productFields());
