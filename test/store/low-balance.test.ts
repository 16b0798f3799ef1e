import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { seeToLowBalance, seeToLowBalances } from "../../src/domain/billing/low-balance.ts";
import { topUpLowAccounts } from "../../src/domain/payment/auto-top-up.ts";
import { verifyLedger } from "../../src/domain/wallet/verify-ledger.ts";
import { Wallet } from "../../src/domain/wallet/wallet.ts";
import { dyingStore } from "../kit/dying-store.ts";
import { sandboxBilling } from "../kit/sandbox-billing.ts";
import { startEngineStore, type EngineStore } from "./engine-store.ts";

const USD = 1_000_000;

let engine: EngineStore;
beforeAll(async () => {
  engine = await startEngineStore();
});
afterAll(() => engine.stop());

/** A wallet that nobody listens to, as when the process is gone. */
const deaf = async () => new Wallet({ store: await engine.another() });

/** An account with 20 USD, and a hold that a process over a store of its own places. */
async function made(accountId: string) {
  const own = await sandboxBilling(engine.store, accountId);
  await own.pay({ plan: "Plus" });
  let holds = 0;
  // The clockwork of one account also takes up what others have left.
  const announced = (wanted: string) =>
    own.told.filter((news) => news.kind === wanted && news.accountId === accountId);
  const low = () => announced("balance.low");
  return {
    ...own,
    low,
    toppedUp: () => announced("balance.topped_up"),
    hold: (wallet: Wallet, usd: number) =>
      wallet.hold(accountId, {
        key: `hold-${++holds}`,
        usdMicros: usd * USD,
        at: own.deps.clock.now(),
      }),
    wallet: () => engine.store.wallets.findOne({ _id: accountId }),
    job: () => seeToLowBalances(own.deps),
    /** The wallet of a gateway, over a store of its own. */
    async gateway() {
      const store = await engine.another();
      const wallet: Wallet = new Wallet({
        store,
        onLow: (id, lowSince) => void seeToLowBalance({ ...own.deps, store, wallet }, id, lowSince),
      });
      return wallet;
    },
  };
}

test("a balance that falls below its mark is announced once for each time that money came", async () => {
  const own = await made("acc_0000000000000000000000b1");
  const gateway = await own.gateway();
  await own.hold(gateway, 17);
  expect(await own.wallet()).not.toHaveProperty("lowSince");
  await own.hold(gateway, 2);
  await vi.waitFor(async () => expect(await own.wallet()).not.toHaveProperty("lowSince"));
  expect(own.low()).toMatchObject([{ data: { availableUsdMicros: 1 * USD } }]);
  await gateway.release(own.accountId, "hold-2");
  await own.hold(gateway, 3);
  await vi.waitFor(async () => expect(await own.wallet()).not.toHaveProperty("lowSince"));
  expect(own.low()).toHaveLength(1);
  await own.pay({ topUpUsdMicros: 20 * USD });
  await own.hold(gateway, 19);
  await vi.waitFor(() => expect(own.low()).toHaveLength(2));
});

test("a process that dies behind the hold loses no notice: a job sees to it, once", async () => {
  const own = await made("acc_0000000000000000000000b2");
  await own.hold(await deaf(), 19);
  expect(own.low()).toEqual([]);
  await own.job();
  expect(own.low()).toEqual([]);
  await own.pass();
  await own.job();
  await own.job();
  expect(own.low()).toMatchObject([{ data: { availableUsdMicros: 1 * USD } }]);
  expect(await own.wallet()).not.toHaveProperty("lowSince");
});

test("a balance that is no longer low when the job comes is not announced", async () => {
  const own = await made("acc_0000000000000000000000b3");
  await own.hold(await deaf(), 19);
  await own.deps.wallet.release(own.accountId, "hold-1");
  await own.pass();
  await own.job();
  expect(own.low()).toEqual([]);
  expect(await own.wallet()).not.toHaveProperty("lowSince");
});

test("a hold sets off one automatic top-up, which is announced; a refused one pauses and says so", async () => {
  const own = await made("acc_0000000000000000000000b4");
  const settings = { amountUsdMicros: 20 * USD, monthlyCeilingUsdMicros: 100 * USD };
  await own.billing.setAutoTopUp(own.accountId, {
    isEnabled: true,
    thresholdUsdMicros: 5 * USD,
    ...settings,
  });
  const turn = async () => (await engine.store.autoTopUps.findOne({ _id: own.accountId }))?.current;
  const gateways = [await own.gateway(), await own.gateway()];
  await Promise.all([12, 4, 1, 1].map((usd, n) => own.hold(gateways[n % 2]!, usd)));
  await vi.waitFor(async () => expect(await own.wallet()).not.toHaveProperty("lowSince"));
  // The gateway that did not get the turn notes the fall as seen to, which may be before the other one is through.
  await vi.waitFor(() => expect(own.toppedUp()).toMatchObject([{ data: { usdMicros: 20 * USD } }]));
  expect((await own.money()).available).toBe(22);
  expect(own.low()).toEqual([]);
  own.deps.provider.charge = () =>
    Promise.resolve({ state: "failed", usdMicros: 20 * USD, reference: null, failure: "card_declined" });
  await vi.waitFor(async () => expect(await turn()).toBeNull());
  await own.hold(gateways[0]!, 18);
  await vi.waitFor(async () => expect(await own.wallet()).not.toHaveProperty("lowSince"));
  expect(own.told.filter(({ kind }) => kind === "payment.failed")).toHaveLength(1);
  expect(own.low()).toHaveLength(1);
  const { pausedUntil, current } = (await engine.store.autoTopUps.findOne({ _id: own.accountId }))!;
  expect([current, Number(pausedUntil) - own.deps.clock.now().getTime()]).toEqual([null, 86_400_000]);
});

test("an automatic top-up that dies at any write is charged, booked and announced once", async () => {
  for (let n = 1; ; n++) {
    const own = await made(`acc_00000000000000000000c${String(n).padStart(3, "0")}`);
    const settings = { amountUsdMicros: 20 * USD, monthlyCeilingUsdMicros: 100 * USD };
    await own.billing.setAutoTopUp(own.accountId, {
      isEnabled: true,
      thresholdUsdMicros: 5 * USD,
      ...settings,
    });
    await own.hold(await deaf(), 16);
    await own.pass();
    const dying = dyingStore(engine.store, n);
    const wallet = new Wallet({ store: dying });
    const died = await seeToLowBalances({ ...own.deps, store: dying, wallet }).then(
      async () => (await own.wallet())?.lowSince !== undefined,
      () => true,
    );
    await own.pass();
    await own.job();
    await topUpLowAccounts(own.deps);
    const { charges } = (await engine.store.sandbox.findOne({ _id: own.accountId }))!;
    expect([n, charges.length, (await own.money()).available]).toEqual([n, 2, 24]);
    expect(own.toppedUp()).toMatchObject([{ data: { usdMicros: 20 * USD } }]);
    expect((await verifyLedger(engine.store, [], own.accountId)).faults).toEqual([]);
    if (!died) break;
  }
});
