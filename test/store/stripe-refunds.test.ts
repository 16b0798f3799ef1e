import { afterAll, beforeAll, expect, test } from "vitest";
import type { BillingDeps } from "../../src/domain/provider/billing-deps.ts";
import { refundPayment } from "../../src/domain/billing/refund-payment.ts";
import { receiveEvent, workOnDueEvents } from "../../src/domain/payment/events.ts";
import { verifyLedger } from "../../src/domain/wallet/verify-ledger.ts";
import { Wallet } from "../../src/domain/wallet/wallet.ts";
import type { PaymentDoc } from "../../src/store/payment/payment-documents.ts";
import { insertPayment } from "../../src/store/payment/payments.store.ts";
import type { Store } from "../../src/store/store.ts";
import { accountWithMoney } from "../kit/account-with-money.ts";
import { dyingStore } from "../kit/dying-store.ts";
import { stripeDeps, stripeInvoice, stripeMessage, stripeSubscription } from "../kit/stripe-billing.ts";
import { startStripeDouble, type StripeDouble } from "../kit/stripe-double.ts";
import { startEngineStore, type EngineStore } from "./engine-store.ts";

const USD = 1_000_000;
const START = 1_790_000_000;

let engine: EngineStore;
let store: Store;
let double: StripeDouble;
/** Later each time: entries are read in the order of their instants. */
let ticks = 0;
const now = (): Date => new Date(START * 1000 + ++ticks);
beforeAll(async () => {
  [engine, double] = await Promise.all([startEngineStore(), startStripeDouble()]);
  store = engine.store;
  double.objects.set("/v1/refunds", { object: "list", has_more: false, data: [] });
});
afterAll(() => Promise.all([engine.stop(), double.stop()]));

const deps = (over: Store = store): BillingDeps => stripeDeps(over, double, { now });

let events = 0;
const send = (type: string, object: object): Promise<void> =>
  receiveEvent(deps(), ...stripeMessage(type, object, { id: `evt_${++events}`, created: START }));
const refunded = (id: string, payment: PaymentDoc, usd: number, more: object = {}) =>
  send("refund.updated", {
    id,
    status: "succeeded",
    payment_intent: payment.reference,
    amount: usd * 100,
    ...more,
  });
const disputed = (id: string, payment: PaymentDoc, status: string) =>
  send(`charge.dispute.${status === "needs_response" ? "created" : "closed"}`, {
    id,
    status,
    payment_intent: payment.reference,
    amount: payment.usdMicros / 10_000,
  });

/** An account that topped 20 USD up, and the payment. */
async function toppedUp(accountId: string): Promise<PaymentDoc> {
  await accountWithMoney(store, accountId, { isOpen: true, availableUsdMicros: 0 });
  const payment: PaymentDoc = {
    _id: `pay_${accountId}`,
    accountId,
    purpose: "top_up",
    usdMicros: 20 * USD,
    state: "succeeded",
    checkoutId: null,
    reference: `pi_${accountId}`,
    failure: null,
    refunds: [],
    disputes: [],
    createdAt: now(),
    endedAt: now(),
  };
  await insertPayment(store, payment);
  const source = { kind: "payment", id: payment._id };
  const part = { usdMicros: 20 * USD, source, meter: null, quantity: null, unitPriceUsdMicros: null };
  const at = now();
  await new Wallet({ store }).post(
    { _id: `top_up:${payment._id}`, accountId, kind: "top_up", ...part, at },
    at,
  );
  return payment;
}

/** An account that has just bought the plan Max, and the payment. */
async function withPlan(accountId: string): Promise<PaymentDoc> {
  await accountWithMoney(store, accountId, { isOpen: false, availableUsdMicros: 0 });
  const sub = `sub_${accountId}`;
  const terms = { price: "price_max", start: START };
  double.objects.set(`/v1/subscriptions/${sub}`, stripeSubscription(sub, accountId, terms));
  const data = [stripeInvoice(`in_${accountId}`, START, 20_000)];
  double.objects.set("/v1/invoices", { object: "list", has_more: false, data });
  await send("customer.subscription.created", { id: sub, object: "subscription" });
  await workOnDueEvents(deps());
  return (await store.payments.findOne({ accountId }))!;
}

const money = async (accountId: string) => {
  const wallet = await store.wallets.findOne({ _id: accountId });
  return [(wallet?.availableUsdMicros ?? 0) / USD, (wallet?.included?.usdMicros ?? 0) / USD];
};
const give = (payment: PaymentDoc, usd: number | null, key: string | null = null) =>
  refundPayment(deps(), payment._id, { usdMicros: usd === null ? null : usd * USD, key });
