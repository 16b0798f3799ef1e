import { alwaysAt, FieldTable } from "../../../plugin-shared/google/field-table.ts";
import { cell } from "../../../plugin-shared/google/kinds.ts";
import { InitData } from "../rpc/init-data.ts";
import { jspbAt } from "../../../plugin-shared/google/jspb.ts";
import { changed, type PageText, type Warn } from "../../../plugin-sdk/index.ts";
import { readContact } from "../data-safety/contact.ts";
import { orWarn } from "../lists/incomplete.ts";
import { ratingOf } from "../lists/listed-app.ts";
import { permissionGroups } from "../permissions/permission-groups.ts";
import { REVIEW } from "../reviews/review-text.ts";
import { appUrl, type Locale } from "../source.ts";
import { relatedApps } from "./clusters.ts";
import { APP, type App } from "./record.ts";
import { wholeFacts } from "./whole-facts.ts";

const DETAILS = { what: "app details", rpc: "Ws7gDc", base: [1, 2], needs: [0, 0] };
const FIRST_REVIEWS = { what: "first reviews", rpc: "oCPfdb", base: [], needs: [] };

/** 2: can be installed; 1: can be pre-registered. */
const OFFERED = new FieldTable({
  available: alwaysAt(cell.integer, "State of the offer", [18, 0]),
});
/** What a page of an app that can be installed has, and what one of a rated app has. */
const OF_INSTALLED = [
  "installs",
  "minInstalls",
  "exactInstalls",
  "updatedAt",
  "contentRating",
  "price",
  "currency",
] as const;
const NONE_RELATED = { similarApps: null, moreByDeveloper: null };
const OF_RATED = ["rating", "ratingText", "ratingCount", "ratingHistogram"] as const;

/** The parts of an app page that a caller must ask for. */
export interface AppParts {
  includePermissions?: boolean;
  includeReviews?: boolean;
  includeLegalContact?: boolean;
}

/** The details on the page of an app. @throws SourceError `source_changed` when it has none or shows another app */
export function detailsOn(page: PageText, appId: string): { data: InitData; details: unknown } {
  const data = new InitData(page);
  const details = data.require(DETAILS);
  const shown = jspbAt(details, [77, 0]);
  if (shown === appId) return { data, details };
  const message = `The page asked for "${appId}" shows ${JSON.stringify(shown)} (RPC Ws7gDc, [77][0]).`;
  throw changed(page, `${message} It has ${data.inventory}.`);
}

/** Reads an app page. `dataSafety` stays null: it is on a page of its own. @throws SourceError `source_changed` */
export function parseAppPage(
  page: PageText,
  appId: string,
  locale: Locale,
  parts: AppParts,
  warn: Warn,
): App {
  const { data, details } = detailsOn(page, appId);
  const what = `the page of "${appId}"`;
  const read = APP.read(details, what, warn);
  if (read === null) throw changed(page, `The page of "${appId}" has no title at [0][0].`);
  const facts = wholeFacts(read, what, warn);
  const rated = { ...facts, ...ratingOf(facts, what, warn) };
  const fields = isUnrated(rated) ? { ...rated, ratingHistogram: null } : rated;
  const offered = OFFERED.read(details, what, warn)?.available ?? null;
  const app = {
    ...fields,
    url: appUrl(appId, locale),
    ...locale,
    available: offered === null ? null : offered === 2,
    preregister: offered === null ? null : offered === 1,
    earlyAccess: offered === null ? null : jspbAt(details, [18, 2]) !== null,
    ...(orWarn(warn, "similarApps, moreByDeveloper", () => relatedApps(data, locale, warn)) ?? NONE_RELATED),
    developerContact: parts.includeLegalContact === true ? readContact(details, what, warn) : null,
    permissions:
      parts.includePermissions === true
        ? orWarn(warn, "permissions", () => permissionsIn(details, warn))
        : null,
    topReviews:
      parts.includeReviews === true ? orWarn(warn, "topReviews", () => topReviewsIn(data, warn)) : null,
    dataSafety: null,
  };
  const expected = [
    ...(app.available === true ? OF_INSTALLED : []),
    // The page says in its structured data, too, that an app is rated.
    ...(app.ratingCount !== 0 &&
    (OF_RATED.some((name) => app[name] !== null) || page.text.includes('"aggregateRating"'))
      ? OF_RATED
      : []),
  ];
  for (const name of expected)
    if (app[name] === null) warn("field_missing", `${name}: ${what} has none where it must have one.`);
  warnOfStrangeTotal(app, what, warn);
  return app;
}

/** Nobody gave any stars, which the page says with zeros. */
function isUnrated({ rating, ratingHistogram }: Pick<App, "rating" | "ratingHistogram">): boolean {
  return rating === null && Object.values(ratingHistogram ?? {}).every((stars) => stars === 0);
}

/** The stars must add up to the ratings; the source rounds a little. */
function warnOfStrangeTotal({ ratingHistogram, ratingCount }: App, what: string, warn: Warn): void {
  if (ratingHistogram === null || ratingCount === null) return;
  const sum = Object.values(ratingHistogram).reduce((total, stars) => total + stars, 0);
  if (Math.abs(sum - ratingCount) > Math.max(5, ratingCount / 100))
    warn("totals_differ", `ratingHistogram: ${what} shows ${sum} stars of ${ratingCount} ratings.`);
}

function permissionsIn(details: unknown, warn: Warn): App["permissions"] {
  const found = jspbAt(details, [74, 2]);
  return found === null ? null : permissionGroups(found, warn);
}

function topReviewsIn(data: InitData, warn: Warn): App["topReviews"] {
  const list = jspbAt(data.optional(FIRST_REVIEWS), [0]);
  return list === null ? null : REVIEW.rows(list, "topReviews", warn).map(({ row }) => row);
}
