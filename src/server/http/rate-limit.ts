import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { AnyCaller } from "../../domain/access/caller.ts";
import { AppError } from "../../errors/app-error.ts";

const WINDOW_SECONDS = 60;

/** Who makes a call, for limits. */
export interface Client {
  caller: AnyCaller | null;
  /** As `AddressOf` names it. */
  address: string;
}

export interface CallsPerMinute {
  key: number;
  /** Of a client address, without a valid key. */
  address: number;
}

/** Calls per minute in this process, of an API key, or of an address without one. */
export class RateLimit {
  readonly #keys: Window;
  readonly #addresses: Window;

  constructor({ key, address }: CallsPerMinute) {
    this.#keys = new Window("key", key);
    this.#addresses = new Window("address", address);
  }

  /** Counts calls. Returns the headers that tell the caller where it stands. Throws `rate_limited`. */
  take({ caller, address }: Client, calls = 1): Promise<Record<string, string>> {
    return caller ? this.#keys.take(caller.credential.id, calls) : this.#addresses.take(address, calls);
  }
}

class Window {
  readonly #name: string;
  readonly #calls: number;
  readonly #limiter: RateLimiterMemory;

  constructor(name: string, calls: number) {
    this.#name = name;
    this.#calls = calls;
    this.#limiter = new RateLimiterMemory({ points: calls, duration: WINDOW_SECONDS });
  }

  async take(who: string, calls: number): Promise<Record<string, string>> {
    try {
      return this.#headers(await this.#limiter.consume(who, calls));
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      const retryAfterSeconds = Math.ceil(refused.msBeforeNext / 1000);
      throw new RateLimited(retryAfterSeconds, this.#calls, this.#headers(refused));
    }
  }

  #headers(state: RateLimiterRes): Record<string, string> {
    const limit = this.#calls;
    const remaining = Math.max(0, state.remainingPoints);
    const resetSeconds = Math.ceil(state.msBeforeNext / 1000);
    return {
      "x-ratelimit-limit": String(limit),
      "x-ratelimit-remaining": String(remaining),
      "x-ratelimit-reset": String(resetSeconds),
      "ratelimit-policy": `"${this.#name}";q=${limit};w=${WINDOW_SECONDS}`,
      ratelimit: `"${this.#name}";r=${remaining};t=${resetSeconds}`,
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
