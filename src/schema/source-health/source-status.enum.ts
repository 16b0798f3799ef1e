import { registerEnumType } from "type-graphql";

export const SourceStatus = {
  READY: "ready",
  DEGRADED: "degraded",
  BLOCKED: "blocked",
  CHANGED: "changed",
  NOT_IMPLEMENTED: "not_implemented",
  DISABLED: "disabled",
} as const;
registerEnumType(SourceStatus, {
  name: "SourceStatus",
  description: "What a caller may expect of a source now, from the outcomes of real runs.",
  valuesConfig: {
    READY: { description: "Recent runs were good, or none was made yet." },
    DEGRADED: { description: "Some recent runs failed." },
    BLOCKED: { description: "The source refuses most runs." },
    CHANGED: { description: "The source no longer looks the way the scraper expects." },
    NOT_IMPLEMENTED: { description: "Listed in the catalog, not built yet." },
    DISABLED: { description: "The plugin did not load; `reason` says why." },
  },
});
