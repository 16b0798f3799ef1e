import { setImmediate, setTimeout as sleep } from "node:timers/promises";

/** Queries of one client that are under way at once, over all its connections, until their answers are sent; they take turns. */
const MAX_AT_ONCE = 4;

/**
 * Of answers to one client. A text is garbage as soon as it is sent, and faster than this it piles up before it is
 * collected; a client that reads nothing takes megabytes of them into its network buffers at once.
 */
const BYTES_PER_SECOND = 4_000_000;
/** So much of that may be used in advance. */
const BURST_MS = 250;

interface Turns {
  running: number;
  /** When what was sent so far is paid for, by `performance.now()`. */
  owesUntil: number;
  waiting: (() => void)[];
  /** Of answers that are on their way, the ways to wait until they are sent. */
  answers: (() => Promise<void>)[];
}

/** Keeps a client with many connections from having all their queries answered in one go, while everybody else waits. */
export class QueryTurns {
  readonly #clients = new Map<string, Turns>();

  /** Runs it when fewer than four of this client are under way. */
  async run<T>(client: string, query: () => Promise<T>): Promise<T> {
    const turns = this.#clients.get(client) ?? { running: 0, owesUntil: 0, waiting: [], answers: [] };
    this.#clients.set(client, turns);
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
   * and not before it is `sent`: answers that nobody reads stay in memory.
   */
  charge(client: string, bytes: number, sent: () => Promise<void>): void {
    const turns = this.#clients.get(client);
    if (turns === undefined) return;
    turns.answers.push(sent);
    turns.owesUntil = Math.max(turns.owesUntil, performance.now()) + (bytes / BYTES_PER_SECOND) * 1000;
  }

  async #handOn(client: string, turns: Turns): Promise<void> {
    // What arrived meanwhile from others comes first.
    await setImmediate();
    await turns.answers.shift()?.();
    const early = turns.owesUntil - performance.now() - BURST_MS;
    if (early > 0) await sleep(early);
    const next = turns.waiting.shift();
    if (next) return next();
    turns.running -= 1;
    if (turns.running === 0) this.#clients.delete(client);
  }
}
