import type { Db, Document, IndexDescriptionInfo } from "mongodb";
import { AGENDA_JOBS } from "./agenda-jobs.store.ts";
import { isConnectionLoss, whileReconnecting } from "./client.ts";
import { storeOf } from "./store.ts";

export interface Damage {
  collection: string;
  /** A clause for the operator, such as `the embedded MongoDB ends when it is read`. */
  reason: string;
}

interface Look {
  collection: string;
  isEmpty: boolean;
  /** What the server said instead of reading it. */
  refusal: string | null;
}

/** What can only be there when documents of another collection are, too. */
const TRACES = [
  { of: "accounts", in: "requests", filter: {} },
  // Not any entry: the grant of the first start is booked before its account is made.
  { of: "accounts", in: "ledger", filter: { kind: "charge" } },
  // Not accounts of before wallets were made, which hold the money themselves.
  { of: "wallets", in: "accounts", filter: { availableUsdMicros: { $exists: false } } },
  { of: "requests", in: "ledger", filter: { kind: "charge" } },
  { of: "records", in: "requests", filter: { recordsDeleted: false, recordCount: { $gt: 0 } } },
] as const;

const BACK_WITHIN_MS = 15_000;
const UNAUTHORIZED = 13;
/** The collection is not there yet, or an index of the operator's own cannot be read this way: hidden, or of text. */
const HARMLESS_CODES = new Set([2, 26, 291]);

/**
 * Reads the beginning of each collection and index, and looks for collections that have gone missing. Null when all is
 * sound. Changes nothing.
 * @param isEmbedded the embedded engine does not answer when it meets a damaged file: its process ends and is started again
 */
export async function findDamage(db: Db, isEmbedded: boolean): Promise<Damage | null> {
  const collections = [
    ...Object.values(storeOf(db)).map(({ collectionName }) => String(collectionName)),
    AGENDA_JOBS,
  ];
  // Settled, not just failed: a look that goes on would end the engine under the looks that follow.
  const settled = await Promise.allSettled(collections.map((name) => look(db, name)));
  const failure = settled.find((one) => one.status === "rejected");
  if (failure === undefined) {
    const looks = settled.filter((one) => one.status === "fulfilled").map(({ value }) => value);
    return firstDamage(db, looks);
  }
  if (!isEmbedded || !isConnectionLoss(failure.reason)) throw failure.reason;
  return findOneByOne(db, collections);
}

/** Finds out which one ends the engine. None, when it was killed meanwhile by something else. */
async function findOneByOne(db: Db, collections: readonly string[]): Promise<Damage | null> {
  const looks: Look[] = [];
  for (const collection of collections) {
    await whileReconnecting(BACK_WITHIN_MS, () => db.command({ ping: 1 }));
    try {
      looks.push(await look(db, collection));
    } catch (error) {
      if (!isConnectionLoss(error)) throw error;
      return { collection, reason: "the embedded MongoDB ends when it is read" };
    }
  }
  return firstDamage(db, looks);
}

/** With plain commands: the driver would repeat a find, and the engine would end once more. */
async function look(db: Db, collection: string): Promise<Look> {
  const find = (more: Document): Promise<Document> =>
    db.command({ find: collection, projection: { _id: 1 }, limit: 1, singleBatch: true, ...more });
  const refusals: string[] = [];
  const told = async (answer: Promise<Document>): Promise<Document[]> => {
    try {
      return ((await answer) as { cursor: { firstBatch: Document[] } }).cursor.firstBatch;
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal !== null) refusals.push(refusal);
      return [];
    }
  };
  const first = await told(find({ hint: { $natural: 1 } }));
  const indexes = (await told(db.command({ listIndexes: collection }))) as IndexDescriptionInfo[];
  for (const { name, partialFilterExpression } of indexes)
    await told(find({ hint: name, filter: partialFilterExpression ?? {} }));
  return { collection, isEmpty: first.length === 0, refusal: refusals[0] ?? null };
}

/** Null for what is no fault of a collection; throws what is none of the data at all. */
function refusalOf(error: unknown): string | null {
  const code = error instanceof Error && "code" in error ? Number(error.code) : Number.NaN;
  if (isConnectionLoss(error) || Number.isNaN(code) || code === UNAUTHORIZED) throw error;
  return HARMLESS_CODES.has(code) ? null : (error as Error).message;
}

async function firstDamage(db: Db, looks: readonly Look[]): Promise<Damage | null> {
  for (const { collection, refusal } of looks) if (refusal !== null) return { collection, reason: refusal };
  const empty = new Set(looks.filter(({ isEmpty }) => isEmpty).map(({ collection }) => collection));
  for (const trace of TRACES) {
    if (!empty.has(trace.of) || empty.has(trace.in)) continue;
    if ((await db.collection(trace.in).findOne(trace.filter, { projection: { _id: 1 } })) !== null)
      return { collection: trace.of, reason: `it is empty or missing, though ${trace.in} refers to it` };
  }
  return null;
}
