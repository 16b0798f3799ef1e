import { numberField, objectField, textField } from "./field-types.ts";
import { fillerOf, type FieldsOf } from "./group.ts";

/** A postal address. */
export const addressFields = () => ({
  text: textField("Address as shown, on one line."),
  street: textField("Street and house number."),
  city: textField("City or town."),
  region: textField("State, province or county."),
  postalCode: textField("Postal code."),
  country: textField("Country, ISO 3166-1 alpha-2 in lower case."),
});

/** Where a thing is. */
export const placeFields = () => ({
  address: objectField(addressFields(), "Address."),
  latitude: numberField("Degrees north."),
  longitude: numberField("Degrees east."),
});

export type Address = FieldsOf<ReturnType<typeof addressFields>>;
export type Place = FieldsOf<ReturnType<typeof placeFields>>;

/** Fills `addressFields()`. */
export const addressOf = fillerOf(addressFields());
/** Fills `placeFields()`. */
export const placeOf = fillerOf(placeFields());
