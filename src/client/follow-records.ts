import type { StoredRecord } from "./models.ts";
import type { Document, FollowOptions, Socket } from "./socket.ts";

interface Variables {
  requestId: string;
  after: string | null;
  withData: boolean;
}

export interface RecordStoredOptions extends FollowOptions {
  /** Cursor to go on behind; from the first Record unless given. */
  after?: string;
  /** False leaves `data` out, for callers who only count. */
  withData?: boolean;
}

/**
 * Every Record once and in order, as it is stored, across lost connections.
 * @param document a subscription of `recordStored`
 */
export async function* followRecords<
  Stored extends { cursor: string; record: { seq: number } } = StoredRecord,
>(
  socket: Socket,
  document: Document<{ recordStored: Stored }, Variables>,
  requestId: string,
  { after, withData = true, ...options }: RecordStoredOptions = {},
): AsyncGenerator<Stored> {
  let last = after ?? null;
  let seq = -1;
  const variables = () => ({ requestId, after: last, withData });
  for await (const { recordStored } of socket.follow(document, variables, options)) {
    // A connection that was closed in good order is made again by the library, with the cursor it began with.
    if (recordStored.record.seq <= seq) continue;
    seq = recordStored.record.seq;
    last = recordStored.cursor;
    yield recordStored;
  }
}
