import type { RequestCalls as MadeCalls } from "./generated/calls.ts";
import { RecordStoredDocument } from "./generated/documents.ts";
import type { Request } from "./generated/models.ts";
import type { Stoppable, StoredRecord } from "./models.ts";
import { given } from "./quarry-error.ts";
import type { FollowOptions, Socket } from "./socket.ts";

export type WatchOptions = Pick<FollowOptions, "signal" | "onLost">;

export interface RecordStoredOptions extends WatchOptions {
  /** Cursor to go on behind; from the first Record unless given. */
  after?: string;
  /** False leaves `data` out, for callers who only count. */
  withData?: boolean;
}

interface OwnCalls {
  /**
   * Every Record once and in order, as it is stored; ends with the Request. Throws what a failed one failed with; of one that
   * ended early with Records, or was cancelled, `waitFor` tells why.
   */
  recordStored(id: string, options?: RecordStoredOptions): AsyncGenerator<StoredRecord>;
  /** The Request when it has ended. */
  waitFor(id: string, options?: Stoppable): Promise<Request>;
}

/** Subscriptions. A lost connection is made again, and nothing is missed or doubled across it. */
export interface LiveCalls extends OwnCalls, Pick<MadeCalls, "requestUpdated"> {}

export function liveCalls(socket: Socket, { requestUpdated }: Pick<MadeCalls, "requestUpdated">): OwnCalls {
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
    async waitFor(id, stoppable) {
      let last: Request | undefined;
      for await (const request of requestUpdated(id, stoppable)) last = request;
      return given(socket.url, last);
    },
  };
}
