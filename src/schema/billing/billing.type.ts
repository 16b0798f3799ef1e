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
    description: "Balance included each month: spent first, expires at the end of the month.",
  })
  includedUsdMicros: number;

  @Field(() => Boolean, { description: "Whether Requests can be created." })
  canScrape: boolean;
}

@ObjectType({ description: "What an account has subscribed to." })
export class PlanSubscription {
  @Field(() => String, { description: "Name of the plan." })
  plan: string;

  @Field(() => SubscriptionStatus, { description: "Its state." })
  status: string;

  @Field(() => DateTime, { description: "Start of the month that is paid or due." })
  periodStart: Date;

  @Field(() => DateTime, { description: "End of that month, when included balance expires." })
  periodEnd: Date;

  @Field(() => Boolean, { description: "Whether it ends at the end of the period." })
  cancelAtPeriodEnd: boolean;

  @Field(() => String, { nullable: true, description: "Plan of the next month, if it is a different one." })
  pendingPlan: string | null;

  @Field(() => DateTime, { nullable: true, description: "End of the grace period, in GRACE." })
  graceEndsAt: Date | null;
}

@ObjectType({ description: "Automatic top-up of an account." })
export class AutoTopUp {
  @Field(() => Boolean, { description: "Whether it is on." })
  isEnabled: boolean;

  @Field(() => SafeInt, { description: "Topped up when less is available, in micro-USD." })
  thresholdUsdMicros: number;

  @Field(() => SafeInt, { description: "By how much." })
  amountUsdMicros: number;

  @Field(() => SafeInt, { description: "The most that is charged in a calendar month (UTC)." })
  monthlyCeilingUsdMicros: number;

  @Field(() => SafeInt, { description: "Charged this month." })
  chargedUsdMicros: number;

  @Field(() => Boolean, { description: "Whether a payment is in progress; there is never more than one." })
  isUnderWay: boolean;

  @Field(() => DateTime, {
    nullable: true,
    description: "After a refused payment, none is tried until then.",
  })
  pausedUntil: Date | null;
}

@ObjectType({ description: "A payment that was made or requested." })
export class Payment {
  @Field(() => ID, { description: "Id, `pay_…`." })
  id: string;

  @Field(() => PaymentPurpose, { description: "What it is for." })
  purpose: string;

  @Field(() => PaymentState, { description: "Its state." })
  state: string;

  @Field(() => SafeInt, { description: "How much." })
  usdMicros: number;

  @Field(() => SafeInt, { description: "How much of it was refunded." })
  refundedUsdMicros: number;

  @Field(() => String, { nullable: true, description: "Why it failed." })
  failure: string | null;

  @Field(() => DateTime, { description: "When it started." })
  createdAt: Date;

  @Field(() => DateTime, { nullable: true, description: "When it ended." })
  endedAt: Date | null;
}

@ObjectType({ description: "Plan, balance and payments of an account." })
export class Billing {
  @Field(() => String, { description: "Name of the plan, `Free` without one." })
  plan: string;

  @Field(() => Boolean, { description: "Whether the plan allows Requests to be created." })
  isActive: boolean;

  @Field(() => PlanSubscription, {
    nullable: true,
    description: "The subscription; null for an account that never had one.",
  })
  subscription: PlanSubscription | null;

  @Field(() => SafeInt, { description: "Free to spend; negative when in debt." })
  availableUsdMicros: number;

  @Field(() => SafeInt, { description: "The part that came with the plan and expires." })
  includedUsdMicros: number;

  @Field(() => DateTime, { nullable: true, description: "When it expires." })
  includedExpiresAt: Date | null;

  @Field(() => SafeInt, { description: "The rest of what is available, which does not expire." })
  toppedUpUsdMicros: number;

  @Field(() => SafeInt, { description: "Held for what is queued and running." })
  heldUsdMicros: number;

  @Field(() => SafeInt, { description: "Owed after a refund or dispute; paid by what comes next." })
  debtUsdMicros: number;

  @Field(() => AutoTopUp, { description: "Automatic top-up." })
  autoTopUp: AutoTopUp;

  @Field(() => [Payment], { description: "The newest 20 payments, newest first." })
  payments: Payment[];

  @Field(() => [Plan], { description: "Plans to choose from." })
  plans: Plan[];

  @Field(() => String, {
    description: "The payment provider: `stripe`, `sandbox` (with made-up money) or `off`.",
  })
  provider: string;

  @Field(() => String, { description: "What to do next, for programs." })
  agentInstruction: string;
}
