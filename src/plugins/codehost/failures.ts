import type { FailureRule, ResponseView } from "../../plugin-sdk/index.ts";

/** How long to stay away after a 429 of the web pages without Retry-After; users report throttles of hours. */
const WEB_THROTTLE_MINUTES = 60;
/** GitHub asks for at least a minute after a secondary limit that names no time. */
const SECONDARY_LIMIT_SECONDS = 60;

const LOGIN_PATHS = /^\/(?:login|session|sessions)(?:\/|$)/;
const THROTTLE_TITLE = /<title>[^<]*(?:whoa there|too many requests)/i;
const SECONDARY_LIMIT_TEXT = /secondary rate limit|abuse detection/i;

/** The reset time that REST answers carry, or undefined. */
export function quotaResetAt(response: Pick<ResponseView, "header">): Date | undefined {
  const epochSeconds = Number(response.header("x-ratelimit-reset") ?? Number.NaN);
  return Number.isFinite(epochSeconds) ? new Date(epochSeconds * 1000) : undefined;
}

function isRefusal({ status }: ResponseView): boolean {
  return status === 403 || status === 429;
}

function isHtml(response: ResponseView): boolean {
  return (response.header("content-type") ?? "").includes("text/html");
}

function later(response: ResponseView, now: Date, fallbackSeconds: number): Date {
  const seconds = Number(response.header("retry-after") ?? fallbackSeconds);
  return new Date(now.getTime() + (Number.isFinite(seconds) ? seconds : fallbackSeconds) * 1000);
}

/** How GitHub says no. The order matters: the REST quota also answers 403, which alone would read as a block. */
export const failures: readonly FailureRule[] = [
  {
    code: "source_rate_limited",
    message: "The hourly quota that GitHub gives to anonymous callers of this server's address is used up.",
    when: (response) => isRefusal(response) && response.header("x-ratelimit-remaining") === "0",
    retryAt: quotaResetAt,
  },
  {
    code: "source_rate_limited",
    message: "GitHub asks for a slower pace (secondary rate limit).",
    when: (response) =>
      isRefusal(response) &&
      !isHtml(response) &&
      (response.header("retry-after") !== null || SECONDARY_LIMIT_TEXT.test(response.text)),
    retryAt: (response, now) => later(response, now, SECONDARY_LIMIT_SECONDS),
  },
  {
    code: "source_rate_limited",
    message: "GitHub throttles its web pages for this server's address.",
    when: (response) => response.status === 429 || (isHtml(response) && THROTTLE_TITLE.test(response.text)),
    retryAt: (response, now) => later(response, now, WEB_THROTTLE_MINUTES * 60),
  },
  {
    code: "source_blocked",
    message: "GitHub answered with its login page.",
    when: (response) => LOGIN_PATHS.test(new URL(response.url).pathname) && isHtml(response),
  },
  {
    code: "source_request_refused",
    message: "GitHub shows this to signed-in users only.",
    when: (response) => response.status === 401,
  },
  {
    code: "input_not_found",
    message: "GitHub withholds this repository for legal reasons or a breach of its terms.",
    when: (response) =>
      response.status === 451 || (response.status === 403 && /"block"\s*:\s*\{/.test(response.text)),
  },
  {
    code: "source_blocked",
    message: "GitHub refused the request.",
    when: (response) => response.status === 403,
  },
  {
    code: "input_not_found",
    message: "GitHub has no such public target: it does not exist, or it is private.",
    when: (response) => response.status === 404,
  },
  {
    code: "input_not_found",
    message: "The issue was deleted, or issues are switched off in this repository.",
    when: (response) => response.status === 410,
  },
  {
    code: "input_not_found",
    message: "The repository is empty.",
    when: (response) => response.status === 409,
  },
  {
    code: "source_request_refused",
    message: "GitHub calls the query invalid; check its qualifiers.",
    when: (response) => response.status === 422,
  },
  {
    code: "source_changed",
    message: "The page no longer has a JSON form.",
    when: (response) => response.status === 406,
  },
  {
    code: "source_unavailable",
    message: "GitHub is still working this page out.",
    when: (response) => response.status === 202,
  },
];
