import {
  overdueSubscriptions,
  unsettledSubscriptions,
  lateSubscriptions,
  saveSubscription,
} from "../../store/plan/subscriptions.store.ts";
import { unendedPayments } from "../../store/payment/payments.store.ts";
import { topUpLowAccounts } from "../payment/auto-top-up.ts";
import { workOnDueEvents } from "../payment/events.ts";
import { syncPayment } from "../payment/sync-payment.ts";
import { GRACE_DAYS } from "../plan/advance-subscription.ts";
import { settleSubscription } from "../plan/settle-subscription.ts";
import { syncSubscription } from "../plan/sync-subscription.ts";
import type { LedgerService } from "../wallet/ledger.service.ts";
import type { SandboxService } from "../payment/sandbox/sandbox.service.ts";
import type { BillingDeps } from "../provider/billing-deps.ts";
import { seeToLowBalances } from "./low-balance.ts";
import { repeatAskedRefunds } from "./refund-payment.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Who changed a subscription settles it for so long before a job does. */
const BEING_SETTLED_MS = 5000;
/** How long a payment may be silent before it is asked for, and how long it is asked for. */
const SILENT_MS = 10 * MINUTE_MS;
const ASKED_MS = 10 * DAY_MS;

export interface BillingWorkDeps extends BillingDeps {
  ledger: LedgerService;
  /** Null unless the sandbox takes the payments. */
  sandbox: SandboxService | null;
  /** Whether nothing can be paid. */
  isOff: boolean;
}

/** What happens in billing by itself. Any number of processes may do all of it at once. */
export class BillingWork {
  readonly #deps: BillingWorkDeps;

  constructor(deps: BillingWorkDeps) {
    this.#deps = deps;
  }

  /** Goes on with what was cut off: messages, steps of subscriptions, low balances; and lets the sandbox act. */
  async goOn(): Promise<void> {
    const { store, clock, sandbox } = this.#deps;
    if (sandbox) await tryTo(this.#deps, "sandbox", () => sandbox.work());
    await workOnDueEvents(this.#deps);
    const before = clock.now().getTime() - BEING_SETTLED_MS;
    for await (const doc of unsettledSubscriptions(store))
      if (doc.readAt.getTime() < before)
        await tryTo(this.#deps, doc._id, () => settleSubscription(this.#deps, doc));
    await seeToLowBalances(this.#deps);
  }

  /** Looks after what time brings: days of grace that end, messages that never came, accounts with little left. */
  async look(): Promise<void> {
    await this.#endGrace();
    if (this.#deps.isOff) return;
    const { store, clock } = this.#deps;
    const ago = (ms: number): Date => new Date(clock.now().getTime() - ms);
    for await (const { _id, subscriptionId } of lateSubscriptions(store, ago(60 * MINUTE_MS)))
      if (subscriptionId !== null)
        await tryTo(this.#deps, _id, () => syncSubscription(this.#deps, subscriptionId));
    for await (const { _id } of unendedPayments(store, ago(ASKED_MS), ago(SILENT_MS)))
      await tryTo(this.#deps, _id, () => syncPayment(this.#deps, _id));
    await repeatAskedRefunds(this.#deps, ago(SILENT_MS), (of, error) =>
      this.#deps.log.warn({ err: error, of }, "billing: a refund is asked for again"),
    );
    await topUpLowAccounts(this.#deps);
  }

  async #endGrace(): Promise<void> {
    const { store, clock } = this.#deps;
    const since = new Date(clock.now().getTime() - GRACE_DAYS * DAY_MS);
    for await (const doc of overdueSubscriptions(store, since))
      await tryTo(this.#deps, doc._id, async () => {
        const next = { ...doc, status: "past_due" as const, isSettled: false, revision: doc.revision + 1 };
        if (await saveSubscription(store, next)) await settleSubscription(this.#deps, next);
      });
  }

  /** Computes every account anew; what does not fit is an alarm in the log. */
  async reconcile(): Promise<void> {
    const { accounts, entries, faults } = await this.#deps.ledger.verify(null);
    for (const fault of faults)
      this.#deps.log.error({ alarm: "ledger_mismatch", ...fault }, "an account does not fit its ledger");
    this.#deps.log.debug({ accounts, entries, faults: faults.length }, "ledger reconciled");
  }
}

/** One that fails must not stop the others. */
async function tryTo({ log }: BillingDeps, of: string, step: () => Promise<void>): Promise<void> {
  await step().catch((error: unknown) => log.warn({ err: error, of }, "billing: it is tried again"));
}
