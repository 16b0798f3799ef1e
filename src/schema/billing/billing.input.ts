import { Field, InputType } from "type-graphql";
import { SafeInt } from "../shared/scalars.ts";
import { PaidPlan } from "./billing.enum.ts";

@InputType({ description: "What to pay for: exactly one of the fields." })
export class BillingCheckoutInput {
  @Field(() => PaidPlan, { nullable: true, description: "A plan to start, or to change to." })
  plan?: string | null;

  @Field(() => SafeInt, {
    nullable: true,
    description: "An amount to top up, in micro-USD: whole cents, 20,000,000 (20 USD) or more.",
  })
  topUpUsdMicros?: number | null;
}

@InputType({ description: "Settings of automatic top-up; fields that are left out do not change." })
export class AutoTopUpInput {
  @Field(() => Boolean, { description: "Whether it is on." })
  isEnabled: boolean;

  @Field(() => SafeInt, { nullable: true, description: "Topped up when less is available, in micro-USD." })
  thresholdUsdMicros?: number | null;

  @Field(() => SafeInt, { nullable: true, description: "Amount of one top-up: 20,000,000 (20 USD) or more." })
  amountUsdMicros?: number | null;

  @Field(() => SafeInt, { nullable: true, description: "The most in a calendar month (UTC)." })
  monthlyCeilingUsdMicros?: number | null;
}
