import type { Log } from "../../kernel/log.ts";
import type { DatabaseSource, HousedDatabase } from "./database-source.ts";

/** Tells how large databases are, the last size of each; what a crash keeps back is told when one is opened again. */
export class DatabaseSizes {
  readonly #source: DatabaseSource;
  readonly #log: Log;
  readonly #told = new Map<string, number>();
  readonly #telling = new Map<string, Promise<void>>();
  readonly #latest = new Map<string, number>();

  constructor(source: DatabaseSource, log: Log) {
    this.#source = source;
    this.#log = log;
  }

  /** What it was told to be, when it is opened. */
  known({ database }: HousedDatabase, bytes: number): void {
    this.#told.set(database, bytes);
  }

  seen(of: HousedDatabase, bytes: number): void {
    const { database } = of;
    this.#latest.set(database, bytes);
    if (this.#told.get(database) === bytes || this.#telling.has(database)) return;
    const telling = this.#tell(of).finally(() => this.#telling.delete(database));
    this.#telling.set(database, telling);
  }

  async settled(): Promise<void> {
    await Promise.all(this.#telling.values());
  }

  async #tell({ database, accountId, serviceId }: HousedDatabase): Promise<void> {
    for (;;) {
      const bytes = this.#latest.get(database) ?? 0;
      if (this.#told.get(database) === bytes) return;
      try {
        await this.#source.sized({ database, accountId, serviceId }, bytes);
        this.#told.set(database, bytes);
      } catch (err) {
        // With the next statement, or when it is opened again.
        this.#log.warn({ err }, "the size of a database could not be told");
        return;
      }
    }
  }
}
