import {
  countField,
  fillerOf,
  linkField,
  listField,
  neededText,
  objectField,
  sellerProfileFields,
  textField,
  z,
} from "../../../plugin-sdk/index.ts";

/** A shop as its own page shows it. */
export const shopFields = () =>
  z
    .object({
      ...sellerProfileFields(),
      address: objectField({ text: textField("Place as shown.") }, "Where the shop is."),
      shopId: textField("Number of the shop."),
      announcement: textField("What the shop announces, plain."),
      sections: listField(
        {
          id: textField("Id of the section."),
          name: neededText("Name."),
          listingCount: countField("Listings in it."),
        },
        "Sections of the shop, the one of all listings included.",
      ),
      soldUrl: linkField("Page of what it sold; null where the shop hides it."),
    })
    // Etsy shows none of these to the public.
    .omit({ description: true, legalName: true, website: true, positivePercent: true, isVerified: true })
    .omit({ responseText: true, latitude: true, longitude: true, ratingCount: true, ratingHistogram: true })
    .omit({ joinedAt: true, joinedOn: true }).shape;

export const shopOf = fillerOf(shopFields());
export type Shop = ReturnType<typeof shopOf>;
