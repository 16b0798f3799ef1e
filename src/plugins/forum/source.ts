import {
  commonFailures,
  type FailureRule,
  type OriginPolicy,
  refusedAs,
  sourceUrl,
} from "../../plugin-sdk/index.ts";

/** Where people read Reddit; links in Records always point here, whatever the origin is configured to. */
export const SITE = "https://www.reddit.com";

/** Something that Reddit shows: its path in the official API, and its Atom feed, which anybody may read. */
export interface Place {
  api: string;
  feed: string;
}
export const PLACES = {
  hot: { api: "/r/{sub}/hot", feed: "/r/{sub}/.rss" },
  sorted: { api: "/r/{sub}/{sort}", feed: "/r/{sub}/{sort}/.rss" },
  newComments: { api: "/r/{sub}/comments", feed: "/r/{sub}/comments/.rss" },
  search: { api: "/search", feed: "/search.rss" },
  searchIn: { api: "/r/{sub}/search", feed: "/r/{sub}/search.rss" },
  communities: { api: "/subreddits/search", feed: "/subreddits/search.rss" },
  post: { api: "/comments/{id}", feed: "/comments/{id}/.rss" },
  overview: { api: "/user/{name}/overview", feed: "/user/{name}/.rss" },
  submitted: { api: "/user/{name}/submitted", feed: "/user/{name}/submitted/.rss" },
  comments: { api: "/user/{name}/comments", feed: "/user/{name}/comments/.rss" },
} as const satisfies Record<string, Place>;

/** What the API alone shows. */
export const API_PATHS = {
  about: "/r/{sub}/about",
  rules: "/r/{sub}/about/rules",
  account: "/user/{name}/about",
  accounts: "/users/search",
  more: "/api/morechildren",
} as const;

export const origins = {
  /** Feeds for everybody: a reader that comes more often is soon refused. */
  web: {
    url: SITE,
    requestsPerSecond: 0.03,
    concurrency: 1,
    headers: { accept: "application/atom+xml" },
  },
  /** The official API, asked only with the operator's own credential. */
  api: {
    url: "https://oauth.reddit.com",
    requestsPerSecond: 1,
    concurrency: 1,
    headers: { accept: "application/json" },
    authorized: [...Object.values(PLACES).map(({ api }) => api), ...Object.values(API_PATHS)],
  },
} as const satisfies Record<string, OriginPolicy>;

/** Why a community is not for everybody: the word of the API, the words of pages, and what callers are told. */
const CLOSED = [
  ["private", /\br\/\w+ is (?:a )?private|this (?:community|subreddit) is private/i, "it is private"],
  [
    "quarantined",
    /this (?:community|subreddit) is quarantined/i,
    "it is quarantined: shown to those alone who ask for it signed in",
  ],
  ["banned", /(?:this (?:community|subreddit)|\br\/\w+) has been banned/i, "Reddit has banned it"],
  ["gated", null, "it is gated: shown to those alone who agree to see it"],
  ["gold_only|employees_only", null, "it is for some members alone"],
] as const;
const DEFAULT_WAIT_SECONDS = 60;

/** How Reddit says no. */
export const failures: readonly FailureRule[] = [
  {
    code: "source_rate_limited",
    message: "Reddit asks for a slower pace.",
    when: (response) => response.status === 429 && response.header("retry-after") === null,
    retryAt: (response, now) =>
      new Date(now.getTime() + 1000 * secondsIn(response.header("x-ratelimit-reset"))),
  },
  ...CLOSED.map(([reason, words, meaning]): FailureRule => {
    const stated = new RegExp(`"reason":\\s*"(?:${reason})"`);
    return {
      code: "input_not_found",
      message: `Reddit does not show this community to the public: ${meaning}.`,
      when: ({ status, text }) =>
        (status === 403 || status === 404) && (stated.test(text) || words?.test(text) === true),
    };
  }),
  refusedAs(
    401,
    "source_blocked",
    "Reddit's API did not take the operator's credential; it may have expired.",
  ),
  refusedAs(403, "source_blocked", "Reddit does not let this program read the page (status 403)."),
  ...commonFailures("Reddit"),
  {
    code: "source_blocked",
    message: "Reddit showed a page, such as a check or one to sign in at, instead of the data.",
    when: ({ status, text }) => status === 200 && /^\s*(?:<!--|<!doctype html|<html|<head|<body)/i.test(text),
  },
];

function secondsIn(text: string | null): number {
  const seconds = Number(text ?? Number.NaN);
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : DEFAULT_WAIT_SECONDS;
}

export const communityUrl = (name: string): string => sourceUrl(SITE, "/r/{name}/", { name });
export const userUrl = (name: string): string => sourceUrl(SITE, "/user/{name}/", { name });
