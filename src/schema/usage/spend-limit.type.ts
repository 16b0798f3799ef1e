import { Field, Float, ID, InputType, Int, ObjectType } from "type-graphql";
import { DateTime, SafeInt } from "../shared/scalars.ts";
import { CapState } from "./cap.type.ts";
import { JsonSchema } from "../shared/json-schema.ts";

@ObjectType({ description: "What scraping may cost, and what it has cost." })
export class SpendLimit {
  @Field(() => ID, { description: "`account`, or the id of the API key whose Requests it applies to." })
  scope: string;

  @Field(() => SafeInt, {
    nullable: true,
    description: "Each UTC month, in micro-USD; null for no such limit.",
  })
  monthlyUsdMicros: number | null;

  @Field(() => SafeInt, {
    nullable: true,
    description: "For one Request, in micro-USD; null for no such limit.",
  })
  maxRequestUsdMicros: number | null;

  @Field(() => Int, { description: "Percent of the monthly limit at which the account is warned." })
  notifyAtPercent: number;

  @Field(() => SafeInt, { description: "Spent this month, and held for open Requests, in micro-USD." })
  usedUsdMicros: number;

  @Field(() => Float, { nullable: true, description: "The same in percent of the monthly limit." })
  percent: number | null;

  @Field(() => CapState, { description: "State of the monthly limit." })
  state: CapState;

  @Field(() => DateTime, { description: "When the next month begins." })
  resetsAt: Date;
}

@InputType({ description: "Limits to set: for the month, for one Request, or both." })
export class SpendLimitInput {
  @Field(() => ID, { defaultValue: "account", description: "`account`, or the id of an API key." })
  scope: string;

  @JsonSchema({ minimum: 0, default: null, examples: [20_000_000] })
  @Field(() => SafeInt, {
    nullable: true,
    description: "Each UTC month, in micro-USD; null for no such limit.",
  })
  monthlyUsdMicros: number | null;

  @JsonSchema({ minimum: 0, default: null, examples: [1_000_000] })
  @Field(() => SafeInt, {
    nullable: true,
    description: "For one Request, in micro-USD; null for no such limit.",
  })
  maxRequestUsdMicros: number | null;

  @JsonSchema({ minimum: 1, maximum: 100 })
  @Field(() => Int, { defaultValue: 80, description: "Percent of the monthly limit at which to warn." })
  notifyAtPercent: number;
}

@ObjectType({ description: "The limits after the call." })
export class SpendLimitPayload {
  @Field(() => SpendLimit, { description: "The limits; after a deletion, as they were before it." })
  spendLimit: SpendLimit;
}
