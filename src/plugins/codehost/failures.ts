import { commonFailures, type FailureRule, refusedAs, type ResponseView } from "../../plugin-sdk/index.ts";

/** How long to stay away after a 429 of the web pages without Retry-After; users report throttles of hours. */
const WEB_THROTTLE_MINUTES = 60;
/** GitHub asks for at least a minute after a secondary limit that names no time. */
const SECONDARY_LIMIT_SECONDS = 60;

const THROTTLE_TITLE = /<title>[^<]*(?:whoa there|too many requests)/i;
const SECONDARY_LIMIT_TEXT = /secondary rate limit|abuse detection/i;

/** The reset time that REST answers carry, or undefined. */
export function quotaResetAt(response: Pick<ResponseView, "header">): Date | undefined {
  const epochSeconds = Number(response.header("x-ratelimit-reset") ?? Number.NaN);
  return Number.isFinite(epochSeconds) ? new Date(epochSeconds * 1000) : undefined;
}

const isRefusal = ({ status }: ResponseView): boolean => status === 403 || status === 429;
const isHtml = (response: ResponseView): boolean =>
  response.header("content-type")?.includes("text/html") ?? false;

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
  refusedAs(401, "source_request_refused", "GitHub shows this to signed-in users only."),
  {
    code: "input_not_found",
    message: "GitHub withholds this repository for legal reasons or a breach of its terms.",
    when: ({ status, text }) => status === 451 || (status === 403 && /"block"\s*:\s*\{/.test(text)),
  },
  refusedAs(403, "source_blocked", "GitHub refused the request."),
  refusedAs(404, "input_not_found", "GitHub has no such public target: it does not exist, or it is private."),
  refusedAs(410, "input_not_found", "The issue was deleted, or issues are switched off in this repository."),
  refusedAs(409, "input_not_found", "The repository is empty."),
  refusedAs(422, "source_request_refused", "GitHub calls the query invalid; check its qualifiers."),
  refusedAs(406, "source_changed", "The page no longer has a JSON form."),
  refusedAs(202, "source_unavailable", "GitHub is still working this page out."),
  ...commonFailures("GitHub"),
];
