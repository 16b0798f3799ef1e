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

/** Those of the filters that a list, by what it says was searched, does not have yet. */
export function missingFilters(status: Status, wanted: JsonObject, query: JsonObject | null): JsonObject {
  const current = obj(query, "filterState") ?? {};
  const isListed = at(current, `${MARKS[status] ?? "none"}.value`) === true;
  return Object.fromEntries(
    Object.entries(wanted).filter(
      ([name, value]) =>
        !(isListed && name in STATUSES[status]) && JSON.stringify(current[name]) !== JSON.stringify(value),
    ),
  );
}
