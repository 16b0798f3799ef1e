import {
  arr,
  changed,
  int,
  obj,
  type PageText,
  type RunContext,
  sourceUrl,
  str,
} from "../../../plugin-sdk/index.ts";
import { readAddress } from "../targets.ts";
import { propsOf } from "../zillow/page-data.ts";

const DIRECTORIES = [
  "displayData.agentDirectoryFinderDisplay",
  "displayData.agentFinderGraphData.agentDirectoryFinderDisplay",
];

/** "Santa Fe, NM" as the site writes it in paths: `santa-fe-nm`. */
export const slugOf = (place: string): string =>
  place
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[^\p{L}\d]+/gu, "-")
    .replace(/^-|-$/g, "");

/** Asks for one page of the directory of a place, or of the one at an address. */
export function askDirectory(ctx: RunContext, location: string, name: string | undefined, page: number) {
  const target = readAddress(location);
  const place = target?.kind === "directory" ? target.value : slugOf(location);
  const url = sourceUrl(ctx.origin("zillow"), "/professionals/real-estate-agent-reviews/{place}", { place });
  return ctx.http.get(`${url}/`, { query: { page, name } });
}

/** The cards of a page of the directory, how many agents it claims, and which place it is of. */
export function readDirectory(page: PageText) {
  const props = propsOf(page);
  const path = DIRECTORIES.find((one) => obj(props, one) !== null);
  const results = path === undefined ? null : obj(props, `${path}.searchResults`);
  const cards = arr(results, "results.resultsCards");
  const total = int(results, "resultsFound");
  if (cards === null || total === null)
    throw changed(page, "The page has no list of agents, or does not count them.");
  const place = str(results, "titleLocation") ?? str(results, "seoLocation");
  return { cards, total, place };
}
