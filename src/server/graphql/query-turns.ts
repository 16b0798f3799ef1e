import { setImmediate, setTimeout as sleep } from "node:timers/promises";
import { clientName, type AnswerBudget } from "../http/answer-budget.ts";
import type { Client } from "../http/rate-limit.ts";

/** Queries of one client that are under way at once, over all its connections, until their answers are sent; they take turns. */
const MAX_AT_ONCE = 4;

/**
 * So much of the rate of a client may be used in advance. A text is garbage as soon as it is sent, and faster than the rate it
 * piles up before it is collected; a client that reads nothing takes megabytes of them into its network buffers at once.
 */
const BURST_MS = 250;

interface Turns {
  running: number;
  waiting: (() => void)[];
  /** Of answers that are on their way, the ways to wait until they are sent. */
  answers: (() => Promise<void>)[];
}

/** Keeps a client with many connections from having all their queries answered in one go, while everybody else waits. */
export class QueryTurns {
  readonly #clients = new Map<string, Turns>();
  readonly #budget: AnswerBudget;

  constructor(budget: AnswerBudget) {
    this.#budget = budget;
  }

  /** Runs it when fewer than four of this client are under way. */
  async run<T>(client: Client, query: () => Promise<T>): Promise<T> {
    const name = clientName(client);
    const turns = this.#clients.get(name) ?? { running: 0, waiting: [], answers: [] };
    this.#clients.set(name, turns);
    // Whoever ends hands its place on, so nobody overtakes.
    if (turns.running >= MAX_AT_ONCE) await new Promise<void>((resolve) => turns.waiting.push(resolve));
    else turns.running += 1;
    try {
      return await query();
    } finally {
      void this.#handOn(client, turns);
    }
  }

  /**
   * To be called with the size of an answer as soon as its query has run. The next turn of its client comes the later for it,
   * and not before it is `sent`: answers that nobody reads stay in memory. Throws `answer_too_large`.
   */
  charge(client: Client, bytes: number, sent: () => Promise<void>): void {
    this.#clients.get(clientName(client))?.answers.push(sent);
    this.#budget.charge(client, bytes);
  }

  async #handOn(client: Client, turns: Turns): Promise<void> {
    // What arrived meanwhile from others comes first.
    await setImmediate();
    await turns.answers.shift()?.();
    const early = this.#budget.owedMs(client) - BURST_MS;
    if (early > 0) await sleep(early);
    const next = turns.waiting.shift();
    if (next) return next();
    turns.running -= 1;
    if (turns.running === 0) this.#clients.delete(clientName(client));
  }
}
