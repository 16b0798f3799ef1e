import { SourceError } from "../../../plugin-sdk/index.ts";
import type { App } from "../records/app.ts";
import { BLOBS } from "../rpc/blobs.ts";
import { appUrl, type Locale } from "../urls.ts";
import { APP_ROWS, OFFER, PRICE } from "./app-rows.ts";
import {
  readCategories,
  readChart,
  readDeviceScores,
  readSafetySummary,
  SECTION_PATHS,
} from "./app-sections.ts";
import { text } from "./cleaners.ts";
import { CONTACT_PATHS, readDeveloperContact } from "./developer-contact.ts";
import { pathsOf, readRows } from "./mapping.ts";
import { placesIn, readPageData } from "./page-data.ts";
import { permissionGroups } from "./permissions.ts";
import { readDiscount, readPrice } from "./price.ts";
import { CLUSTERS, readRelatedApps } from "./related-apps.ts";
import { REVIEW_LIST_PATHS, reviewTexts } from "./reviews.ts";
import { dig } from "./sparse.ts";

const PACKAGE = [77, 0];
const TITLE = [0, 0];
const AVAILABILITY = [18, 0];
const PERMISSIONS = [74, 2];

const DETAILS = placesIn(BLOBS.appDetails, [
  PACKAGE,
  TITLE,
  AVAILABILITY,
  OFFER,
  ...pathsOf(APP_ROWS),
  ...SECTION_PATHS,
  ...CONTACT_PATHS,
  PERMISSIONS,
]);
const FIRST_REVIEWS = placesIn(BLOBS.firstReviews, REVIEW_LIST_PATHS);

/** The parts of an app page that a caller must ask for. */
export interface AppParts {
  includePermissions: boolean;
  includeReviews: boolean;
  includeLegalContact: boolean;
}

export const NO_PARTS: AppParts = {
  includePermissions: false,
  includeReviews: false,
  includeLegalContact: false,
};

/**
 * Reads an app page. `dataSafety` stays null: it is on a page of its own.
 * @throws SourceError `source_changed` when the page lacks its details or shows another app
 */
export function parseAppPage(html: string, appId: string, locale: Locale, parts: AppParts): App {
  const page = readPageData(html);
  const details = page.require(BLOBS.appDetails, DETAILS);
  const shownId = text(dig(details, PACKAGE));
  const title = text(dig(details, TITLE));
  if (shownId !== appId || title === null) {
    const shown = shownId === null ? "no package name" : `"${shownId}"`;
    const message = `The page asked for "${appId}" shows ${shown} (RPC Ws7gDc, [77][0]). It has ${page.inventory}.`;
    throw new SourceError("source_changed", message);
  }
  const firstReviews = parts.includeReviews ? page.optional(BLOBS.firstReviews, FIRST_REVIEWS) : null;
  return {
    appId,
    url: appUrl(appId, locale),
    title,
    ...locale,
    ...readRows(details, APP_ROWS),
    ...readPrice(dig(details, PRICE)),
    ...readDiscount(dig(details, OFFER)),
    available: dig(details, AVAILABILITY) === 2,
    preregister: dig(details, AVAILABILITY) === 1,
    categories: readCategories(details),
    scoresByDevice: readDeviceScores(details),
    chart: readChart(details),
    dataSafetySummary: readSafetySummary(details),
    ...readRelatedApps(page.optional(BLOBS.appClusters, CLUSTERS), locale),
    developerContact: parts.includeLegalContact ? readDeveloperContact(details) : null,
    permissions: parts.includePermissions ? permissionGroups(dig(details, PERMISSIONS)) : null,
    topReviews: parts.includeReviews ? reviewTexts(dig(firstReviews, [0])) : null,
    dataSafety: null,
  };
}
