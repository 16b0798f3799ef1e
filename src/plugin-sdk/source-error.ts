/**
 * Why a run cannot go on. The class of the failure decides what the host does: `retry` failures were already
 * retried by the HTTP client, so any of these ends the run (as `partial` when Records were stored).
 */
export const SOURCE_ERROR_CODES = [
  "source_blocked",
  "source_rate_limited",
  "source_unavailable",
  "source_timeout",
  "source_changed",
  "source_request_refused",
  "input_not_found",
  "robots_disallowed",
  "origin_not_allowed",
  "address_refused",
  "response_too_large",
  "replay_miss",
  "browser_unavailable",
  "cancelled",
] as const;

export type SourceErrorCode = (typeof SOURCE_ERROR_CODES)[number];

export interface SourceErrorOptions {
  /** The page or call that failed. */
  url?: string;
  /** When the source may be asked again. */
  retryAt?: Date;
  cause?: unknown;
}

/** Thrown by the SDK and by plugins; ends the run with this code. */
export class SourceError extends Error {
  readonly code: SourceErrorCode;
  readonly url: string | undefined;
  readonly retryAt: Date | undefined;

  constructor(code: SourceErrorCode, message: string, options: SourceErrorOptions = {}) {
    super(message, { cause: options.cause });
    this.name = "SourceError";
    this.code = code;
    this.url = options.url;
    this.retryAt = options.retryAt;
  }
}

/** The error for a page that is not as the parser knows it: `throw changed(page, "The list has no rows.")`. */
export function changed(page: { readonly url?: string }, message: string): SourceError {
  return new SourceError("source_changed", message, page.url === undefined ? {} : { url: page.url });
}
