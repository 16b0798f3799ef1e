import { isJsonObject, type JsonObject } from "../../../kernel/json.ts";
import { addressOf, placeOf, type Address, type Place } from "../../record-fields/place.ts";
import { countryOf } from "../../text/countries.ts";
import { numberFrom } from "./amounts.ts";
import { listOf, textOf, type Reading } from "./reading.ts";

/** Address and position of a Place, a business, or anything else that has `address` and `geo`. */
export function placeFrom(reading: Reading, node: JsonObject): Place {
  const geo = reading.first(node["geo"]) ?? node;
  const latitude = degrees(reading, geo["latitude"], 90);
  const longitude = degrees(reading, geo["longitude"], 180);
  const isUnset = latitude === null || longitude === null || (latitude === 0 && longitude === 0);
  return placeOf({
    address: addressFrom(reading, node["address"]),
    latitude: isUnset ? null : latitude,
    longitude: isUnset ? null : longitude,
  });
}

function degrees(reading: Reading, value: unknown, most: number): number | null {
  const number = numberFrom(reading, value);
  if (number === null || Math.abs(number) <= most) return number;
  return reading.doubt("latitude", `${number} is no position on the earth.`);
}

function addressFrom(reading: Reading, value: unknown): Address | null {
  const first: unknown = listOf(value)[0];
  const node = reading.first(first);
  if (node === null) {
    const text = isJsonObject(first) ? null : textOf(first);
    return text === null ? null : addressOf({ text });
  }
  const address = addressOf({
    text: textOf(node["name"]),
    street:
      listOf(node["streetAddress"])
        .flatMap((line) => textOf(line) ?? [])
        .join(", ") || null,
    city: textOf(node["addressLocality"]),
    region: textOf(node["addressRegion"]),
    postalCode: textOf(node["postalCode"]),
    country: countryFrom(reading, node["addressCountry"], "address.country"),
  });
  return Object.values(address).every((part) => part === null) ? null : address;
}

/** The country that a property names by code or name. */
export function countryFrom(reading: Reading, value: unknown, field: string): string | null {
  const node = reading.first(value);
  const shown = textOf(node === null ? value : (node["identifier"] ?? node["name"] ?? node["@id"]));
  if (shown === null) return null;
  return (
    countryOf(shown, reading.options.locale) ??
    reading.doubt(field, `"${shown.slice(0, 40)}" is no country that is known by code or name.`)
  );
}
