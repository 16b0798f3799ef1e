import {
  fillerOf,
  flagField,
  linksField,
  listField,
  numberField,
  objectField,
  placeField,
  priceTierFields,
  productCardFields,
  searchFields,
  textField,
  textsField,
  z,
} from "../../../plugin-sdk/index.ts";
import { certificateNamesField, sellerShape, supplierVerificationField } from "../supplier-fields.ts";

const tier = priceTierFields();
/** A price for a range of quantities. */
export const tierShape = () => ({
  minimumQuantity: tier.minimumQuantity,
  maximumQuantity: tier.maximumQuantity,
  quantityUnit: tier.quantityUnit,
  price: tier.price,
  currency: tier.currency,
  priceMicros: tier.priceMicros,
  priceText: tier.priceText,
  priceUsd: numberField("The same in US dollars, where the source states it."),
});

const cardSeller = {
  ...sellerShape(),
  starLevel: numberField("Level of the supplier in stars, as lists show it."),
};

/** Record of `search`, `category` and `reverse-image`: a product as a list shows it. */
export const ProductCard = z
  .object({
    ...productCardFields(),
    seller: objectField(cardSeller, "The supplier; its rating is not that of the product."),
    imageUrls: linksField("All pictures that the list shows, the main one first."),
    minimumOrderQuantity: numberField("Least quantity that can be ordered."),
    minimumOrderUnit: textField("What the least quantity counts, as shown, such as pieces."),
    priceTiers: listField(
      tierShape(),
      "Prices by quantity: with `includePriceTiers`, or where the list states them.",
    ),
    supplierVerification: supplierVerificationField(),
    certificates: certificateNamesField(),
    lowestPriceText: textField("Lowest price of the last ninety days, as shown."),
    isGuaranteed: flagField("True when Alibaba itself guarantees the order."),
    guaranteedMinimumText: textField("Least quantity of a guaranteed order, as shown."),
    sellingPoints: textsField("What the list praises about it, as shown."),
    isCustomizable: flagField("True when it is made to order."),
    ...searchFields(),
    categoryId: textField("Category that was asked for, in `category`."),
    imageAddress: textField("Picture that was looked for, in `reverse-image`."),
    page: placeField("Page of the list on which it stood."),
  })
  // Lists state neither brands nor stock, and no counts by stars.
  .omit({ brand: true, availability: true, condition: true, stockQuantity: true })
  .omit({ ratingCount: true, reviewCount: true, ratingHistogram: true })
  .meta({ title: "ProductCard" });
export const cardOf = fillerOf(ProductCard.shape);
export type Card = ReturnType<typeof cardOf>;
