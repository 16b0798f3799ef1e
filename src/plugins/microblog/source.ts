import {
  commonFailures,
  type FailureRule,
  type OriginPolicy,
  refusedAs,
  type ResponseView,
  sourceUrl,
} from "../../plugin-sdk/index.ts";

/** Where people read X; links in Records always point here, whatever the origin is configured to. */
export const SITE = "https://x.com";

/** The site sends pages with data to who asks as for a page; these headers say so and nothing of who asks. */
const AS_PAGE = {
  accept: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8",
  "accept-language": "en-US,en;q=0.9",
  "sec-fetch-dest": "document",
  "sec-fetch-mode": "navigate",
  "sec-fetch-site": "none",
  "upgrade-insecure-requests": "1",
};

export const origins: Record<"web" | "embed" | "timeline" | "oembed", OriginPolicy> = {
  web: { url: SITE, requestsPerSecond: 0.2, concurrency: 1, headers: AS_PAGE },
  embed: { url: "https://cdn.syndication.twimg.com", requestsPerSecond: 1, concurrency: 1 },
  // 30 requests in 15 minutes are let through.
  timeline: { url: "https://syndication.twitter.com", requestsPerSecond: 1 / 30, concurrency: 1 },
  oembed: { url: "https://publish.x.com", requestsPerSecond: 1, concurrency: 1 },
};

const LOGIN = /^\/(?:i\/flow\/(?:login|signup)|i\/jf\/onboarding|login|account\/access)(?:\/|$)/;

/** How X says no. What it says of one post or account stands inside of answers: see `page/open.ts` and `surfaces/`. */
export const failures: readonly FailureRule[] = [
  {
    code: "source_blocked",
    message: "X asks to sign in before it shows this.",
    when: ({ url }) => LOGIN.test(URL.parse(url)?.pathname ?? ""),
  },
  {
    code: "source_rate_limited",
    message: "The requests that X lets through in 15 minutes are used up.",
    when: (response) => response.status === 429 && resetOf(response) !== undefined,
    retryAt: resetOf,
  },
  refusedAs(400, "input_not_found", "X says that no post has this id (status 400)."),
  ...commonFailures("X"),
];

function resetOf(response: ResponseView): Date | undefined {
  const seconds = response.header("x-rate-limit-reset");
  return seconds !== null && /^\d{9,11}$/.test(seconds) ? new Date(Number(seconds) * 1000) : undefined;
}

export const postUrl = (username: string, id: string): string =>
  sourceUrl(SITE, "/{username}/status/{id}", { username, id });
export const profileUrl = (username: string): string => sourceUrl(SITE, "/{username}", { username });
