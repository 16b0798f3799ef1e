import { AppError } from "../../errors/app-error.ts";
import type { RequestDoc } from "../../store/documents.ts";
import { findRequest } from "../../store/requests.store.ts";
import { isTerminal } from "../../store/request-moves.ts";
import type { Store } from "../../store/store.ts";
import { changesOf } from "../event/changes.ts";
import type { Feed } from "../event/feed.ts";
import { allRecords, type StoredRecord } from "../record/record.service.ts";

export interface Watched {
  store: Store;
  feed: Feed;
  accountId: string;
  requestId: string;
  signal: AbortSignal;
}

/** The Request now, and again after every change, until it is terminal. Throws `not_found`. */
export async function* watchRequest(watched: Watched): AsyncGenerator<RequestDoc> {
  let last = "";
  for await (const _ of changesOf(watched.feed, watched.requestId, watched.signal)) {
    const request = await found(watched);
    const seen = `${request.state} ${request.round} ${request.attempt} ${request.recordCount} ${request.progress.pagesFetched}`;
    if (seen !== last) yield request;
    last = seen;
    if (isTerminal(request.state)) return;
  }
}

/** Every Record from position `from` on once and in order, as they are committed, until the Request is terminal and all are sent. */
export async function* watchRecords(watched: Watched, from: number): AsyncGenerator<StoredRecord> {
  let next = from;
  for await (const _ of changesOf(watched.feed, watched.requestId, watched.signal)) {
    const request = await found(watched);
    for await (const record of allRecords(watched.store, request, next)) {
      if (watched.signal.aborted) return;
      yield record;
      next = record.seq + 1;
    }
    if (isTerminal(request.state)) return;
  }
}

async function found({ store, accountId, requestId }: Watched): Promise<RequestDoc> {
  const request = await findRequest(store, accountId, requestId);
  if (!request)
    throw new AppError("not_found", { message: `This account has no Request ${requestId.slice(0, 40)}.` });
  return request;
}
