import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { AppError } from "../../errors/app-error.ts";

const WINDOW_SECONDS = 60;

/** Calls per minute and API key in this process. */
export class RateLimit {
  readonly #limiter: RateLimiterMemory;
  readonly #callsPerMinute: number;

  constructor(callsPerMinute: number) {
    this.#callsPerMinute = callsPerMinute;
    this.#limiter = new RateLimiterMemory({ points: callsPerMinute, duration: WINDOW_SECONDS });
  }

  /** Counts one call. Returns the headers that tell the caller where it stands. Throws `rate_limited`. */
  async take(key: string): Promise<Record<string, string>> {
    try {
      return this.#headers(await this.#limiter.consume(key));
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      const retryAfterSeconds = Math.ceil(refused.msBeforeNext / 1000);
      throw new RateLimited(retryAfterSeconds, this.#callsPerMinute, this.#headers(refused));
    }
  }

  #headers(state: RateLimiterRes): Record<string, string> {
    const limit = this.#callsPerMinute;
    const remaining = Math.max(0, state.remainingPoints);
    const resetSeconds = Math.ceil(state.msBeforeNext / 1000);
    return {
      "x-ratelimit-limit": String(limit),
      "x-ratelimit-remaining": String(remaining),
      "x-ratelimit-reset": String(resetSeconds),
      "ratelimit-policy": `"key";q=${limit};w=${WINDOW_SECONDS}`,
      ratelimit: `"key";r=${remaining};t=${resetSeconds}`,
    };
  }
}

/** Carries the headers, since the answer is made elsewhere. */
export class RateLimited extends AppError {
  readonly headers: Record<string, string>;

  constructor(retryAfterSeconds: number, callsPerMinute: number, headers: Record<string, string>) {
    super("rate_limited", { message: `More than ${callsPerMinute} calls in a minute.`, retryAfterSeconds });
    this.headers = headers;
  }
}
