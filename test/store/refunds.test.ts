import { afterAll, beforeAll, expect, test } from "vitest";
import { repeatAskedRefunds } from "../../src/domain/billing/refund-payment.ts";
import { takeDispute } from "../../src/domain/payment/take-dispute.ts";
import { takeRefund } from "../../src/domain/payment/take-refund.ts";
import { verifyLedger } from "../../src/domain/wallet/verify-ledger.ts";
import { sandboxBilling } from "../kit/sandbox-billing.ts";
import { startEngineStore, type EngineStore } from "./engine-store.ts";

const USD = 1_000_000;
const DAY = 86_400_000;

let engine: EngineStore;
beforeAll(async () => {
  engine = await startEngineStore();
});
afterAll(() => engine.stop());

const made = (id: string) => sandboxBilling(engine.store, id);
const faults = async (id: string) => (await verifyLedger(engine.store, [], id)).faults;
const kinds = async (accountId: string) =>
  (await engine.store.ledger.find({ accountId }).sort({ at: 1, _id: 1 }).toArray()).map(
    ({ kind, usdMicros }) => [kind, usdMicros / USD],
  );

test("a refund with a key is one, however often and late it is repeated; without one each call is its own", async () => {
  const own = await made("acc_0000000000000000000000r1");
  await own.pay({ plan: "Plus" });
  await own.pay({ topUpUsdMicros: 30 * USD });
  const { _id } = await own.newest("top_up");
  const refund = (usdMicros: number | null, key: string | null) =>
    own.billing.refund(_id, { usdMicros, key });
  await Promise.all([refund(5 * USD, "a"), refund(5 * USD, "a")]);
  await own.pass();
  expect((await own.money()).available).toBe(45);
  await refund(5 * USD, "a");
  await own.pass();
  expect((await own.money()).available).toBe(45);
  await expect(refund(6 * USD, "a")).rejects.toMatchObject({ code: "idempotency_key_reused" });
  await Promise.all([refund(4 * USD, null), refund(4 * USD, null), refund(6 * USD, "b")]);
  // What is asked for is not given back twice, though no message has come yet.
  await expect(refund(12 * USD, null)).rejects.toMatchObject({
    code: "invalid_input",
    details: [{ limit: 11 * USD, actual: 12 * USD }],
  });
  await own.pass();
  expect((await own.money()).available).toBe(31);
  await refund(null, "rest");
  await own.pass();
  await refund(null, "rest");
  await expect(refund(null, "more")).rejects.toMatchObject({ code: "invalid_input" });
  expect((await own.money()).available).toBe(20);
  expect((await own.newest("top_up")).askedRefunds).toEqual([]);
  expect(own.told.filter(({ kind }) => kind === "payment.refunded")).toHaveLength(5);
  expect(await faults(own.accountId)).toEqual([]);
});

test("a refund whose call was lost is asked for again by a job, once", async () => {
  const own = await made("acc_0000000000000000000000r2");
  await own.pay({ plan: "Plus" });
  await own.pay({ topUpUsdMicros: 20 * USD });
  const { _id } = await own.newest("top_up");
  const call = own.deps.provider.refund.bind(own.deps.provider);
  own.deps.provider.refund = () => Promise.reject(new Error("lost"));
  await expect(own.billing.refund(_id, { usdMicros: 5 * USD, key: "a" })).rejects.toThrow("lost");
  own.deps.provider.refund = call;
  await own.pass();
  expect((await own.money()).available).toBe(40);
  for (let n = 0; n < 2; n++) {
    await repeatAskedRefunds(own.deps, own.deps.clock.now(), (_of, error) => expect.fail(String(error)));
    await own.pass();
  }
  expect((await own.money()).available).toBe(35);
});

test("a plan given back whole takes what came with it, what was spent as a debt, and ends", async () => {
  const own = await made("acc_0000000000000000000000r3");
  await own.pay({ plan: "Max" });
  await own.spend(120, "req_1");
  const { _id } = await own.newest("plan");
  await own.billing.refund(_id, { usdMicros: 100 * USD, key: "half" });
  await own.pass();
  expect(await own.money()).toEqual({ available: 30, included: 30, isOpen: true });
  await own.billing.refund(_id, { usdMicros: null, key: "rest" });
  await own.pass();
  expect(await own.money()).toEqual({ available: -120, included: 0, isOpen: false });
  expect(await kinds(own.accountId)).toEqual(expect.arrayContaining([["debt", -120]]));
  expect(await engine.store.subscriptions.findOne({ _id: own.accountId })).toMatchObject({
    status: "cancelled",
  });
  expect(await faults(own.accountId)).toEqual([]);
});

