import {
  addressFields,
  arr,
  changed,
  filledText,
  findByType,
  int,
  isJsonObject,
  type JsonObject,
  jsonLd,
  num,
  obj,
  type PageText,
  readFields,
  type Reading,
  requireEnd,
  str,
  urlAt,
} from "../../../plugin-sdk/index.ts";
import { Home, type HomeDraft, homeOf } from "../home/home-record.ts";
import { always, often } from "../home/places.ts";
import { addressFrom, countryOf, dayOf, markupText, plainText, priceOf } from "../home/values.ts";
import { readAddress } from "../targets.ts";
import { type Photo, picturesOf, wholeList } from "../zillow/photos.ts";
import { currencyOf } from "./card.ts";

const KINDS: readonly (readonly [word: RegExp, kind: string])[] = [
  [/town/i, "TOWNHOUSE"],
  [/condo|apartment/i, "CONDO"],
  [/co-?op/i, "COOPERATIVE"],
  [/multi/i, "MULTI_FAMILY"],
  [/mobile|manufactured/i, "MANUFACTURED"],
  [/land|lot/i, "LOT"],
  [/single|house|residence/i, "SINGLE_FAMILY"],
];
const HOME = {
  ...always(Home.shape, { price: "offer.price" }),
  ...often(Home.shape, {
    homeType: [
      "home.accommodationCategory",
      (text: string) => KINDS.find(([word]) => word.test(text))?.[1] ?? null,
    ],
    beds: "home.numberOfBedrooms",
    baths: "home.numberOfBathroomsTotal",
    livingArea: "area",
    yearBuilt: "home.yearBuilt",
    latitude: "home.geo.latitude",
    longitude: "home.geo.longitude",
    listedOn: ["listing.datePosted", dayOf],
    description: ["listing.description", markupText],
  }),
};
const ADDRESS = often(addressFields(), {
  street: ["streetAddress", plainText],
  city: "addressLocality",
  region: "addressRegion",
  postalCode: "postalCode",
  country: ["addressCountry", countryOf],
});

const listingOn = (page: PageText): JsonObject | null =>
  findByType(jsonLd(page.text).items, "RealEstateListing")[0] ?? null;
export const hasListing = (page: PageText): boolean => listingOn(page) !== null;

/** What a page of a home says of it in JSON-LD. @throws SourceError `source_changed` for another home, or none */
export function linkedListing(page: PageText, id: string): JsonObject {
  requireEnd(page, "</html>");
  const listing = listingOn(page);
  if (listing === null) throw changed(page, "The page carries no answers, and no JSON-LD of a home.");
  if (readAddress(urlAt(listing, "url", page.url ?? "") ?? "")?.value !== id)
    throw changed(page, `The page is not about home ${id}.`);
  return listing;
}

/** Reads a page that carries JSON-LD alone; it has no history, taxes and schools. */
export function readLinkedHome(page: PageText & { url: string }, id: string, reading: Reading): HomeDraft {
  const listing = linkedListing(page, id);
  const home = obj(listing, "mainEntity");
  if (home === null) throw changed(page, "The JSON-LD does not describe the home.");
  const isFeet = ["FTK", "SQF", null].includes(str(home, "floorSize.unitCode"));
  const view = {
    listing,
    home,
    offer: obj(listing, "offers"),
    area: isFeet ? num(home, "floorSize.value") : null,
  };
  const { price, ...read } = readFields(HOME, view, reading);
  const address = readFields(ADDRESS, obj(home, "address") ?? {}, reading);
  const photos = linkedPhotos(listing);
  return homeOf({
    ...read,
    id,
    url: readAddress(page.url)?.url ?? page.url,
    site: "redfin",
    kind: "home",
    status: /InStock$/.test(str(listing, "offers.availability") ?? "") ? "FOR_SALE" : null,
    address: addressFrom(address),
    ...priceOf(price, currencyOf(address.country), null),
    livingAreaUnit: read.livingArea === null ? null : "sqft",
    photoCount: photos?.length ?? null,
    ...picturesOf(photos, reading),
    attributes: arr(home, "amenityFeature")?.flatMap((feature) => attributeIn(feature, reading)) ?? null,
  });
}

/** The pictures that JSON-LD lists; null where it has no list of them. */
export function linkedPhotos(listing: JsonObject): Photo[] | null {
  return (
    wholeList(arr(listing, "mainEntity.image"))?.map((image) => ({
      imageUrl: urlAt(image, "url"),
      widthPx: int(image, "width"),
      heightPx: int(image, "height"),
      caption: null,
      room: null,
    })) ?? null
  );
}

/** "Parking: 1 garage spaces" is a name and a value. */
function attributeIn(feature: unknown, { warn }: Reading) {
  const text = isJsonObject(feature) ? filledText(feature, "name") : null;
  const [, name, value = null] = /^([^:]+)(?::\s*(.+))?$/.exec(text ?? "") ?? [];
  if (name === undefined) warn("row_dropped", "attributes: a fact has no name.");
  return name === undefined ? [] : [{ name, value }];
}
