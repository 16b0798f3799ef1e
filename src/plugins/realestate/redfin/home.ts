import {
  addressFields,
  arr,
  at,
  changed,
  fillerOf,
  findByType,
  firstOf,
  htmlToText,
  isJsonObject,
  type JsonObject,
  jsonLd,
  needed,
  num,
  obj,
  type PageText,
  readFields,
  type Reading,
  readRows,
  str,
  textFrom,
  urlAt,
} from "../../../plugin-sdk/index.ts";
import { Home, type HomeDraft, homeOf, PRICE_EVENT, SCHOOL, TAX_YEAR } from "../home/home-record.ts";
import { always, often } from "../home/places.ts";
import {
  addressFrom,
  assessed,
  countryOf,
  dayOf,
  filledObject,
  idOf,
  localDay,
  markupText,
  numberOf,
  plainText,
  priceOf,
  unwrapped,
} from "../home/values.ts";
import { REDFIN } from "../source.ts";
import { homeUrl, readAddress } from "../targets.ts";
import { picturesOf } from "../zillow/photos.ts";
import { currencyOf, kindOf, statusOf } from "./card.ts";
import { type RedfinPage, redfinPhotos } from "./page-answers.ts";

const HOME = {
  ...always(Home.shape, {
    status: "status",
    price: "price",
    homeType: ["section.propertyType", kindOf],
    statusText: "section.status.displayValue",
  }),
  ...often(Home.shape, {
    beds: "section.beds",
    baths: "section.baths",
    latitude: "section.latLong.latitude",
    longitude: "section.latLong.longitude",
    livingArea: "section.sqFt",
    lotSize: "lot",
    yearBuilt: "section.yearBuilt",
    stories: "below.publicRecordsInfo.latestListingInfo.numStories",
    pricePerSqft: "section.pricePerSqFt",
    daysOnMarket: "section.cumulativeDaysOnMarket",
    soldOn: ["section.soldDate", dayOf],
    lastSoldPrice: "sold",
    listedOn: ["listed", dayOf],
    estimate: "estimate",
    hoaMonthly: "hoa",
    taxAnnual: "tax",
    taxAssessedValue: "assessed",
    description: ["remarks", markupText],
    virtualTourUrl: "main.virtualTourLink",
    isNewConstruction: "main.isNewConstruction",
    isFeatured: "section.isHot",
    listingId: ["initial.listingId", idOf],
    mlsId: ["mls", idOf],
    mlsName: "main.source.dataSourceDescription",
    parcelId: ["section.apn", idOf],
    brokerName: "broker",
    videoUrls: "videos",
    viewCount: "activity.totalViews",
    favoriteCount: "activity.favoriteCount",
  }),
};
const ADDRESS = often(addressFields(), {
  text: "main.fullStreetAddress",
  street: ["street", plainText],
  city: "section.city",
  region: "section.state",
  postalCode: "section.zip",
  country: ["section.countryCode", countryOf],
});
const EVENT = {
  ...often(PRICE_EVENT, { price: "price", informant: "source" }),
  ...always(PRICE_EVENT, { happenedOn: ["eventDate", dayOf], event: "eventDescription" }),
};
const TAX = often(TAX_YEAR, { year: "rollYear", taxPaid: "taxesDue", assessedValue: "assessed" });
const NEAR = {
  ...often(SCHOOL, {
    rating: "greatSchoolsRating",
    grades: "gradeRanges",
    type: "institutionType",
    distanceMiles: ["distanceInMiles", numberOf],
    level: "level",
    url: "link",
  }),
  name: needed(textFrom("name", "Name.")),
};

