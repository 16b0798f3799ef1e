import type { ServerResponse } from "node:http";
import { AppError } from "../../errors/app-error.ts";
import { FairShare, type GiveBack } from "../../kernel/fair-share.ts";
import { workerUnavailable } from "./worker-failure.ts";

/** Sockets stay open for long: places come free when somebody leaves, which nobody can foretell. */
const RETRY_SECONDS = 10;

/** What one worker does at once, and how much of it one visitor may have. */
export class WorkerPlaces {
  readonly #requests = new FairShare("workerRequests");
  readonly #upgrades = new FairShare("workerUpgrades");

  /** Waits for its turn; null where the visitor leaves before. @param visitor null for those that no limit can tell apart */
  async request(visitor: string | null, reply: ServerResponse): Promise<GiveBack | null> {
    const keys = keysOf(visitor);
    const giveBack = this.#requests.tryTake(...keys);
    if (giveBack !== null) return giveBack;
    const left = new AbortController();
    const leave = (): void => left.abort();
    reply.once("close", leave);
    try {
      return await this.#requests.takeUnless(left.signal, ...keys);
    } catch {
      return null;
    } finally {
      reply.off("close", leave);
    }
  }

  /** Throws `connection_limited` and `worker_unavailable`. */
  upgrade(visitor: string | null): GiveBack {
    const giveBack = this.#upgrades.tryTake(...keysOf(visitor));
    if (giveBack !== null) return giveBack;
    if (this.#upgrades.isFull) throw workerUnavailable("busy", RETRY_SECONDS);
    throw new AppError("connection_limited", { retryAfterSeconds: RETRY_SECONDS });
  }
}

const keysOf = (visitor: string | null): string[] => (visitor === null ? [] : [visitor]);
