import {
  arr,
  at,
  changed,
  firstOf,
  idString,
  obj,
  type PageText,
  parseJsonSafe,
  readFields,
  requireEnd,
  type RunContext,
  scriptSlices,
  str,
} from "../../../plugin-sdk/index.ts";
import { PAGE, PAGE_SHOTS } from "./app-record.ts";

const PARTS = ["data[0]", "[0]"];
/** The number of the app that the page is about, at whichever place states it. */
const OWN_ID = ["lockup.adamId", "lockup.offerDisplayProperties.adamId"];

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
  if (data === null) throw changed(page, "The page has no data of an app.");
  const [owner, storefront] = [
    firstOf(data, OWN_ID) ?? at(part, "intent.id"),
    str(data, "pageMetrics.pageFields.storeFront"),
  ];
  if (idString(owner) !== id) throw changed(page, `The page is not about app ${id}.`);
  if (storefront !== null && storefront !== country)
    throw changed(page, `The page is of country "${storefront}".`);
  const rows = arr(data, "shelfMapping.information.items");
  const view = {
    ...data,
    purchases: rows?.map((row) => at(row, "items[0].textPairs")).find((pairs) => pairs !== null),
    devices: rows?.map((row) => at(row, "items")).find((items) => at(items, "[0].heading") !== null),
    chart: arr(data, "shelfMapping.informationRibbon.items")?.find(
      (item) => str(item, "type") === "chartPosition",
    ),
  };
  const reading = { answer: "page", warn };
  return { ...readFields(PAGE, view, reading), shots: readFields(PAGE_SHOTS, view, reading) };
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
