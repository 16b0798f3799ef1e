import type { CoverageOutcome } from "../../../plugin-sdk/index.ts";
import type { App } from "../records/app.ts";
import type { ListedApp } from "../records/listed-app.ts";

/** By feature flag: how a Record answers it. */
export type Outcomes<R> = Readonly<Record<string, (record: R) => CoverageOutcome>>;

/** The outcome of every flag that the input asks for. */
export function coverageOf<R>(
  outcomes: Outcomes<R>,
  input: Readonly<Record<string, unknown>>,
  record: R,
): Record<string, CoverageOutcome> {
  const coverage: Record<string, CoverageOutcome> = {};
  for (const [flag, outcome] of Object.entries(outcomes)) {
    if (input[flag] === true) coverage[flag] = outcome(record);
  }
  return coverage;
}

/** `extracted` when all is there, `partial` when some is. */
export function found(all: boolean, some = false): CoverageOutcome {
  if (all) return "extracted";
  return some ? "partial" : "not_found";
}

/** The same flags are answered by an item of a list, with or without the page of its app. */
export const LIST_OUTCOMES: Outcomes<ListedApp & { appInfo: App | null }> = {
  includeAppInfo: ({ appInfo }) => found(appInfo !== null),
  includeScreenshots: ({ screenshots, appInfo }) =>
    found(screenshots.length > 0 || (appInfo?.screenshots.length ?? 0) > 0),
  includeRatings: ({ score, appInfo }) => found((appInfo?.histogram ?? null) !== null, score !== null),
  includeInstalls: ({ installs, appInfo }) =>
    found((appInfo?.exactInstalls ?? null) !== null, installs !== null),
};
