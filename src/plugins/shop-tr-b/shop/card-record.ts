import {
  attributeFields,
  categoryFields,
  fieldMask,
  listField,
  neededText,
  numberField,
  objectField,
  personFields,
  productCardFields,
  searchFields,
  textField,
  textsField,
  z,
} from "../../../plugin-sdk/index.ts";

const { id, name } = personFields();
const category = categoryFields();

/** What Hepsiburada says of a product beside what all shops say. */
export const ownFields = () => ({
  groupId: textField("Id of the group of forms that it belongs to (HBC…)."),
  listingId: textField("Id of the offer that is sold first."),
  campaignPrice: numberField(
    "Price in the basket by a campaign that anybody gets, in units of `currency`; null when none is known.",
  ),
});

/** Record of `search` and `listings`. */
export const Card = z
  .object({
    ...productCardFields(),
    ...ownFields(),
    id: neededText(
      "Number of the product (SKU) for `product` and `reviews`; of a group of forms where the list names no other.",
    ),
    categories: listField({ id: category.id, name: category.name }, "Category that it belongs to."),
    attributes: listField(attributeFields(), "What sets the form apart, such as its colour."),
    formIds: textsField("Numbers of all forms that the place in the list stands for."),
    seller: objectField({ id, name }, "Who sells it first."),
    ...searchFields(),
    listingUrl: textField("Address of the list, in `listings`."),
  })
  .omit(
    fieldMask(
      "priceMin priceMax priceText originalPriceText condition stockQuantity reviewCount",
      "ratingHistogram ratingMax soldCount soldCountText",
    ),
  )
  .meta({ title: "ProductCard" });