test("of a month that is over only what was spent of it is taken", async () => {
  const own = await made("acc_0000000000000000000000r4");
  await own.pay({ plan: "Pro" });
  await own.spend(30, "req_1");
  const { _id } = await own.newest("plan");
  await own.pass(40 * DAY);
  expect(await own.money()).toMatchObject({ available: 120, included: 120 });
  await own.billing.refund(_id, { usdMicros: 50 * USD, key: "half" });
  await own.pass();
  // Half of the 30 USD that were spent; the month that goes on pays it, and the plan goes on.
  expect(await own.money()).toEqual({ available: 105, included: 105, isOpen: true });
  expect(await faults(own.accountId)).toEqual([]);
});

test("a dispute of a plan that is won gives back what it took: included balance with its month, spent money for good", async () => {
  const own = await made("acc_0000000000000000000000r5");
  await own.pay({ plan: "Plus" });
  await own.spend(8, "req_1");
  const { reference } = await own.newest("plan");
  const about = {
    kind: "dispute",
    disputeId: "dp_1",
    reference: reference ?? "",
    usdMicros: 20 * USD,
  } as const;
  const tell = (state: "open" | "won", id: string) =>
    takeDispute(own.deps, { ...about, id, at: own.deps.clock.now().toISOString(), state });
  await own.billing.setAutoTopUp(own.accountId, { isEnabled: true, thresholdUsdMicros: USD });
  await tell("open", "evt_1");
  expect(await own.money()).toMatchObject({ available: -8, included: 0 });
  const isOn = async () => (await engine.store.autoTopUps.findOne({ _id: own.accountId }))?.isEnabled;
  expect(await isOn()).toBe(false);
  await engine.store.autoTopUps.updateOne({ _id: own.accountId }, { $set: { isEnabled: true } });
  await Promise.all([tell("won", "evt_2"), tell("won", "evt_2")]);
  await tell("open", "evt_3");
  expect(await isOn()).toBe(true);
  expect(await own.money()).toMatchObject({ available: 12, included: 12 });
  await own.deps.store.autoTopUps.deleteMany({});
  await own.act({ do: "cancel" });
  await own.pass(40 * DAY);
  await own.deps.wallet.postRest(own.deps.clock.now());
  expect(await own.money()).toMatchObject({ available: 0, included: 0 });
  expect(await faults(own.accountId)).toEqual([]);
});

test("what is disputed is not given back as well, and lost stays lost", async () => {
  const own = await made("acc_0000000000000000000000r6");
  await own.pay({ plan: "Plus" });
  await own.pay({ topUpUsdMicros: 40 * USD }, "dispute");
  await own.pass();
  const { _id, reference } = await own.newest("top_up");
  expect((await own.money()).available).toBe(20);
  const refund = own.billing.refund(_id, { usdMicros: null, key: "a" });
  await expect(refund).rejects.toMatchObject({ code: "invalid_input", details: [{ limit: 0 }] });
  // Nor by a person at the provider.
  await own.act({ do: "refund", chargeId: reference ?? "" });
  await own.act({ do: "dispute", chargeId: reference ?? "", state: "lost" });
  await own.act({ do: "refund", chargeId: reference ?? "" });
  await own.pass();
  expect((await own.money()).available).toBe(20);
  expect(own.told.filter(({ kind }) => kind === "payment.disputed").map(({ data }) => data["state"])).toEqual(
    ["open", "lost"],
  );
  expect(await faults(own.accountId)).toEqual([]);
});

test.each([
  ["after it", ["succeeded", "failed", "succeeded"]],
  ["before it", ["failed", "succeeded", "failed"]],
] as const)("a refund that fails gives the money back, told %s", async (_name, order) => {
  const own = await made(`acc_000000000000000000000r7${order[0]}`);
  await own.pay({ plan: "Plus" });
  await own.pay({ topUpUsdMicros: 20 * USD });
  const { _id, reference } = await own.newest("top_up");
  const facts = { kind: "refund", refundId: `re_${order[0]}`, usdMicros: 15 * USD, key: null } as const;
  for (const [n, state] of order.entries())
    await takeRefund(own.deps, { id: `evt_${n}`, at: "", ...facts, reference: reference ?? "", state });
  expect(await own.money()).toMatchObject({ available: 40, included: 20 });
  await own.billing.refund(_id, { usdMicros: 20 * USD, key: "another-way" });
  await own.pass();
  expect((await own.money()).available).toBe(20);
  expect(await engine.store.invoices.findOne({ accountId: own.accountId, purpose: "top_up" })).toMatchObject({
    refundedUsdMicros: 20 * USD,
  });
  expect(await faults(own.accountId)).toEqual([]);
});
