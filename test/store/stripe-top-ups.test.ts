import fastify from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { BillingService } from "../../src/domain/billing/billing.service.ts";
import { BillingWork } from "../../src/domain/billing/billing-work.ts";
import { PaymentMessagesService } from "../../src/domain/payment/payment-messages.service.ts";
import { topUpIfLow } from "../../src/domain/payment/auto-top-up.ts";
import { receiveEvent } from "../../src/domain/payment/events.ts";
import { LedgerService } from "../../src/domain/wallet/ledger.service.ts";
import { verifyLedger } from "../../src/domain/wallet/verify-ledger.ts";
import { servePaymentWebhooks } from "../../src/server/http/payment-webhooks.ts";
import type { PaymentDoc } from "../../src/store/payment/payment-documents.ts";
import type { Store } from "../../src/store/store.ts";
import { accountWithMoney } from "../kit/account-with-money.ts";
import { stripeDeps, stripeInvoice, stripeMessage, stripeSubscription } from "../kit/stripe-billing.ts";
import { startStripeDouble, type StripeDouble } from "../kit/stripe-double.ts";
import { startEngineStore, type EngineStore } from "./engine-store.ts";

const USD = 1_000_000;
const DAY = 86_400;
const START = 1_790_000_000;

let engine: EngineStore;
let store: Store;
let double: StripeDouble;
let now = START;
const told: [account: string, kind: string][] = [];
beforeAll(async () => {
  [engine, double] = await Promise.all([startEngineStore(), startStripeDouble()]);
  store = engine.store;
  double.objects.set("/v1/invoices", { object: "list", has_more: false, data: [] });
});
afterAll(() => Promise.all([engine.stop(), double.stop()]));

const deps = () =>
  stripeDeps(store, double, {
    now: () => new Date(now * 1000),
    notify: async ({ accountId, kind }) => void told.push([accountId, kind]),
  });
const billing = () => new BillingService({ ...deps(), publicUrl: () => "https://q.test", isOff: false });
const look = () =>
  new BillingWork({
    ...deps(),
    ledger: new LedgerService({ store, witnesses: [] }),
    sandbox: null,
    isOff: false,
  }).look();

let events = 0;
const message = (type: string, object: object) =>
  stripeMessage(type, object, { id: `evt_top_up_${++events}`, created: now });

/** An account with a plan that has begun to top 20 USD up. */
async function begun(accountId: string): Promise<PaymentDoc> {
  await accountWithMoney(store, accountId, { isOpen: false, availableUsdMicros: 0 });
  const sub = `sub_${accountId}`;
  const subscription = stripeSubscription(sub, accountId, { price: "price_plus", start: START });
  double.objects.set(`/v1/subscriptions/${sub}`, subscription);
  await receiveEvent(deps(), ...message("customer.subscription.created", { id: sub }));
  await billing().checkout(accountId, { topUpUsdMicros: 20 * USD });
  return (await store.payments.findOne({ accountId }))!;
}

/** What Stripe says of the page of a payment, and the message that says that it changed. */
function session(payment: PaymentDoc, status: "open" | "complete" | "expired", intent: object | null) {
  const { checkoutId, _id } = payment;
  const facts = { id: checkoutId, object: "checkout.session", mode: "payment", status };
  const whole = intent && { id: `pi_${_id}`, object: "payment_intent", amount: 2000, ...intent };
  const metadata = { quarry_payment: _id };
  double.objects.set(`/v1/checkout/sessions/${checkoutId}`, { ...facts, metadata, payment_intent: whole });
  return { ...facts, metadata, payment_intent: whole && whole.id };
}
const stateOf = async ({ _id, accountId }: PaymentDoc) => [
  (await store.payments.findOne({ _id }))?.state,
  ((await store.wallets.findOne({ _id: accountId }))?.availableUsdMicros ?? 0) / USD,
];
const PAID = { status: "succeeded", amount_received: 2000 };

test("a page that was paid brings the money once, however often it is said, over the raw route", async () => {
  const payment = await begun("acc_paid");
  const app = fastify();
  await servePaymentWebhooks(app, new PaymentMessagesService(deps()));
  const post = ([payload, headers]: [string, Record<string, string>]) =>
    app.inject({
      method: "POST",
      url: "/billing/webhooks/stripe",
      headers: { ...headers, "content-type": "application/json" },
      payload,
    });
  const paid = message("checkout.session.completed", session(payment, "complete", PAID));
  // The signature is of the bytes: another space is another message.
  expect((await post([`${paid[0]} `, paid[1]])).statusCode).toBeGreaterThanOrEqual(400);
  expect(await stateOf(payment)).toEqual(["open", 0]);
  const answers = await Promise.all([post(paid), post(paid), post(paid)]);
  expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual(
    Array.from({ length: 3 }, () => [200, '{"received":true}']),
  );
  const intent = { id: `pi_${payment._id}`, metadata: { quarry_payment: payment._id } };
  expect((await post(message("payment_intent.succeeded", intent))).statusCode).toBe(200);
  expect(await stateOf(payment)).toEqual(["succeeded", 20]);
  expect((await verifyLedger(store, [], "acc_paid")).faults).toEqual([]);
  await app.close();
});

