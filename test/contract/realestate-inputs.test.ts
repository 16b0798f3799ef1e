import { describe, expect, test } from "vitest";
import type { AppError } from "../../src/errors/app-error.ts";
import type { JsonObject } from "../../src/plugin-sdk/index.ts";
import { normalizeInput } from "../../src/scrape-host/input/normalize-input.ts";
import scraper from "../../src/plugins/realestate/index.ts";
import { readAddress } from "../../src/plugins/realestate/targets.ts";
import { dollarsIn } from "../../src/plugins/realestate/home/values.ts";

const ZILLOW = "https://www.zillow.com";
const REDFIN = "https://www.redfin.com";
const read = (raw: JsonObject) => {
  const { operation, input } = normalizeInput(scraper, raw);
  return { operation: operation.name, ...input };
};

test.each([
  [`${ZILLOW}/homedetails/12-Shale-St-Slateford-NM/70000001_zpid/?x=1`, "home", "70000001"],
  [`${ZILLOW}/homedetails/70000001_zpid/`, "home", "70000001"],
  ["http://m.zillow.com/homes/70000001_zpid", "home", "70000001"],
  [`${ZILLOW}/apartments/slateford-nm/granite-court/9AbCdE/`, "building", "9AbCdE"],
  [`${ZILLOW}/b/granite-court-9AbCdE/`, "building", "9AbCdE"],
  [`${ZILLOW}/community/quarry-ridge/70000099_plid/`, "community", "70000099"],
  [`${ZILLOW}/profile/a.sample`, "agent", "a.sample"],
  [`${ZILLOW}/professionals/real-estate-agent-reviews/slateford-nm/?page=2`, "directory", "slateford-nm"],
  [`${ZILLOW}/home-values/99001/slateford-nm/`, "market", "99001"],
  [`${ZILLOW}/slateford-nm/home-values/`, "market", "slateford-nm"],
  [`${ZILLOW}/slateford-nm/sold/2_p/`, "list", "slateford-nm/sold/2_p/"],
  [`${REDFIN}/NM/Slateford/3-Marble-Ln-87999/unit-4/home/80000001`, "home", "80000001"],
  ["https://www.redfin.ca/on/ottawa/1-Rock-St/home/80000001", "home", "80000001"],
  [`${REDFIN}/NM/Slateford/Granite-Court/apartment/80000051`, "building", "80000051"],
  [`${REDFIN}/city/88001/NM/Slateford`, "list", "city/88001/NM/Slateford"],
  [`${REDFIN}/zipcode/87999`, "list", "zipcode/87999"],
])("%s names a %s", (address, kind, value) => expect(readAddress(address)).toMatchObject({ kind, value }));

test.each([
  `${ZILLOW}/`,
  `${ZILLOW}/homedetails/12-Shale-St/`,
  `${REDFIN}/blog/`,
  `${ZILLOW}/%zz/`,
  `${ZILLOW}/slateford-nm/?searchQueryState=%7B`,
  "https://homes.example/1_zpid/",
  "x",
])("%s names nothing", (address) => expect(readAddress(address)).toBeNull());

describe("an input without an operation", () => {
  test.each<[JsonObject, string]>([
    [{ query: "Slateford, NM" }, "search"],
    [{ zip: "87999", mode: "rent" }, "search"],
    [{ url: `${ZILLOW}/slateford-nm/rentals/` }, "search"],
    [{ url: `${ZILLOW}/homedetails/70000001_zpid/` }, "property"],
    [{ zpids: [70000001] }, "property"],
    [{ startUrls: [{ url: `${REDFIN}/home/80000001` }] }, "property"],
    [{ url: `${ZILLOW}/profile/asample` }, "agents"],
    [{ profiles: ["asample"] }, "agents"],
    [{ url: `${ZILLOW}/professionals/real-estate-agent-reviews/slateford-nm/` }, "agents"],
    [{ url: `${ZILLOW}/slateford-nm/home-values/` }, "markets"],
  ])("%j selects %s", (raw, operation) => expect(read(raw)).toMatchObject({ operation }));
});

test("friendly words and addresses become canonical fields", () => {
  const raw = {
    searchUrl: `${REDFIN}/city/88001/NM/Slateford`,
    listingType: "recentlySold",
    homeType: "condos",
    sortBy: "price_asc",
    bedrooms: "3",
    includeImages: "false",
  };
  expect(read(raw)).toMatchObject({
    operation: "search",
    locations: [`${REDFIN}/city/88001/NM/Slateford`],
    source: "redfin",
    status: "sold",
    homeTypes: ["condo"],
    sort: "price_low",
    minBeds: 3,
    includePhotos: false,
  });
});

