import { asLists, countIn, flag, listOf, searchText, steps, wordsTo, z } from "../../plugin-sdk/index.ts";
import { amounts, days, priceRange, rangeIn } from "./filter-forms.ts";

const range = (what: string, unit: string, max: number, aliases: readonly [string[], string[]]) =>
  [
    countIn(0, max).optional().describe(`Least ${what}${unit}.`).meta({ aliases: aliases[0] }),
    countIn(0, max).optional().describe(`Most ${what}${unit}.`).meta({ aliases: aliases[1] }),
  ] as const;
const [minPrice, maxPrice] = range("price, for rentals per month", ", in the currency of the site", 1e9, [
  ["priceMin", "priceFrom", "minRent", "rentMin"],
  ["priceMax", "priceTo", "maxRent", "rentMax"],
]);
const [minBeds, maxBeds] = range("bedrooms", "", 20, [
  ["beds", "bedrooms", "bedsMin", "minBedrooms"],
  ["bedsMax", "maxBedrooms"],
]);
const [minBaths, maxBaths] = range("bathrooms", "", 20, [
  ["baths", "bathrooms", "bathsMin", "minBathrooms"],
  ["bathsMax", "maxBathrooms"],
]);
const [minArea, maxArea] = range("living area", " in square feet", 1e6, [
  ["minSqft", "sqftMin", "minLivingArea"],
  ["maxSqft", "sqftMax", "maxLivingArea"],
]);
const [minLotSize, maxLotSize] = range("lot", " in square feet", 1e9, [["minLot"], ["maxLot"]]);
const [minYearBuilt, maxYearBuilt] = range("year of building", "", 2100, [
  ["minYear", "yearBuiltMin"],
  ["maxYear", "yearBuiltMax"],
]);

export const HOME_TYPES = [
  "house",
  "condo",
  "townhouse",
  "multi_family",
  "apartment",
  "manufactured",
  "land",
] as const;
export const SORTS = {
  relevance: "globalrelevanceex",
  newest: "days",
  price_low: "pricea",
  price_high: "priced",
  beds: "beds",
  baths: "baths",
  area: "size",
  lot: "lot",
} as const;
export const DAYS = {
  1: "1",
  7: "7",
  14: "14",
  30: "30",
  90: "90",
  182: "6m",
  365: "12m",
  730: "24m",
  1095: "36m",
};

const RANGE = "Expected a range such as 200000-500000, $1M+ or under 500k, or an object with min and max.";

/** What narrows a search. */
export const filterInput = {
  price: z
    .string(RANGE)
    .refine((text) => rangeIn(text) !== null, RANGE)
    .refine(() => false, "Give either `price` or `minPrice` and `maxPrice`.")
    .optional()
    .describe(
      "A range of prices, such as $200,000-$500,000, $1M+ or under 500k; becomes `minPrice` and `maxPrice`.",
    )
    .meta({ aliases: ["priceRange"] }),
  minPrice,
  maxPrice,
  minBeds,
  maxBeds,
  minBaths,
  maxBaths,
  minArea,
  maxArea,
  minLotSize,
  maxLotSize,
  minYearBuilt,
  maxYearBuilt,
  homeTypes: listOf(z.enum(HOME_TYPES), HOME_TYPES.length, "kinds of home")
    .optional()
    .describe("Kinds of home; without it all.")
    .meta({ aliases: ["homeType", "propertyType", "propertyTypes"] }),
  withinDays: countIn(1, 1095)
    .refine((days) => days in DAYS, `Expected one of ${Object.keys(DAYS).join(", ")} days.`)
    .optional()
    .describe("Listed, or sold, within this many days: 1, 7, 14, 30, 90, 182, 365, 730 or 1095.")
    .meta({
      aliases:
        "daysListed listedWithinDays soldWithinDays daysOnMarket doz daysBack soldWithin listedWithin".split(
          " ",
        ),
    }),
  keywords: searchText
    .optional()
    .describe("Words that the listing holds.")
    .meta({ aliases: ["keyword"] }),
  sort: z
    .enum(Object.keys(SORTS) as (keyof typeof SORTS)[])
    .optional()
    .describe("Order; without it the site's own.")
    .meta({ aliases: ["sortBy", "sort_by", "orderBy"] }),
  hasPool: flag
    .optional()
    .describe("True: only homes with a pool.")
    .meta({ aliases: ["pool"] }),
  hasGarage: flag
    .optional()
    .describe("True: only homes with a garage.")
    .meta({ aliases: ["garage"] }),
  openHousesOnly: flag
    .optional()
    .describe("True: only homes with an open house.")
    .meta({ aliases: ["openHouse"] }),
  priceReducedOnly: flag
    .optional()
    .describe("True: only homes whose price was reduced.")
    .meta({ aliases: ["priceReduced"] }),
};
export type Filters = z.output<z.ZodObject<typeof filterInput>>;

const HOME_WORDS = {
  houses: "house",
  "single family": "house",
  sf: "house",
  condos: "condo",
  condominium: "condo",
  coop: "condo",
  townhouses: "townhouse",
  townhome: "townhouse",
  townhomes: "townhouse",
  "multi family": "multi_family",
  apartments: "apartment",
  mobile: "manufactured",
  lot: "land",
  lots: "land",
};
const SORT_WORDS = {
  days: "newest",
  date: "newest",
  pricea: "price_low",
  "price asc": "price_low",
  "low to high": "price_low",
  priced: "price_high",
  "price desc": "price_high",
  "high to low": "price_high",
  size: "area",
  sqft: "area",
  default: "relevance",
};

/** Filters as people write them. */
export const filterForms = steps(
  priceRange,
  amounts,
  days,
  asLists("homeTypes"),
  wordsTo("homeTypes", HOME_WORDS),
  wordsTo("sort", SORT_WORDS),
);
