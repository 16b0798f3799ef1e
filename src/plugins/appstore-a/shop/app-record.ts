import {
  countFrom,
  dayFrom,
  digitsFrom,
  fieldFrom,
  flagField,
  flagFrom,
  idFrom,
  instantFrom,
  integerField,
  linkFrom,
  linksField,
  linksFrom,
  listFrom,
  localeFields,
  needed,
  neededLink,
  numberFrom,
  objectFrom,
  placeField,
  rarely,
  ratingFields,
  searchFields,
  shapeOf,
  textField,
  textFrom,
  textsFrom,
  z,
} from "../../../plugin-sdk/index.ts";
import { screenshotsOf, starCountsOf } from "./page-values.ts";

/** An app as lookup and search state it: the place of each field in their answers. */
export const LISTED = {
  id: needed(idFrom("trackId", "Number of the app; other operations take it in `appIds`.")),
  title: needed(textFrom("trackName", "Name.")),
  bundleId: textFrom("bundleId", "Bundle id; other operations take it in `appIds`, too."),
  kind: textFrom("kind", "software for iOS, mac-software for macOS."),
  description: textFrom("description", "Description, plain."),
  version: textFrom("version", "Version."),
  recentChanges: rarely(textFrom("releaseNotes", "What is new in this version.")),
  releasedAt: instantFrom("releaseDate", "First release, ISO 8601 UTC."),
  updatedAt: instantFrom("currentVersionReleaseDate", "Release of this version, ISO 8601 UTC."),
  developer: textFrom("artistName", "Name of the developer."),
  developerId: idFrom("artistId", "Number of the developer, for `developer`."),
  developerUrl: linkFrom("artistViewUrl", "Page of the developer."),
  developerWebsite: rarely(linkFrom("sellerUrl", "Web site of the developer.")),
  sellerName: textFrom("sellerName", "Who sells it: the legal name."),
  price: rarely(numberFrom("price", "Price in units of `currency`; null when not sold.")),
  currency: textFrom("currency", "Currency, ISO 4217."),
  priceText: rarely(textFrom("formattedPrice", "Price as shown.")),
  rating: rarely(numberFrom("averageUserRating", "Mean rating, 0 to 5; null when unrated.")),
  ratingCount: rarely(countFrom("userRatingCount", "How many people of this country rated it.")),
  versionRating: rarely(numberFrom("averageUserRatingForCurrentVersion", "Mean rating of this version.")),
  versionRatingCount: rarely(countFrom("userRatingCountForCurrentVersion", "Ratings of this version.")),
  genre: textFrom("primaryGenreName", "Main category, in the language of the texts."),
  genreId: idFrom("primaryGenreId", "Number of the main category, for `rankings`."),
  genres: textsFrom("genres", "All categories."),
  genreIds: textsFrom("genreIds", "Numbers of all categories, in the same order."),
  contentRating: textFrom("contentAdvisoryRating", "Age rating."),
  advisories: rarely(textsFrom("advisories", "Reasons of the age rating.")),
  languages: textsFrom("languageCodesISO2A", "Languages, ISO 639-1 in upper case."),
  minOsVersion: textFrom("minimumOsVersion", "Least version of the system."),
  sizeBytes: rarely(digitsFrom("fileSizeBytes", "Size of the download in bytes.")),
  supportedDevices: rarely(textsFrom("supportedDevices", "Devices that it runs on; not stated for macOS.")),
  features: rarely(textsFrom("features", "Features that the source names, such as iosUniversal.")),
  gameCenter: rarely(flagFrom("isGameCenterEnabled", "True when it uses Game Center.")),
  volumePurchase: rarely(flagFrom("isVppDeviceBasedLicensingEnabled", "True for volume purchase.")),
  iconUrl: linkFrom("artworkUrl512", "Icon; other sizes by another last part, such as 1024x1024bb.jpg."),
  screenshotUrls: rarely(
    linksFrom("screenshotUrls", "Screenshots of iPhone or Mac; null when none are shown."),
  ),
  tabletScreenshotUrls: rarely(
    linksFrom("ipadScreenshotUrls", "Screenshots of iPad; null when none are shown."),
  ),
  tvScreenshotUrls: rarely(
    linksFrom("appletvScreenshotUrls", "Screenshots of Apple TV; null when none are shown."),
  ),
};

const RELATED = {
  id: needed(idFrom("adamId", "Number of the app.")),
  title: needed(textFrom("title", "Name.")),
  subtitle: rarely(textFrom("subtitle", "Subtitle.")),
  developer: textFrom("developerName", "Name of the developer."),
  rating: rarely(numberFrom("rating", "Mean rating, 0 to 5.")),
};

const PAGE_REPLY = {
  text: needed(textFrom("contents|body|text", "Text.")),
  publishedAt: rarely(instantFrom("date|modified", "When, UTC.")),
};
/** A review as the page of an app shows it; `reviews` falls back on it. */
export const PAGE_REVIEW = {
  id: needed(idFrom("review.id", "Id of the review.")),
  title: textFrom("review.title", "Title."),
  text: textFrom("review.contents", "Text, plain."),
  rating: needed(countFrom("review.rating", "Stars, 1 to 5.")),
  publishedAt: instantFrom("review.date", "When it was written or last changed, ISO 8601 UTC."),
  reply: rarely(
    objectFrom("review.response|review.developerResponse", PAGE_REPLY, "Answer of the developer."),
  ),
};

