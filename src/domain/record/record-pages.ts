import { record } from "../../kinds/record.ts";
import { AppError } from "../../errors/app-error.ts";
import { decodeCursor } from "../../kernel/cursor.ts";
import type { RequestDoc } from "../../store/request/request-documents.ts";
import { readRecords } from "../../store/record/records.store.ts";
import { isTerminal } from "../../store/request/request-moves.ts";
import type { Store } from "../../store/store.ts";
import { assertPageSize } from "../page-size.ts";
import { CURSOR_KIND, cursorAt, StoredRecord } from "./stored-record.ts";

/** JSON of the Records of one page, so that few calls cannot fill the memory; a page of larger ones ends early. */
export const MAX_PAGE_BYTES = 8_000_000;

export interface RecordPage {
  records: StoredRecord[];
  /** Null at the end of a finished Request; while it runs, where the next Record will appear. */
  nextCursor: string | null;
  /** False while more Records may still be appended. */
  complete: boolean;
}

/** The seq of the first Record behind a cursor. Throws `invalid_cursor`, also for one of another Request. */
export function positionOf(request: Pick<RequestDoc, "_id" | "recordCount">, cursor: string): number {
  const own = `${request._id}.`;
  const text = decodeCursor(CURSOR_KIND, cursor);
  const position = text?.startsWith(own) ? text.slice(own.length) : "";
  // None is given out behind the last Record: who goes on from there would never see those in between.
  if (!/^\d{1,7}$/.test(position) || Number(position) > request.recordCount)
    throw new AppError("invalid_cursor");
  return Number(position);
}

/**
 * One page of a Request's Records, in order of storing: `limit`, or fewer where more would be over MAX_PAGE_BYTES. Stable while
 * the run still appends.
 */
export async function pageOfRecords(
  store: Store,
  request: RequestDoc,
  page: { after: string | null; limit: number },
): Promise<RecordPage> {
  assertNotExpired(request);
  assertPageSize(page.limit, record);
  const from = page.after === null ? 0 : positionOf(request, page.after);
  const records = await storedFrom(store, request, from, page.limit);
  if (records.length === 0 && from < request.recordCount) throw deletedMeanwhile();
  const complete = isTerminal(request.state);
  const end = from + records.length;
  const more = end < request.recordCount || !complete;
  return { records, complete, nextCursor: more ? cursorAt(request._id, end) : null };
}

/** Reads up to a page of the committed Records of a Request from a position on, or up to MAX_PAGE_BYTES of them. */
export type ReadBatch = (request: RequestDoc, from: number) => Promise<StoredRecord[]>;

/** How batches of Records are read from a store. */
export function batchReader(store: Store): ReadBatch {
  return (request, from) => storedFrom(store, request, from, record.page.most);
}

/** Every Record from `from` on, read in bounded batches, so that a whole export needs constant memory. */
export async function* allRecords(
  read: ReadBatch,
  request: RequestDoc,
  from = 0,
): AsyncGenerator<StoredRecord> {
  assertNotExpired(request);
  for (let next = from; next < request.recordCount;) {
    const records = await read(request, next);
    if (records.length === 0) throw deletedMeanwhile();
    yield* records;
    next = (records.at(-1)?.seq ?? next) + 1;
  }
}

/** What was committed is gone: an end without an error would look like the whole. */
function deletedMeanwhile(): AppError {
  return new AppError("results_expired");
}

/** One committed Record, by its position; null where there is none. Throws `results_expired`. */
export async function recordAt(store: Store, request: RequestDoc, seq: number): Promise<StoredRecord | null> {
  assertNotExpired(request);
  const [record] = await storedFrom(store, request, seq, 1);
  return record?.seq === seq ? record : null;
}

async function storedFrom(
  store: Store,
  request: RequestDoc,
  from: number,
  limit: number,
): Promise<StoredRecord[]> {
  const rows = await readRecords(store, request._id, request.segments, from, limit, MAX_PAGE_BYTES);
  return rows.map(({ seq, json }) => new StoredRecord(request, seq, json));
}

/** Throws `results_expired` from the announced moment on, whether the Records are deleted yet or not. */
export function assertNotExpired(request: RequestDoc, now = new Date()): void {
  if (isExpired(request, now)) throw new AppError("results_expired");
}

/** Whether it had Records that nobody may read any more. */
export function isExpired(
  {
    recordCount,
    expiresAt,
    recordsDeleted,
  }: Pick<RequestDoc, "recordCount" | "expiresAt" | "recordsDeleted">,
  now: Date,
): boolean {
  return recordCount > 0 && (recordsDeleted || (expiresAt !== null && expiresAt <= now));
}
