import { AppError } from "../../errors/app-error.ts";
import { isErrorCode } from "../../errors/codes.ts";
import type { RequestDoc } from "../../store/request/request-documents.ts";
import { findRequest } from "../../store/request/requests.store.ts";
import { isTerminal } from "../../store/request/request-moves.ts";
import type { Store } from "../../store/store.ts";
import { changesOf } from "../event/changes.ts";
import type { Feed } from "../event/feed.ts";
import { allRecords, batchReader, type ReadBatch } from "../record/record-pages.ts";
import type { StoredRecord } from "../record/stored-record.ts";

export interface Watched {
  store: Store;
  feed: Feed;
  accountId: string;
  requestId: string;
  /** Throws when the watcher may look no longer: its key can be revoked while it watches. */
  assertAllowed: () => Promise<void>;
  signal: AbortSignal;
}

/** The Request now, and again after every change, until it is terminal. Throws `not_found`. */
export async function* watchRequest(watched: Watched): AsyncGenerator<RequestDoc> {
  let last = "";
  for await (const _ of changesOf(watched.feed, watched.requestId, watched.signal)) {
    const request = await readWatched(watched);
    const seen = `${request.state} ${request.round} ${request.attempt} ${request.recordCount} ${request.progress.pagesFetched}`;
    if (seen !== last) yield request;
    last = seen;
    if (isTerminal(request.state)) return;
  }
}

/**
 * Every Record from position `from` on once and in order, as they are committed, until the Request is terminal and all are
 * sent. Throws what a failed Request failed with: nothing came, and whoever waits has to know why.
 */
export async function* watchRecords(watched: Watched, from: number): AsyncGenerator<StoredRecord> {
  let next = from;
  const read = sharedReader(watched);
  for await (const _ of changesOf(watched.feed, watched.requestId, watched.signal)) {
    const request = await readWatched(watched);
    for await (const record of allRecords(read, request, next)) {
      if (watched.signal.aborted) return;
      yield record;
      next = record.seq + 1;
    }
    if (request.state === "failed") throw failureOf(request);
    if (isTerminal(request.state)) return;
  }
}

/** `failed_request` tells it from a failure of the watching itself, which may be tried again. */
function failureOf({ _id, error }: RequestDoc): AppError {
  const code = error !== null && isErrorCode(error.code) ? error.code : "internal";
  return new AppError(code, {
    ...(error === null ? {} : { message: error.message }),
    facts: { failed_request: _id },
  });
}

/** Watchers that wake together have mostly come equally far, and then read the same Records. */
function sharedReader({ store, feed, assertAllowed }: Watched): ReadBatch {
  const read = batchReader(store);
  return async (request, from) => {
    await assertAllowed();
    const { _id, attempt, recordCount } = request;
    return feed.reads.once(`records ${_id} ${attempt} ${recordCount} ${from}`, () => read(request, from));
  };
}

/** The Request of a watcher now; those that ask in one turn share a read. Throws `not_found`. */
export async function readWatched({
  store,
  feed,
  accountId,
  requestId,
  assertAllowed,
}: Watched): Promise<RequestDoc> {
  await assertAllowed();
  const read = (): Promise<RequestDoc | null> => findRequest(store, accountId, requestId);
  const request = await feed.reads.once(`request ${accountId} ${requestId}`, read);
  if (!request)
    throw new AppError("not_found", { message: `This account has no Request ${requestId.slice(0, 40)}.` });
  return request;
}
