import type {
  CanaryResult,
  FieldHealthDoc,
  SourceHealthDoc,
} from "../../store/source-health/health-documents.ts";
import { mapKey } from "../../store/source-health/health-keys.ts";
import type { OperationFacts } from "../scraper/scraper-facts.ts";
import { statusOf, type HealthStatus } from "./health-rules.ts";

/** A field that used to be filled always and is null since. */
export interface FieldWarning {
  code: "field_always_null";
  /** Dot path in the Record. */
  path: string;
  since: Date;
  /** Records without it since then. */
  recordCount: number;
}

export interface OperationHealth {
  name: string;
  status: HealthStatus;
  lastSuccessAt: Date | null;
  lastFailureAt: Date | null;
  fieldWarnings: FieldWarning[];
  /** Null before the first one. */
  canary: (Omit<CanaryResult, "isDemo"> & { isDemo: boolean; lastPassedAt: Date | null }) | null;
}

/** Readiness of each public operation of one scraper, from what is stored of it. */
export function operationsHealth(
  operations: readonly OperationFacts[],
  doc: SourceHealthDoc | undefined,
  missing: readonly Pick<FieldHealthDoc, "operation" | "missing">[],
): OperationHealth[] {
  return operations
    .filter(({ availability }) => availability !== "not_public")
    .map(({ name }) => {
      const known = doc?.operations?.[mapKey(name)];
      const fieldWarnings = warningsOf(missing.filter(({ operation }) => operation === name));
      const status = statusOf(known?.recent ?? []);
      const canary = known?.canary ?? null;
      const isOdd = fieldWarnings.length > 0 || (canary?.hasPassed === false && !canary.isDemo);
      return {
        name,
        status: status === "ready" && isOdd ? "degraded" : status,
        lastSuccessAt: known?.lastSuccessAt ?? null,
        lastFailureAt: known?.lastFailureAt ?? null,
        fieldWarnings,
        canary: canary && {
          ...canary,
          isDemo: canary.isDemo ?? false,
          lastPassedAt: known?.canaryPassedAt ?? null,
        },
      };
    });
}

/** Each path once, whatever the inputs with which it is missing. */
function warningsOf(found: readonly Pick<FieldHealthDoc, "missing">[]): FieldWarning[] {
  const all = found.flatMap(({ missing = [] }) => missing);
  return [...Map.groupBy(all, ({ path }) => path)]
    .map(([path, ones]) => ({
      code: "field_always_null" as const,
      path,
      since: new Date(Math.min(...ones.map(({ since }) => since.getTime()))),
      recordCount: ones.reduce((sum, { records }) => sum + records, 0),
    }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}
