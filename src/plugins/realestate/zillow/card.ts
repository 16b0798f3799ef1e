import {
  absoluteUrl,
  addressFields,
  arr,
  at,
  bool,
  firstOf,
  isJsonObject,
  type JsonObject,
  mediaOf,
  nothingOf,
  obj,
  readFields,
  type Reading,
  str,
  strs,
  urlAt,
} from "../../../plugin-sdk/index.ts";
import { FORECLOSURE, Home, type HomeDraft, homeOf } from "../home/home-record.ts";
import { always, often } from "../home/places.ts";
import {
  addressFrom,
  countryOf,
  currencyIn,
  dayOf,
  dollarsIn,
  filledObject,
  known,
  priceOf,
  unitOf,
} from "../home/values.ts";
import { ZILLOW } from "../source.ts";
import { readAddress } from "../targets.ts";
import { floorPlansOf } from "./floor-plans.ts";

const CARD = {
  ...always(Home.shape, { status: "status", latitude: "latLong.latitude", longitude: "latLong.longitude" }),
  ...often(Home.shape, {
    name: "name",
    statusText: "statusText",
    homeType: "info.homeType",
    price: "amount",
    priceText: "priceText",
    currency: "info.currency",
    priceChange: "info.priceChange",
    priceChangedOn: ["info.datePriceChanged", dayOf],
    estimate: "estimate",
    rentEstimate: "info.rentZestimate",
    beds: "beds",
    baths: "baths",
    livingArea: "area",
    lotSize: "lot",
    lotSizeUnit: ["lotUnit", unitOf],
    taxAssessedValue: "info.taxAssessedValue",
    daysOnMarket: "days",
    soldOn: ["sold", dayOf],
    brokerName: "brokerName",
    builderName: "builderName",
    has3dTour: "has3DModel",
    isFeatured: "isFeaturedListing",
    isNewConstruction: "info.isNewConstruction",
    highlightText: "flexFieldText",
    openHouseText: "openHouseDescription",
    unitCount: "unitCount",
    imageUrl: "imgSrc",
    imageUrls: "photos",
  }),
};
const ADDRESS = often(addressFields(), {
  text: "address",
  street: "street",
  city: "city",
  region: "region",
  postalCode: "zip",
  country: ["info.country", countryOf],
});
const SALE = often(FORECLOSURE, {
  isForeclosure: "is_foreclosure",
  isBankOwned: "is_bankOwned",
  isAuction: "is_forAuction",
});

/** Reads a card of the list, or a mark of the map: these say less. Null for one that does not say which home it is. */
export function readCard(card: unknown, reading: Reading): HomeDraft | null {
  if (!isJsonObject(card)) return null;
  const target = targetOf(card);
  if (target === null) return null;
  const info = obj(card, "hdpData.homeInfo") ?? {};
  const least = bool(card, "isBuilding") === true || target.kind !== "home";
  const view = {
    ...card,
    info,
    name: nameOf(card, target.kind),
    statusText: least ? null : card["statusText"],
    status: firstOf(card, ["hdpData.homeInfo.homeStatus", "statusType"]) ?? card["statusType"],
    amount: firstOf(card, ["unformattedPrice", "hdpData.homeInfo.price"]) ?? amountIn(card["price"]),
    priceText: card["price"],
    estimate: firstOf(card, ["zestimate", "hdpData.homeInfo.zestimate"]),
    beds: firstOf(card, ["beds", "hdpData.homeInfo.bedrooms", "minBeds"]),
    baths: known(firstOf(card, ["baths", "hdpData.homeInfo.bathrooms", "minBaths"])),
    area: known(firstOf(card, ["area", "hdpData.homeInfo.livingArea", "minArea"])),
    sold: known(info["dateSold"]),
    // Older lists have square feet without a unit.
    lot: known(firstOf(info, ["lotAreaValue", "lotSize"])),
    lotUnit: info["lotAreaUnit"] ?? ("lotSize" in info && !("lotAreaValue" in info) ? "sqft" : null),
    // The site writes -1 for less than a day.
    days: at(info, "daysOnZillow") === -1 ? 0 : at(info, "daysOnZillow"),
    street: firstOf(card, ["addressStreet", "hdpData.homeInfo.streetAddress"]),
    city: firstOf(card, ["addressCity", "hdpData.homeInfo.city"]),
    region: firstOf(card, ["addressState", "hdpData.homeInfo.state"]),
    zip: firstOf(card, ["addressZipcode", "hdpData.homeInfo.zipcode"]),
    photos: photosOf(card),
  };
  const { price, priceText, currency, imageUrl, imageUrls, ...read } = readFields(CARD, view, reading);
  const { text, ...address } = readFields(ADDRESS, view, reading);
  const foreclosure = readFields(SALE, obj(info, "listing_sub_type") ?? {}, reading);
  return homeOf({
    ...read,
    id: target.value,
    url: target.url,
    site: "zillow",
    kind: target.kind,
    ...priceOf(price, currency ?? currencyIn(priceText), priceText, least),
    pricePeriod: read.status === "FOR_RENT" && price !== null ? "month" : null,
    livingAreaUnit: read.livingArea === null ? null : "sqft",
    address: addressFrom(address, text),
    foreclosure: filledObject({ ...NO_SALE, ...foreclosure }),
    floorPlans: "units" in card ? floorPlansOf(card["units"], reading) : null,
    ...mediaOf(imageUrls === null ? null : [...(imageUrl === null ? [] : [imageUrl]), ...imageUrls]),
    imageUrl,
  });
}

/** A building has its name in place of the status. */
function nameOf(card: JsonObject, kind: HomeDraft["kind"]): unknown {
  if (kind === "community") return card["communityName"];
  return card["buildingName"] ?? (kind === "building" ? card["statusText"] : null);
}

const NO_SALE = nothingOf(FORECLOSURE);

/** What a card links to. Null where that is no home, or not the one of its number. */
function targetOf(card: JsonObject) {
  const target = readAddress(urlAt(card, "detailUrl", ZILLOW) ?? "");
  const zpid = /^\d+$/.exec(String(firstOf(card, ["zpid", "hdpData.homeInfo.zpid"])))?.[0] ?? null;
  if (target?.kind === "home" && zpid !== null && target.value !== zpid) return null;
  return target?.kind === "home" || target?.kind === "building" || target?.kind === "community"
    ? { ...target, kind: target.kind }
    : null;
}

/** The pictures of a card; since 2025 their keys and an address to put each in. */
function photosOf(card: JsonObject): unknown {
  const template = str(card, "carouselPhotosComposable.baseUrl");
  const keys = strs(
    (arr(card, "carouselPhotosComposable.photoData") ?? [null]).map((photo) => at(photo, "photoKey")),
  );
  if (template !== null && keys !== null)
    return keys.map((key) => absoluteUrl(template.replace("{photoKey}", key), ZILLOW));
  const photos = arr(card, "carouselPhotos");
  return photos === null ? null : photos.map((photo) => at(photo, "url"));
}

/** The amount of a price that a card only shows as text; one that cannot be read stays a text, and is told of. */
function amountIn(text: unknown): unknown {
  if (typeof text !== "string") return text;
  return dollarsIn(text) ?? (/\d/.test(text) ? text : null);
}
