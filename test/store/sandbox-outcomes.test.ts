import { afterAll, beforeAll, expect, test } from "vitest";
import { verifyLedger } from "../../src/domain/wallet/verify-ledger.ts";
import { sandboxBilling } from "../kit/sandbox-billing.ts";
import { startEngineStore, type EngineStore } from "./engine-store.ts";

const USD = 1_000_000;

let engine: EngineStore;
beforeAll(async () => {
  engine = await startEngineStore();
});
afterAll(() => engine.stop());

const made = (id: string) => sandboxBilling(engine.store, id);
const states = async (accountId: string) =>
  (await engine.store.payments.find({ accountId, purpose: "top_up" }).sort({ createdAt: 1 }).toArray()).map(
    ({ state }) => state,
  );

test("a delayed payment brings nothing before it arrives, and its money once", async () => {
  const own = await made("acc_0000000000000000000000d1");
  await own.pay({ plan: "Plus" });
  await own.pay({ topUpUsdMicros: 30 * USD }, "delay");
  expect([await states(own.accountId), (await own.money()).available]).toEqual([["pending"], 20]);
  for (let minutes = 0; minutes < 3; minutes++) await own.pass();
  expect([await states(own.accountId), (await own.money()).available]).toEqual([["succeeded"], 50]);
  expect((await verifyLedger(engine.store, [], own.accountId)).faults).toEqual([]);
});

test("a page that is left, and one where the card was declined, bring nothing; the declined one can be paid yet", async () => {
  const own = await made("acc_0000000000000000000000d2");
  await own.pay({ plan: "Plus" });
  await own.pay({ topUpUsdMicros: 30 * USD }, "leave");
  const { url } = await own.billing.checkout(own.accountId, { topUpUsdMicros: 25 * USD });
  const checkoutId = url.split("/").at(-1) ?? "";
  await own.act({ do: "pay", checkoutId, outcome: "decline" });
  await own.pass();
  expect([await states(own.accountId), (await own.money()).available]).toEqual([["expired", "open"], 20]);
  await own.act({ do: "pay", checkoutId, outcome: "pay" });
  await own.act({ do: "pay", checkoutId, outcome: "pay" });
  await own.pass();
  expect([await states(own.accountId), (await own.money()).available]).toEqual([
    ["expired", "succeeded"],
    45,
  ]);
});

test("a plan that is ended at once closes the wallet; its balance goes with the month, what was topped up stays", async () => {
  const own = await made("acc_0000000000000000000000d3");
  await own.pay({ plan: "Plus" });
  await own.pay({ topUpUsdMicros: 30 * USD });
  await own.act({ do: "cancel_now" });
  await own.pass();
  expect(await own.money()).toEqual({ available: 50, included: 20, isOpen: false });
  await own.pass(31 * 86_400_000);
  await own.deps.wallet.postRest(own.deps.clock.now());
  expect(await own.money()).toEqual({ available: 30, included: 0, isOpen: false });
  expect(own.told.map(({ kind }) => kind)).toContain("plan.ended");
  expect((await verifyLedger(engine.store, [], own.accountId)).faults).toEqual([]);
});
