import { RELAXED } from "../client.ts";
import type { FieldCount } from "../request/run-progress.ts";
import type { FieldHealthDoc, MissingField } from "./health-documents.ts";
import { mapKey } from "./health-keys.ts";
import type { Store } from "../store.ts";

/** Whose fields are counted. */
export interface FieldsOf {
  scraper: string;
  operation: string;
  /** Names of the input fields that were given. */
  inputs: string;
}

function idOf({ scraper, operation, inputs }: FieldsOf): string {
  return `${scraper}/${operation}/${inputs}`;
}

export function readFieldHealth(store: Store, of: FieldsOf): Promise<FieldHealthDoc | null> {
  return store.fieldHealth.findOne({ _id: idOf(of) });
}

/** Adds the counts of a run, by path, in one write; gives what is known then. */
export function addFieldCounts(
  store: Store,
  of: FieldsOf,
  counts: Readonly<Record<string, FieldCount>>,
  at: Date,
): Promise<FieldHealthDoc | null> {
  const increases: Record<string, number> = { writes: 1 };
  const ended: Record<string, ""> = {};
  const began: Record<string, Date> = {};
  for (const [path, { filled, empty }] of Object.entries(counts)) {
    const place = `fields.${mapKey(path)}`;
    if (filled > 0) increases[`${place}.filled`] = filled;
    if (empty > 0) increases[`${place}.empty`] = empty;
    if (filled > 0) {
      ended[`${place}.emptyInARow`] = "";
      ended[`${place}.emptySince`] = "";
    } else if (empty > 0) {
      increases[`${place}.emptyInARow`] = empty;
      began[`${place}.emptySince`] = at;
    }
  }
  return store.fieldHealth.findOneAndUpdate(
    { _id: idOf(of) },
    {
      $inc: increases,
      $unset: ended,
      $min: began,
      $max: { at },
      $setOnInsert: { scraper: of.scraper, operation: of.operation },
    },
    { upsert: true, returnDocument: "after", writeConcern: RELAXED },
  );
}

/** Notes which fields are missing, unless more was counted since; who counted that notes it. */
export async function noteMissingFields(
  store: Store,
  { _id, writes }: Pick<FieldHealthDoc, "_id" | "writes">,
  missing: MissingField[],
): Promise<void> {
  await store.fieldHealth.updateOne({ _id, writes }, { $set: { missing } }, { writeConcern: RELAXED });
}

/** What is missing, of all operations. */
export function readMissingFields(
  store: Store,
): Promise<Pick<FieldHealthDoc, "scraper" | "operation" | "missing">[]> {
  return store.fieldHealth
    .find({ "missing.0": { $exists: true } })
    .project<Pick<FieldHealthDoc, "scraper" | "operation" | "missing">>({
      _id: 0,
      scraper: 1,
      operation: 1,
      missing: 1,
    })
    .toArray();
}
