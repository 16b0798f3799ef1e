import type { RunProgress } from "../../../store/request/run-progress.ts";

/** What a Request has seen in all: the attempts before, and the present one. */
export function addProgress(before: RunProgress, now: RunProgress): RunProgress {
  const warnings = { ...before.warnings };
  for (const [code, count] of Object.entries(now.warnings)) warnings[code] = (warnings[code] ?? 0) + count;
  return {
    pagesFetched: before.pagesFetched + now.pagesFetched,
    bytesReceived: before.bytesReceived + now.bytesReceived,
    retries: before.retries + now.retries,
    total: now.total ?? before.total,
    dropped: before.dropped + now.dropped,
    duplicates: before.duplicates + now.duplicates,
    warnings,
  };
}
