import DataLoader from "dataloader";
import type { RequestDoc } from "./documents.ts";
import { ofAccount } from "./requests.store.ts";
import type { Store } from "./store.ts";

const MAX_BATCH = 200;
/** More would only split the load into smaller batches; one alone would make each asker wait for another's answer. */
const MAX_UNDER_WAY = 2;

/**
 * Reads Requests by id. What many callers ask for while earlier reads are under way is one query: under load the cost
 * of a call to the database is shared, and an idle server asks at once. A read begins after it was asked for, so that
 * it is never older than its asker. Callers may share a document and must not change it.
 */
export class RequestReader {
  readonly #store: Store;
  readonly #loader: DataLoader<string, RequestDoc | null>;
  readonly #waiting: (() => void)[] = [];
  #underWay = 0;

  constructor(store: Store) {
    this.#store = store;
    this.#loader = new DataLoader((ids) => this.#read(ids), {
      cache: false,
      maxBatchSize: MAX_BATCH,
      batchScheduleFn: (start) => this.#schedule(start),
    });
  }

  /** A Request of the account, or null. */
  async find(accountId: string, id: string): Promise<RequestDoc | null> {
    return ofAccount(accountId, await this.#loader.load(id));
  }

  #schedule(start: () => void): void {
    if (this.#underWay >= MAX_UNDER_WAY) {
      this.#waiting.push(start);
      return;
    }
    this.#underWay += 1;
    // After the turn, in which more may ask.
    setImmediate(start);
  }

  async #read(ids: readonly string[]): Promise<(RequestDoc | null)[]> {
    const distinct = [...new Set(ids)];
    const [only] = distinct;
    try {
      const { requests } = this.#store;
      // By `_id` alone: the server has a short way for exactly that.
      const found =
        distinct.length === 1 && only !== undefined
          ? [await requests.findOne({ _id: only })]
          : await requests.find({ _id: { $in: distinct } }, { batchSize: MAX_BATCH + 1 }).toArray();
      const byId = new Map(found.map((request) => [request?._id, request]));
      return ids.map((id) => byId.get(id) ?? null);
    } finally {
      this.#underWay -= 1;
      const next = this.#waiting.shift();
      if (next) this.#schedule(next);
    }
  }
}
