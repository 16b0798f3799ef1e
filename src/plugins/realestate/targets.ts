import { decodePercent, isSafePath, type JsonObject, obj } from "../../plugin-sdk/index.ts";
import { REDFIN, REDFIN_CANADA, ZILLOW } from "./source.ts";

/** What an address of one of the sites names. */
export interface Target {
  kind: "home" | "building" | "community" | "agent" | "directory" | "market" | "list";
  source: "zillow" | "redfin";
  /** Id, screen name or path. */
  value: string;
  /** The canonical address. */
  url: string;
}

type Form = readonly [kind: Target["kind"], path: RegExp];

/** The first group is the id. */
const ZILLOW_FORMS: readonly Form[] = [
  ["home", /^\/homedetails\/(?:[^/]+\/)?(\d+)_zpid\/?$/],
  ["home", /^\/(?:homes\/)?(?:[^/]+\/)?(\d+)_zpid\/?$/],
  ["building", /^\/apartments\/(?:[^/]+\/)*([A-Za-z0-9]{5,8})\/?$/],
  ["building", /^\/b\/(?:[^/]+-)?([A-Za-z0-9]{5,8})\/?$/],
  ["community", /^\/community\/(?:[^/]+\/)?(\d+)_plid\/?$/],
  ["agent", /^\/profile\/([^/]+)\/?$/],
  ["directory", /^\/professionals\/real-estate-agent(?:-review)?s\/([^/]+)\/?$/],
  ["market", /^\/home-values\/(\d+)\/[^/]+\/?$/],
  ["market", /^\/([^/]+)\/home-values\/?$/],
];
const REDFIN_FORMS: readonly Form[] = [
  ["home", /^\/(?:[^/]+\/)*home\/(\d+)\/?$/],
  ["building", /^\/(?:[^/]+\/)+apartment\/(\d+)\/?$/],
  ["list", /^\/((?:city|neighborhood|county)\/\d+\/.*|zipcode\/\w+.*)$/],
];
const ANY_LIST: Form = ["list", /^\/((?!homedetails\/).+)$/];

/** A path without percent signs; null for one that is none, or could lead elsewhere. */
export const decodedPath = (path: string): string | null => (isSafePath(path) ? decodePercent(path) : null);

/** What an address of a list says in JSON is searched; null where it says nothing, undefined where nobody can read it. */
export function searchStateIn(url: URL): JsonObject | null | undefined {
  const text = url.searchParams.get("searchQueryState");
  try {
    return text === null ? null : (obj(JSON.parse(text)) ?? undefined);
  } catch {
    return undefined; // SyntaxError: no JSON.
  }
}

/** Reads an address of zillow.com, redfin.com or redfin.ca. @returns null when it names nothing that the family reads */
export function readAddress(address: string): Target | null {
  const url = URL.parse(address.trim());
  if (url === null || !/^https?:$/.test(url.protocol) || decodedPath(url.pathname) === null) return null;
  const host = url.hostname.replace(/^(?:www|m)\./, "");
  const [site, forms] =
    host === "zillow.com"
      ? [ZILLOW, [...ZILLOW_FORMS, ANY_LIST]]
      : host === "redfin.com"
        ? [REDFIN, REDFIN_FORMS]
        : host === "redfin.ca"
          ? [REDFIN_CANADA, REDFIN_FORMS]
          : [null, []];
  if (site === null) return null;
  for (const [kind, form] of forms) {
    const value = form.exec(url.pathname)?.[1];
    if (value === undefined || (kind === "list" && searchStateIn(url) === undefined)) continue;
    // Only a list says in its query what is asked for.
    const path = kind === "list" ? url.pathname + url.search : url.pathname;
    return { kind, source: site === ZILLOW ? "zillow" : "redfin", value, url: site + path };
  }
  return null;
}

/** The page of a home by its number alone; both sites lead on to the full address. */
export const homeUrl = (source: Target["source"], id: string): string =>
  source === "zillow" ? `${ZILLOW}/homedetails/${id}_zpid/` : `${REDFIN}/home/${id}`;

/** The home that a number, of a site, or an address names. */
export const targetOf = (id: string, source: Target["source"]): Target =>
  readAddress(id) ?? { kind: "home", source, value: id, url: homeUrl(source, id) };
