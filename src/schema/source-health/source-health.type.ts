import { Field, Float, Int, ObjectType } from "type-graphql";
import { JsonSchema } from "../shared/json-schema.ts";
import { DateTime } from "../shared/scalars.ts";
import { OperationHealth } from "./operation-health.type.ts";
import { SourceStatus } from "./source-status.enum.ts";

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
  @JsonSchema({ examples: ["codehost"] })
  id: string;

  @Field(() => String, { description: "Name for people." })
  @JsonSchema({ examples: ["Code host"] })
  title: string;

  @Field(() => SourceStatus, { description: "What to expect now." })
  @JsonSchema({ examples: ["ready"] })
  status: string;

  @Field(() => String, { nullable: true, description: "Why it is not ready; null when it is." })
  reason: string | null;

  @Field(() => Int, { description: "How many runs the numbers come from, at most 50." })
  @JsonSchema({ minimum: 0, examples: [12] })
  recentRuns: number;

  @Field(() => Float, {
    nullable: true,
    description: "Share of recent runs without a failure, 0 to 1; null before the first.",
  })
  @JsonSchema({ minimum: 0, maximum: 1, examples: [1] })
  successRate: number | null;

  @Field(() => [ErrorRate], { description: "Failures among the recent runs, most frequent first." })
  @JsonSchema({ examples: [[]] })
  errorRates: ErrorRate[];

  @Field(() => DateTime, { nullable: true, description: "End of the last good run." })
  @JsonSchema({ examples: ["2026-01-31T12:00:01.000Z"] })
  lastSuccessAt: Date | null;

  @Field(() => DateTime, { nullable: true, description: "End of the last failed run." })
  lastFailureAt: Date | null;

  @Field(() => [OperationHealth], { description: "Each operation that is public; empty while none can run." })
  operations: OperationHealth[];
}
