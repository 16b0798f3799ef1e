import { at, type JsonObject, obj } from "../../../plugin-sdk/index.ts";
import { DAYS, type Filters, type HOME_TYPES, SORTS } from "../filter-input.ts";

export type Status = "sale" | "rent" | "sold" | "foreclosure";

const FOR_SALE = ["isForSaleByAgent", "isForSaleByOwner", "isNewConstruction", "isComingSoon"];
const FORECLOSED = ["isForSaleForeclosure", "isAuction"];
const NOT_ON_MARKET = ["isPreMarketForeclosure", "isPreMarketPreForeclosure"];
const KINDS: Readonly<Record<(typeof HOME_TYPES)[number], string>> = {
  house: "isSingleFamily",
  condo: "isCondo",
  townhouse: "isTownhouse",
  multi_family: "isMultiFamily",
  apartment: "isApartment",
  manufactured: "isManufactured",
  land: "isLotLand",
};

const allAre = (names: readonly string[], value: boolean) =>
  Object.fromEntries(names.map((name) => [name, { value }]));
const STATUSES: Readonly<Record<Status, JsonObject>> = {
  sale: {},
  rent: { ...allAre([...FOR_SALE, ...FORECLOSED], false), isForRent: { value: true } },
  sold: { ...allAre([...FOR_SALE, ...FORECLOSED], false), isRecentlySold: { value: true } },
  foreclosure: { ...allAre(FOR_SALE, false), ...allAre([...FORECLOSED, ...NOT_ON_MARKET], true) },
};

function range(min: number | undefined, max: number | undefined): JsonObject | undefined {
  if (min === undefined && max === undefined) return undefined;
  return { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
}

/** What a search is narrowed by, as the site writes it; empty for its own default, all homes for sale. */
export function filterState(status: Status, asked: Filters & { includeForeclosures: boolean }): JsonObject {
  const price = range(asked.minPrice, asked.maxPrice);
  const kinds = asked.homeTypes;
  const state: Record<string, JsonObject | undefined> = {
    price,
    // The site shows rents as monthly payments.
    monthlyPayment: status === "rent" ? price : undefined,
    beds: range(asked.minBeds, asked.maxBeds),
    baths: range(asked.minBaths, asked.maxBaths),
    sqft: range(asked.minArea, asked.maxArea),
    lotSize: range(asked.minLotSize, asked.maxLotSize),
    built: range(asked.minYearBuilt, asked.maxYearBuilt),
    doz: asked.withinDays === undefined ? undefined : { value: DAYS[asked.withinDays as keyof typeof DAYS] },
    sortSelection: asked.sort === undefined ? undefined : { value: SORTS[asked.sort] },
    keywords: asked.keywords === undefined ? undefined : { value: asked.keywords },
    hasPool: asked.hasPool === true ? { value: true } : undefined,
    hasGarage: asked.hasGarage === true ? { value: true } : undefined,
    isOpenHousesOnly: asked.openHousesOnly === true ? { value: true } : undefined,
    onlyPriceReduction: asked.priceReducedOnly === true ? { value: true } : undefined,
    ...(kinds === undefined
      ? {}
      : {
          ...Object.fromEntries(
            Object.entries(KINDS).map(([kind, name]) => [
              name,
              { value: (kinds as string[]).includes(kind) },
            ]),
          ),
          isApartmentOrCondo: { value: kinds.includes("apartment") || kinds.includes("condo") },
        }),
    ...STATUSES[status],
    ...(asked.includeForeclosures && status === "sale" ? allAre(NOT_ON_MARKET, true) : {}),
  };
  return Object.fromEntries(
    Object.entries(state).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

const MARKS: Readonly<Partial<Record<Status, string>>> = { rent: "isForRent", sold: "isRecentlySold" };

/** Names of filters in addresses, by those that pages have. */
const SHORT: Readonly<Record<string, string>> = {
  isForRent: "fr",
  isRecentlySold: "rs",
  isForSaleByAgent: "fsba",
  isForSaleByOwner: "fsbo",
  isNewConstruction: "nc",
  isComingSoon: "cmsn",
  isAuction: "auc",
  isForSaleForeclosure: "fore",
  isPreMarketForeclosure: "pmf",
  isPreMarketPreForeclosure: "pf",
  monthlyPayment: "mp",
  lotSize: "lot",
  keywords: "att",
  hasPool: "pool",
  hasGarage: "gar",
  isOpenHousesOnly: "open",
  isSingleFamily: "sf",
  isCondo: "con",
  isTownhouse: "tow",
  isMultiFamily: "mf",
  isApartment: "apa",
  isApartmentOrCondo: "apco",
  isManufactured: "manu",
  isLotLand: "land",
  sortSelection: "sort",
};
/** What a list says that a filter is; null where it says nothing of it. */
function filterIn(query: JsonObject, name: string): JsonObject | null {
  const current = obj(query, "filterState");
  return obj(current, name) ?? obj(current, SHORT[name] ?? name);
}

/** The status that a list, by what it says was searched, is of. */
export function statusOfQuery(query: JsonObject): Status {
  const is = (name: string, value: boolean) => at(filterIn(query, name), "value") === value;
  if (is("isForRent", true)) return "rent";
  if (is("isRecentlySold", true)) return "sold";
  return is("isForSaleByAgent", false) && [...FORECLOSED, ...NOT_ON_MARKET].some((name) => is(name, true))
    ? "foreclosure"
    : "sale";
}

/** The filters that a list should have, but for its status and order, each beside what it says that it has. */
export const askedFilters = (status: Status, wanted: JsonObject, query: JsonObject | null) =>
  Object.entries(wanted)
    .filter(([name]) => !(name in STATUSES[status]) && name !== "sortSelection")
    .map(([name, value]) => ({
      name,
      asked: JSON.stringify(value),
      shown: query === null ? null : JSON.stringify(filterIn(query, name)),
      isSame: () => query !== null && holdsAll(filterIn(query, name), value),
    }));

const holdsAll = (shown: JsonObject | null, asked: unknown): boolean =>
  Object.entries(obj(asked) ?? {}).every(([key, value]) => bare(shown?.[key]) === bare(value));
/** A number may be written as a text. */
const bare = (value: unknown): string => (JSON.stringify(value) ?? "").replaceAll('"', "");

/** Those of the filters that a list, by what it says was searched, does not have yet. */
export function missingFilters(status: Status, wanted: JsonObject, query: JsonObject | null): JsonObject {
  if (query === null) return wanted;
  const isListed = at(filterIn(query, MARKS[status] ?? "none"), "value") === true;
  // The address of a list may be one of another status.
  const isOther =
    status === "sale" && Object.values(MARKS).some((name) => at(filterIn(query, name), "value") === true);
  const all = isOther
    ? { ...allAre(FOR_SALE, true), ...allAre(Object.values(MARKS), false), ...wanted }
    : wanted;
  return Object.fromEntries(
    Object.entries(all).filter(
      ([name, value]) =>
        !(isListed && name in STATUSES[status]) &&
        JSON.stringify(filterIn(query, name)) !== JSON.stringify(value),
    ),
  );
}
