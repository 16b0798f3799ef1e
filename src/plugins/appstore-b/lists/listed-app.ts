import { alwaysAt, FieldTable, maybeAt, neededAt } from "../../../plugin-shared/google/field-table.ts";
import { cell, kindOf } from "../../../plugin-shared/google/kinds.ts";
import type { JspbPath } from "../../../plugin-shared/google/jspb.ts";
import { integerField, linksField, neededLink, neededText, type Warn, z } from "../../../plugin-sdk/index.ts";
import {
  currency,
  developerId,
  header,
  icon,
  image,
  installsText,
  isZero,
  stars,
  units,
  withNumber,
} from "../kinds.ts";
import { appUrl, type Locale } from "../source.ts";

/** Which shop a Record was read from. */
export const shopFields = {
  country: neededText("Country of the shop, ISO 3166-1 alpha-2 in lower case"),
  language: neededText("Language of the texts, BCP 47"),
};
export const appUrlField = neededLink("Page of the app");

/** The first offer of an app, in its details. */
export const OFFER = [57, 0, 0, 0, 0];

/** What an app costs: `[micros, currency, text]`, with an empty text when it is free. Without an offer all are null. */
export const priceColumns = (offer: JspbPath) => ({
  price: maybeAt(units, "Price in units of `currency`; 0 for a free app", [...offer, 0]),
  currency: maybeAt(currency, "Currency, ISO 4217", [...offer, 1]),
  priceMicros: maybeAt(cell.number, "Price in millionths of `currency`, exact", [...offer, 0]),
  priceText: maybeAt(withNumber, "Price as shown; null for a free app", [...offer, 2]),
  isFree: maybeAt(isZero, "True when the app costs nothing; null when it is not offered", [...offer, 0]),
});
const priceAt = (offer: JspbPath) => ({
  price: [...offer, 0],
  currency: [...offer, 1],
  priceMicros: [...offer, 0],
  priceText: [...offer, 2],
  isFree: [...offer, 0],
});

const images = kindOf(linksField, (found, warn, name, what) => {
  const urls = Array.isArray(found) ? found.map((one) => image.read(one, warn, name, what)) : [null];
  return urls.includes(null) ? null : (urls as string[]);
});

const COLUMNS = {
  id: neededAt(cell.text, "Package name; other operations take it in `appIds`", [0, 0]),
  title: neededAt(cell.text, "Name", [3]),
  developer: alwaysAt(cell.text, "Name of the developer", [14]),
  summary: alwaysAt(cell.markup, "Start of the description, as text", [13, 1]),
  iconUrl: alwaysAt(icon, "Icon", [1]),
  headerImageUrl: alwaysAt(header, "Header image", [22]),
  screenshotUrls: alwaysAt(images, "Screenshots; null when the list shows none", [2]),
  rating: maybeAt(stars, "Mean rating, 0 to 5; null when unrated", [4, 1]),
  ratingText: maybeAt(withNumber, "Mean rating as shown; null when unrated", [4, 0]),
  ...priceColumns([8, 1, 0]),
  genre: alwaysAt(cell.text, "Category, in the language asked for", [5]),
  installs: maybeAt(installsText, "Installs as shown, such as 50,000,000+", [15]),
  contentRating: alwaysAt(cell.text, "Age rating", [24, 0]),
};
const DEVELOPER_ID =
  "Id of the developer, for `developer`; a list without links has its name, which is an id of another page of the same developer";

/** An item of a search, chart, developer or cluster list, which names the developer and does not link to it. */
export const ITEM = new FieldTable({
  ...COLUMNS,
  developerId: alwaysAt(developerId, DEVELOPER_ID, [14]),
});

/** The same where the list links to the developer, whose id stands in the link. */
const LINKED = (path: JspbPath) =>
  new FieldTable({ ...COLUMNS, developerId: alwaysAt(developerId, DEVELOPER_ID, path) });

