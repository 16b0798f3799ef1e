import {
  fillerOf,
  flagField,
  localeFields,
  objectField,
  personFields,
  placeField,
  productCardFields,
  searchFields,
  textField,
  z,
} from "../../../plugin-sdk/index.ts";
import { shopFields } from "./shop-record.ts";

const { id, name, url } = personFields();
const soldBy = { id, name, url };

/** Record of `search` and `shop`: a listing as a list shows it. */
export const ListingCard = z
  .object({
    ...productCardFields(),
    seller: objectField(soldBy, "The shop that sells it."),
    ...localeFields(),
    shopId: textField("Number of the shop."),
    isBestseller: flagField("True when its link or badge marks a bestseller; null where it carries no mark."),
    isStarSeller: flagField("True when its link or badge marks the shop of a Star Seller; else null."),
    isFreeShipping: flagField("True when its link or badge says that delivery is free; else null."),
    noticeText: textField("What the card warns of, as shown, such as few pieces left."),
    ...searchFields(),
    page: placeField("Page of the list on which it stood."),
    shop: objectField(shopFields(), "The shop, with `includeShopDetails`."),
  })
  // The brand is the shop, which `seller` holds; cards state neither condition nor numbers of pieces.
  .omit({ brand: true, condition: true, stockQuantity: true })
  .omit({ soldCount: true, soldCountText: true, ratingMax: true, ratingCount: true, ratingHistogram: true })
  .meta({ title: "ListingCard" });
export type ListingCard = z.output<typeof ListingCard>;
export const cardOf = fillerOf(ListingCard.shape);
