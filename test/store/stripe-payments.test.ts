import Stripe from "stripe";
import { afterAll, beforeAll, expect, test } from "vitest";
import { BillingService } from "../../src/domain/billing/billing.service.ts";
import type { BillingDeps } from "../../src/domain/provider/billing-deps.ts";
import { topUpIfLow } from "../../src/domain/payment/auto-top-up.ts";
import { receiveEvent, workOnDueEvents } from "../../src/domain/payment/events.ts";
import { verifyLedger } from "../../src/domain/wallet/verify-ledger.ts";
import type { Store } from "../../src/store/store.ts";
import { accountWithMoney } from "../kit/account-with-money.ts";
import { dyingStore } from "../kit/dying-store.ts";
import {
  STRIPE_SECRET,
  stripeDeps,
  stripeInvoice,
  stripeMessage,
  stripeSubscription,
} from "../kit/stripe-billing.ts";
import { startStripeDouble, type StripeDouble } from "../kit/stripe-double.ts";
import { startEngineStore, type EngineStore } from "./engine-store.ts";

const USD = 1_000_000;
const DAY = 86_400;
const START = 1_790_000_000;
const ID = "acc_stripe";

let engine: EngineStore;
let store: Store;
let double: StripeDouble;
let now = START * 1000;
const told: string[] = [];
const { webhooks } = new Stripe("sk_test_1");
beforeAll(async () => {
  [engine, double] = await Promise.all([startEngineStore(), startStripeDouble()]);
  store = engine.store;
  await accountWithMoney(store, ID, { isOpen: false, availableUsdMicros: 0 });
});
afterAll(async () => {
  await Promise.all([engine.stop(), double.stop()]);
});

const deps = (over: Store = store): BillingDeps =>
  stripeDeps(over, double, { now: () => new Date(now), notify: async ({ kind }) => void told.push(kind) });
const billing = () => new BillingService({ ...deps(), publicUrl: () => "https://q.test", isOff: false });

let events = 0;
const event = (type: string, object: object, id = `evt_${++events}`) =>
  stripeMessage(type, object, { id, created: now / 1000 });
const send = (...made: [string, Record<string, string>]) => receiveEvent(deps(), ...made);

function subscribe(price: string, status: string, start: number, invoices: object[]): void {
  double.objects.set("/v1/subscriptions/sub_1", stripeSubscription("sub_1", ID, { price, status, start }));
  double.objects.set("/v1/invoices", { object: "list", has_more: false, data: invoices });
}
const money = async () => {
  const wallet = await store.wallets.findOne({ _id: ID });
  return [wallet?.isOpen, wallet?.availableUsdMicros, wallet?.included?.usdMicros ?? 0];
};

test("checkout and portal are pages of Stripe, and say whose they are", async () => {
  expect((await billing().checkout(ID, { plan: "Plus" })).url).toMatch(/^https:\/\/pay\.test\/cs_/);
  await expect(billing().checkout(ID, { topUpUsdMicros: 20 * USD })).rejects.toMatchObject({
    code: "payment_required",
  });
  expect((await billing().portal(ID)).url).toMatch(/^https:\/\/pay\.test\/portal_/);
  expect(double.calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
    "POST /v1/customers",
    "POST /v1/checkout/sessions",
    "POST /v1/billing_portal/sessions",
  ]);
  expect(double.calls[0]).toMatchObject({
    form: { "metadata[quarry_account]": ID },
    idempotencyKey: `customer:${ID}`,
  });
  expect(double.calls[1]?.form).toMatchObject({
    mode: "subscription",
    customer: "cus_1",
    client_reference_id: ID,
    "line_items[0][price]": "price_plus",
    "subscription_data[metadata][quarry_account]": ID,
    success_url: "https://q.test/billing/return",
  });
});

test("a wrong signature, another secret and an old message are refused, and nothing is kept", async () => {
  const [payload, headers] = event("invoice.paid", {});
  const other = webhooks.generateTestHeaderString({ payload, secret: "whsec_other" });
  const old = webhooks.generateTestHeaderString({ payload, secret: STRIPE_SECRET, timestamp: 1_000_000_000 });
  for (const refused of [{}, { "stripe-signature": other }, { "stripe-signature": old }])
    await expect(receiveEvent(deps(), payload, refused)).rejects.toMatchObject({ code: "webhook_refused" });
  await expect(receiveEvent(deps(), `${payload} `, headers)).rejects.toMatchObject({
    code: "webhook_refused",
  });
  expect(await store.paymentEvents.countDocuments()).toBe(0);
});

