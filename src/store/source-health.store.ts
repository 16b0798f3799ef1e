import type { SourceHealthDoc, SourceOutcome } from "./documents.ts";
import { RELAXED } from "./client.ts";
import type { Store } from "./store.ts";

const RECENT_OUTCOMES = 50;

/** Adds the outcome of one run; keeps the last 50. */
export async function recordOutcome(store: Store, scraper: string, outcome: SourceOutcome): Promise<void> {
  const set =
    outcome.code === null
      ? { lastSuccessAt: outcome.at }
      : { lastFailureAt: outcome.at, lastFailure: { code: outcome.code } };
  await store.sourceHealth.updateOne(
    { _id: scraper },
    { $push: { recent: { $each: [outcome], $slice: -RECENT_OUTCOMES } }, $set: set },
    { upsert: true, writeConcern: RELAXED },
  );
}

export function readOutcomes(store: Store): Promise<SourceHealthDoc[]> {
  return store.sourceHealth.find().toArray();
}
