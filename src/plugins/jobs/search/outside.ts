import { canonicalUrl, type PageText, parseHtml, searchKey } from "../../../plugin-sdk/index.ts";
import { isAnywhere } from "../job/job-facts.ts";
import type { KnownJob } from "../job/job-record.ts";
import { namesOfCountry } from "../source.ts";
import { askedIn, isNamedPath } from "./asked.ts";
import type { Search } from "./searches.ts";
import { isNear, stateIn } from "./us-states.ts";

/** Miles; a wider search may reach over a whole state. */
const MAX_RADIUS = 50;

/**
 * A test of jobs on a page: true for one that is certainly outside of the place that was searched, in another country, in a
 * state of the United States without a border to the one searched, or in no place but the whole country. Null for one that does
 * not say where it is.
 */
export function outsideOf(
  page: PageText,
  { country, path, params }: Search,
): (job: KnownJob) => boolean | null {
  const { place } = askedIn(path, params);
  if (place === "" || isAnywhere(place)) return () => false;
  const countryNames = new Set(namesOfCountry(country).map(searchKey));
  const isCountry = countryNames.has(searchKey(place));
  const state = country === "us" && !isCountry ? (stateIn(place) ?? stateUnderstood(page)) : null;
  const isLocal = Number(params["radius"] ?? 0) <= MAX_RADIUS;
  return ({ address }) => {
    if (address == null) return null;
    if (address.country != null && address.country !== country) return true;
    if (isCountry) return false;
    if (address.city == null && countryNames.has(searchKey(address.text ?? ""))) return true;
    if (state === null || !isLocal) return false;
    const own = stateIn(address.region ?? "") ?? stateIn(address.text ?? "");
    return own === null ? null : !isNear(state, own);
  };
}

/** The state of the place as the source understood it, `/q-…-l-egypt,-ar-jobs.html`. */
function stateUnderstood(page: PageText): string | null {
  const path = URL.parse(canonicalUrl(parseHtml(page)) ?? "")?.pathname ?? "";
  return isNamedPath(path) ? stateIn(askedIn(path, {}).place) : null;
}