test("messages twice, at once and in the wrong order leave one month of balance", async () => {
  subscribe("price_plus", "active", START, [stripeInvoice("in_1", START, 2000)]);
  const about = { id: "sub_1", object: "subscription" };
  const updated = event("customer.subscription.updated", about);
  const paid = event("invoice.paid", {
    id: "in_1",
    parent: { subscription_details: { subscription: "sub_1" } },
  });
  const created = event("customer.subscription.created", about);
  await Promise.all([send(...updated), send(...paid), send(...paid), send(...created)]);
  await send(...paid);
  await workOnDueEvents(deps());
  expect(await money()).toEqual([true, 20 * USD, 20 * USD]);
  expect(await store.ledger.countDocuments({ accountId: ID })).toBe(1);
  expect(await store.invoices.find({ accountId: ID }).toArray()).toMatchObject([
    { state: "paid", totalUsdMicros: 20 * USD },
  ]);
  expect(await store.accounts.findOne({ _id: ID })).toMatchObject({ plan: { name: "Plus" } });
});

test("a change half-way brings half of the difference; a larger plan is confirmed on a page of Stripe", async () => {
  const page = await billing().checkout(ID, { plan: "Pro" });
  expect(page.url).toMatch(/^https:\/\/pay\.test\/portal_/);
  expect(double.calls.at(-1)?.form).toMatchObject({
    "flow_data[type]": "subscription_update_confirm",
    "flow_data[subscription_update_confirm][items][0][price]": "price_pro",
  });
  now = (START + 15 * DAY) * 1000;
  const change = stripeInvoice("in_2", START + 15 * DAY, 4000, "paid", "subscription_update");
  subscribe("price_pro", "active", START, [change, stripeInvoice("in_1", START, 2000)]);
  await send(...event("customer.subscription.updated", { id: "sub_1" }));
  expect(await money()).toEqual([true, 70 * USD, 70 * USD]);
});

test("a process that dies at any write between message and ledger leaves the money once", async () => {
  now = (START + 30 * DAY) * 1000;
  const start = START + 30 * DAY;
  subscribe("price_pro", "active", start, [
    stripeInvoice("in_3", start, 10_000, "paid", "subscription_cycle"),
  ]);
  for (let n = 1; n <= 14; n++) {
    const made = event("invoice.paid", { parent: { subscription_details: { subscription: "sub_1" } } });
    await receiveEvent(deps(dyingStore(store, n)), ...made).catch(() => undefined);
    // Stripe sends again what was not acknowledged; what was, a job goes on with.
    await send(...made);
    now += 60_000;
    await workOnDueEvents(deps());
    expect(await money(), `died at write ${n}`).toEqual([true, 120 * USD, 120 * USD]);
  }
  expect((await verifyLedger(store, [], ID)).faults).toEqual([]);
});

test("a renewal that fails: grace, then past due; what is topped up stays", async () => {
  now = (START + 60 * DAY) * 1000;
  const start = START + 60 * DAY;
  subscribe("price_pro", "past_due", start, [
    stripeInvoice("in_4", start, 10_000, "open", "subscription_cycle"),
  ]);
  await send(
    ...event("invoice.payment_failed", { parent: { subscription_details: { subscription: "sub_1" } } }),
  );
  expect(await store.subscriptions.findOne({ _id: ID })).toMatchObject({ status: "grace" });
  expect((await money())[0]).toBe(true);
  now += 8 * DAY * 1000;
  await send(...event("customer.subscription.updated", { id: "sub_1" }));
  expect(await store.subscriptions.findOne({ _id: ID })).toMatchObject({ status: "past_due" });
  expect((await money())[0]).toBe(false);
  expect(told).toEqual(expect.arrayContaining(["payment.failed"]));
  subscribe("price_pro", "active", start, [
    stripeInvoice("in_4", start, 10_000, "paid", "subscription_cycle"),
  ]);
  await send(...event("invoice.paid", { parent: { subscription_details: { subscription: "sub_1" } } }));
  expect(await money()).toEqual([true, 120 * USD, 120 * USD]);
});

