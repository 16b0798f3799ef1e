import { BOOKS, byId, collection } from "../collection.ts";

/** Names of the plans; `Free` is what an account has that pays for none. */
export const PLAN_NAMES = ["Free", "Plus", "Pro", "Max"] as const;
export type PlanName = (typeof PLAN_NAMES)[number];
export type PaidPlanName = Exclude<PlanName, "Free">;

/**
 * `incomplete`: the first payment has not come. `grace`: a renewal could not be paid lately, everything goes on.
 * `past_due`: it was not paid for long, so no new Request can be created. `cancelled`: it has ended.
 */
export const SUBSCRIPTION_STATUSES = ["incomplete", "active", "grace", "past_due", "cancelled"] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

/** A step that a change of a subscription asks for, done once under its id. */
export type SubscriptionEffect = { id: string } & (
  | {
      kind: "included" | "proration";
      /** Negative where a smaller plan takes some of it back. */
      usdMicros: number;
      period: string;
      expiresAt: Date;
      at: Date;
    }
  /** Another subscription of the account, which this one has replaced. */
  | { kind: "end_other"; subscriptionId: string }
);

/** What an account has subscribed to. */
export interface SubscriptionDoc {
  /** Id of the account. */
  _id: string;
  /** Id at the payment provider; null until it is first read there. */
  subscriptionId: string | null;
  plan: PaidPlanName;
  status: SubscriptionStatus;
  periodStart: Date;
  periodEnd: Date;
  /** Whether it ends with its period. */
  cancelAtPeriodEnd: boolean;
  /** What it changes to with the next period. */
  pendingPlan: PaidPlanName | null;
  /** Since when a renewal waits for its payment. */
  failingSince: Date | null;
  /** The period whose included balance was granted, for which plan, and how often the plan changed in it. */
  granted: { period: string; plan: PaidPlanName; changes: number } | null;
  /** What is still to be done; see `isSettled`. */
  effects: SubscriptionEffect[];
  /** False until the effects are done, and the wallet and the account say what the subscription says. */
  isSettled: boolean;
  /** Counts changes: a writer that read an older one has to read again. */
  revision: number;
  /** Which read at the provider this is from, as counted by the customer: what an earlier one read comes too late. */
  reads: number;
  readAt: Date;
}

export const planCollections = {
  subscriptions: collection<SubscriptionDoc>({
    account: { ...byId, export: { file: "subscription", without: ["effects"] }, deletion: BOOKS },
    indexes: [
      {
        key: { readAt: 1 },
        partialFilterExpression: { isSettled: false },
        name: "unsettled",
        for: "steps that were cut off",
      },
      { key: { status: 1, periodEnd: 1 }, for: "days of grace and months that are over" },
    ],
    growth: { by: "account", most: "one for each" },
    stays: "the law asks for them",
    shards: { by: "unsharded", why: "One small document per account." },
  }),
};
