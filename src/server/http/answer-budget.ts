import { AppError } from "../../errors/app-error.ts";
import type { Client } from "./rate-limit.ts";

/** Kilobytes of answers per second. */
export interface AnswerRate {
  account: number;
  /** Of a client address, without a valid key. */
  address: number;
}

/** So much of its rate may a client use in advance over HTTP, where nothing makes it wait. */
const BURST_MS = 4000;
/** One answer; more is a file, which goes out as a stream. */
const MOST_OF_ADDRESS = 16 * 1024 * 1024;
const MOST_OF_ACCOUNT = 64 * 1024 * 1024;
/** Clients between two looks for those that have paid. */
const LOOK_EVERY = 1000;

/**
 * What the answers of each client weigh, on every face: a client pays for them with time, over HTTP by being refused and over a
 * WebSocket by waiting for its turn. Small answers are not counted: the number of calls bounds them.
 */
export class AnswerBudget {
  readonly #rate: AnswerRate;
  /** When what was answered so far is paid for, by `performance.now()`. */
  readonly #paidAt = new Map<string, number>();
  #lookAt = LOOK_EVERY;

  constructor(rate: AnswerRate) {
    this.#rate = rate;
  }

  /** Notes an answer that was made. Throws `answer_too_large` for one that is not to be sent. */
  charge(client: Client, bytes: number): void {
    const who = clientName(client);
    const now = performance.now();
    const ms = bytes / this.#rateOf(client);
    if (this.#paidAt.size >= this.#lookAt) this.#forgetPaid(now);
    this.#paidAt.set(who, Math.max(this.#paidAt.get(who) ?? 0, now) + ms);
    const most = client.caller ? MOST_OF_ACCOUNT : MOST_OF_ADDRESS;
    if (bytes > most)
      throw new AppError("answer_too_large", {
        message: `The answer has ${bytes} bytes; at most ${most} are sent at once.`,
      });
  }

  /** How many are remembered. */
  get clients(): number {
    return this.#paidAt.size;
  }

  /** Milliseconds until all that a client was answered is paid for. */
  owedMs(client: Client): number {
    const paidAt = this.#paidAt.get(clientName(client));
    return paidAt === undefined ? 0 : Math.max(0, paidAt - performance.now());
  }

  /** Throws `rate_limited` while a client has been answered more than it may. */
  assertPaid(client: Client): void {
    const lateMs = this.owedMs(client) - BURST_MS;
    if (lateMs <= 0) return;
    const retryAfterSeconds = Math.ceil(lateMs / 1000);
    const message = `The answers to this ${client.caller ? "account" : "address"} are more than ${this.#rateOf(client)} KB a second.`;
    throw new AppError("rate_limited", { message, retryAfterSeconds });
  }

  #rateOf({ caller }: Client): number {
    return caller ? this.#rate.account : this.#rate.address;
  }

  #forgetPaid(now: number): void {
    for (const [who, paidAt] of this.#paidAt) if (paidAt <= now) this.#paidAt.delete(who);
    this.#lookAt = this.#paidAt.size + LOOK_EVERY;
  }
}

/** More keys, sessions and connections of an account bring no more. */
export function clientName({ caller, address }: Client): string {
  return caller?.accountId ?? address;
}
