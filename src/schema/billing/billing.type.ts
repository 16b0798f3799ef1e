import { Field, ID, ObjectType } from "type-graphql";
import { DateTime, SafeInt } from "../shared/scalars.ts";
import { PaymentPurpose, PaymentState, SubscriptionStatus } from "./billing.enum.ts";

@ObjectType({ description: "What can be subscribed to. Prices are in micro-USD a month." })
export class Plan {
  @Field(() => String, { description: "Name." })
  name: string;

  @Field(() => SafeInt, { description: "Price of a month." })
  priceUsdMicros: number;

  @Field(() => SafeInt, {
    description: "Balance that comes with each month: spent first, gone with the end of the month.",
  })
  includedUsdMicros: number;

  @Field(() => Boolean, { description: "Whether Requests can be created." })
  canScrape: boolean;
}

@ObjectType({ description: "What an account has subscribed to." })
export class PlanSubscription {
  @Field(() => String, { description: "Name of the plan." })
  plan: string;

  @Field(() => SubscriptionStatus, { description: "How it stands." })
  status: string;

  @Field(() => DateTime, { description: "Begin of the month that is paid, or to be paid." })
  periodStart: Date;

  @Field(() => DateTime, { description: "Its end, when included balance expires." })
  periodEnd: Date;

  @Field(() => Boolean, { description: "Whether it ends then." })
  cancelAtPeriodEnd: boolean;

  @Field(() => String, { nullable: true, description: "Plan of the next month, where it is another." })
  pendingPlan: string | null;

  @Field(() => DateTime, { nullable: true, description: "End of the days of grace, in GRACE." })
  graceEndsAt: Date | null;
}

@ObjectType({ description: "How an account is topped up by itself." })
export class AutoTopUp {
  @Field(() => Boolean, { description: "Whether it is." })
  isEnabled: boolean;

  @Field(() => SafeInt, { description: "Topped up when less is available, in micro-USD." })
  thresholdUsdMicros: number;

  @Field(() => SafeInt, { description: "By how much." })
  amountUsdMicros: number;

  @Field(() => SafeInt, { description: "Most that is charged in a calendar month, UTC." })
  monthlyCeilingUsdMicros: number;

  @Field(() => SafeInt, { description: "Charged this month." })
  chargedUsdMicros: number;

  @Field(() => Boolean, { description: "Whether a payment is under way; there is never a second." })
  isUnderWay: boolean;

  @Field(() => DateTime, { nullable: true, description: "After a refusal none is tried until then." })
  pausedUntil: Date | null;
}

@ObjectType({ description: "Money that was paid or asked for." })
export class Payment {
  @Field(() => ID, { description: "Id, `pay_…`." })
  id: string;

  @Field(() => PaymentPurpose, { description: "What for." })
  purpose: string;

  @Field(() => PaymentState, { description: "How it stands." })
  state: string;

  @Field(() => SafeInt, { description: "How much." })
  usdMicros: number;

  @Field(() => SafeInt, { description: "How much of it was given back." })
  refundedUsdMicros: number;

  @Field(() => String, { nullable: true, description: "Why it failed." })
  failure: string | null;

  @Field(() => DateTime, { description: "When it began." })
  createdAt: Date;

  @Field(() => DateTime, { nullable: true, description: "When it ended." })
  endedAt: Date | null;
}

@ObjectType({ description: "Plan, balance and payments of an account. Amounts are in micro-USD." })
export class Billing {
  @Field(() => String, { description: "Name of the plan, `Free` without one." })
  plan: string;

  @Field(() => Boolean, { description: "Whether Requests can be created, as far as the plan goes." })
  isActive: boolean;

  @Field(() => PlanSubscription, { nullable: true, description: "Null for an account that never had one." })
  subscription: PlanSubscription | null;

  @Field(() => SafeInt, { description: "Free to spend; negative for a debt." })
  availableUsdMicros: number;

  @Field(() => SafeInt, { description: "What of it came with the plan, and expires." })
  includedUsdMicros: number;

  @Field(() => DateTime, { nullable: true, description: "When it expires." })
  includedExpiresAt: Date | null;

  @Field(() => SafeInt, { description: "The rest of what is available: it does not expire." })
  toppedUpUsdMicros: number;

  @Field(() => SafeInt, { description: "Held for what is queued and running." })
  heldUsdMicros: number;

  @Field(() => SafeInt, { description: "Owed after a refund or dispute; paid by what comes next." })
  debtUsdMicros: number;

  @Field(() => AutoTopUp, { description: "How it is topped up by itself." })
  autoTopUp: AutoTopUp;

  @Field(() => [Payment], { description: "The newest 20 payments, newest first." })
  payments: Payment[];

  @Field(() => [Plan], { description: "What can be chosen." })
  plans: Plan[];

  @Field(() => String, {
    description: "Who takes the payments: `stripe`, `sandbox` (with made-up money) or `off`.",
  })
  provider: string;

  @Field(() => String, { description: "What to do next, for programs." })
  agentInstruction: string;
}
