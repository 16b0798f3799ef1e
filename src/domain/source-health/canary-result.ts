import type { JsonObject } from "../../kernel/json.ts";
import { canaryGaps } from "../../scrape-host/canary-gaps.ts";
import type { RequestDoc } from "../../store/request/request-documents.ts";
import type { CanaryResult } from "../../store/source-health/health-documents.ts";
import { readRecords } from "../../store/record/records.store.ts";
import { noteCanaryResult } from "../../store/source-health/source-health.store.ts";
import type { Store } from "../../store/store.ts";

/**
 * Notes in source health what the canary came to, if the Request is one. May be repeated at will; a cancelled one says
 * nothing.
 */
export async function noteCanary(store: Store, request: RequestDoc): Promise<void> {
  const { canary, state, scraper, operation, finishedAt } = request;
  if (!canary || state === "cancelled" || finishedAt === null) return;
  const stored = await readRecords(store, request._id, request.segments, 0, request.limit);
  const records = stored.map(({ json }) => JSON.parse(json) as JsonObject);
  await noteCanaryResult(store, scraper, operation, resultOf(request, canary, records, finishedAt));
}

/** Whether there are enough Records, one of them with all fields; what is missing is named for the fullest one. */
export function resultOf(
  { _id, error, isDemo }: Pick<RequestDoc, "_id" | "error" | "isDemo">,
  wanted: NonNullable<RequestDoc["canary"]>,
  records: readonly JsonObject[],
  finishedAt: Date,
): CanaryResult {
  const missing = canaryGaps(wanted.fields, records);
  return {
    requestId: _id,
    at: finishedAt,
    hasPassed: error === null && records.length >= wanted.records && missing.length === 0,
    error: error?.code ?? null,
    records: records.length,
    wantedRecords: wanted.records,
    missing,
    ...(isDemo ? { isDemo } : {}),
  };
}
