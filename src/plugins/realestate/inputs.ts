import {
  asLists,
  type Coverage,
  coverageOf,
  countIn,
  flag,
  idString,
  idsFromUrls,
  type JsonObject,
  listOf,
  MAX_BROAD_URLS,
  MAX_SEARCH_TERMS,
  outcomeOf,
  searchText,
  productId,
  type Step,
  steps,
  str,
  wordsTo,
  z,
} from "../../plugin-sdk/index.ts";
import { amounts, days, priceRange, rangeIn } from "./filter-forms.ts";
import type { Home } from "./home/home-record.ts";
import { readAddress, type Target } from "./targets.ts";

const URLS = ["url", "urls", "startUrl", "startUrls"];
const PLACES =
  `location query queries searchTerm searchTerms searchQuery q address addresses city cities zip zipCode zipCodes
  postalCode postalCodes place places searchUrl searchUrls`.split(/\s+/);

const isAddress = (text: string) => /^[a-z]+:\/\//i.test(text);
const placeOr = (kinds: readonly Target["kind"][], what: string) =>
  listOf(
    searchText.refine(
      (text) => !isAddress(text) || kinds.includes(readAddress(text)?.kind ?? "home"),
      `Expected a place such as "Albuquerque, NM", or the address of ${what}.`,
    ),
    MAX_SEARCH_TERMS,
    "places",
  );

export const locations = (kind: "list" | "market" | "directory", what: string) =>
  placeOr([kind, "list"], what)
    .describe(`Cities, ZIP codes, street addresses, or the address of ${what}; each is read by itself.`)
    .meta({ aliases: [...PLACES, ...URLS] });

/** Which site is asked for places and bare numbers; an address says so itself. */
export const sourceInput = z
  .enum(["zillow", "redfin"])
  .default("zillow")
  .describe("Site to ask. An address of a site decides by itself.")
  .meta({ aliases: ["site", "website", "provider", "platform"] });
export const onlyZillow = z
  .enum(["zillow"])
  .default("zillow")
  .describe("Site to ask; the other one shows no such list to the public.")
  .meta({ aliases: ["site", "website", "provider", "platform"] });

const HOME_FIELD_WORDS =
  `propertyId id ids zpid zpids homeId homeIds property properties propertyUrl propertyUrls homeUrl homeUrls
  buildingUrls detailUrl detailUrls`.split(/\s+/);
const idsOf = (isRead: (target: Target) => boolean, pages: string) =>
  listOf(
    productId.refine((id) => {
      const target = readAddress(id);
      return /^\d+$/.test(id) || (target !== null && isRead(target));
    }, `Expected a number such as 15192198, or the address of the page of ${pages}.`),
    MAX_BROAD_URLS,
    "homes",
  )
    .describe(
      "Homes: numbers of the site (zpid on Zillow), or addresses of their pages; buildings by address.",
    )
    .meta({ aliases: HOME_FIELD_WORDS.concat(URLS) });

export const homeIds = idsOf(({ kind }) => kind === "home" || kind === "building", "a home or building");
/** The page of a building on Redfin has no list of pictures. */
export const picturedIds = idsOf(
  ({ kind, source }) => kind === "home" || (kind === "building" && source === "zillow"),
  "a home, or of a building on Zillow",
);

/** Optional parts of the Records of homes. */
export const homeFlags = {
  includePhotos: flag
    .default(true)
    .describe("All pictures that the page shows; without it only the first.")
    .meta({ aliases: ["photos", "includeImages"] }),
  includeAgents: flag
    .default(false)
    .describe("The listing agent: name, licence, phone, e-mail, as far as the listing shows them.")
    .meta({ aliases: ["includeAgent", "includeListingAgent"] }),
  includeForeclosures: flag
    .default(false)
    .describe(
      "In a search for sale: foreclosed homes and those before a foreclosure that are not on the market, too.",
    )
    .meta({ aliases: ["includeForeclosure"] }),
  includeMarkets: flag
    .default(false)
    .describe("Taken for compatibility: `markets` has the figures of a region.")
    .meta({ aliases: ["includeMarket", "includeMarketData"] }),
};
export const HOME_FLAGS = Object.keys(homeFlags) as (keyof typeof homeFlags)[];
export type HomeFlags = { [K in keyof typeof homeFlags]: boolean };

/** The Record as far as it was asked for, and what it holds of the flags. */
export function asAsked<H extends Pick<Home, "imageUrls" | "agent" | "foreclosure">>(
  { includeAgents, includePhotos, ...asked }: HomeFlags,
  home: H,
): [home: H, coverage: Coverage] {
  const coverage = coverageOf({ includeAgents, includePhotos, ...asked }, HOME_FLAGS, {
    includePhotos: outcomeOf(home.imageUrls !== null),
    includeAgents: outcomeOf(home.agent !== null),
    includeForeclosures: outcomeOf(home.foreclosure !== null),
    includeMarkets: "accepted_for_compatibility",
  });
  const { imageUrls, agent } = home;
  return [
    { ...home, imageUrls: includePhotos ? imageUrls : null, agent: includeAgents ? agent : null },
    coverage,
  ];
}

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
    .describe("Listed, or sold, within so many days: 1, 7, 14, 30, 90, 182, 365, 730 or 1095.")
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

/** Canonical addresses of what a field names, and the site that they name where the input names none. */
export function targetForms(field: string): Step {
  return steps(
    asLists(field),
    idsFromUrls(field, (url) => readAddress(url)?.url ?? null),
    (raw, note) => {
      const named = new Set(addressesIn(raw, field).map(({ source }) => source));
      const [only] = named;
      if ((raw["source"] ?? null) !== null || only === undefined || named.size > 1) return raw;
      note("source", "Taken from the address.");
      return { ...raw, source: only };
    },
  );
}

export const searchForms = steps(
  priceRange,
  amounts,
  days,
  asLists("homeTypes"),
  wordsTo("homeTypes", HOME_WORDS),
  wordsTo("sort", SORT_WORDS),
  targetForms("locations"),
);

function addressesIn(raw: JsonObject, field: string): Target[] {
  return [raw[field] ?? []].flat().flatMap((item) => readAddress(str(item) ?? str(item, "url") ?? "") ?? []);
}

/** For inputs without `operation`: true when the field names something of this kind, or, without any address, such a text. */
export const names =
  (field: string, text: RegExp | null, ...kinds: readonly Target["kind"][]) =>
  (raw: JsonObject): boolean => {
    const addresses = addressesIn(raw, field);
    const texts = [raw[field] ?? []].flat().flatMap((item) => idString(item) ?? []);
    return addresses.length > 0
      ? addresses.some(({ kind }) => kinds.includes(kind))
      : text !== null && texts.some((item) => text.test(item));
  };
