import { alwaysAt, FieldTable, maybeAt, neededAt } from "../../../plugin-shared/google/field-table.ts";
import { jspbAt } from "../../../plugin-shared/google/jspb.ts";
import { cell, type Kind } from "../../../plugin-shared/google/kinds.ts";
import { fieldMask, flagField, listField, z } from "../../../plugin-sdk/index.ts";
import { DataSafetyReport } from "../data-safety/record.ts";
import {
  developerId,
  film,
  header,
  icon,
  image,
  installsText,
  link,
  stars as mean,
  statement,
  units,
  withNumber,
} from "../kinds.ts";
import { appUrlField, ListedApp, OFFER, priceColumns, shopFields } from "../lists/listed-app.ts";
import { Contact } from "../data-safety/contact.ts";
import { PermissionGroup } from "../permissions/permission-groups.ts";
import { ReviewText } from "../reviews/review-text.ts";
import { categories } from "./categories.ts";

const DEVICES = ["phone", "tablet", "chromebook", "tv", "unknown"] as const;
const DEVICE_NUMBERS: Readonly<Record<number, (typeof DEVICES)[number]>> = {
  2: "phone",
  3: "tablet",
  5: "chromebook",
  6: "tv",
};
const device: Kind<(typeof DEVICES)[number]> = {
  schema: z.enum(DEVICES),
  read: (found) => (typeof found === "number" ? (DEVICE_NUMBERS[found] ?? "unknown") : null),
};

const STARS = new FieldTable({
  1: neededAt(cell.count, "Ratings with one star", [1, 1]),
  2: neededAt(cell.count, "Ratings with two stars", [2, 1]),
  3: neededAt(cell.count, "Ratings with three stars", [3, 1]),
  4: neededAt(cell.count, "Ratings with four stars", [4, 1]),
  5: neededAt(cell.count, "Ratings with five stars", [5, 1]),
});
const DEVICE_RATING = new FieldTable({
  device: neededAt(device, "Kind of device", [0]),
  rating: alwaysAt(cell.number, "Mean rating on it, 0 to 5", [1, 1]),
});
const CHART = new FieldTable({
  list: neededAt(cell.text, "Chart, in words", [0]),
  rank: neededAt(cell.text, "Place as shown, such as #1", [2]),
});
/** Of a size, which is height and width; half a size is none. */
function sideOf(index: 0 | 1): Kind<number> {
  return {
    schema: z.int(),
    read(found) {
      const size = [jspbAt(found, [0]), jspbAt(found, [1])];
      return size.every((side) => Number.isSafeInteger(side)) ? (size[index] as number) : null;
    },
  };
}
const SCREENSHOT = new FieldTable({
  url: neededAt(image, "Image; append =w480 or another size", []),
  widthPx: alwaysAt(sideOf(1), "Width in pixels", [2]),
  heightPx: alwaysAt(sideOf(0), "Height in pixels", [2]),
});
const STATEMENT = new FieldTable({
  label: neededAt(cell.markup, "Statement", [1]),
  text: maybeAt(cell.markup, "Detail, as text", [2, 1]),
});

/** The number of a developer; its name may stand beside it. */
const digits: Kind<string> = {
  schema: z.string(),
  read: (found) => (typeof found === "string" && /^\d+$/.test(found) ? found : null),
};
const LINK = [0, 5, 2];

