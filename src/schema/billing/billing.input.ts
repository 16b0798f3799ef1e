import { Field, InputType } from "type-graphql";
import { JsonSchema } from "../shared/json-schema.ts";
import { SafeInt } from "../shared/scalars.ts";
import { PaidPlan } from "./billing.enum.ts";

@InputType({ description: "What to pay for: exactly one of the fields." })
export class BillingCheckoutInput {
  @JsonSchema({ examples: ["Pro"] })
  @Field(() => PaidPlan, { nullable: true, description: "A plan to start, or to change to." })
  plan?: string | null;

  @Field(() => SafeInt, {
    nullable: true,
    description: "An amount to top up, in micro-USD: whole cents, 20 USD or more.",
  })
  topUpUsdMicros?: number | null;
}

@InputType({ description: "Settings of automatic top-up; fields that are left out do not change." })
export class AutoTopUpInput {
  @JsonSchema({ examples: [true] })
  @Field(() => Boolean, { description: "Whether it is on." })
  isEnabled: boolean;

  @JsonSchema({ examples: [5_000_000] })
  @Field(() => SafeInt, { nullable: true, description: "Topped up when less is available, in micro-USD." })
  thresholdUsdMicros?: number | null;

  @JsonSchema({ examples: [20_000_000] })
  @Field(() => SafeInt, {
    nullable: true,
    description: "Amount of one top-up, in micro-USD: 20 USD or more.",
  })
  amountUsdMicros?: number | null;

  @JsonSchema({ examples: [100_000_000] })
  @Field(() => SafeInt, {
    nullable: true,
    description: "The most in a calendar month (UTC), in micro-USD.",
  })
  monthlyCeilingUsdMicros?: number | null;
}
