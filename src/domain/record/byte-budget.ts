import { AppError } from "../../errors/app-error.ts";

const MINUTE_MS = 60_000;
const MOST_KNOWN = 1000;

/** Bytes of each account in a minute. What was begun with room left may go beyond it, and is paid for by waiting. */
export class ByteBudget {
  readonly #most: number;
  /** When all that an account took is paid for, by `performance.now()`. */
  readonly #paidAt = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Throws `rate_limited` for an account that has taken what it may for a while. */
  assertRoom(accountId: string): void {
    const lateMs = (this.#paidAt.get(accountId) ?? 0) - performance.now() - MINUTE_MS;
    if (lateMs <= 0) return;
    throw new AppError("rate_limited", {
      message: `More than ${this.#most} bytes in a minute.`,
      retryAfterSeconds: Math.ceil(lateMs / 1000),
    });
  }

  take(accountId: string, bytes: number): void {
    const now = performance.now();
    if (this.#paidAt.size >= MOST_KNOWN)
      for (const [who, paidAt] of this.#paidAt) if (paidAt <= now) this.#paidAt.delete(who);
    const from = Math.max(this.#paidAt.get(accountId) ?? 0, now);
    this.#paidAt.set(accountId, from + (bytes / this.#most) * MINUTE_MS);
  }
}