/** Where the fields of an app stand, from the root of its details. */
export const APP = new FieldTable({
  id: neededAt(cell.text, "Package name; other operations take it in `appIds`", [77, 0]),
  title: neededAt(cell.text, "Name", [0, 0]),
  summary: alwaysAt(cell.markup, "One sentence about the app", [73, 0, 1]),
  // The first is there when the source translated the description.
  description: alwaysAt(cell.markup, "Description as text", [12, 0, 0, 1], [72, 0, 1]),
  descriptionHtml: maybeAt(cell.text, "Description with its <br> and entities", [12, 0, 0, 1], [72, 0, 1]),

  installs: maybeAt(installsText, "Installs as shown, such as 50,000,000+", [13, 0]),
  minInstalls: maybeAt(cell.integer, "Lower bound of the installs", [13, 1]),
  exactInstalls: maybeAt(cell.integer, "Installs as counted by the source", [13, 2]),
  installsShort: maybeAt(withNumber, "Installs in short, such as 50M+", [13, 3]),
  rating: maybeAt(mean, "Mean rating, 0 to 5; null when unrated", [51, 0, 1]),
  ratingText: maybeAt(withNumber, "Mean rating as shown; null when unrated", [51, 0, 0]),
  ratingCount: maybeAt(cell.count, "How many people rated it", [51, 2, 1]),
  reviewCount: maybeAt(cell.count, "How many wrote a review", [51, 3, 1]),
  ratingHistogram: maybeAt(STARS.object, "Ratings by stars; null when unrated", [51, 1]),
  ratingsByDevice: maybeAt(DEVICE_RATING.list, "Mean rating by kind of device; null without any", [150, 1]),
  chart: maybeAt(CHART.object, "Chart that the page names", [58]),

  ...priceColumns([...OFFER, 1, 0]),
  originalPrice: maybeAt(units, "Price before a discount, in units of `currency`", [...OFFER, 1, 1, 0]),
  discountEndsAt: maybeAt(cell.instant, "End of the discount, ISO 8601 UTC", [...OFFER, 14, 0]),
  offersInAppPurchases: maybeAt(statement, "True when it says it sells things inside; else null", [19, 0]),
  inAppPurchaseRange: maybeAt(withNumber, "Prices of what it sells inside, as shown", [19, 0]),
  containsAds: maybeAt(statement, "True when the page says that it contains ads; else null", [48, 0]),
  playPass: maybeAt(statement, "True when the page says that it is part of Play Pass; else null", [62]),

  version: maybeAt(cell.text, "Version; null when it varies with the device", [140, 0, 0, 0]),
  androidVersion: maybeAt(cell.text, "Least Android version; null when it varies", [140, 1, 1, 0, 0, 1]),
  androidMaxVersion: maybeAt(cell.text, "Last Android version; null without a limit", [140, 1, 1, 0, 1, 1]),
  minSdk: maybeAt(cell.integer, "Least Android API level", [140, 1, 1, 0, 0, 0]),
  targetSdk: maybeAt(cell.integer, "Android API level it is built for", [140, 1, 0, 0, 0]),
  releasedText: maybeAt(withNumber, "Day of the first release as shown", [10, 0]),
  releasedAt: maybeAt(cell.instant, "First release, ISO 8601 UTC", [10, 1]),
  updatedAt: maybeAt(cell.instant, "Last update, ISO 8601 UTC", [145, 0, 1]),
  recentChanges: maybeAt(cell.markup, "What is new, as text", [144, 1, 1]),

  developer: alwaysAt(cell.text, "Name of the developer", [68, 0]),
  developerId: alwaysAt(developerId, "Id of the developer, for `developer`: number or name", [68, 1, 4, 2]),
  developerInternalId: maybeAt(digits, "Number of the developer, also where its id is a name", [68, 2]),
  developerUrl: alwaysAt(link, "Page of the developer", [68, 1, 4, 2]),
  developerWebsite: maybeAt(link, "Web site of the developer", [69, ...LINK]),
  privacyPolicyUrl: maybeAt(link, "Privacy policy", [99, ...LINK]),

  genre: alwaysAt(cell.text, "Category, in the language asked for", [79, 0, 0, 0]),
  genreId: alwaysAt(cell.text, "Category id, such as GAME_ARCADE", [79, 0, 0, 2]),
  categories: maybeAt(categories, "Further categories and tags; null when the page shows none", [118]),
  contentRating: maybeAt(cell.text, "Age rating", [9, 0]),
  contentRatingDescription: maybeAt(cell.text, "Reasons of the age rating", [9, 2, 1]),
  interactiveElements: maybeAt(cell.text, "Interactive elements, such as Users Interact", [9, 3, 1]),

  iconUrl: alwaysAt(icon, "Icon", [95, 0]),
  headerImageUrl: maybeAt(header, "Header image", [96, 0]),
  screenshots: maybeAt(SCREENSHOT.list, "Screenshots in the order of the page; null without any", [78, 0]),
  videoUrl: maybeAt(film, "Trailer", [100, 0, 0]),
  videoImageUrl: maybeAt(image, "Still of the trailer", [100, 1, 0]),
  previewVideoUrl: maybeAt(link, "Short silent preview", [100, 1, 2, 0, 2]),
  dataSafetySummary: maybeAt(STATEMENT.list, "Data safety in short, as shown; null without any", [136, 1]),
});

/** An app that another app's page points to. */
export const RelatedApp = ListedApp.pick(
  fieldMask("id url title developer iconUrl rating genre price currency isFree"),
);

const relatedApps = (what: string) => listField(RelatedApp.shape, `${what}; null when the page shows none`);

/** Record of `app`. */
export const App = z
  .object({
    ...APP.shape,
    url: appUrlField,
    ...shopFields,
    available: flagField("True when it can be installed in this country"),
    preregister: flagField("True when it can only be pre-registered"),
    earlyAccess: flagField("True when it is in early access"),
    developerContact: Contact,
    similarApps: relatedApps("Apps that the source calls similar, up to 6; `similar` has more"),
    moreByDeveloper: relatedApps("Other apps of the developer"),
    permissions: listField(PermissionGroup.shape, "Permissions, with `includePermissions`"),
    dataSafety: DataSafetyReport.nullable().describe("Data safety declaration, with `includeDataSafety`"),
    topReviews: listField(ReviewText.shape, "First reviews of the page (up to 20), with `includeReviews`"),
  })
  .meta({ title: "AppInfo" });
export type App = z.output<typeof App>;
