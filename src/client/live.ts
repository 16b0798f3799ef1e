import { RecordStoredDocument, RequestUpdatedDocument } from "./generated/documents.ts";
import type { Request, Stoppable, StoredRecord } from "./models.ts";
import { given } from "./quarry-error.ts";
import type { FollowOptions, Socket } from "./socket.ts";

export type WatchOptions = Pick<FollowOptions, "signal" | "onLost">;

export interface RecordStoredOptions extends WatchOptions {
  /** Cursor to go on behind; from the first Record unless given. */
  after?: string;
  /** False leaves `data` out, for callers who only count. */
  withData?: boolean;
}

/** Subscriptions. A lost connection is made again, and nothing is missed or doubled across it. */
export interface LiveCalls {
  /** Every Record once and in order, as it is stored; ends with the Request. */
  recordStored(id: string, options?: RecordStoredOptions): AsyncGenerator<StoredRecord>;
  /** The Request now and after every change; ends when it has ended. */
  requestUpdated(id: string, options?: WatchOptions): AsyncGenerator<Request>;
  /** The Request when it has ended. */
  waitFor(id: string, options?: Stoppable): Promise<Request>;
}

export function liveCalls(socket: Socket): LiveCalls {
  async function* requestUpdated(id: string, options: WatchOptions = {}): AsyncGenerator<Request> {
    const updates = socket.follow(RequestUpdatedDocument, () => ({ id }), options);
    for await (const update of updates) yield update.requestUpdated;
  }

  return {
    async *recordStored(id, { after, withData = true, ...options } = {}) {
      let last = after ?? null;
      let seq = -1;
      const variables = () => ({ requestId: id, after: last, withData });
      for await (const { recordStored } of socket.follow(RecordStoredDocument, variables, options)) {
        // A connection that was closed in good order is made again by the library, with the cursor it began with.
        if (recordStored.record.seq <= seq) continue;
        seq = recordStored.record.seq;
        last = recordStored.cursor;
        yield recordStored;
      }
    },
    requestUpdated,
    async waitFor(id, stoppable) {
      let last: Request | undefined;
      for await (const request of requestUpdated(id, stoppable)) last = request;
      return given(socket.url, last);
    },
  };
}
