import {
  contactFields,
  fieldMask,
  linkField,
  objectField,
  sellerProfileFields,
  textField,
  z,
} from "../../../plugin-sdk/index.ts";

/** How to reach a merchant by law. May be the data of a person: only with `includeContacts`. */
export const contactShape = {
  ...contactFields(),
  email: textField("Registered e-mail address (KEP)."),
  registrationNumber: textField("Number in the register of companies (MERSİS)."),
};

/** Record of `merchant`. */
export const Merchant = z
  .object({
    ...sellerProfileFields(),
    url: linkField("Page of the store; null where the page of a product does not say where it is."),
    brand: textField("Name that the merchant trades under."),
    productUrl: linkField(
      "Product on whose page the merchant stands; null for a store that was asked for itself.",
    ),
    contact: objectField(contactShape, "How to reach the merchant by law, with `includeContacts`."),
  })
  .omit(
    fieldMask(
      "description website latitude longitude reviewCount ratingHistogram soldCount soldCountText",
      "followerCount positivePercent responseText isVerified joinedAt joinedOn joinedText",
    ),
  )
  .meta({ title: "Merchant" });
