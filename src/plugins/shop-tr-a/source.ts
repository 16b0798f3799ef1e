import {
  commonFailures,
  type FailureRule,
  type OriginPolicy,
  type QueryValue,
  refusedAs,
  type ResponseView,
} from "../../plugin-sdk/index.ts";

/** Where people read Trendyol; links in Records always point here, whatever the origin is configured to. */
export const SHOP = "https://www.trendyol.com";
/** Where its pictures are; pages write their addresses without it. */
export const PICTURES = "https://cdn.dsmcdn.com";
const GATEWAY = "https://apigw.trendyol.com";
/** No limit is published; careful readers ask every two seconds and stop at the first refusal. */
const PACE = { requestsPerSecond: 0.5, concurrency: 1 };
const LANGUAGE = { "accept-language": "tr-TR,tr;q=0.9" };

export const origins: Record<"web" | "gateway" | "short", OriginPolicy> = {
  web: { url: SHOP, ...PACE, headers: LANGUAGE },
  gateway: { url: GATEWAY, ...PACE, headers: { ...LANGUAGE, accept: "application/json" } },
  short: { url: "https://ty.gl", ...PACE },
};

/** Answers of the gateway are told by their path: the host may be configured to another. */
const isGateway = ({ url }: ResponseView): boolean => /^https?:\/\/[^/]+\/discovery-/.test(url);

/** How Trendyol says no. */
export const failures: readonly FailureRule[] = [
  {
    code: "source_blocked",
    message: "Trendyol sent a foreign visitor to its list of countries instead of the page.",
    when: ({ url }) => /\/(?:[a-z]{2}\/)?(?:select-country|country-selection)\b/.test(url),
  },
  {
    code: "source_blocked",
    message: "Trendyol answered with a page where its gateway has data: a challenge or a redirect.",
    when: (response) => response.status < 400 && isGateway(response) && /^\s*</.test(response.text),
  },
  refusedAs(403, "source_blocked", "Trendyol refuses to answer (status 403)."),
  refusedAs(418, "source_request_refused", "Trendyol no longer takes the country from the query."),
  {
    code: "source_request_refused",
    message: "The gateway of Trendyol no longer takes this call (status 404).",
    // An answer about something that is missing says so in JSON; a list is never missing.
    when: (response) =>
      response.status === 404 &&
      isGateway(response) &&
      (/search-service/.test(response.url) || !/^\s*\{/.test(response.text)),
  },
  ...commonFailures("Trendyol"),
];

/** The shops of Trendyol whose numbers are known, by country. */
export const STOREFRONTS: Readonly<Record<string, { id: number; culture: string; currency: string }>> = {
  tr: { id: 1, culture: "tr-TR", currency: "TRY" },
  ae: { id: 36, culture: "en-AE", currency: "AED" },
  ro: { id: 29, culture: "ro-RO", currency: "RON" },
};

export const storefrontOf = (country: string) =>
  STOREFRONTS[country] ?? { id: 1, culture: "tr-TR", currency: "TRY" };

/** What every call of the gateway names. Without the country it answers 418. */
export function gatewayQuery(country: string): Record<string, QueryValue> {
  const { id, culture } = storefrontOf(country);
  return { channelId: 1, storefrontId: id, culture, countryCode: country.toUpperCase() };
}

export const languageOf = (country: string): string =>
  new Intl.Locale(storefrontOf(country).culture).language;
