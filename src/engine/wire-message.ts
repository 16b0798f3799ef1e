const OP_MSG = 2013;
/** Behind the header, the flags and the kind of the first section: the length of the command's document. */
const DOCUMENT_AT = 21;
const FIRST_ELEMENT_AT = DOCUMENT_AT + 4;
const STRING = 0x02;
/** Types and names of elements as BSON has them. */
const MAX_TIME_INT32 = Buffer.from("\x10maxTimeMS\0", "latin1");
const NEXT_BATCH = Buffer.from("\x04nextBatch\0", "latin1");
const EMPTY_ARRAY_BYTES = 5;
const CURSOR_ID = Buffer.from("\x12id\0", "latin1");

/** The name of a message's command and the collection that it names first; empty where there is none. */
export function commandOf(message: Buffer): { name: string; collection: string } {
  if (message.length <= FIRST_ELEMENT_AT || message.readInt32LE(12) !== OP_MSG)
    return { name: "", collection: "" };
  const nameEnd = message.indexOf(0, FIRST_ELEMENT_AT + 1);
  const name = message.toString("latin1", FIRST_ELEMENT_AT + 1, nameEnd);
  if (message[FIRST_ELEMENT_AT] !== STRING) return { name, collection: "" };
  const textAt = nameEnd + 5;
  const bytes = message.readInt32LE(nameEnd + 1);
  return { name, collection: message.toString("utf8", textAt, textAt + bytes - 1) };
}

/** How long a getMore may wait; null when it does not say. */
export function maxTimeMsOf(message: Buffer): number | null {
  const at = message.indexOf(MAX_TIME_INT32);
  return at < 0 ? null : message.readInt32LE(at + MAX_TIME_INT32.length);
}

/** Whether the reply to a getMore holds nothing, of a cursor that is still open. */
export function isEmptyBatch(reply: Buffer): boolean {
  const batchAt = reply.indexOf(NEXT_BATCH);
  if (batchAt < 0 || reply.readInt32LE(batchAt + NEXT_BATCH.length) !== EMPTY_ARRAY_BYTES) return false;
  const idAt = reply.indexOf(CURSOR_ID);
  return idAt >= 0 && reply.readBigInt64LE(idAt + CURSOR_ID.length) !== 0n;
}
