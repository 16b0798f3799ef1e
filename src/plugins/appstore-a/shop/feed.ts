import { arr, isJsonObject, obj } from "../../../plugin-sdk/index.ts";

/** Entries of a feed: a single one stands there without a list, and without any there is no key. Null for another form. */
export function entriesIn(answer: unknown): unknown[] | null {
  const feed = obj(answer, "feed");
  if (feed === null || obj(feed, "title") === null) return null;
  const given = feed["entry"];
  return given === undefined ? [] : isJsonObject(given) ? [given] : arr(given);
}
