const BASE_MS = 500;
const CAP_MS = 20_000;
/** A source that asks to wait longer is not waited for. */
export const MAX_RETRY_AFTER_MS = 60_000;

/** Exponential backoff with full jitter: 0 to 500 ms after the first try, to 1,000 ms after the second, and so on. */
export function backoffMs(tried: number, random: () => number): number {
  return Math.round(random() * Math.min(CAP_MS, BASE_MS * 2 ** (tried - 1)));
}

/** A Retry-After header (seconds or HTTP date) as a point in time, or undefined when absent or not readable. */
export function parseRetryAfter(value: string | null, now: Date): Date | undefined {
  if (value === null) return undefined;
  const text = value.trim();
  if (/^\d{1,9}(\.\d+)?$/.test(text)) return new Date(now.getTime() + Number(text) * 1000);
  const at = /[a-z]/i.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at) ? undefined : new Date(at);
}
