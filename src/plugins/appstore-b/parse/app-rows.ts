import {
  decimal,
  developerId,
  IMAGE_PATHS,
  images,
  isoTime,
  plainText,
  present,
  starCounts,
  text,
  webUrl,
  wholeNumber,
} from "./cleaners.ts";
import { listRow, markupRow, row } from "./mapping.ts";

/** The first offer of an app, and the `[micros, currency, text]` in it. */
export const OFFER = [57, 0, 0, 0, 0];
export const PRICE = [...OFFER, 1, 0];

const LINK = [0, 5, 2];

/** Where the fields of an app stand, from the root of its details. The card of a search page has the same root. */
export const APP_ROWS = {
  summary: markupRow([73, 0, 1], plainText),
  // The first is there when the source translated the description.
  description: markupRow([12, 0, 0, 1], plainText, [72, 0, 1]),
  descriptionHtml: markupRow([12, 0, 0, 1], text, [72, 0, 1]),

  installs: row([13, 0], text),
  minInstalls: row([13, 1], wholeNumber),
  exactInstalls: row([13, 2], wholeNumber),
  installsShort: row([13, 3], text),
  scoreText: row([51, 0, 0], text),
  score: row([51, 0, 1], decimal),
  histogram: row([51, 1], starCounts),
  ratings: row([51, 2, 1], wholeNumber),
  reviewCount: row([51, 3, 1], wholeNumber),

  offersInAppPurchases: row([19, 0], present),
  inAppPurchaseRange: row([19, 0], text),
  earlyAccess: row([18, 2], present),
  containsAds: row([48, 0], present),
  playPass: row([62], present),

  version: row([140, 0, 0, 0], text),
  targetSdk: row([140, 1, 0, 0, 0], wholeNumber),
  minSdk: row([140, 1, 1, 0, 0, 0], wholeNumber),
  androidVersion: row([140, 1, 1, 0, 0, 1], text),
  released: row([10, 0], text),
  releasedAt: row([10, 1], isoTime),
  updatedAt: row([145, 0, 1], isoTime),
  recentChanges: markupRow([144, 1, 1], plainText),

  developer: row([68, 0], text),
  developerId: row([68, 2], developerId, [68, 1, 4, 2]),
  developerUrl: row([68, 1, 4, 2], webUrl),
  developerWebsite: row([69, ...LINK], webUrl),
  privacyPolicyUrl: row([99, ...LINK], webUrl),

  genre: row([79, 0, 0, 0], text),
  genreId: row([79, 0, 0, 2], text),
  contentRating: row([9, 0], text),
  contentRatingDescription: row([9, 2, 1], text),
  interactiveElements: row([9, 3, 1], text),

  iconUrl: row([95, 0, 3, 2], webUrl),
  headerImageUrl: row([96, 0, 3, 2], webUrl),
  screenshots: listRow([78, 0], IMAGE_PATHS, images),
  videoUrl: row([100, 0, 0, 3, 2], webUrl),
  videoImageUrl: row([100, 1, 0, 3, 2], webUrl),
  previewVideoUrl: row([100, 1, 2, 0, 2], webUrl),
};
