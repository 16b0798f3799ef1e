import type { KeptRecord, RecordChunk, RecordDoc } from "./record-documents.ts";

const SEQ_DIGITS = 7;
/** A page of few Records reads few that it does not want, and a document costs the database the same with one as with many. */
export const MOST_IN_CHUNK = 50;
const MOST_CHARACTERS = 64_000;

export interface NewRecord {
  json: string;
  key: string;
}

/** A Record and where it stands. */
export interface PlacedRecord extends KeptRecord {
  seq: number;
  requestId: string;
  chunkId: string;
  /** Where it is in the document of its chunk, with a dot at the end; empty for a document of before there were chunks. */
  path: string;
}

export function chunkId(requestId: string, fence: number, last: number): string {
  return `${requestId}.${fence}.${last.toString().padStart(SEQ_DIGITS, "0")}`;
}

/** The same chunks for the same batch, so that it can be written again. */
export function chunksOf(
  requestId: string,
  fence: number,
  firstSeq: number,
  batch: readonly NewRecord[],
): RecordChunk[] {
  const chunks: RecordChunk[] = [];
  let records: KeptRecord[] = [];
  let characters = 0;
  const close = (end: number): void => {
    if (records.length > 0)
      chunks.push({
        _id: chunkId(requestId, fence, firstSeq + end - 1),
        requestId,
        seq: firstSeq + end - records.length,
        records,
      });
    records = [];
    characters = 0;
  };
  batch.forEach(({ key, json }, index) => {
    if (records.length === MOST_IN_CHUNK || characters + json.length > MOST_CHARACTERS) close(index);
    records.push({ key, json });
    characters += json.length;
  });
  close(batch.length);
  return chunks;
}

/** Its Records, in order. */
export function recordsIn(doc: RecordDoc): PlacedRecord[] {
  const { _id: id, requestId, seq } = doc;
  if (!("records" in doc)) return [{ ...doc, chunkId: id, path: "" }];
  return doc.records.map((record, index) => ({
    ...record,
    seq: seq + index,
    requestId,
    chunkId: id,
    path: `records.${index}.`,
  }));
}
