import {
  attributeFields,
  fillerOf,
  flagField,
  listField,
  localeFields,
  moneyFields,
  neededText,
  numberField,
  objectField,
  productFields,
  textField,
  textsField,
  variantFields,
  z,
} from "../../../plugin-sdk/index.ts";
import { tierShape } from "../lists/card-record.ts";
import {
  certificatesField,
  reviewSamplesField,
  sellerShape,
  supplierVerificationField,
  tradeShape,
} from "../supplier-fields.ts";
import { Supplier } from "../supplier/record.ts";

const { id, title, imageUrl, stockQuantity } = variantFields();
const { price, currency, priceMicros, priceText } = moneyFields("price", "Price");
const money = { price, currency, priceMicros, priceText };
const { name, value } = attributeFields();

/** What the page of a product adds of its supplier. */
const statedOfSeller = {
  assuranceText: textField("Amount up to which Trade Assurance covers orders, in US dollars, as shown."),
  checkedFacts: listField({ name, value }, "What was checked of it, such as the size of its factory."),
  description: textField("What it says of itself on the page of the product, plain."),
};

/** Record of `product`. */
export const Product = z
  .object({
    ...productFields(),
    ...localeFields(),
    seller: objectField(
      { ...sellerShape(), ...tradeShape(), ...statedOfSeller },
      "The supplier; its rating is not that of the product.",
    ),
    supplierVerification: supplierVerificationField(),
    supplierInfo: objectField(Supplier.shape, "The supplier's own site, with `includeSupplierDetails`."),
    priceTiers: listField(tierShape(), "Prices by quantity; null where the price is a range for all."),
    priceUsdMin: numberField("Low end of the prices in US dollars, where the source states it."),
    priceUsdMax: numberField("High end of the prices in US dollars, where the source states it."),
    variants: listField(
      {
        id,
        title,
        attributes: listField({ name, value }, "What sets it apart."),
        imageUrl,
        ...money,
        stockQuantity,
      },
      "Forms in which it comes, each with its stock where that is counted.",
    ),
    options: listField(
      { name: neededText("Name, such as Color."), values: textsField("What there is to choose from.") },
      "Plans to choose from.",
    ),
    shipping: listField(
      {
        method: textField("Name of the way of sending."),
        ...money,
        text: textField("When it arrives, as shown."),
      },
      "How it is sent to the visitor's country.",
    ),
    leadTimes: listField(
      {
        minimumQuantity: numberField("Least quantity."),
        maximumQuantity: numberField("Most quantity; null when it is open."),
        days: numberField("Days until it is sent; null where it has to be agreed on."),
      },
      "How long it takes to make, by quantity.",
    ),
    certificates: certificatesField(),
    reviewSamples: reviewSamplesField(),
    categoryId: textField("Number of the category, for `category`; also where the page names no categories."),
    topCategoryId: textField("Number of the widest category."),
    packageVolumeText: textField("Volume of one package, as shown."),
    packageSizeText: textField("Size of one package in centimetres, as shown."),
    packageWeightKg: numberField("Weight of one package."),
    incoterm: textField("Term of trade of the price, such as FOB."),
    samplePriceText: textField("Price of a sample, as shown."),
    isCustomizable: flagField("True when it is made to order."),
  })
  // Alibaba states none of these: `og:availability` says that everything is in stock.
  .omit({ availability: true, condition: true, stockQuantity: true, gtin: true, ratingCount: true })
  .omit({ ratingHistogram: true, resultPosition: true, adPosition: true, isAd: true, tags: true })
  .meta({ title: "Product" });
export const productOf = fillerOf(Product.shape);
export type ProductDraft = ReturnType<typeof productOf>;
