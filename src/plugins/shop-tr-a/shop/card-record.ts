import {
  categoryFields,
  countFields,
  fieldMask,
  flagField,
  linksField,
  listField,
  localeFields,
  numberField,
  objectField,
  personFields,
  productCardFields,
  searchFields,
  textField,
  z,
} from "../../../plugin-sdk/index.ts";

const { id, name } = categoryFields();
const person = personFields();
/** A list names the seller by number. */
const sellerShape = { id: person.id, name: person.name, url: person.url };

/** What Trendyol says of a product beside what all shops say. */
export const ownFields = () => ({
  groupId: textField("Group of the colours and models that it belongs to."),
  brandId: textField("Number of the brand."),
  categories: listField(
    { id, name },
    "Categories of the shop, the widest first; only the last has its number.",
  ),
  sellingPrice: numberField(
    "Price on the shelf, before what is taken off in the basket, in units of `currency`.",
  ),
  memberPrice: numberField("Price for members of Trendyol Plus, in units of `currency`."),
  ...countFields("favorite", "People who have it among their favourites"),
  ...countFields("sold", "Sold in the last days, as the source counts them"),
  ...countFields("basket", "People who put it into their basket lately"),
  ...countFields("view", "People who looked at it lately"),
  freeShipping: flagField("True when it is sent free of charge."),
  ...localeFields(),
});

/** Record of `search` and `listings`. */
export const Card = z
  .object({
    ...productCardFields(),
    ...ownFields(),
    imageUrls: linksField("All pictures that the list shows, the main one first."),
    seller: objectField(sellerShape, "Who sells it."),
    ...searchFields(),
    listingUrl: textField("Address of the list, in `listings`."),
  })
  .omit(fieldMask("priceMin priceMax condition stockQuantity reviewCount ratingHistogram ratingMax"))
  .meta({ title: "ProductCard" });
