import {
  arr,
  changed,
  firstOf,
  type HttpResponse,
  idString,
  int,
  obj,
  type RunContext,
  str,
} from "../../../plugin-sdk/index.ts";
import { marketplacePageUrl } from "../urls.ts";
import { type MarketplaceDraft, readCategories, readListing } from "./record.ts";

/** Newer pages nest the payload of the search under the name of its route. */
const PAYLOAD_PATHS = ["payload.blackbirdSearchRoute", "payload"];

/**
 * Reads the JSON form of github.com/search. Hits without rows are the signed-out form of a search that needs an account,
 * and an answer for another page or type is none of ours: both are `source_changed`, never "no results".
 */
export function marketplaceSearchOf(response: Pick<HttpResponse, "url" | "json">, askedPage: number) {
  const payload = firstOf(response.json(), PAYLOAD_PATHS);
  const rows = arr(payload, "results");
  const [resultCount, pageCount] = [int(payload, "result_count"), int(payload, "page_count")];
  if (rows === null || resultCount === null || pageCount === null || (rows.length === 0 && resultCount > 0))
    throw changed(response, "The search answer has no result list, or none of the hits that it counts.");
  if (int(payload, "page") !== askedPage) throw changed(response, "The search answer is another page.");
  return { rows, resultCount, pageCount };
}

/** A search row of type marketplace: an app fills `marketplace_listing`, an action `repository_action`. Null for another. */
export function marketplaceRowOf(row: unknown, warn: RunContext["warn"]): MarketplaceDraft | null {
  const app = obj(row, "marketplace_listing.listing");
  const action = obj(row, "repository_action.repository_action");
  const kind = action !== null ? "action" : "app";
  // The row repeats most of what its part says; where it has nothing, the part counts.
  const own = Object.entries(obj(row) ?? {}).filter(([, value]) => value !== null);
  const listing = { ...obj(row), ...(action ?? app), ...Object.fromEntries(own) };
  const [slug, name] = [str(listing, "slug"), str(listing, "name")];
  if ((app ?? action) === null || slug === null || name === null) return null;
  const path = str(listing, "resource_path") ?? `/marketplace/${kind === "action" ? "actions/" : ""}${slug}`;
  const reading = { answer: `${kind} in the search`, warn };
  return {
    ...readListing(listing, reading),
    slug,
    name,
    url: marketplacePageUrl(path),
    kind,
    id: idString(listing, "id"),
    categories: readCategories(row, reading),
    resultPosition: null,
  };
}