test.each([
  [[`${ZILLOW}/slateford-nm/rentals/`], "rent"],
  [[`${ZILLOW}/homes/for_rent/slateford-nm/2_p/`], "rent"],
  [[`${ZILLOW}/slateford-nm/sold/2_p/`, `${ZILLOW}/homes/recently_sold/`], "sold"],
  [[`${ZILLOW}/slateford-nm/foreclosures/`], "foreclosure"],
  [[`${REDFIN}/city/88001/NM/Slateford/filter/property-type=house,include=sold-1yr`], "sold"],
  [
    [
      `${ZILLOW}/slateford-nm/?searchQueryState=${encodeURIComponent('{"filterState":{"fr":{"value":true}}}')}`,
    ],
    "rent",
  ],
  [
    [
      `${ZILLOW}/slateford-nm/?searchQueryState=${encodeURIComponent('{"filterState":{"rs":{"value":false}}}')}`,
    ],
    "sale",
  ],
  [[`${ZILLOW}/slateford-nm/`], "sale"],
  [[`${ZILLOW}/slateford-nm/sold/`, `${ZILLOW}/slateford-nm/`], "sale"],
  [["Sold Creek, NM"], "sale"],
])("lists at %j are %s", (locations, status) =>
  expect(read({ operation: "search", locations })).toMatchObject({ status }),
);

test.each<[JsonObject, JsonObject]>([
  [{ price: "$200,000 - $500,000" }, { minPrice: 200_000, maxPrice: 500_000 }],
  [{ priceRange: "under 500k" }, { maxPrice: 500_000 }],
  [{ price: "$1.2M+" }, { minPrice: 1_200_000 }],
  [{ price: { min: 200_000, max: "$500,000" } }, { minPrice: 200_000, maxPrice: 500_000 }],
  [
    { maxPrice: "$500,000", minRent: "1.5k" },
    { maxPrice: 500_000, minPrice: 1_500 },
  ],
  [
    { beds: "3+", baths: "2 +" },
    { minBeds: 3, minBaths: 2 },
  ],
  [{ soldWithin: "6m" }, { withinDays: 182 }],
  [{ withinDays: "1 year" }, { withinDays: 365 }],
  [{ listedWithin: "2 weeks" }, { withinDays: 14 }],
])("%j narrows as %j", (raw, fields) => {
  const input = read({ operation: "search", location: "a", ...raw });
  expect(input).toMatchObject(fields);
  expect(input).not.toHaveProperty("price");
});

test.each<[JsonObject, string]>([
  [{ operation: "search", location: "a", price: "cheap" }, "Expected a range such as"],
  [{ operation: "search", location: "a", price: "500000" }, "Expected a range such as"],
  [{ operation: "search", location: "a", price: "1-2", minPrice: 1 }, "Give either `price` or"],
  [{ operation: "search", location: "a", maxBeds: "3+" }, "maxBeds"],
  [{ operation: "search", location: "a", maxPrice: "1.500" }, "maxPrice"],
  [
    { operation: "property", propertyIds: [`${ZILLOW}/homedetails/12-Shale-St/`] },
    "Expected a number such as 15192198",
  ],
  [{ operation: "rentals", location: "Slateford", source: "redfin" }, "source"],
  [{ operation: "search", locations: Array<string>(51).fill("a") }, "51 places; at most 50 are allowed."],
  [{ operation: "search", location: `${ZILLOW}/homedetails/1_zpid/` }, "Expected a place such as"],
  [{ operation: "search", location: "a", withinDays: 5 }, "Expected one of 1, 7, 14"],
  [
    { operation: "photos", url: `${REDFIN}/NM/Slateford/Granite-Court/apartment/80000051` },
    "Expected a number such as",
  ],
  [{ operation: "agents" }, "Give `locations` or `profiles`."],
])("refuses %j", (raw, message) => {
  let refused: unknown = null;
  try {
    read(raw);
  } catch (error) {
    refused = error;
  }
  expect(JSON.stringify((refused as AppError | null)?.details ?? null)).toContain(message);
});

test.each([
  ["$1,250+/mo", 1250],
  ["From $988,901", 988901],
  ["$2,045+ 1 bd", 2045],
  ["$1.250", null],
  ["$1 250", null],
  ["$1.2M", null],
  ["Ask", null],
])("%s is %s dollars", (text, amount) => expect(dollarsIn(text)).toBe(amount));
