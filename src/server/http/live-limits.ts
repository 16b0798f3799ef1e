import { AppError } from "../../errors/app-error.ts";
import type { ErrorCode } from "../../errors/codes.ts";
import type { Config } from "../../kernel/config.ts";
import type { Client } from "./rate-limit.ts";

/** Gives a place back; a second call does nothing. */
export type Release = () => void;

interface Place {
  key: string;
  limit: number;
  /** Whose places they are, to end a sentence. */
  of: string;
}

/** What may be open at once over WebSockets and event streams in this process. */
export class LiveLimits {
  readonly #connections: Config["QUARRY_MAX_CONNECTIONS"];
  readonly #subscriptions: Config["QUARRY_MAX_SUBSCRIPTIONS"];
  readonly #open = new Map<string, number>();

  constructor(limits: Pick<Config, "QUARRY_MAX_CONNECTIONS" | "QUARRY_MAX_SUBSCRIPTIONS">) {
    this.#connections = limits.QUARRY_MAX_CONNECTIONS;
    this.#subscriptions = limits.QUARRY_MAX_SUBSCRIPTIONS;
  }

  /** A connection whose caller is not known yet. Throws `connection_limited`. */
  arrival(address: string): Release {
    const limit = this.#connections.address;
    return this.#take("connection_limited", [{ key: `c address ${address}`, limit, of: "one address" }]);
  }

  /** A connection that arrived, by its caller. Throws `connection_limited`. */
  connection({ caller, address }: Client): Release {
    const { account, anonymousAddress, anonymous } = this.#connections;
    return this.#take(
      "connection_limited",
      caller
        ? [{ key: `c account ${caller.accountId}`, limit: account, of: "this account" }]
        : [
            { key: `c anonymous ${address}`, limit: anonymousAddress, of: "one address without an API key" },
            { key: "c anonymous", limit: anonymous, of: "callers without an API key" },
          ],
    );
  }

  /** A subscription, or another operation until it is answered. Throws `subscription_limited`. */
  operation(connectionId: string, { caller, address }: Client): Release {
    const {
      connection,
      anonymousConnection,
      account,
      address: ofAddress,
      anonymousAddress,
    } = this.#subscriptions;
    return this.#take("subscription_limited", [
      {
        key: `s connection ${connectionId}`,
        limit: caller ? connection : anonymousConnection,
        of: caller ? "one connection" : "one connection without an API key",
      },
      caller
        ? { key: `s account ${caller.accountId}`, limit: account, of: "this account" }
        : { key: `s anonymous ${address}`, limit: anonymousAddress, of: "one address without an API key" },
      { key: `s address ${address}`, limit: ofAddress, of: "one address" },
    ]);
  }

  /** All places or none. */
  #take(code: ErrorCode, places: readonly Place[]): Release {
    for (const { key, limit, of } of places) {
      const open = this.#open.get(key) ?? 0;
      if (open < limit) continue;
      const what = code === "connection_limited" ? "WebSockets and event streams" : "operations";
      const message = `${open} ${what} of ${of} are open, which is the most.`;
      throw new AppError(code, { message, retryAfterSeconds: RETRY_SECONDS });
    }
    for (const { key } of places) this.#open.set(key, (this.#open.get(key) ?? 0) + 1);
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      for (const { key } of places) {
        const open = (this.#open.get(key) ?? 0) - 1;
        if (open > 0) this.#open.set(key, open);
        else this.#open.delete(key);
      }
    };
  }
}

/** Places come free when somebody leaves, which nobody can foretell. */
const RETRY_SECONDS = 10;
