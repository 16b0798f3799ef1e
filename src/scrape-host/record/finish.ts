import { hash } from "node:crypto";
import type { Json, JsonObject } from "../../kernel/json.ts";
import type { Operation } from "../../plugin-sdk/define-scraper.ts";
import type { Coverage, Found } from "../../plugin-sdk/found.ts";

/** A Record in its final form. */
export interface FinishedRecord {
  /** The operation's fields in declared order, then `requestedFeatures`, `featureCoverage`, `_source`. */
  record: JsonObject;
  /** The operation's dedupe key as 16 characters of base64url (96 bits of SHA-1): short enough to index. */
  dedupe: string;
}

/**
 * Adds what the host says about a Record. `found.record` is what `validateRecord` returned; `requestedFeatures` comes
 * from `normalizeInput`.
 */
export function finishRecord(
  found: Pick<Found<JsonObject>, "from" | "coverage" | "record">,
  operation: Operation,
  requestedFeatures: readonly string[],
): FinishedRecord {
  const record: JsonObject = { ...found.record };
  if (requestedFeatures.length > 0 && (operation.features?.length ?? 0) > 0) {
    record["requestedFeatures"] = [...requestedFeatures];
    record["featureCoverage"] = coverageOf(found.coverage ?? {}, requestedFeatures);
  }
  record["_source"] = {
    url: found.from.url,
    fetchedAt: found.from.fetchedAt.toISOString(),
    operation: operation.name,
  };
  return { record, dedupe: hash("sha1", operation.dedupeKey(found.record), "base64url").slice(0, 16) };
}

function coverageOf(coverage: Coverage, requested: readonly string[]): JsonObject {
  return Object.fromEntries(
    requested.map((feature): [string, Json] => [feature, coverage[feature] ?? "not_found"]),
  );
}
