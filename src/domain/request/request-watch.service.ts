import type { RequestDoc } from "../../store/request/request-documents.ts";
import type { Store } from "../../store/store.ts";
import type { Caller } from "../access/caller.ts";
import type { CredentialService } from "../credential/credential.service.ts";
import type { Feed } from "../event/feed.ts";
import type { StoredRecord } from "../record/stored-record.ts";
import { untilEnded } from "./wait.ts";
import { watchRecords, watchRequest, type Watched } from "./watch.ts";

interface RequestWatchDeps {
  store: Store;
  feed: Feed;
  credentials: CredentialService;
}

/** Requests as they change, for a caller whose credential is good for as long as the caller watches. */
export class RequestWatchService {
  readonly #deps: RequestWatchDeps;

  constructor(deps: RequestWatchDeps) {
    this.#deps = deps;
  }

  /** The Request now, and again after every change, until it has ended. Throws `not_found`. */
  changes(caller: Caller, requestId: string, signal: AbortSignal): AsyncGenerator<RequestDoc> {
    return watchRequest(this.#watched(caller, requestId, signal));
  }

  /**
   * Every Record from position `from` on, until the Request has ended and all are sent. Throws `not_found`, and the error of a
   * Request that fails.
   */
  records(
    caller: Caller,
    requestId: string,
    from: number,
    signal: AbortSignal,
  ): AsyncGenerator<StoredRecord> {
    return watchRecords(this.#watched(caller, requestId, signal), from);
  }

  /** The Request once it has ended, or as it is after so many seconds or when the signal aborts. Throws `not_found`. */
  untilEnded(caller: Caller, requestId: string, seconds: number, signal: AbortSignal): Promise<RequestDoc> {
    return untilEnded(this.#watched(caller, requestId, signal), seconds);
  }

  #watched(caller: Caller, requestId: string, signal: AbortSignal): Watched {
    const { store, feed, credentials } = this.#deps;
    const assertAllowed = (): Promise<void> => credentials.assertStillKnown(caller);
    return { store, feed, accountId: caller.accountId, requestId, assertAllowed, signal };
  }
}