test("money that comes later is waited for; a refusal behind a completed page ends the payment", async () => {
  const [later, refused] = [await begun("acc_later"), await begun("acc_refused")];
  const pending = { status: "processing" };
  await receiveEvent(deps(), ...message("checkout.session.completed", session(later, "complete", pending)));
  expect(await stateOf(later)).toEqual(["pending", 0]);
  const done = session(later, "complete", PAID);
  await receiveEvent(deps(), ...message("checkout.session.async_payment_succeeded", done));
  expect(await stateOf(later)).toEqual(["succeeded", 20]);
  const error = { message: "The bank said no." };
  const failed = session(refused, "complete", {
    status: "requires_payment_method",
    last_payment_error: error,
  });
  await receiveEvent(deps(), ...message("checkout.session.async_payment_failed", failed));
  expect(await stateOf(refused)).toEqual(["failed", 0]);
  expect(await store.payments.findOne({ _id: refused._id })).toMatchObject({ failure: "The bank said no." });
});

test("a page that nobody paid expires; a card that was refused on an open page can be tried again", async () => {
  const [left, tried] = [await begun("acc_left"), await begun("acc_tried")];
  const expired = session(left, "expired", null);
  await receiveEvent(deps(), ...message("checkout.session.expired", expired));
  expect(await stateOf(left)).toEqual(["expired", 0]);
  session(tried, "open", { status: "requires_payment_method" });
  const intent = { id: `pi_${tried._id}`, metadata: { quarry_payment: tried._id } };
  await receiveEvent(deps(), ...message("payment_intent.payment_failed", intent));
  expect(await stateOf(tried)).toEqual(["open", 0]);
});

test("a payment whose message never came is asked for after ten minutes", async () => {
  const payment = await begun("acc_silent");
  session(payment, "complete", PAID);
  await look();
  expect(await stateOf(payment)).toEqual(["open", 0]);
  now += 601;
  await look();
  expect(await stateOf(payment)).toEqual(["succeeded", 20]);
});

test("a card that is refused ends an automatic top-up: nothing is charged, and its owner knows", async () => {
  const { accountId } = await begun("acc_card");
  double.objects.set("/v1/customers/cus_1", {
    id: "cus_1",
    invoice_settings: { default_payment_method: "pm_1" },
  });
  const error = { type: "card_error", code: "card_declined", message: "Your card was declined." };
  double.objects.set("/v1/payment_intents", { error });
  double.lists.set("/v1/payment_intents", { object: "list", data: [], has_more: false });
  // Which is low already.
  await billing().setAutoTopUp(accountId, {
    isEnabled: true,
    thresholdUsdMicros: 5 * USD,
    amountUsdMicros: 20 * USD,
    monthlyCeilingUsdMicros: 100 * USD,
  });
  const payment = (await store.payments.findOne({ accountId, purpose: "auto_top_up" }))!;
  expect([payment.state, payment.failure]).toEqual(["failed", "Your card was declined."]);
  expect(told.filter(([account]) => account === accountId)).toEqual([[accountId, "payment.failed"]]);
  // A pause: the card is not asked again meanwhile.
  const calls = double.calls.length;
  expect(await topUpIfLow(deps(), accountId)).toBe(false);
  expect(double.calls).toHaveLength(calls);
});

test("days of grace end by the clock, and a subscription that nobody reported is read anew", async () => {
  const { accountId } = await begun("acc_grace");
  const sub = `sub_${accountId}`;
  const status = async () => (await store.subscriptions.findOne({ _id: accountId }))?.status;
  const isOpen = async () => (await store.wallets.findOne({ _id: accountId }))?.isOpen;
  now = START + 30 * DAY;
  const unpaid = stripeInvoice("in_grace", now, 2000, "open", "subscription_cycle");
  double.objects.set("/v1/invoices", { object: "list", has_more: false, data: [unpaid] });
  const late = { price: "price_plus", status: "past_due", start: now };
  double.objects.set(`/v1/subscriptions/${sub}`, stripeSubscription(sub, accountId, late));
  // No message comes: it is late by more than an hour.
  now += 3601;
  await look();
  expect([await status(), await isOpen()]).toEqual(["grace", true]);
  now += 6 * DAY;
  await look();
  expect([await status(), await isOpen()]).toEqual(["grace", true]);
  now += 2 * DAY;
  await look();
  expect([await status(), await isOpen()]).toEqual(["past_due", false]);
});