/** An item of a later page, which has another layout and fewer fields. */
export const CONTINUED = LINKED([4, 0, 0, 1, 4, 2]).movedTo({
  id: [12, 0],
  title: [2],
  developer: [4, 0, 0, 0],
  developerId: [4, 0, 0, 1, 4, 2],
  summary: [4, 1, 1, 1, 1],
  iconUrl: [1, 1, 0],
  rating: [6, 0, 2, 1, 1],
  ratingText: [6, 0, 2, 1, 0],
  ...priceAt([7, 0, 3, 2, 1, 0]),
});

/** The large card of one app: the details of an app page at `[16][2]`, its package name beside them. */
export const CARD = LINKED([16, 2, 68, 1, 4, 2]).movedTo({
  id: [16, 11, 0, 0],
  title: [16, 2, 0, 0],
  developer: [16, 2, 68, 0],
  developerId: [16, 2, 68, 1, 4, 2],
  summary: [16, 2, 73, 0, 1],
  iconUrl: [16, 2, 95, 0],
  headerImageUrl: [16, 2, 96, 0],
  screenshotUrls: [16, 2, 78, 0],
  rating: [16, 2, 51, 0, 1],
  ratingText: [16, 2, 51, 0, 0],
  ...priceAt([16, 2, ...OFFER, 1, 0]),
  genre: [16, 2, 79, 0, 0, 0],
  installs: [16, 2, 13, 0],
  contentRating: [16, 2, 9, 0],
});

/** An app as a list shows it. */
export const ListedApp = z.object({
  ...ITEM.shape,
  url: appUrlField,
  minInstalls: integerField("Lower bound of the installs; null when the text shows no plain number"),
});
export type ListedApp = z.output<typeof ListedApp>;

/** An app with its place in its list, from 1; those that could not be read have places, too. */
export interface PlacedApp<P extends number | null = number | null> {
  app: ListedApp;
  place: P;
}

/** The apps of a list. @throws SourceError `source_changed` when it is no list, or none can be read */
export function listedApps(
  list: unknown,
  name: string,
  { locale, warn, from = [], layout = ITEM }: ListReading,
): PlacedApp<number>[] {
  return layout.rows(list, name, warn, from).map(({ row, place }) => {
    const isOffered = row.installs !== null || row.price !== null || row.currency !== null;
    const offer = wholeOffer(row);
    if (isOffered && offer !== null)
      warn(
        "field_missing",
        `price, currency, priceMicros, priceText, isFree: "${row.id}" has no whole offer.`,
      );
    const own = { url: appUrl(row.id, locale), minInstalls: installsFloor(row.installs) };
    return { app: Object.assign(row, offer, ratingOf(row, `"${row.id}"`, warn), own), place };
  });
}

const NO_OFFER = { price: null, currency: null, priceMicros: null, priceText: null, isFree: null };

/** A price counts with its currency and a currency with its price: what to put in their place where one is missing. */
export function wholeOffer({
  price,
  currency,
}: Pick<ListedApp, "price" | "currency">): typeof NO_OFFER | null {
  return price === null || currency === null ? NO_OFFER : null;
}

/** Stars are 1 to 5: where nobody gave any, the source has a mean of 0, or none. A text without its number is none. */
export function ratingOf(
  { rating, ratingText }: Pick<ListedApp, "rating" | "ratingText">,
  what: string,
  warn: Warn,
) {
  if (rating === null && ratingText !== null) warn("field_unreadable", `ratingText: ${what} shows it alone.`);
  return rating === null || rating === 0 ? { rating: null, ratingText: null } : { rating, ratingText };
}
interface ListReading {
  locale: Locale;
  warn: Warn;
  /** Path to the app in an item. */
  from?: JspbPath;
  layout?: typeof ITEM;
}

/** The number in a text such as `5,000,000+`; null for words such as `5M+`. */
function installsFloor(installs: string | null): number | null {
  if (installs === null || !/^\d[\d.,'’\s]*\+?$/.test(installs)) return null;
  const floor = Number(installs.replace(/\D/g, ""));
  return Number.isSafeInteger(floor) ? floor : null;
}
