import { SourceError, type SourceErrorCode } from "../../plugin-sdk/source-error.ts";
import type { NetworkFailure } from "./network-failure.ts";
import { MAX_RETRY_AFTER_MS, parseRetryAfter } from "./retry.ts";
import type { FailureRule, ResponseView } from "../../plugin-sdk/http/types.ts";

/** What is wrong with one try, and whether another may help. */
export interface Failure {
  error: SourceError;
  retry: boolean;
  /** When the source said to come back. */
  retryAt: Date | undefined;
}

const RETRIED_STATUSES = new Set([408, 429, 500, 502, 503, 504]);
const RETRIED_RULES = new Set<SourceErrorCode>(["source_rate_limited", "source_unavailable"]);

/** The failure that a response is, or undefined when the caller may have it. Rules come before statuses. */
export function classify(
  view: ResponseView,
  rules: readonly FailureRule[],
  expect: readonly number[] | undefined,
  now: Date,
): Failure | undefined {
  const byRule = classifyByRules(view, rules, now);
  if (byRule) return byRule;
  const { status } = view;
  if ((status >= 200 && status < 300) || expect?.includes(status)) return undefined;
  const retry = RETRIED_STATUSES.has(status);
  const retryAt = retry ? parseRetryAfter(view.header("retry-after"), now) : undefined;
  const tooLong = retryAt !== undefined && retryAt.getTime() - now.getTime() > MAX_RETRY_AFTER_MS;
  const code = tooLong ? "source_rate_limited" : codeOfStatus(status);
  return failure(code, messageOf(status, view.url), view.url, retry && !tooLong, retryAt);
}

/** The failure of the first rule that matches. */
export function classifyByRules(
  view: ResponseView,
  rules: readonly FailureRule[],
  now: Date,
): Failure | undefined {
  for (const rule of rules) {
    if (!rule.when(view)) continue;
    const mayRetry = RETRIED_RULES.has(rule.code);
    const retryAt = mayRetry
      ? (rule.retryAt?.(view, now) ?? parseRetryAfter(view.header("retry-after"), now))
      : undefined;
    const tooLong = retryAt !== undefined && retryAt.getTime() - now.getTime() > MAX_RETRY_AFTER_MS;
    return failure(rule.code, rule.message, view.url, mayRetry && !tooLong, retryAt);
  }
  return undefined;
}

/** The failure of a try that brought no response. */
export function classifyNetworkFailure(error: NetworkFailure, url: string): Failure {
  const code = error.kind === "timeout" ? "source_timeout" : "source_unavailable";
  return {
    error: new SourceError(code, error.message, { url, cause: error }),
    retry: true,
    retryAt: undefined,
  };
}

function failure(
  code: SourceErrorCode,
  message: string,
  url: string,
  retry: boolean,
  retryAt: Date | undefined,
): Failure {
  const error = new SourceError(code, message, retryAt ? { url, retryAt } : { url });
  return { error, retry, retryAt };
}

function codeOfStatus(status: number): SourceErrorCode {
  if (status === 404 || status === 410) return "input_not_found";
  if (status === 401 || status === 403 || status === 451) return "source_blocked";
  if (status === 429) return "source_rate_limited";
  if (status === 408) return "source_timeout";
  if (status >= 500) return "source_unavailable";
  return "source_request_refused";
}

function messageOf(status: number, url: string): string {
  return `${new URL(url).host} answered with status ${status}.`;
}
