import { googleChallenge } from "../../plugin-shared/google/failures.ts";
import { commonFailures, type FailureRule, type OriginPolicy } from "../../plugin-sdk/index.ts";

/** Where people read Google Maps; links in Records always point here, whatever the origin is configured to. */
export const MAPS = "https://www.google.com";
/** Peers ask about once a second, and more slowly for pages of reviews. */
const PACE = { requestsPerSecond: 0.5, concurrency: 1 };

export const origins: Record<"web" | "short" | "olderShort", OriginPolicy> = {
  web: { url: MAPS, ...PACE },
  short: { url: "https://maps.app.goo.gl", ...PACE },
  olderShort: { url: "https://goo.gl", ...PACE },
};

/** Web sites of places, for `scrapeContacts`. */
export const websites = { requestsPerSecond: 0.5, concurrency: 1 };

const CALL = /\/(?:search\?|maps\/preview\/|httpservice\/)/;

export const failures: readonly FailureRule[] = [
  {
    code: "source_changed",
    message: "Google Maps no longer takes this call as it is written.",
    when: ({ status, url }) => (status === 400 || status === 404) && CALL.test(url),
  },
  googleChallenge,
  ...commonFailures("Google Maps"),
];

/** The edition that is asked. */
export interface Locale {
  language: string;
  country?: string | undefined;
}

/** What every call carries. */
export const callQuery = ({ language, country }: Locale) => ({ authuser: 0, hl: language, gl: country });
