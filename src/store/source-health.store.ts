import type { SourceHealthDoc, SourceOutcome } from "./documents.ts";
import { RELAXED } from "./client.ts";
import type { Store } from "./store.ts";

const RECENT_OUTCOMES = 50;

/** Adds the outcomes of runs, oldest first; keeps the last 50. Gives what was known before, null for nothing. */
export async function recordOutcomes(
  store: Store,
  scraper: string,
  outcomes: readonly SourceOutcome[],
): Promise<SourceHealthDoc | null> {
  const success = outcomes.findLast(({ code }) => code === null);
  const failure = outcomes.findLast(({ code }) => code !== null);
  return store.sourceHealth.findOneAndUpdate(
    { _id: scraper },
    {
      $push: { recent: { $each: [...outcomes], $slice: -RECENT_OUTCOMES } },
      $set: {
        ...(success ? { lastSuccessAt: success.at } : {}),
        ...(failure?.code ? { lastFailureAt: failure.at, lastFailure: { code: failure.code } } : {}),
      },
    },
    { upsert: true, returnDocument: "before", writeConcern: RELAXED },
  );
}

export function readOutcomes(store: Store): Promise<SourceHealthDoc[]> {
  return store.sourceHealth.find().toArray();
}
