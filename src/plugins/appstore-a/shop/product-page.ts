import {
  arr,
  at,
  changed,
  firstOf,
  idString,
  type JsonObject,
  obj,
  type PageText,
  parseJsonSafe,
  readFields,
  requireEnd,
  type RunContext,
  scriptSlices,
  str,
} from "../../../plugin-sdk/index.ts";
import { readStoreUrl } from "../targets.ts";
import { PAGE, PAGE_SHOTS } from "./app-record.ts";
import { olderPage } from "./older-page.ts";

const PARTS = ["data[0]", "[0]"];
/** The number of the app that the page is about, at whichever place states it. */
const OWN_ID = ["lockup.adamId", "lockup.offerDisplayProperties.adamId"];

const NOBODY: ReadonlyMap<string, string> = new Map();

/** Reads the page of an app. @throws SourceError `source_changed` when it is cut, has another form, or is about another app or country */
export function readProductPage(
  page: PageText & { url: string },
  id: string,
  country: string,
  warn: RunContext["warn"],
) {
  requireEnd(page, "</html>");
  const part = pageData(page);
  const data = obj(part, "data");
  const reading = { answer: "page", warn };
  if (data === null) {
    const view = olderPage(page, id, country, warn);
    return {
      ...readFields(PAGE, view, reading),
      shots: readFields(PAGE_SHOTS, view, reading),
      reviewers: NOBODY,
    };
  }
  const [owner, storefront] = [
    firstOf(data, OWN_ID) ?? at(part, "intent.id"),
    str(data, "pageMetrics.pageFields.storeFront") ?? readStoreUrl(page.url)?.country ?? null,
  ];
  if (idString(owner) !== id) throw changed(page, `The page is not about app ${id}.`);
  if (storefront !== null && storefront !== country)
    throw changed(page, `The page is of country "${storefront}".`);
  const view = { ...data, ...rowsOf(data, warn) };
  return {
    ...readFields(PAGE, view, reading),
    shots: readFields(PAGE_SHOTS, view, reading),
    reviewers: reviewersOf(data),
  };
}

/** What is found by its content: titles of rows are in the language of the page. */
function rowsOf(data: JsonObject, warn: RunContext["warn"]) {
  const rows = arr(data, "shelfMapping.information.items") ?? [];
  const pairs = rows.flatMap(pairsOf);
  const ribbon = arr(data, "shelfMapping.informationRibbon.items");
  const ofType = (type: string) => ribbon?.find((item) => str(item, "type") === type);
  return {
    purchases: pairs.length === 0 ? undefined : pairs,
    devices: rows.map((row) => at(row, "items")).find((items) => at(items, "[0].heading") !== null),
    versions: versionsOf(obj(data, "shelfMapping.mostRecentVersion"), warn),
    chart: ofType("chartPosition"),
    isEditorsChoice: ofType("editorsChoice") === undefined ? undefined : true,
  };
}

/** Pairs of name and price of a row, in either of its forms. */
function pairsOf(row: unknown): unknown[] {
  const pairs = (arr(row, "items") ?? []).flatMap((item) => arr(item, "textPairs") ?? []);
  if (pairs.length > 0) return pairs;
  return (arr(row, "items_V3") ?? [])
    .filter((item) => str(item, "$kind") === "textPair")
    .map((item) => [at(item, "leadingText"), at(item, "trailingText")]);
}

/** The history, which stands behind a button of the shelf or of its item. */
function versionsOf(shelf: JsonObject | null, warn: RunContext["warn"]): unknown[] | undefined {
  const items = arr(shelf, "items") ?? [];
  const actions = [at(shelf, "seeAllAction"), ...items.map((item) => at(item, "seeAllAction"))];
  const behind = actions.flatMap((action) => arr(action, "pageData.shelves") ?? []);
  const lists = behind.map((one) => arr(one, "items"));
  if (lists.includes(null)) warn("row_dropped", "versionHistory: a part of it has another form.");
  const all = lists.flatMap((list) => list ?? []);
  if (all.length > 0) return all;
  // The newest alone is no history, and the lookup has it.
  if (items.length > 0) warn("versions_missing", "versionHistory: the page shows only the newest version.");
  return undefined;
}

/** Names of who wrote the reviews, which are personal data and no part of the Record of an app, by the ids of these. */
function reviewersOf(data: JsonObject): ReadonlyMap<string, string> {
  const items = arr(data, "shelfMapping.allProductReviews.items") ?? [];
  return new Map(
    items.flatMap((item) => {
      const [id, name] = [idString(at(item, "review.id")), str(item, "review.reviewerName")];
      return id === null || name === null ? [] : [[id, name] as const];
    }),
  );
}

/** The part of the page's JSON that is about an app; the script keeps its id rarely. */
function pageData(page: PageText): unknown {
  for (const { body } of scriptSlices(page.text, {
    type: "application/json",
    containing: '"shelfMapping"',
  })) {
    const part = firstOf(parseJsonSafe(body), PARTS);
    if (at(part, "data.shelfMapping") !== null) return part;
  }
  return null;
}
