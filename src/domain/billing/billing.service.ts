import { findAccount } from "../../store/account/accounts.store.ts";
import { AppError } from "../../errors/app-error.ts";
import { newId } from "../../kinds/ids.ts";
import { findAutoTopUp, setAutoTopUp } from "../../store/payment/auto-top-ups.store.ts";
import { findCustomer, keepCustomer } from "../../store/payment/customers.store.ts";
import type { WalletDoc } from "../../store/wallet/money-documents.ts";
import type { AutoTopUpDoc, PaymentDoc } from "../../store/payment/payment-documents.ts";
import { insertPayment, listPayments, updatePayment } from "../../store/payment/payments.store.ts";
import type { PaidPlanName, PlanName, SubscriptionDoc } from "../../store/plan/plan-documents.ts";
import { addressOfAccount } from "../../store/session/sessions.store.ts";
import { findSubscription } from "../../store/plan/subscriptions.store.ts";
import { topUpIfLow } from "../payment/auto-top-up.ts";
import type { HostedPage, Order, Payer } from "../provider/payment-provider.ts";
import { paidPlanNamed } from "../plan/plans.ts";
import { checkAutoTopUp, checkTopUp, type AutoTopUpInput } from "./amounts.ts";
import type { BillingDeps } from "../provider/billing-deps.ts";
import { refundPayment, type WantedRefund } from "./refund-payment.ts";

const PAYMENTS_SHOWN = 20;

/** What an account has and pays. */
export interface BillingView {
  accountId: string;
  plan: PlanName;
  wallet: WalletDoc;
  subscription: SubscriptionDoc | null;
  autoTopUp: AutoTopUpDoc | null;
  payments: PaymentDoc[];
  provider: string;
}

/** What somebody wants to pay for: exactly one of them. */
export interface CheckoutInput {
  plan?: string | null;
  topUpUsdMicros?: number | null;
}

export interface BillingServiceDeps extends BillingDeps {
  publicUrl: () => string;
  /** Whether nothing can be paid. */
  isOff: boolean;
}

/** Plans, top-ups and what is paid for them. Pages on which people pay are the provider's. */
export class BillingService {
  readonly #deps: BillingServiceDeps;

  constructor(deps: BillingServiceDeps) {
    this.#deps = deps;
  }

  /** Throws `not_found` for an account that is gone. */
  async view(accountId: string): Promise<BillingView> {
    const { store, wallet: wallets, provider } = this.#deps;
    const [account, wallet, subscription, autoTopUp, payments] = await Promise.all([
      findAccount(store, accountId),
      wallets.find(accountId),
      findSubscription(store, accountId),
      findAutoTopUp(store, accountId),
      listPayments(store, accountId, PAYMENTS_SHOWN),
    ]);
    if (!account || !wallet) throw new AppError("not_found", { message: "This account no longer exists." });
    const plan = paidPlanNamed(account.plan.name) ?? "Free";
    const name = this.#deps.isOff ? "off" : provider.name;
    return { accountId, plan, wallet, subscription, autoTopUp, payments, provider: name };
  }

  /**
   * A page of the provider on which a person pays for a plan or a top-up, or confirms another plan. Throws `invalid_input`,
   * and `payment_required` for a top-up without a plan.
   */
  async checkout(accountId: string, input: CheckoutInput): Promise<HostedPage> {
    const order = this.#orderOf(input);
    this.#assertOn();
    const [payer, subscription] = await Promise.all([
      this.#payer(accountId),
      findSubscription(this.#deps.store, accountId),
    ]);
    if (order.kind === "plan") return this.#planPage(payer, order.plan, subscription);
    await this.#assertOpen(accountId);
    return this.#topUpPage(payer, order.usdMicros);
  }

  #orderOf({ plan, topUpUsdMicros }: CheckoutInput) {
    if ((plan == null) === (topUpUsdMicros == null))
      throw new AppError("invalid_input", {
        message: "Choose either a plan or an amount to top up.",
        details: [{ path: "", code: "one_of", message: "Give `plan` or `topUp`, not both." }],
      });
    if (topUpUsdMicros != null) return { kind: "top_up", usdMicros: checkTopUp(topUpUsdMicros) } as const;
    const name = paidPlanNamed(plan ?? "");
    if (name === null)
      throw new AppError("invalid_input", {
        message: `There is no paid plan ${JSON.stringify(plan)}.`,
        details: [{ path: "plan", code: "unknown", message: "Use Plus, Pro or Max." }],
      });
    return { kind: "plan", plan: name } as const;
  }

