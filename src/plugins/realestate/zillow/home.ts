import {
  addressFields,
  arr,
  at,
  changed,
  firstOf,
  type JsonObject,
  needed,
  num,
  obj,
  type PageText,
  parsePrice,
  readFields,
  type Reading,
  readRows,
  str,
  textFrom,
  urlAt,
} from "../../../plugin-sdk/index.ts";
import {
  AGENT,
  FORECLOSURE,
  Home,
  type HomeDraft,
  homeOf,
  PRICE_EVENT,
  SCHOOL,
  TAX_YEAR,
} from "../home/home-record.ts";
import { always, often } from "../home/places.ts";
import {
  addressFrom,
  assessed,
  countryOf,
  dayOf,
  filledObject,
  idOf,
  known,
  localDay,
  plainText,
  priceOf,
  unitOf,
  yearOf,
} from "../home/values.ts";
import { ZILLOW } from "../source.ts";
import { homeUrl, readAddress } from "../targets.ts";
import { factsOf } from "./facts.ts";
import { photosOf, picturesOf } from "./photos.ts";

const HOME = {
  ...always(Home.shape, {
    status: "homeStatus",
    homeType: "homeType",
    beds: "bedrooms",
    baths: "baths",
    price: "price",
  }),
  ...often(Home.shape, {
    name: "building.buildingName",
    latitude: "latitude",
    longitude: "longitude",
    county: "county",
    neighborhood: "neighborhood",
    currency: "currency",
    priceChange: "priceChange",
    priceChangedOn: ["priceChangeDate", dayOf],
    estimate: "zestimate",
    estimateLowPercent: ["zestimateLowPercent", (value: unknown) => num(value)],
    estimateHighPercent: ["zestimateHighPercent", (value: unknown) => num(value)],
    rentEstimate: "rentZestimate",
    livingArea: "area",
    livingAreaUnit: ["livingAreaUnits", unitOf],
    lotSize: "lot",
    lotSizeUnit: ["lotAreaUnits", unitOf],
    yearBuilt: "built",
    stories: "resoFacts.stories",
    pricePerSqft: "resoFacts.pricePerSquareFoot",
    daysOnMarket: "days",
    listedOn: ["datePostedString", dayOf],
    soldOn: ["dateSold", dayOf],
    lastSoldPrice: "lastSoldPrice",
    hoaMonthly: "hoa",
    taxAnnual: "tax",
    taxAssessedValue: "assessed",
    description: ["description", plainText],
    photoCount: "photoCount",
    virtualTourUrl: "virtualTourUrl",
    isNewConstruction: "resoFacts.isNewConstruction",
    isFeatured: "isFeatured",
    mlsId: ["mls", idOf],
    mlsName: "attributionInfo.mlsName",
    parcelId: ["parcelId", idOf],
    brokerName: "broker",
    viewCount: "pageViewCount",
    favoriteCount: "favoriteCount",
  }),
};
const ADDRESS = often(addressFields(), {
  street: "street",
  city: "city",
  region: "region",
  postalCode: "zip",
  country: ["country", countryOf],
});
const EVENT = {
  ...always(PRICE_EVENT, { happenedOn: ["date", dayOf], event: "event" }),
  ...often(PRICE_EVENT, {
    price: "price",
    pricePerSqft: "pricePerSquareFoot",
    priceChange: "priceChangeRate",
    informant: "source",
  }),
};
const TAX = {
  ...always(TAX_YEAR, { year: ["time", yearOf] }),
  ...often(TAX_YEAR, {
    taxPaid: "taxPaid",
    assessedValue: "value",
    taxChange: "taxIncreaseRate",
    valueChange: "valueIncreaseRate",
  }),
};
const NEAR = {
  ...often(SCHOOL, {
    url: "link",
    rating: "rating",
    level: "level",
    grades: "grades",
    type: "type",
    distanceMiles: "distance",
  }),
  name: needed(textFrom("name", "Name.")),
};
const LISTED_BY = often(AGENT, {
  name: ["agentName", plainText],
  licence: ["agentLicenseNumber", idOf],
  phone: "agentPhoneNumber",
  email: "agentEmail",
});
const SALE = often(FORECLOSURE, {
  isForeclosure: "foreclosureTypes.isAnyForeclosure",
  isPreforeclosure: "foreclosureTypes.isPreforeclosure",
  isBankOwned: "foreclosureTypes.isBankOwned",
  isAuction: "auction",
  kind: "foreclosureJudicialType",
  bank: "foreclosingBank",
  amount: "foreclosureAmount",
  unpaidBalance: "foreclosureUnpaidBalance",
  pastDueBalance: "foreclosurePastDueBalance",
  loanAmount: "foreclosureLoanAmount",
  filedOn: ["foreclosureDefaultFilingDate", dayOf],
  auctionFiledOn: ["foreclosureAuctionFilingDate", dayOf],
  auctionText: "foreclosureAuctionTime",
  auctionPlaceText: "foreclosureAuctionLocation",
});

