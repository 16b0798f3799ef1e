import {
  addressFields,
  isJsonObject,
  readFields,
  type Reading,
  str,
  urlAt,
} from "../../../plugin-sdk/index.ts";
import { AGENT, Home, type HomeDraft, homeOf } from "../home/home-record.ts";
import { always, often } from "../home/places.ts";
import {
  addressFrom,
  countryOf,
  dayOf,
  filledObject,
  idOf,
  localDay,
  plainText,
  priceOf,
  unwrapped,
} from "../home/values.ts";
import { REDFIN, REDFIN_CANADA } from "../source.ts";
import { readAddress } from "../targets.ts";

/** Kinds of home by the number that lists filter by; and by the number on pages. */
const KINDS: Readonly<Record<number, string>> = {
  1: "SINGLE_FAMILY",
  2: "CONDO",
  3: "TOWNHOUSE",
  4: "MULTI_FAMILY",
  5: "LOT",
  6: "OTHER",
  7: "MANUFACTURED",
  8: "COOPERATIVE",
};
const PAGE_KINDS: Readonly<Record<number, string>> = {
  3: "CONDO",
  4: "MULTI_FAMILY",
  6: "SINGLE_FAMILY",
  8: "LOT",
  13: "TOWNHOUSE",
};
export const kindOf = (code: number): string | null => PAGE_KINDS[code] ?? null;
/** What listing services call a status, and the word for it that both sites share. */
const STATUSES: readonly (readonly [words: RegExp, status: string])[] = [
  [/\b(?:sold|closed|leased|rented)\b/i, "RECENTLY_SOLD"],
  [/pending|contingent|under contract|in escrow|accepting backup|conditional|option/i, "PENDING"],
  [/coming soon/i, "COMING_SOON"],
  [/off market|withdrawn|expired|cancel|delisted|terminated|suspended|temporar/i, "OFF_MARKET"],
  [/for rent/i, "FOR_RENT"],
  [/\bactive\b|for sale|back on market|\bnew\b|price (?:change|drop|reduc)|extended/i, "FOR_SALE"],
];
/** Only the number of homes for sale was seen; the others are known by their words. */
export const statusOf = (code: unknown, words: string | null): string | null =>
  code === 1 ? "FOR_SALE" : (STATUSES.find(([known]) => known.test(words ?? ""))?.[1] ?? null);
/** Prices are in the money of the country; pages of homes in Canada say USD. */
export const currencyOf = (country: string | null): string | null =>
  country === "ca" ? "CAD" : country === "us" ? "USD" : null;

const CARD = {
  ...always(Home.shape, {
    status: "status",
    statusText: "mlsStatus",
    price: "price",
    homeType: ["uiPropertyType", (code: number) => KINDS[code] ?? null],
  }),
  ...often(Home.shape, {
    latitude: "latLong.latitude",
    longitude: "latLong.longitude",
    neighborhood: "location",
    beds: "beds",
    baths: "baths",
    livingArea: "sqFt",
    lotSize: "lotSize",
    yearBuilt: "yearBuilt",
    stories: "stories",
    pricePerSqft: "pricePerSqFt",
    daysOnMarket: "dom",
    soldOn: ["soldDate", dayOf],
    hoaMonthly: "hoa",
    description: ["listingRemarks", plainText],
    has3dTour: "has3DTour",
    isNewConstruction: "isNewConstruction",
    isFeatured: "isHot",
    openHouseText: "openHouseStartFormatted",
    listingId: ["listingId", idOf],
    mlsId: ["mlsId", idOf],
    brokerName: "listingBroker.name",
  }),
};
const ADDRESS = often(addressFields(), {
  street: ["streetLine", plainText],
  city: "city",
  region: "state",
  postalCode: "zip",
  country: ["countryCode", countryOf],
});
const AGENT_AT = often(AGENT, { name: "listingAgent.name" });

/** Reads a home of a list. Null for one that does not say which home it is. */
export function readCard(row: unknown, reading: Reading): HomeDraft | null {
  if (!isJsonObject(row)) return null;
  const view = unwrapped(row);
  const id = idOf(view["propertyId"] as number);
  const site = str(view, "countryCode") === "CA" ? REDFIN_CANADA : REDFIN;
  const target = readAddress(urlAt(view, "url", site) ?? "");
  if (id === null || target?.value !== id) return null;
  const status = statusOf(view["searchStatus"], str(view, "mlsStatus"));
  const zip = view["zip"] ?? view["postalCode"];
  const { price, ...read } = readFields(
    CARD,
    { ...view, status, zip, soldDate: localDay(view["soldDate"], str(view, "timeZone")) },
    reading,
  );
  const address = readFields(ADDRESS, view, reading);
  return homeOf({
    ...read,
    id,
    url: target.url,
    site: "redfin",
    kind: "home",
    address: addressFrom(address),
    ...priceOf(price, currencyOf(address.country), null),
    livingAreaUnit: read.livingArea === null ? null : "sqft",
    lotSizeUnit: read.lotSize === null ? null : "sqft",
    // Of a sold home the price is that of the sale.
    lastSoldPrice: status === "RECENTLY_SOLD" ? price : null,
    agent: filledObject({ licence: null, phone: null, email: null, ...readFields(AGENT_AT, view, reading) }),
  });
}
