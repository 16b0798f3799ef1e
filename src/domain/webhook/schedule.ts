/** Pauses behind the first, second … failure, in seconds: ten tries in three days. */
const PAUSES_SECONDS = [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400];
const JITTER = 0.2;
const MAX_RETRY_AFTER_SECONDS = 86_400;
/** An endpoint that has taken nothing for so long is switched off. */
export const GIVE_UP_MS = 5 * 86_400_000;

/**
 * When to try again behind so many failures, or null when it was tried often enough.
 * @param retryAfterSeconds as the receiver asked for
 * @param random 0 to 1; deliveries that failed together shall not come back together
 */
export function nextTry(
  failures: number,
  now: Date,
  { retryAfterSeconds = 0, random = Math.random() }: { retryAfterSeconds?: number; random?: number } = {},
): Date | null {
  const pause = PAUSES_SECONDS[failures - 1];
  if (pause === undefined) return null;
  const jittered = pause * (1 - JITTER + 2 * JITTER * random);
  const seconds = Math.max(jittered, Math.min(retryAfterSeconds, MAX_RETRY_AFTER_SECONDS));
  return new Date(now.getTime() + Math.round(seconds * 1000));
}