  #planPage(payer: Payer, plan: PaidPlanName, subscription: SubscriptionDoc | null): Promise<HostedPage> {
    const { provider } = this.#deps;
    const isLiving = subscription !== null && !["cancelled", "incomplete"].includes(subscription.status);
    if (!isLiving || subscription.subscriptionId === null)
      return provider.checkout(payer, { kind: "plan", plan }, this.#back());
    if (subscription.plan === plan && subscription.pendingPlan === null && !subscription.cancelAtPeriodEnd)
      throw new AppError("invalid_input", {
        message: `The plan is ${plan} already.`,
        details: [{ path: "plan", code: "unchanged", message: "Choose another plan, or top up." }],
      });
    const { subscriptionId } = subscription;
    const order: Order = { kind: "plan_change", plan, subscriptionId };
    return provider.checkout(payer, order, this.#back());
  }

  async #topUpPage(payer: Payer, usdMicros: number): Promise<HostedPage> {
    const { store, clock, provider } = this.#deps;
    const createdAt = clock.now();
    const paymentId = newId("payment", createdAt);
    await insertPayment(store, {
      _id: paymentId,
      accountId: payer.accountId,
      purpose: "top_up",
      usdMicros,
      state: "open",
      checkoutId: null,
      reference: null,
      failure: null,
      refunds: [],
      disputes: [],
      createdAt,
      endedAt: null,
    });
    const page = await provider.checkout(payer, { kind: "top_up", usdMicros, paymentId }, this.#back());
    await updatePayment(store, paymentId, { checkoutId: page.id });
    return page;
  }

  /** The provider's page for ways to pay, plans and invoices. */
  async portal(accountId: string): Promise<HostedPage> {
    this.#assertOn();
    return this.#deps.provider.portal(await this.#payer(accountId), this.#back());
  }

  /** Sets how the account is topped up by itself, and does so at once when little is left. Throws `invalid_input`. */
  async setAutoTopUp(accountId: string, input: AutoTopUpInput): Promise<BillingView> {
    const before = await findAutoTopUp(this.#deps.store, accountId);
    const settings = checkAutoTopUp(input, before);
    if (settings.isEnabled) {
      this.#assertOn();
      await this.#assertOpen(accountId);
    }
    await setAutoTopUp(this.#deps.store, accountId, settings);
    await this.#deps.wallet.setLowMark(accountId, settings.isEnabled ? settings.thresholdUsdMicros : null);
    if (settings.isEnabled) await topUpIfLow(this.#deps, accountId);
    return this.view(accountId);
  }

  /** Gives a payment back, for operators; see `refundPayment`. Throws `payments_off` too. */
  async refund(paymentId: string, wanted: WantedRefund): Promise<PaymentDoc> {
    this.#assertOn();
    return refundPayment(this.#deps, paymentId, wanted);
  }

  async #payer(accountId: string): Promise<Payer> {
    const { store, provider, clock } = this.#deps;
    const known = await findCustomer(store, provider.name, accountId);
    if (known !== null && known.customerId !== "") return { accountId, customerId: known.customerId };
    const account = await findAccount(store, accountId);
    if (!account) throw new AppError("not_found", { message: "This account no longer exists." });
    const customerId = await provider.customer(accountId, {
      name: account.name,
      email: await addressOfAccount(store, accountId),
    });
    const kept = await keepCustomer(store, provider.name, { accountId, customerId, at: clock.now() });
    return { accountId, customerId: kept.customerId };
  }

  /** Money that could not be spent is not taken. */
  async #assertOpen(accountId: string): Promise<void> {
    if ((await this.#deps.wallet.find(accountId))?.isOpen) return;
    throw new AppError("payment_required", {
      message: "A top-up needs an active plan: without one the balance could not be spent.",
    });
  }

  #assertOn(): void {
    if (this.#deps.isOff) throw new AppError("payments_off");
  }

  #back(): { url: string } {
    return { url: `${this.#deps.publicUrl()}/billing/return` };
  }
}
