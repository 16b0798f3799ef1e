import type { BulkWriteOptions, Collection, Document, OptionalUnlessRequiredId } from "mongodb";
import { isDuplicateKey } from "./client.ts";

/** Inserts in one command what is not there yet; says of each whether it was new. Throws when one could not be stored. */
export async function insertEach<T extends Document>(
  collection: Collection<T>,
  docs: readonly OptionalUnlessRequiredId<T>[],
  options: BulkWriteOptions,
): Promise<boolean[]> {
  const isNew = docs.map(() => true);
  try {
    await collection.insertMany([...docs], { ...options, ordered: false });
  } catch (error) {
    const refused = writeErrorsOf(error);
    if (refused.length === 0 || !refused.every(isDuplicateKey)) throw error;
    for (const { index } of refused) isNew[index] = false;
  }
  return isNew;
}

/** What the server refused of a group; nothing when the error is about the whole. */
export function writeErrorsOf(error: unknown): { index: number }[] {
  if (typeof error !== "object" || error === null || !("writeErrors" in error)) return [];
  return [error.writeErrors].flat() as { index: number }[];
}
