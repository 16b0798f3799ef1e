import { Field, Float, Int, ObjectType, registerEnumType } from "type-graphql";
import { DateTime } from "../shared/scalars.ts";

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
    CHANGED: { description: "The source no longer looks as the scraper expects." },
    NOT_IMPLEMENTED: { description: "Listed in the catalog, not built yet." },
    DISABLED: { description: "The plugin did not load; `reason` says why." },
  },
});

@ObjectType({ description: "How often one failure occurs among the recent runs." })
export class ErrorRate {
  @Field(() => String, { description: "Error code of the dictionary." })
  code: string;

  @Field(() => Float, { description: "Share of recent runs, 0 to 1." })
  rate: number;

  @Field(() => Int, { description: "Number of recent runs." })
  count: number;
}

@ObjectType({ description: "Readiness of one public-data source." })
export class SourceHealth {
  @Field(() => String, { description: "Scraper id." })
  id: string;

  @Field(() => String, { description: "Name for people." })
  title: string;

  @Field(() => SourceStatus, { description: "What to expect now." })
  status: string;

  @Field(() => String, { nullable: true, description: "Why it is not ready; null when it is." })
  reason: string | null;

  @Field(() => Int, { description: "Runs the numbers are made of, at most 50." })
  recentRuns: number;

  @Field(() => Float, {
    nullable: true,
    description: "Share of recent runs without a failure, 0 to 1; null before the first.",
  })
  successRate: number | null;

  @Field(() => [ErrorRate], { description: "Failures among the recent runs, commonest first." })
  errorRates: ErrorRate[];

  @Field(() => DateTime, { nullable: true, description: "End of the last good run." })
  lastSuccessAt: Date | null;

  @Field(() => DateTime, { nullable: true, description: "End of the last failed run." })
  lastFailureAt: Date | null;
}
