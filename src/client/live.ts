import type { RequestCalls as MadeCalls } from "./generated/calls.ts";
import { followRecords, type RecordStoredOptions } from "./follow-records.ts";
import { RecordStoredDocument } from "./generated/documents.ts";
import type { Request } from "./generated/models.ts";
import type { Stoppable, StoredRecord } from "./models.ts";
import { given } from "./quarry-error.ts";
import type { FollowOptions, Socket } from "./socket.ts";

export type WatchOptions = Pick<FollowOptions, "signal" | "onLost">;

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
    recordStored: (id, options) => followRecords(socket, RecordStoredDocument, id, options),
    async waitFor(id, stoppable) {
      let last: Request | undefined;
      for await (const request of requestUpdated(id, stoppable)) last = request;
      return given(socket.url, last);
    },
  };
}
