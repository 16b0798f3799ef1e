import {
  commonFailures,
  type FailureRule,
  type HttpResponse,
  type OriginPolicy,
  type PathValues,
  type QueryValue,
  refusedAs,
  type RunContext,
  sourceUrl,
} from "../../plugin-sdk/index.ts";

/** Where people read Etsy; links in Records always point here, whatever the origin is configured to. */
const ETSY = "https://www.etsy.com";

const PACE = { requestsPerSecond: 1 / 6, concurrency: 1 };

export const origins: Record<"web" | "short", OriginPolicy> = {
  web: { url: ETSY, ...PACE },
  short: { url: "https://etsy.me", ...PACE },
};

/** How Etsy says no. A redirect to its sign-in page needs no rule. */
export const failures: readonly FailureRule[] = [
  {
    code: "source_blocked",
    message: "Etsy's guard (DataDome) wants a browser to prove itself instead of the page.",
    when: (response) =>
      response.status === 403 &&
      (response.header("x-datadome") !== null || /datadome/i.test(response.header("server") ?? "")),
  },
  {
    code: "source_changed",
    message: "Etsy no longer has its results page where it was.",
    when: ({ status, url }) => status === 404 && /\/search(?:[?#]|$)/.test(url),
  },
  refusedAs(404, "input_not_found", "Etsy has no such listing, shop or page."),
  refusedAs(410, "input_not_found", "Etsy no longer has this listing, shop or page."),
  ...commonFailures("Etsy"),
];

/** First part of paths by country; it sets language, currency and delivery country of the page. */
const PREFIXES = new Map(
  `us gb/uk ca/ca au/au ie/ie nz/nz sg/sg-en in/in-en dk/dk-en hk/hk-en il/il-en no/no-en se/se-en fi/fi-en de/de at/at
   ch/ch fr/fr nl/nl be/be it/it es/es mx/mx jp/jp pl/pl pt/pt`
    .split(/\s+/)
    .map((pair): [string, string] => [pair.slice(0, 2), pair.slice(3)]),
);

export const isEdition = (country: string): boolean => PREFIXES.has(country);
export const EDITIONS = [...PREFIXES.keys()].join(", ");

/**
 * What a first part of a path such as `uk`, `in-en` or `ca-fr` says: the country of an edition that can be asked for;
 * undefined for an edition that cannot. @returns null for any other word
 */
export function countryOfPrefix(prefix: string): string | undefined | null {
  const [, country] = /^([a-z]{2})(?:-[a-z]{2})?$/i.exec(prefix) ?? [];
  if (country === undefined) return null;
  const code = country.toLowerCase() === "uk" ? "gb" : country.toLowerCase();
  return isEdition(code) ? code : undefined;
}

export interface Edition {
  countryCode: string;
}

/** Asks for a page once: a guard that said no says it again. */
export function askPage(
  ctx: RunContext,
  { countryCode }: Edition,
  path: `/${string}`,
  values: PathValues,
  query: Record<string, QueryValue | undefined> = {},
): Promise<HttpResponse> {
  const prefix = PREFIXES.get(countryCode) ?? "";
  const template = prefix === "" ? path : `/{prefix}${path}`;
  return ctx.http.get(sourceUrl(ctx.origin("web"), template, { ...values, prefix }), { query, maxTries: 1 });
}

export const listingUrl = (id: string): string => sourceUrl(ETSY, "/listing/{id}", { id });
export const shopUrl = (name: string): string => sourceUrl(ETSY, "/shop/{name}", { name });
export const categoryUrl = (path: string): string => sourceUrl(ETSY, "/c/{path*}", { path });
export const searchUrl = (text: string): string =>
  `${ETSY}/search?${new URLSearchParams({ q: text }).toString()}`;
