import {
  addressFields,
  arr,
  firstOf,
  int,
  type JsonObject,
  type PageText,
  readFields,
  type Reading,
  str,
  urlAt,
} from "../../../plugin-sdk/index.ts";
import { Home, type HomeDraft, homeOf } from "../home/home-record.ts";
import { always, often } from "../home/places.ts";
import { priceRangeOf } from "../home/price-range.ts";
import { addressFrom, plainText, priceOf } from "../home/values.ts";
import { ZILLOW } from "../source.ts";
import { readAddress } from "../targets.ts";
import { photosOf, picturesOf } from "./photos.ts";
import { floorPlansOf, unitsOf } from "./floor-plans.ts";

const BUILDING = {
  ...always(Home.shape, { name: "buildingName" }),
  ...often(Home.shape, {
    latitude: "latitude",
    longitude: "longitude",
    description: ["description", plainText],
    county: "county",
    homeType: "buildingType",
    virtualTourUrl: "virtualTourUrl",
  }),
};
const ADDRESS = often(addressFields(), {
  text: "fullAddress",
  street: "street",
  city: "city",
  region: "region",
  postalCode: "zip",
});

/** The code of a building, by its address or number. */
export function buildingCode(building: JsonObject): string | null {
  const url = urlAt(building, "bdpUrl", ZILLOW);
  return url === null ? str(building, "lotId") : (readAddress(url)?.value ?? null);
}

/** Reads a building of rentals with its floor plans. */
export function readBuilding(
  page: PageText & { url: string },
  building: JsonObject,
  code: string,
  reading: Reading,
): HomeDraft {
  const view = {
    ...building,
    street: firstOf(building, ["address.streetAddress", "streetAddress"]),
    city: firstOf(building, ["address.city", "city"]),
    region: firstOf(building, ["address.state", "state"]),
    zip: firstOf(building, ["address.zipcode", "zipcode"]),
  };
  const floorPlans = floorPlansOf(building["floorPlans"], reading);
  const units = unitsOf(building["ungroupedUnits"], reading);
  const prices = priceRangeOf(floorPlans, arr(building, "floorPlans")?.length ?? 0);
  const { text, ...parts } = readFields(ADDRESS, view, reading);
  return homeOf({
    ...readFields(BUILDING, view, reading),
    id: code,
    url: readAddress(page.url)?.url ?? page.url,
    site: "zillow",
    kind: "building",
    status: "FOR_RENT",
    address: addressFrom({ ...parts, country: null }, text),
    ...priceOf(prices?.min ?? null, prices === null ? null : "USD", null, true),
    priceMax: prices?.max ?? null,
    pricePeriod: "month",
    livingAreaUnit: [...(floorPlans ?? []), ...(units ?? [])].some(({ livingArea }) => livingArea !== null)
      ? "sqft"
      : null,
    ...picturesOf(photosOf(building), reading),
    photoCount: int(building, "photoCount"),
    floorPlans,
    units,
  });
}
