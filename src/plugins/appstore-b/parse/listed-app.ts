import type { ListedApp, RelatedApp } from "../records/listed-app.ts";
import { appUrl, type Locale } from "../urls.ts";
import { APP_ROWS, OFFER } from "./app-rows.ts";
import {
  decimal,
  developerId,
  IMAGE_URL_PATHS,
  imageUrls,
  installsFloor,
  plainText,
  text,
  webUrl,
} from "./cleaners.ts";
import { listRow, markupRow, pathsOf, readRows, row, type Fields, type Row } from "./mapping.ts";
import { readPrice } from "./price.ts";
import { dig, type Path } from "./sparse.ts";

/** Where one layout of a list item keeps the fields of an app. */
interface Layout {
  rows: { [K in Exclude<keyof ListedApp, PriceName | "url" | "screenshots">]: Row<ListedApp[K] | null> } & {
    screenshots: Row<string[]>;
  };
  /** `[micros, currency, text]`. */
  price: Path;
}

type PriceName = "price" | "currency" | "priceMicros" | "priceText" | "free";

/** An item of a search, chart or developer list. */
const LIST_ITEM: Layout = {
  price: [8, 1, 0],
  rows: {
    appId: row([0, 0], text),
    title: row([3], text),
    developer: row([14], text),
    // A list links to no developer. The name is an id too, of another page of the same developer.
    developerId: row([14], text),
    summary: markupRow([13, 1], plainText),
    iconUrl: row([1, 3, 2], webUrl),
    headerImageUrl: row([22, 3, 2], webUrl),
    screenshots: listRow([2], IMAGE_URL_PATHS, imageUrls),
    score: row([4, 1], decimal),
    scoreText: row([4, 0], text),
    genre: row([5], text),
    installs: row([15], text),
    minInstalls: row([15], installsFloor),
    contentRating: row([24, 0], text),
  },
};

/** An item of a later page, which has another layout and fewer fields. */
const CONTINUED_ITEM: Layout = {
  price: [7, 0, 3, 2, 1, 0],
  rows: {
    appId: row([12, 0], text),
    title: row([2], text),
    developer: row([4, 0, 0, 0], text),
    developerId: row([4, 0, 0, 1, 4, 2], developerId, [4, 0, 0, 0]),
    summary: markupRow([4, 1, 1, 1, 1], plainText),
    iconUrl: row([1, 1, 0, 3, 2], webUrl),
    headerImageUrl: row([], absent),
    screenshots: row([], noImages),
    score: row([6, 0, 2, 1, 1], decimal),
    scoreText: row([6, 0, 2, 1, 0], text),
    genre: row([], absent),
    installs: row([], absent),
    minInstalls: row([], absent),
    contentRating: row([], absent),
  },
};

/** The large card of one app: the details of an app page at `[16][2]`, its package name beside them. */
const CARD: Layout = {
  price: [16, 2, ...OFFER, 1, 0],
  rows: {
    appId: row([16, 11, 0, 0], text),
    title: row([16, 2, 0, 0], text),
    developer: inCard(APP_ROWS.developer),
    // First what the card links to: as in a list, that is mostly the name.
    developerId: row([16, 2, 68, 1, 4, 2], developerId, [16, 2, 68, 2]),
    summary: inCard(APP_ROWS.summary),
    iconUrl: inCard(APP_ROWS.iconUrl),
    headerImageUrl: inCard(APP_ROWS.headerImageUrl),
    screenshots: listRow([16, 2, 78, 0], IMAGE_URL_PATHS, imageUrls),
    score: inCard(APP_ROWS.score),
    scoreText: inCard(APP_ROWS.scoreText),
    genre: inCard(APP_ROWS.genre),
    installs: inCard(APP_ROWS.installs),
    minInstalls: inCard(APP_ROWS.minInstalls),
    contentRating: inCard(APP_ROWS.contentRating),
  },
};

/** What an app page shows of an app that it points to. */
const { appId, title, developer, iconUrl, score, genre } = LIST_ITEM.rows;
const RELATED_ROWS = { appId, title, developer, iconUrl, score, genre };

/** What is read of an item that stands for a related app. */
export const RELATED_APP_PATHS: Path[] = [...pathsOf(RELATED_ROWS), LIST_ITEM.price];
/** What is read of an item of a list. */
export const LIST_ITEM_PATHS: Path[] = [...pathsOf(LIST_ITEM.rows), LIST_ITEM.price];
/** What is read of a large card. */
export const CARD_PATHS: Path[] = [...pathsOf(CARD.rows), CARD.price];

/** Reads an item of a list; null when it has no package name or no title, as separators and adverts have none. */
export function readListItem(item: unknown, locale: Locale): ListedApp | null {
  return readLayout(item, LIST_ITEM, locale);
}

/** The same for an item of a later page. */
export function readContinuedItem(item: unknown, locale: Locale): ListedApp | null {
  return readLayout(item, CONTINUED_ITEM, locale);
}

/** The same for a large card. */
export function readCard(card: unknown, locale: Locale): ListedApp | null {
  return readLayout(card, CARD, locale);
}

/** The same for an app that an app page points to, with fewer fields. */
export function readRelatedApp(item: unknown, locale: Locale): RelatedApp | null {
  const fields = readRows(item, RELATED_ROWS);
  if (fields.appId === null || fields.title === null) return null;
  const { price, currency, free } = readPrice(dig(item, LIST_ITEM.price));
  const url = appUrl(fields.appId, locale);
  return { ...fields, appId: fields.appId, title: fields.title, url, price, currency, free };
}

function readLayout(item: unknown, layout: Layout, locale: Locale): ListedApp | null {
  const fields: Fields<Layout["rows"]> = readRows(item, layout.rows);
  const { appId, title } = fields;
  if (appId === null || title === null) return null;
  return { ...fields, appId, title, url: appUrl(appId, locale), ...readPrice(dig(item, layout.price)) };
}

function inCard<T>(of: Row<T>): Row<T> {
  return { ...of, path: [16, 2, ...of.path] };
}

function absent(): null {
  return null;
}

function noImages(): string[] {
  return [];
}
