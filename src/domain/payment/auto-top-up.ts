import { newId } from "../../kinds/ids.ts";
import {
  beginAutoTopUp,
  endAutoTopUp,
  enabledAutoTopUps,
  longAutoTopUps,
} from "../../store/payment/auto-top-ups.store.ts";
import { findCustomer } from "../../store/payment/customers.store.ts";
import type { AutoTopUpDoc, PaymentDoc } from "../../store/payment/payment-documents.ts";
import { findPayment, insertPayment } from "../../store/payment/payments.store.ts";
import type { BillingDeps } from "../provider/billing-deps.ts";
import { settlePayment } from "./sync-payment.ts";

/** Who took the turn works for so long before a job takes it up. */
const BEING_DONE_MS = 10_000;

/**
 * Tops an account up when less is available than it wants, unless a payment for it is under way. Any number of gateways may
 * ask at once: the turn is taken by one write, and given back after the balance has what was paid.
 * @returns whether a payment was made
 */
export async function topUpIfLow(deps: BillingDeps, accountId: string): Promise<boolean> {
  const { store, clock } = deps;
  const at = clock.now();
  const paymentId = newId("payment", at);
  const month = at.toISOString().slice(0, 7);
  const settings = await beginAutoTopUp(store, accountId, { paymentId, month, at });
  if (settings === null) return false;
  // Looked at in turn: the one before may just have filled it.
  const wallet = await deps.wallet.find(accountId);
  const isLow = wallet?.isOpen === true && wallet.availableUsdMicros < settings.thresholdUsdMicros;
  if (!isLow) {
    await giveBack(deps, settings);
    return false;
  }
  return pay(deps, settings);
}

/** Looks at all accounts that are topped up by themselves, and goes on with payments that were cut off. */
export async function topUpLowAccounts(deps: BillingDeps): Promise<void> {
  const { store, clock, log } = deps;
  const failed = (accountId: string) => (error: unknown) =>
    log.warn({ err: error, accountId }, "an automatic top-up was cut off; it is gone on with");
  for await (const turn of longAutoTopUps(store, new Date(clock.now().getTime() - BEING_DONE_MS)))
    await pay(deps, turn).catch(failed(turn._id));
  for await (const { _id, current, thresholdUsdMicros } of enabledAutoTopUps(store)) {
    if (current !== null) continue;
    const wallet = await deps.wallet.find(_id);
    if (wallet?.isOpen && wallet.availableUsdMicros < thresholdUsdMicros)
      await topUpIfLow(deps, _id).catch(failed(_id));
  }
}

/** Charges the payment of a turn; a repeat charges nothing more, since the provider knows it by its id. */
async function pay(deps: BillingDeps, settings: AutoTopUpDoc): Promise<boolean> {
  const { store, provider } = deps;
  const { _id: accountId, current } = settings;
  if (current === null) return false;
  const customer = await findCustomer(store, provider.name, accountId);
  if (customer === null || customer.customerId === "") {
    await giveBack(deps, settings);
    return false;
  }
  const known = await findPayment(store, current.paymentId);
  const payment = known ?? newPayment(settings, current);
  await insertPayment(store, payment);
  const read = await provider.charge({ accountId, customerId: customer.customerId }, payment);
  await settlePayment(deps, payment, read);
  return read.state === "succeeded";
}

function newPayment(settings: AutoTopUpDoc, current: NonNullable<AutoTopUpDoc["current"]>): PaymentDoc {
  return {
    _id: current.paymentId,
    accountId: settings._id,
    purpose: "auto_top_up",
    usdMicros: current.usdMicros,
    state: "open",
    checkoutId: null,
    reference: null,
    failure: null,
    refunds: [],
    disputes: [],
    createdAt: current.at,
    endedAt: null,
  };
}

async function giveBack({ store }: BillingDeps, { _id, current }: AutoTopUpDoc): Promise<void> {
  if (current === null) return;
  const { paymentId, usdMicros: notChargedUsdMicros } = current;
  await endAutoTopUp(store, _id, { paymentId, notChargedUsdMicros, pausedUntil: null });
}