const shots = (device: string) =>
  rarely(fieldFrom(`shelfMapping.product_media_${device}_.items`, linksField(""), screenshotsOf));
/** Screenshots of the page, for when the list has none. */
export const PAGE_SHOTS = {
  screenshotUrls: shots("phone"),
  macScreenshotUrls: shots("mac"),
  tabletScreenshotUrls: shots("pad"),
  tvScreenshotUrls: shots("tv"),
};

const PURCHASE = {
  name: needed(textFrom("0", "Name.")),
  priceText: needed(textFrom("1", "Price as shown.")),
};
const DEVICE = {
  device: needed(textFrom("heading", "Kind.")),
  text: needed(textFrom("text", "What it needs.")),
};
const RANK = {
  rank: needed(countFrom("position", "Place.")),
  chart: rarely(textFrom("caption", "In words.")),
};
const DATA = {
  id: idFrom("identifier", "Such as LOCATION."),
  title: needed(textFrom("title", "In words.")),
};
const LABEL = {
  id: needed(idFrom("identifier", "Such as DATA_LINKED_TO_YOU.")),
  title: textFrom("title", "The same in words."),
  categories: rarely(listFrom("categories", DATA, "Kinds of data.")),
};
const VERSION = {
  version: needed(textFrom("primarySubtitle", "Version.")),
  releasedOn: dayFrom("secondarySubtitle", "Day of its release."),
  text: rarely(textFrom("text", "What was new.")),
};
const stars = ratingFields().ratingHistogram;
const SHELF = "shelfMapping";
const OFFER = "lockup.offerDisplayProperties";
const TRAIT = {
  title: needed(textFrom("title", "In words.")),
  text: rarely(textFrom("caption|subtitle|detail", "More words.")),
};

/** What only the page of an app states. `purchases`, `devices`, `versions` and those of the ribbon are found by their content, not by their place. */
export const PAGE = {
  subtitle: rarely(textFrom("lockup.subtitle", "Subtitle; null when it only names the category.")),
  ratingHistogram: rarely(fieldFrom(`${SHELF}.productRatings.items.0.ratingCounts`, stars, starCountsOf)),
  inAppPurchases: rarely(listFrom("purchases", PURCHASE, "What it sells inside.")),
  compatibility: rarely(listFrom("devices", DEVICE, "What each kind of device needs.")),
  privacy: rarely(
    listFrom(`${SHELF}.privacyTypes.items`, LABEL, "Privacy labels that the developer declares."),
  ),
  versionHistory: rarely(listFrom("versions", VERSION, "Versions, newest first.")),
  chartRank: rarely(objectFrom("chart.content", RANK, "Chart that the page names.")),
  isEditorsChoice: rarely(
    flagFrom(
      "isEditorsChoice",
      "True where the page shows it as a choice of the editors; null where it does not.",
    ),
  ),
  isPreorder: rarely(flagFrom(`${OFFER}.isPreorder`, "True where it can be ordered before its release.")),
  hasInAppPurchases: rarely(flagFrom(`${OFFER}.hasInAppPurchases`, "True where it sells something inside.")),
  capabilities: rarely(
    listFrom(`${SHELF}.capabilities.items`, TRAIT, "What it supports, such as Game Center."),
  ),
  accessibility: rarely(
    listFrom(
      `${SHELF}.accessibility.items`,
      TRAIT,
      "What helps people with disabilities, as the developer says.",
    ),
  ),
  similarApps: rarely(
    listFrom(`${SHELF}.similarItems.items`, RELATED, "Apps that the source calls similar."),
  ),
  moreByDeveloper: rarely(
    listFrom(`${SHELF}.moreByDeveloper.items`, RELATED, "Other apps of the developer."),
  ),
  topReviews: rarely(
    listFrom(`${SHELF}.allProductReviews.items`, PAGE_REVIEW, "Reviews that the page shows."),
  ),
};

/** Record of `app`, `search`, `rankings` and `developer`. Fields of PAGE are null unless a flag has the page read. */
export const App = z
  .object({
    ...shapeOf(LISTED),
    url: neededLink("Page of the app."),
    ...localeFields(),
    isFree: flagField("True when it costs nothing; null when it is not sold."),
    priceMicros: integerField("Price in millionths of `currency`, exact."),
    ...shapeOf(PAGE),
    ...searchFields(),
    chart: textField("Chart, in `rankings`."),
    chartGenreId: textField("Category of the chart, in `rankings`; 36 is all of them."),
    chartSource: textField("Which list of the source gave the chart, in `rankings`."),
    resultPosition: placeField("Place in the results, the chart or the list, from 1; null in `app`."),
  })
  .meta({ title: "App" });
export type App = z.output<typeof App>;
