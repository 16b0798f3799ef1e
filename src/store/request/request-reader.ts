import type { RequestDoc } from "./request-documents.ts";
import { ofAccount } from "./requests.store.ts";
import { SharedQueries } from "../shared-queries.ts";
import type { Store } from "../store.ts";

/** More would only split the load into smaller batches; one alone would make each asker wait for another's answer. */
const MAX_UNDER_WAY = 2;

/** Reads Requests by id, those of many callers in one query. */
export class RequestReader {
  readonly #queries: SharedQueries<RequestDoc>;

  constructor({ requests }: Store) {
    this.#queries = new SharedQueries(async (ids) => {
      const [only] = ids;
      // By `_id` alone: the server has a short way for exactly that.
      const found =
        ids.length === 1 && only !== undefined
          ? [await requests.findOne({ _id: only })]
          : await requests.find({ _id: { $in: [...ids] } }, { batchSize: ids.length + 1 }).toArray();
      return new Map(found.flatMap((request) => (request ? [[request._id, request]] : [])));
    }, MAX_UNDER_WAY);
  }

  /** A Request of the account, or null. */
  async find(accountId: string, id: string): Promise<RequestDoc | null> {
    return ofAccount(accountId, await this.#queries.load(id));
  }
}
