import {
  type Address,
  addressOf,
  collapse,
  htmlToText,
  isJsonObject,
  type JsonObject,
  moneyOf,
  num,
  parseDate,
  type Price,
  str,
} from "../../../plugin-sdk/index.ts";

/** The day of a date as text, or of milliseconds, which may lie before 1970. */
export function dayOf(value: string | number): string | null {
  const time = typeof value === "number" && Math.abs(value) < 8.64e15 ? new Date(value).toISOString() : null;
  const date = typeof value === "string" ? parseDate(value, { locale: "en-US" }) : time;
  return date?.slice(0, "2026-01-31".length) ?? null;
}
/** The year of a time in milliseconds. */
export const yearOf = (value: number): number | null =>
  typeof value === "number" ? new Date(value).getUTCFullYear() || null : null;
export const numberOf = (value: string | number): number | null => num(value);
export const idOf = (value: string | number): string | null =>
  Number.isSafeInteger(value) ? String(value) : str(value);
export const plainText = (value: string): string | null =>
  typeof value === "string" ? collapse(value) : null;
export const markupText = (value: string): string | null =>
  typeof value === "string" ? htmlToText(value) : null;
/** Assessors write 0 and 1 where they have not assessed yet. */
export const assessed = (value: number | null): number | null =>
  value !== null && value < 10 ? null : value;

/** Zillow writes 0, or formerly -1, for an area, bathrooms and a day of sale that it does not know. */
export const known = (value: unknown): unknown => (value === 0 || value === -1 ? null : value);

/** The unit of an area by its name. */
export function unitOf(name: string): "sqft" | "acres" | "sqm" | null {
  if (typeof name !== "string") return null;
  if (/acre/i.test(name)) return "acres";
  if (/sq.*m(?:et|$)/i.test(name)) return "sqm";
  return /sq.*f/i.test(name) ? "sqft" : null;
}

/** An amount that the source states as a number; `least` for "from" prices, of which only the low end is known. */
export function priceOf(amount: number | null, currency: string | null, text: string | null, least = false) {
  const price: Price | null =
    amount === null
      ? null
      : { amount, amountMicros: Math.round(amount * 1e6), currency, range: null, text: text ?? "" };
  const money = { ...moneyOf(price), currency, priceText: text };
  return least ? { ...money, price: null, priceMicros: null, priceMin: amount } : money;
}

/** Digits as the United States group them; where they are grouped otherwise, nobody knows what they mean. */
const DOLLARS = /\p{Sc}\s?(\d{1,3}(?:,\d{3})+|\d+)(\.\d{2})?(?![.,'’]?\d|\s\d{3}(?!\d)|\s?[kKmM](?!\p{L}))/u;
/** The first amount in a text such as "$1,250+/mo"; null for another form. */
export function dollarsIn(text: string): number | null {
  const [, whole, cents = ""] = DOLLARS.exec(text) ?? [];
  return whole === undefined ? null : Number(whole.replaceAll(",", "") + cents);
}

/** Whose dollars a text such as "C$689,000" names. */
export const currencyIn = (text: string | null): string | null =>
  text === null ? null : /\bCA?\$/.test(text) ? "CAD" : "USD";

const COUNTRIES: Readonly<Record<string, string>> = { USA: "us", US: "us", CAN: "ca", CA: "ca" };
export const countryOf = (code: string | null): string | null => COUNTRIES[code ?? ""] ?? null;

/** What stands in place of a street that is not shown, and of an address that is not known. */
const HIDDEN = /^\(?undisclosed address\)?(?:, )?|^--$/i;
const shown = (text: string | null): string | null => text?.replace(HIDDEN, "") || null;

/** An address; on one line, where all of its parts are known. */
export function addressFrom(stated: Omit<Address, "text">, line: string | null = null): Address | null {
  const [parts, text] = [{ ...stated, street: shown(stated.street) }, shown(line)];
  const { street, city, region, postalCode } = parts;
  const isWhole = street !== null && city !== null && region !== null && postalCode !== null;
  const whole = isWhole ? `${street}, ${city}, ${region} ${postalCode}` : null;
  return filledObject(addressOf({ ...parts, text: text ?? whole }));
}

/** An object or null of which nothing is known: null. */
export const filledObject = <T extends object>(value: T): T | null =>
  Object.values(value).every((one) => one === null) ? null : value;

const isWrapped = (value: JsonObject): boolean =>
  "value" in value || "level" in value || ("displayLevel" in value && !("amount" in value));

/** Redfin wraps most values with the rights to see them: `{ value, level }`. */
export const unwrapped = (row: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      isJsonObject(value) && isWrapped(value) ? (value["value"] ?? null) : value,
    ]),
  );