const asked = (payment: PaymentDoc) =>
  double.calls.filter(
    ({ method, path, form }) =>
      method === "POST" && path === "/v1/refunds" && form["payment_intent"] === payment.reference,
  );

test("the same key is the same refund before and after its message, and calls without one are their own", async () => {
  const payment = await toppedUp("acc_keys");
  await Promise.all([give(payment, 5, "case-1"), give(payment, 5, "case-1")]);
  await refunded("re_1", payment, 5, { metadata: { quarry_refund: "case-1" } });
  await give(payment, 5, "case-1");
  expect(new Set(asked(payment).map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  expect(await money("acc_keys")).toEqual([15, 0]);
  await expect(give(payment, 6, "case-1")).rejects.toMatchObject({ code: "idempotency_key_reused" });
  await give(payment, 5);
  await give(payment, 5);
  expect(new Set(asked(payment).map(({ idempotencyKey }) => idempotencyKey)).size).toBe(3);
});

test("what is asked for and what is disputed is not given back again", async () => {
  const payment = await toppedUp("acc_left");
  await give(payment, 12, "a");
  await expect(give(payment, 9, "b")).rejects.toMatchObject({
    code: "invalid_input",
    details: [{ path: "usdMicros", limit: 8 * USD, actual: 9 * USD }],
  });
  expect(asked(payment)).toHaveLength(1);
  const other = await toppedUp("acc_disputed");
  await disputed("dp_left", other, "needs_response");
  await expect(give(other, 1, "c")).rejects.toMatchObject({ code: "invalid_input" });
  expect(asked(other)).toEqual([]);
  expect(await money("acc_disputed")).toEqual([0, 0]);
});

test("a plan that is given back whole takes what is spent as a debt, and ends", async () => {
  const payment = await withPlan("acc_plan");
  expect(await money("acc_plan")).toEqual([300, 300]);
  await new Wallet({ store }).hold("acc_plan", { key: "run", usdMicros: 100 * USD, at: now() });
  const entry = {
    _id: "charge:run",
    accountId: "acc_plan",
    kind: "charge" as const,
    usdMicros: -100 * USD,
    source: null,
    meter: null,
    quantity: null,
    unitPriceUsdMicros: null,
    at: now(),
  };
  await new Wallet({ store }).capture([{ accountId: "acc_plan", key: "run", usdMicros: 100 * USD, entry }]);
  await refunded("re_plan", payment, 200);
  expect(await money("acc_plan")).toEqual([-100, 0]);
  expect(
    double.calls.some(({ method, path }) => method === "DELETE" && path === "/v1/subscriptions/sub_acc_plan"),
  ).toBe(true);
  expect((await verifyLedger(store, [], "acc_plan")).faults).toEqual([]);
});

test("a refund that fails after all gives back what it took, once, in any order of messages", async () => {
  const payment = await toppedUp("acc_fails");
  await refunded("re_f", payment, 8);
  expect(await money("acc_fails")).toEqual([12, 0]);
  const failed = () => refunded("re_f", payment, 8, { status: "failed" });
  await failed();
  await failed();
  await refunded("re_f", payment, 8);
  expect(await money("acc_fails")).toEqual([20, 0]);
  expect((await verifyLedger(store, [], "acc_fails")).faults).toEqual([]);
});

test("a dispute of a plan that is won gives back included balance of its period, and nothing else", async () => {
  const payment = await withPlan("acc_won");
  await disputed("dp_won", payment, "needs_response");
  expect(await money("acc_won")).toEqual([0, 0]);
  await disputed("dp_won", payment, "won");
  await disputed("dp_won", payment, "won");
  expect(await money("acc_won")).toEqual([300, 300]);
  expect((await verifyLedger(store, [], "acc_won")).faults).toEqual([]);
});

test("a process that dies at any write of a refund leaves it once", async () => {
  for (let n = 1; n <= 6; n++) {
    const payment = await toppedUp(`acc_dies_${n}`);
    const wanted = { usdMicros: 5 * USD, key: "only" };
    await refundPayment(deps(dyingStore(store, n)), payment._id, wanted).catch(() => undefined);
    await refundPayment(deps(), payment._id, wanted);
    await refunded(`re_dies_${n}`, payment, 5, { metadata: { quarry_refund: "only" } });
    expect(await money(payment.accountId), `died at write ${n}`).toEqual([15, 0]);
    expect(new Set(asked(payment).map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  }
});
