import type { Store } from "../../src/store/store.ts";

const COUNTED = [
  "insert",
  "update",
  "delete",
  "bulkWrite",
  "find",
  "findAndModify",
  "aggregate",
  "distinct",
  "count",
];

/** Counts the commands that a server gets from everybody. */
export class CommandCount {
  readonly #store: Store;
  readonly #before: Record<string, number>;

  private constructor(store: Store, before: Record<string, number>) {
    this.#store = store;
    this.#before = before;
  }

  static async start(store: Store): Promise<CommandCount> {
    return new CommandCount(store, await countersOf(store));
  }

  /** Commands since the start, by kind. */
  async byKind(): Promise<Record<string, number>> {
    const now = await countersOf(this.#store);
    return Object.fromEntries(COUNTED.map((kind) => [kind, (now[kind] ?? 0) - (this.#before[kind] ?? 0)]));
  }
}

async function countersOf(store: Store): Promise<Record<string, number>> {
  const status = await store.requests.db.command({ serverStatus: 1 });
  const { commands } = status.metrics as { commands: Record<string, { total: number | bigint }> };
  return Object.fromEntries(COUNTED.map((kind) => [kind, Number(commands[kind]?.total ?? 0)]));
}
