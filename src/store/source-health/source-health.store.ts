import { isDuplicateKey, RELAXED } from "../client.ts";
import { mapKey } from "./health-keys.ts";
import type { CanaryResult, SourceHealthDoc, SourceOutcome } from "./health-documents.ts";
import type { Store } from "../store.ts";

const RECENT_OUTCOMES = 50;
const RECENT_OF_OPERATION = 20;

/** Adds the outcomes of runs, oldest first; keeps the last 50. Gives what was known before, null for nothing. */
export async function recordOutcomes(
  store: Store,
  scraper: string,
  outcomes: readonly SourceOutcome[],
): Promise<SourceHealthDoc | null> {
  const { success, failure } = newestOf(outcomes);
  const set: Record<string, unknown> = {
    ...(success ? { lastSuccessAt: success.at } : {}),
    ...(failure ? { lastFailureAt: failure.at, lastFailure: { code: failure.code } } : {}),
  };
  const push: Record<string, unknown> = { recent: { $each: [...outcomes], $slice: -RECENT_OUTCOMES } };
  for (const [operation, own] of Map.groupBy(outcomes, (one) => one.operation)) {
    const place = `operations.${mapKey(operation)}`;
    const newest = newestOf(own);
    const each = own.map(({ at, code }) => ({ at, code }));
    push[`${place}.recent`] = { $each: each, $slice: -RECENT_OF_OPERATION };
    if (newest.success) set[`${place}.lastSuccessAt`] = newest.success.at;
    if (newest.failure) set[`${place}.lastFailureAt`] = newest.failure.at;
  }
  return store.sourceHealth.findOneAndUpdate(
    { _id: scraper },
    { $push: push, $set: set },
    { upsert: true, returnDocument: "before", writeConcern: RELAXED },
  );
}

/** Keeps what a canary came to, unless that of a newer one is known. */
export async function noteCanaryResult(
  store: Store,
  scraper: string,
  operation: string,
  result: CanaryResult,
): Promise<void> {
  const place = `operations.${mapKey(operation)}`;
  await store.sourceHealth
    .updateOne(
      { _id: scraper, [`${place}.canary.at`]: { $not: { $gt: result.at } } },
      {
        $set: { [`${place}.canary`]: result },
        ...(result.hasPassed && !result.isDemo ? { $max: { [`${place}.canaryPassedAt`]: result.at } } : {}),
      },
      { upsert: true },
    )
    .catch((error: unknown) => {
      // The source is known, with a newer canary.
      if (!isDuplicateKey(error)) throw error;
    });
}

function newestOf(outcomes: readonly SourceOutcome[]) {
  return {
    success: outcomes.findLast(({ code }) => code === null),
    failure: outcomes.findLast(({ code }) => code !== null),
  };
}

export function readOutcomes(store: Store): Promise<SourceHealthDoc[]> {
  return store.sourceHealth.find().toArray();
}
