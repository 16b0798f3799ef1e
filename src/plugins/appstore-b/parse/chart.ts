import { SourceError } from "../../../plugin-sdk/index.ts";
import type { ListedApp } from "../records/listed-app.ts";
import type { Locale } from "../urls.ts";
import { LIST_ITEM_PATHS, readListItem } from "./listed-app.ts";
import { EACH, placesOf, under } from "./places.ts";
import { at, dig } from "./sparse.ts";

const ITEMS = [0, 1, 0, 28, 0];
/** What is read of the answer of a chart. */
export const CHART_PLACES = placesOf(under([...ITEMS, EACH, 0], LIST_ITEM_PATHS));

/**
 * The apps of a chart in the order of their rank. None when the source has no such chart for this category and
 * country, which it says with an empty first answer.
 * @throws SourceError `source_changed` when there is an answer without a list, or an item that is no app
 */
export function parseChart(payload: unknown, locale: Locale): ListedApp[] {
  if (payload === null || dig(payload, [0, 1]) === null) return [];
  const items = dig(payload, ITEMS);
  if (!Array.isArray(items)) {
    throw new SourceError("source_changed", "The chart answer has no list at [0][1][0][28][0].");
  }
  return items.map((wrapped: unknown, index) => {
    const app = readListItem(at(wrapped, 0), locale);
    if (app !== null) return app;
    throw new SourceError(
      "source_changed",
      `Item ${index + 1} of the chart has no package name or no title.`,
    );
  });
}
