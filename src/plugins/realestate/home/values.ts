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

const DAY_LENGTH = "2026-01-31".length;
const isTime = (value: unknown): value is number => typeof value === "number" && Math.abs(value) < 8.64e15;
const utcDay = (time: number): string => new Date(time).toISOString().slice(0, DAY_LENGTH);

/** The day of a time in a zone; undefined where nobody knows the zone. */
function dayIn(zone: string, time: number): string | undefined {
  try {
    const parts = new Intl.DateTimeFormat("en-US", {
      timeZone: zone,
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
    }).formatToParts(time);
    return ["year", "month", "day"]
      .map((type) => parts.find((part) => part.type === type)?.value.padStart(type === "year" ? 4 : 2, "0"))
      .join("-");
  } catch {
    return undefined; // RangeError: another name.
  }
}

/** Both sites write days as midnight in this zone, that of a home, or UTC. */
const PACIFIC = "America/Los_Angeles";
const HOUR = 3_600_000;
/** Hours in UTC of midnight in UTC, and in the Pacific zone in summer and winter. */
const MIDNIGHTS = [0, 7, 8];
/** Whether all zones with homes, but those of the far Pacific, have the same day at a time, or it names a day itself. */
const isOneDay = (time: number): boolean => time % (24 * HOUR) === 0 || dayIn(PACIFIC, time) === utcDay(time);

/** The day of a date as text, or of milliseconds, which may lie before 1970; null for a time whose day depends on the zone. */
export function dayOf(value: string | number): string | null {
  if (isTime(value)) return isOneDay(value) ? utcDay(value) : null;
  if (typeof value !== "string") return null;
  return /T\d.*Z$/.test(value) && !Number.isNaN(Date.parse(value))
    ? dayOf(Date.parse(value))
    : (parseDate(value, { locale: "en-US" })?.slice(0, DAY_LENGTH) ?? null);
}
/** A time, in milliseconds or as UTC, as the day that it was at a home; what is none, or names a day itself, as it is. */
export function localDay(value: unknown, zone: string | null): unknown {
  const time = typeof value === "string" && /T\d.*Z$/.test(value) ? Date.parse(value) : value;
  if (!isTime(time) || zone === null || MIDNIGHTS.some((hour) => (time - hour * HOUR) % (24 * HOUR) === 0))
    return value;
  return dayIn(zone, time) ?? value;
}
/** The year of a time in milliseconds; null where it depends on the zone. */
export function yearOf(value: number): number | null {
  if (!isTime(value)) return null;
  const [year, pacific] = [utcDay(value), dayIn(PACIFIC, value)].map((day) => Number(day?.slice(0, 4)));
  return value % (24 * HOUR) === 0 || year === pacific ? (year ?? null) : null;
}
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