/** Reads a home from what the interface says of it. */
export function readRedfinHome(
  page: PageText & { url: string },
  id: string,
  { above, below, main, extra }: RedfinPage,
  reading: Reading,
): HomeDraft {
  const section = unwrapped(obj(above, "addressSectionInfo") ?? {});
  const status = statusOf(section["searchStatus"], str(section, "status.displayValue"));
  const shown = pricesOf(section, status, reading);
  const taxes = arr(below, "publicRecordsInfo.allTaxInfo");
  const zone =
    str(section, "soldDateTimeZone") ??
    str(main, "timezone") ??
    str(below, "propertyHistoryInfo.displayTimeZone");
  const listing = findByType(jsonLd(page.text).items, "RealEstateListing")[0];
  const view = {
    section: { ...section, soldDate: localDay(section["soldDate"], zone) },
    main,
    below,
    listed: localDay(at(listing, "datePosted"), zone),
    initial: extra("initialInfo"),
    estimate: firstOf({ avm: extra("avm"), above }, [
      "avm.predictedValue",
      "above.addressSectionInfo.avmInfo.predictedValue",
    ]),
    activity: extra("activityData"),
    status,
    ...shown,
    lot: firstOf({ section, below }, ["section.lotSize", "below.publicRecordsInfo.basicInfo.lotSqFt"]),
    hoa: firstOf(main, ["hoaDues.amount", "hoaFee"]),
    tax: assessed(num(below, "publicRecordsInfo.taxInfo.taxesDue") ?? num(at(taxes?.[0], "taxesDue"))),
    assessed: assessed(assessedOf(taxes?.[0])),
    remarks: firstOf(main, ["marketingRemarks[0].marketingRemark", "publicRemarksParagraph"]),
    mls: firstOf({ main, initial: extra("initialInfo") }, [
      "main.mlsId",
      "initial.mlsId.value",
      "initial.mlsId",
    ]),
    videos: arr(above, "mediaBrowserInfo.videos")?.map((video) => at(video, "videoUrl")) ?? null,
    broker: firstOf(main, ["listingAgents[0].brokerName", "listingBroker.name"]),
    street: firstOf(section, ["streetAddress.assembledAddress", "streetAddress"]),
  };
  const { price, ...read } = readFields(HOME, view, reading);
  const address = readFields(ADDRESS, view, reading);
  const link = urlAt(section, "url", originUrl(page.url));
  if (link !== null && readAddress(link)?.value !== id)
    throw changed(page, `The page leads to another home than ${id}.`);
  const photos = redfinPhotos(above);
  const rows = (path: string) => arr(below, path);
  const events = rows("propertyHistoryInfo.events");
  const dated = (event: unknown): unknown =>
    isJsonObject(event) ? { ...event, eventDate: localDay(event["eventDate"], zone) } : event;
  const schools = rows("schoolsAndDistrictsInfo.servingThisHomeSchools");
  return homeOf({
    ...read,
    id,
    url: readAddress(page.url)?.url ?? homeUrl("redfin", id),
    site: "redfin",
    kind: "home",
    address: addressFrom(address, address.text),
    ...priceOf(price, currencyOf(address.country), null),
    livingAreaUnit: read.livingArea === null ? null : "sqft",
    lotSizeUnit: read.lotSize === null ? null : "sqft",
    photoCount: photos?.length ?? null,
    ...picturesOf(photos, reading),
    videoUrls: read.videoUrls,
    agent: agentOf(obj(main, "listingAgents[0]")),
    priceHistory:
      events === null ? null : readRows(EVENT, events.map(dated), reading, "priceHistory").map(eventOf),
    taxHistory:
      taxes === null ? null : readRows(TAX, taxes.map(withAssessed), reading, "taxHistory").map(taxYearOf),
    schools:
      schools === null ? null : readRows(NEAR, schools.map(withLink), reading, "schools").map(schoolOf),
    attributes: attributesIn(below, reading),
  });
}

/** Of a home that is not for sale a page shows what it was sold for, or what it may be worth; a label says which. */
function pricesOf(section: JsonObject, status: string | null, { warn }: Reading) {
  const stated = [section["latestPriceInfo"], section["priceInfo"]].find((one) => at(one, "amount") !== null);
  const [amount, label] = [at(stated, "amount"), str(stated, "label")];
  const isSold = status === "RECENTLY_SOLD";
  const isUntold = status === "OFF_MARKET" && amount !== null && label === null;
  if (isUntold) warn("field_missing", "price, lastSoldPrice: the page does not say which of them it shows.");
  const isAsked = !isUntold && !/\bsold\b|estimate/i.test(label ?? "");
  return {
    price: isSold || isAsked ? amount : null,
    sold: isSold || /\bsold\b/i.test(label ?? "") ? amount : null,
  };
}

const originUrl = (url: string): string => new URL(url).origin;
const assessedOf = (tax: unknown): number | null => {
  const parts = [num(tax, "taxableLandValue"), num(tax, "taxableImprovementValue")].filter(
    (part) => part !== null,
  );
  return parts.length === 0 ? null : parts.reduce((sum, part) => sum + part, 0);
};
const eventOf = fillerOf(PRICE_EVENT);
const taxYearOf = fillerOf(TAX_YEAR);
const schoolOf = fillerOf(SCHOOL);
const withLink = (school: unknown): unknown =>
  isJsonObject(school) ? { ...school, link: urlAt(school, "schoolUrl", REDFIN) } : school;
const withAssessed = (tax: unknown): unknown =>
  isJsonObject(tax) ? { ...tax, assessed: assessedOf(tax) } : tax;

function agentOf(agent: JsonObject | null) {
  if (agent === null) return null;
  return filledObject({
    name: str(agent, "agentInfo.agentName"),
    licence: str(agent, "licenseNumber"),
    phone: str(agent, "phoneNumber"),
    email: str(agent, "email"),
  });
}

/** Amenities, each by its own name or that of its group. */
function attributesIn(below: JsonObject, { warn }: Reading) {
  const groups = (arr(below, "amenitiesInfo.superGroups") ?? []).flatMap(
    (group) => arr(group, "amenityGroups") ?? [],
  );
  if (arr(below, "amenitiesInfo.superGroups") === null) return null;
  return groups.flatMap((group) =>
    (arr(group, "amenityEntries") ?? []).flatMap((entry) => {
      const value = (arr(entry, "amenityValues") ?? []).filter((one) => typeof one === "string").join(", ");
      const name = str(entry, "amenityName")?.trim() || str(group, "groupTitle");
      if (name === null) warn("row_dropped", "attributes: a fact has no name.");
      // The public records write a dash for what they do not know.
      return name === null || /^[\s–—-]+$/.test(value) ? [] : [{ name, value: htmlToText(value) || null }];
    }),
  );
}
