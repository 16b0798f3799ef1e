import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import { Binary, type Filter } from "mongodb";
import { DURABLE } from "../client.ts";
import type { Store } from "../store.ts";
import { MOST_RECORDINGS, type PageRecording, type SourceRecordingDoc } from "./recording-documents.ts";

const pack = promisify(gzip);
const unpack = promisify(gunzip);

export type RecordingFacts = Omit<SourceRecordingDoc, "har">;

/** Keeps a recording, and of its operation no more than the newest few. */
export async function keepRecording(
  store: Store,
  about: Omit<RecordingFacts, "pages">,
  { har, pages }: PageRecording,
): Promise<void> {
  const packed = new Binary(await pack(har));
  await store.sourceRecordings.insertOne({ ...about, pages, har: packed }, { writeConcern: DURABLE });
  const { scraper, operation } = about;
  const old = await store.sourceRecordings
    .find({ scraper, operation }, { projection: { _id: 1 } })
    .sort({ _id: -1 })
    .skip(MOST_RECORDINGS)
    .toArray();
  if (old.length > 0) await store.sourceRecordings.deleteMany({ _id: { $in: old.map(({ _id }) => _id) } });
}

/** Newest first, with ids before `before`: of all scrapers, of one, or of one operation. */
export function listRecordings(
  store: Store,
  {
    before,
    limit,
    scraper,
    operation,
    requestId,
  }: {
    before: string | null;
    limit: number;
    scraper: string | null;
    operation: string | null;
    requestId: string | null;
  },
): Promise<RecordingFacts[]> {
  const filter: Filter<SourceRecordingDoc> = {
    ...(before === null ? {} : { _id: { $lt: before } }),
    ...(scraper === null ? {} : { scraper }),
    ...(operation === null ? {} : { operation }),
    ...(requestId === null ? {} : { requestId }),
  };
  return store.sourceRecordings
    .find<RecordingFacts>(filter, { projection: { har: 0 } })
    .sort({ _id: -1 })
    .limit(limit)
    .toArray();
}

/** The recording itself as JSON; null when there is none of this id. */
export async function readRecordingHar(store: Store, id: string): Promise<Buffer | null> {
  const found = await store.sourceRecordings.findOne({ _id: id }, { projection: { har: 1 } });
  return found && unpack(found.har.buffer);
}

/** Deletes all, or those of a scraper. */
export async function deleteRecordings(store: Store, scraper: string | null): Promise<void> {
  await store.sourceRecordings.deleteMany(scraper === null ? {} : { scraper }, { writeConcern: DURABLE });
}
