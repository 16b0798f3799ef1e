import type { Db } from "mongodb";

const DAY_MS = 86_400_000;
/** Dates by which documents are forgotten. */
const DATES: Readonly<Record<string, string>> = {
  idempotency: "createdAt",
  originPace: "nextAt",
  workers: "seenAt",
  runLogs: "at",
  requests: "expiresAt",
};

/**
 * Lets days go by: as seen from every stored document, which all move that far into the past. Clocks of processes and of
 * the database stay as they are, so that nothing that is under way notices.
 */
export async function moveClock(db: Db, days: number): Promise<void> {
  for (const [collection, field] of Object.entries(DATES)) {
    await db
      .collection(collection)
      .updateMany({ [field]: { $type: "date" } }, [
        { $set: { [field]: { $subtract: [`$${field}`, days * DAY_MS] } } },
      ]);
  }
}