/** Reads the home that a page holds. */
export function readHome(page: PageText, home: JsonObject, reading: Reading): HomeDraft {
  const zpid = idOf(home["zpid"] as string | number);
  const [link, own] = [urlAt(home, "hdpUrl", ZILLOW) ?? "", page.url].map(readAddress);
  if (zpid === null || (link?.kind === "home" && link.value !== zpid))
    throw changed(page, "The home of the page has no number, or two of them.");
  const taxes = arr(home, "taxHistory");
  const zone = str(home, "timeZone");
  const view = {
    ...home,
    priceChangeDate: localDay(home["priceChangeDate"], zone),
    dateSold: localDay(home["dateSold"], zone),
    neighborhood: firstOf(home, ["neighborhoodRegion.name", "address.neighborhood"]),
    baths: known(home["bathrooms"]),
    area: known(home["livingArea"]),
    lot: known(home["lotAreaValue"]),
    built: firstOf(home, ["yearBuilt", "resoFacts.yearBuilt"]),
    days: at(home, "daysOnZillow") === -1 ? 0 : at(home, "daysOnZillow"),
    hoa:
      at(home, "monthlyHoaFee") ?? monthly(firstOf(home, ["resoFacts.hoaFee", "resoFacts.associationFee"])),
    tax: assessed(num(at(taxes?.[0], "taxPaid"))),
    assessed: assessed(num(firstOf(home, ["taxAssessedValue"]) ?? at(taxes?.[0], "value"))),
    mls: firstOf(home, ["mlsid", "attributionInfo.mlsId"]),
    broker: firstOf(home, ["attributionInfo.brokerName", "brokerageName"]),
    street: firstOf(home, ["address.streetAddress", "streetAddress"]),
    city: firstOf(home, ["address.city", "city"]),
    region: firstOf(home, ["address.state", "state"]),
    zip: firstOf(home, ["address.zipcode", "zipcode"]),
    auction: firstOf(home, ["listing_sub_type.is_forAuction", "listingSubType.isForAuction"]),
  };
  const { price, currency, ...read } = readFields(HOME, view, reading);
  const photos = photosOf(home);
  if ((photos?.length ?? 0) < (read.photoCount ?? 0))
    reading.warn(
      "photos_missing",
      `imageUrl, imageUrls: ${photos?.length ?? 0} of ${read.photoCount ?? 0} pictures are listed.`,
    );
  const rows = <T>(name: string, read: (list: readonly unknown[]) => T): T | null => {
    const list = home[name] ?? null;
    if (list === null) return null;
    if (!Array.isArray(list)) reading.warn("field_missing", `${name}: the list has another form.`);
    return Array.isArray(list) ? read(list) : null;
  };
  return homeOf({
    ...read,
    id: zpid,
    url: own?.kind === "home" ? own.url : homeUrl("zillow", zpid),
    site: "zillow",
    kind: "home",
    address: addressFrom(readFields(ADDRESS, view, reading)),
    ...priceOf(price, currency, null),
    pricePeriod: read.status === "FOR_RENT" && price !== null ? "month" : null,
    ...picturesOf(photos, reading),
    agent: filledObject(readFields(LISTED_BY, obj(home, "attributionInfo") ?? {}, reading)),
    foreclosure: filledObject(readFields(SALE, view, reading)),
    priceHistory: rows("priceHistory", (list) => readRows(EVENT, list, reading, "priceHistory")),
    taxHistory: rows("taxHistory", (list) => readRows(TAX, list, reading, "taxHistory")),
    schools: rows("schools", (list) => readRows(NEAR, list, reading, "schools")),
    attributes: factsOf(home["resoFacts"], reading),
  });
}

const MONTHS = [
  [/month|\/\s*mo/i, 1],
  [/quarter/i, 3],
  [/semi/i, 6],
  [/year|annual/i, 12],
] as const;

/** A fee such as "$250 monthly" or "$900 annually", per month. */
function monthly(fee: unknown): number | null {
  if (typeof fee !== "string") return null;
  const amount = parsePrice(fee, "en-US", "USD")?.amount ?? null;
  const months = MONTHS.find(([word]) => word.test(fee))?.[1];
  return amount === null || months === undefined ? null : Math.round((amount / months) * 100) / 100;
}
