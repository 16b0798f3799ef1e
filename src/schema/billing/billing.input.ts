import { Field, InputType } from "type-graphql";
import { SafeInt } from "../shared/scalars.ts";
import { PaidPlan } from "./billing.enum.ts";

@InputType({ description: "What somebody wants to pay for: exactly one of the fields." })
export class BillingCheckoutInput {
  @Field(() => PaidPlan, { nullable: true, description: "A plan to begin with, or to change to." })
  plan?: string | null;

  @Field(() => SafeInt, {
    nullable: true,
    description: "An amount to top up, in micro-USD: whole cents, 20,000,000 (20 USD) or more.",
  })
  topUpUsdMicros?: number | null;
}

@InputType({ description: "How an account is to be topped up by itself; what is left out stays." })
export class AutoTopUpInput {
  @Field(() => Boolean, { description: "Whether it is." })
  isEnabled: boolean;

  @Field(() => SafeInt, { nullable: true, description: "Topped up when less is available, in micro-USD." })
  thresholdUsdMicros?: number | null;

  @Field(() => SafeInt, { nullable: true, description: "By how much: 20,000,000 (20 USD) or more." })
  amountUsdMicros?: number | null;

  @Field(() => SafeInt, { nullable: true, description: "Most in a calendar month, UTC." })
  monthlyCeilingUsdMicros?: number | null;
}
