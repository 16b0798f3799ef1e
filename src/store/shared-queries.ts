import DataLoader from "dataloader";

const MAX_BATCH = 200;

/** Finds the documents with these keys in one query; keys without one are left out. */
export type Find<Doc> = (keys: readonly string[]) => Promise<ReadonlyMap<string, Doc>>;

/**
 * Reads documents by a unique key. What many callers ask for while earlier reads are under way is one query: under load
 * the cost of a call to the database is shared, and an idle server asks at once. A read begins after it was asked for,
 * so that it is never older than its asker. Callers may share a document and must not change it.
 */
export class SharedQueries<Doc> {
  readonly #find: Find<Doc>;
  readonly #maxUnderWay: number;
  readonly #loader: DataLoader<string, Doc | null>;
  readonly #waiting: (() => void)[] = [];
  #underWay = 0;

  /** @param maxUnderWay queries at once; more keys than that wait and are then asked for together */
  constructor(find: Find<Doc>, maxUnderWay: number) {
    this.#find = find;
    this.#maxUnderWay = maxUnderWay;
    this.#loader = new DataLoader((keys) => this.#read(keys), {
      cache: false,
      maxBatchSize: MAX_BATCH,
      batchScheduleFn: (start) => this.#schedule(start),
    });
  }

  load(key: string): Promise<Doc | null> {
    return this.#loader.load(key);
  }

  #schedule(start: () => void): void {
    if (this.#underWay >= this.#maxUnderWay) {
      this.#waiting.push(start);
      return;
    }
    this.#underWay += 1;
    // After the turn, in which more may ask.
    setImmediate(start);
  }

  async #read(keys: readonly string[]): Promise<(Doc | null)[]> {
    try {
      const found = await this.#find([...new Set(keys)]);
      return keys.map((key) => found.get(key) ?? null);
    } finally {
      this.#underWay -= 1;
      const next = this.#waiting.shift();
      if (next) this.#schedule(next);
    }
  }
}
