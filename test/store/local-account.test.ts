import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { ensureLocalAccount, LOCAL_ACCOUNT_ID } from "../../src/domain/account/local-account.ts";
import type { News } from "../../src/domain/notification/notification.service.ts";
import { SandboxProvider } from "../../src/domain/payment/sandbox/sandbox-provider.ts";
import { settleSubscription } from "../../src/domain/plan/settle-subscription.ts";
import { Wallet } from "../../src/domain/wallet/wallet.ts";
import { createLog } from "../../src/kernel/log.ts";
import { isLocalAccount } from "../../src/store/account/accounts.store.ts";
import type { SubscriptionDoc } from "../../src/store/plan/plan-documents.ts";
import { accountWithMoney } from "../kit/account-with-money.ts";
import { startEngineStore, type EngineStore } from "./engine-store.ts";

const OTHER = "acc_0000000000000000000000f1";
const AT = new Date("2026-03-04T12:00:00Z");

let engine: EngineStore;
beforeAll(async () => {
  engine = await startEngineStore();
});
afterAll(() => engine.stop());
beforeEach(async () => {
  const { accounts, wallets, ledger } = engine.store;
  await Promise.all([accounts, wallets, ledger].map((one) => one.deleteMany({})));
});

const accountNow = (_id: string) => engine.store.accounts.findOne({ _id });

test("a start marks the local account of before accounts said so themselves, and changes nothing else of it", async () => {
  const old = { _id: LOCAL_ACCOUNT_ID, name: "ours", plan: { name: "Max", revision: 4 }, createdAt: AT };
  await engine.store.accounts.insertOne(old);
  await accountWithMoney(engine.store, OTHER, {});
  expect(await isLocalAccount(engine.store, LOCAL_ACCOUNT_ID)).toBe(false);
  for (let starts = 0; starts < 2; starts++) {
    await ensureLocalAccount(engine.store, new Date());
    expect(await accountNow(LOCAL_ACCOUNT_ID)).toEqual({ ...old, isLocal: true });
  }
  expect(await isLocalAccount(engine.store, LOCAL_ACCOUNT_ID)).toBe(true);
  expect(await isLocalAccount(engine.store, OTHER)).toBe(false);
});

test("the end of a subscription takes the plan from every account but the local one", async () => {
  const { store } = engine;
  await ensureLocalAccount(store, AT);
  await accountWithMoney(store, OTHER, { isOpen: true });
  const told: News[] = [];
  const deps = {
    ...{ store, clock: { now: () => AT }, log: createLog("silent"), wallet: new Wallet({ store }) },
    provider: new SandboxProvider({
      store,
      clock: { now: () => AT },
      publicUrl: () => "http://q.test",
      deliver: async () => undefined,
    }),
    notify: async (news: News) => void told.push(news),
  };
  for (const _id of [LOCAL_ACCOUNT_ID, OTHER]) {
    const ended: SubscriptionDoc = {
      _id,
      subscriptionId: "sub_1",
      plan: "Pro",
      status: "cancelled",
      periodStart: AT,
      periodEnd: AT,
      cancelAtPeriodEnd: false,
      pendingPlan: null,
      failingSince: null,
      granted: null,
      effects: [],
      isSettled: false,
      revision: 1,
      reads: 1,
      readAt: AT,
    };
    await settleSubscription(deps, ended);
  }
  const isOpen = async (_id: string) => (await store.wallets.findOne({ _id }))?.isOpen;
  expect(await accountNow(LOCAL_ACCOUNT_ID)).toMatchObject({ plan: { name: "Plus" }, isLocal: true });
  expect(await isOpen(LOCAL_ACCOUNT_ID)).toBe(true);
  expect(await accountNow(OTHER)).toMatchObject({ plan: { name: "Free" } });
  expect(await isOpen(OTHER)).toBe(false);
  expect(told.map(({ accountId, kind }) => [accountId, kind])).toEqual([[OTHER, "plan.ended"]]);
});
