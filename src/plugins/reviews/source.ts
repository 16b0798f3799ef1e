import {
  commonFailures,
  type FailureRule,
  type OriginPolicy,
  refusedAs,
  sourceUrl,
} from "../../plugin-sdk/index.ts";

/** Where people read Trustpilot; links in Records always point here, whatever the origin is configured to. */
export const SITE = "https://www.trustpilot.com";
/** One visitor who reads page after page. */
const PACE = { requestsPerSecond: 0.5, concurrency: 1 };
/** Countries with an edition of the site in their language, by the host that they have. */
const EDITIONS = [..."at au br ca ch de dk es fi fr ie it jp nl no nz pl pt se".split(" "), "gb"];
export const EDITION_HOST = /^(?:(www|[a-z]{2}(?:-[a-z]{2})?)\.)?trustpilot\.com$/;

const policyOf = (country: string): OriginPolicy => ({
  url: `https://${country === "gb" ? "uk" : country}.trustpilot.com`,
  ...PACE,
});

export const origins: Readonly<Record<string, OriginPolicy>> = {
  web: { url: SITE, ...PACE },
  widget: { url: "https://widget.trustpilot.com", ...PACE },
  ...Object.fromEntries(EDITIONS.map((country) => [country, policyOf(country)])),
};

/** The name of the origin to ask for a country. */
export const editionFor = (country: string | undefined): string =>
  country !== undefined && EDITIONS.includes(country) ? country : "web";

/** The country whose edition is asked; undefined for the one in English. */
export const editionOf = (country: string | undefined): string | undefined =>
  editionFor(country) === "web" ? undefined : country;

/** Parts of the page by which the firewall in front of Trustpilot runs a script in place of the answer. */
const FIREWALL = /awsWafCookieDomainList|token\.awswaf\.com|awswaf\.com\/[^"']{0,200}challenge\.js/;
const MAX_FIREWALL_CHARACTERS = 20_000;

/** How Trustpilot says no. */
export const failures: readonly FailureRule[] = [
  {
    code: "source_blocked",
    message: "The firewall of Trustpilot showed a challenge instead of the page; Quarry does not solve it.",
    when: ({ status, text }) =>
      status === 202 || (text.length <= MAX_FIREWALL_CHARACTERS && FIREWALL.test(text)),
  },
  {
    code: "source_blocked",
    message: "Trustpilot asks to sign in before it shows more.",
    when: ({ url }) => URL.parse(url)?.pathname.startsWith("/users/connect") === true,
  },
  {
    code: "source_changed",
    message: "Trustpilot no longer has this page of results (status 404).",
    when: ({ status, url }) => status === 404 && URL.parse(url)?.pathname === "/search",
  },
  refusedAs(403, "source_blocked", "Trustpilot does not let this program read the page (status 403)."),
  ...commonFailures("Trustpilot"),
];

export const businessUrl = (name: string): string => sourceUrl(SITE, "/review/{name*}", { name });
