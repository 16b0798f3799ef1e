import {
  countField,
  integerField,
  linkField,
  listField,
  numberField,
  objectField,
  textField,
  wordField,
} from "./field-types.ts";
import { fillerOf, type FieldsOf } from "./group.ts";
import { personFields } from "./identity.ts";
import { discountFields, moneyFields } from "./money.ts";
import { ratingFields } from "./rating.ts";

/** Whether a thing can be had. `preorder` can be ordered and comes later; `unknown` is a state that is none of the others. */
export const AVAILABILITY_WORDS = ["in_stock", "out_of_stock", "preorder", "unknown"] as const;
export const CONDITION_WORDS = ["new", "used", "refurbished", "damaged"] as const;

export type AvailabilityWord = (typeof AVAILABILITY_WORDS)[number];
export type ConditionWord = (typeof CONDITION_WORDS)[number];

/** Whether and in which state a thing can be bought. */
export const stockFields = () => ({
  availability: wordField(
    AVAILABILITY_WORDS,
    "Whether it can be bought. preorder: can be ordered, comes later; unknown: the source shows another state.",
  ),
  condition: wordField(CONDITION_WORDS, "State of the goods."),
  stockQuantity: countField("Pieces in stock, when the source states the number."),
});

/** One way in which goods are sent. */
export const shippingFields = () => ({
  method: textField("Name of the way of sending."),
  ...moneyFields("price", "Price of sending; 0 when the source says that it is free"),
  originCountry: textField("Country it is sent from, ISO 3166-1 alpha-2 in lower case."),
  destinationCountry: textField("Country it is sent to, ISO 3166-1 alpha-2 in lower case."),
  destinationRegion: textField("State or region it is sent to."),
  handlingDaysMin: integerField("Least days until it is sent."),
  handlingDaysMax: integerField("Most days until it is sent."),
  transitDaysMin: integerField("Least days on the way."),
  transitDaysMax: integerField("Most days on the way."),
  text: textField("What the page says about sending, as shown."),
});

/** Who sells, as a product or an offer names it. */
export const sellerFields = () => ({ ...personFields(), ...ratingFields() });

/** What is to be paid, by whom sold, in which state, how sent: one offer for a product. */
export const offerFields = () => ({
  url: linkField("Page of the offer."),
  seller: objectField(sellerFields(), "Who sells it."),
  ...moneyFields("price", "Price"),
  ...discountFields(),
  ...stockFields(),
  shipping: listField(shippingFields(), "How it is sent."),
  minimumQuantity: numberField("Least quantity that this price is for."),
  maximumQuantity: numberField("Most quantity that this price is for; null when it is open."),
});

/** A price for a range of quantities. */
export const priceTierFields = () => ({
  minimumQuantity: numberField("Least quantity that this price is for."),
  maximumQuantity: numberField("Most quantity that this price is for; null when it is open."),
  quantityUnit: textField("What is counted, as shown, such as pieces."),
  ...moneyFields("price", "Price of one unit"),
});

export type Shipping = FieldsOf<ReturnType<typeof shippingFields>>;
export type Offer = FieldsOf<ReturnType<typeof offerFields>>;
export type PriceTier = FieldsOf<ReturnType<typeof priceTierFields>>;

/** Fills `sellerFields()`. */
export const sellerOf = fillerOf(sellerFields());
/** Fills `shippingFields()`. */
export const shippingOf = fillerOf(shippingFields());
/** Fills `offerFields()`. */
export const offerOf = fillerOf(offerFields());
/** Fills `priceTierFields()`. */
export const priceTierOf = fillerOf(priceTierFields());