test("automatic top-ups: one at a time from many gateways, up to the ceiling of the month", async () => {
  double.objects.set("/v1/payment_intents", { object: "list", data: [], has_more: false });
  double.objects.set("/v1/customers/cus_1", {
    id: "cus_1",
    invoice_settings: { default_payment_method: "pm_1" },
  });
  const settings = {
    thresholdUsdMicros: 200 * USD,
    amountUsdMicros: 50 * USD,
    monthlyCeilingUsdMicros: 120 * USD,
  };
  const charges = () =>
    double.calls.filter(({ method, path }) => `${method} ${path}` === "POST /v1/payment_intents");
  await billing().setAutoTopUp(ID, { isEnabled: true, ...settings });
  expect(await money()).toEqual([true, 170 * USD, 120 * USD]);
  const others = [store, await engine.another(), await engine.another()];
  await Promise.all(Array.from({ length: 12 }, (_, n) => topUpIfLow(deps(others[n % 3]), ID)));
  expect(await money()).toEqual([true, 220 * USD, 120 * USD]);
  expect(charges()).toHaveLength(2);
  expect(charges()[0]?.form).toMatchObject({
    off_session: "true",
    confirm: "true",
    payment_method: "pm_1",
    amount: "5000",
  });
  await store.autoTopUps.updateOne({ _id: ID }, { $set: { thresholdUsdMicros: 500 * USD } });
  expect(await topUpIfLow(deps(), ID)).toBe(false);
  expect(charges()).toHaveLength(2);
  expect(await store.autoTopUps.findOne({ _id: ID })).toMatchObject({
    current: null,
    chargedUsdMicros: 100 * USD,
  });
  expect((await verifyLedger(store, [], ID)).faults).toEqual([]);
});

test("a refund that is told before its payment is known waits for it", async () => {
  const refund = event("refund.created", {
    id: "re_1",
    status: "succeeded",
    payment_intent: "pi_late",
    amount: 500,
  });
  await send(...refund);
  const before = (await money())[1];
  await store.payments.updateOne({ purpose: "auto_top_up" }, { $set: { reference: "pi_late" } });
  now += 60_000;
  await workOnDueEvents(deps());
  expect((await money())[1]).toBe(Number(before) - 5 * USD);
  await send(
    ...event("refund.updated", { id: "re_1", status: "succeeded", payment_intent: "pi_late", amount: 500 }),
  );
  expect((await money())[1]).toBe(Number(before) - 5 * USD);
});

test("a refund carries its key; one that fails after it has succeeded gives the money back", async () => {
  double.objects.set("/v1/refunds", { object: "list", data: [], has_more: false });
  const payment = (await store.payments.findOne({ reference: "pi_late" }))!;
  const before = Number((await money())[1]);
  await billing().refund(payment._id, { usdMicros: 7 * USD, key: "case-1" });
  expect(double.calls.at(-1)).toMatchObject({
    method: "POST",
    path: "/v1/refunds",
    form: { payment_intent: "pi_late", amount: "700", "metadata[quarry_refund]": "case-1" },
    idempotencyKey: `refund:${payment._id}:case-1`,
  });
  const refund = {
    id: "re_2",
    payment_intent: "pi_late",
    amount: 700,
    metadata: { quarry_refund: "case-1" },
  };
  await send(...event("refund.created", { ...refund, status: "pending" }));
  expect((await money())[1]).toBe(before);
  await send(...event("refund.updated", { ...refund, status: "succeeded" }));
  expect((await money())[1]).toBe(before - 7 * USD);
  const calls = double.calls.length;
  await billing().refund(payment._id, { usdMicros: 7 * USD, key: "case-1" });
  expect(double.calls).toHaveLength(calls);
  const failed = event("refund.failed", { ...refund, status: "failed" });
  await Promise.all([send(...failed), send(...failed)]);
  expect((await money())[1]).toBe(before);
  expect(await store.ledger.findOne({ _id: "refund_failed:re_2" })).toMatchObject({
    kind: "refund_failed",
    usdMicros: 7 * USD,
  });
  expect((await verifyLedger(store, [], ID)).faults).toEqual([]);
});

test("a repeat that Stripe has forgotten finds the refund that it made", async () => {
  const payment = (await store.payments.findOne({ reference: "pi_late" }))!;
  const data = [{ id: "re_3", metadata: { quarry_refund: "case-2" } }];
  double.objects.set("/v1/refunds", { object: "list", data, has_more: false });
  await billing().refund(payment._id, { usdMicros: USD, key: "case-2" });
  expect(double.calls.at(-1)).toMatchObject({ method: "GET", path: "/v1/refunds" });
});

test("what Stripe does not answer is an error that says what to do", async () => {
  double.objects.delete("/v1/refunds");
  const payment = (await store.payments.findOne({ reference: "pi_late" }))!;
  const refund = billing().refund(payment._id, { usdMicros: USD, key: "case-3" });
  await expect(refund).rejects.toMatchObject({ code: "payment_provider_unavailable", retryAfterSeconds: 30 });
  // It is not known whether it was made: it stays set aside, and a job asks again.
  const kept = await store.payments.findOne({ _id: payment._id });
  expect(kept?.askedRefunds?.map(({ key }) => key)).toEqual(["case-2", "case-3"]);
});
