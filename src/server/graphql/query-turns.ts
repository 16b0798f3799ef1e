import { setImmediate } from "node:timers/promises";

/** Queries of one client that are under way at once, over all its connections; they take turns. */
const MAX_AT_ONCE = 4;

interface Turns {
  running: number;
  waiting: (() => void)[];
}

/** Keeps a client with many connections from having all their queries answered in one go, while everybody else waits. */
export class QueryTurns {
  readonly #clients = new Map<string, Turns>();

  /** Runs it when fewer than four of this client are under way. */
  async run<T>(client: string, query: () => Promise<T>): Promise<T> {
    const turns = this.#clients.get(client) ?? { running: 0, waiting: [] };
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

  async #handOn(client: string, turns: Turns): Promise<void> {
    // What arrived meanwhile from others comes first.
    await setImmediate();
    const next = turns.waiting.shift();
    if (next) return next();
    turns.running -= 1;
    if (turns.running === 0) this.#clients.delete(client);
  }
}
