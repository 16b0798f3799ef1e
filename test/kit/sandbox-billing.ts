import { BillingService, type CheckoutInput } from "../../src/domain/billing/billing.service.ts";
import type { BillingDeps } from "../../src/domain/provider/billing-deps.ts";
import { receiveEvent, workOnDueEvents } from "../../src/domain/payment/events.ts";
import type { SandboxAction } from "../../src/domain/payment/sandbox/act.ts";
import { SandboxProvider } from "../../src/domain/payment/sandbox/sandbox-provider.ts";
import { SandboxService } from "../../src/domain/payment/sandbox/sandbox.service.ts";
import type { News } from "../../src/domain/notification/notification.service.ts";
import { Wallet } from "../../src/domain/wallet/wallet.ts";
import { createLog } from "../../src/kernel/log.ts";
import type { Store } from "../../src/store/store.ts";
import { accountWithMoney } from "./account-with-money.ts";

/** An account without a plan that pays in the sandbox, by a clock of its own. */
export async function sandboxBilling(store: Store, accountId: string) {
  let now = new Date("2026-03-04T12:00:00Z").getTime();
  const told: News[] = [];
  const clock = { now: () => new Date(now) };
  const publicUrl = () => "http://quarry.test";
  // Messages of what the API does come when time passes, as from a provider that takes its time.
  const provider = new SandboxProvider({ store, clock, publicUrl, deliver: async () => undefined });
  const deps: BillingDeps & { provider: SandboxProvider } = {
    store,
    wallet: new Wallet({ store }),
    clock,
    log: createLog("silent"),
    provider,
    notify: async (news) => {
      if (!told.some(({ key }) => key === news.key)) told.push(news);
    },
  };
  await accountWithMoney(store, accountId, { isOpen: false, availableUsdMicros: 0 });
  const billing = new BillingService({ ...deps, publicUrl, isOff: false });
  const sandbox = new SandboxService(deps);
  const act = (action: SandboxAction) =>
    sandbox.act(accountId, action, async (body, headers) => {
      await receiveEvent(deps, body, headers);
      return true;
    });
  return {
    accountId,
    deps,
    billing,
    told,
    act,
    /** Lets time pass, and does what comes with it. */
    async pass(ms = 60_000) {
      now += ms;
      await sandbox.work();
      await workOnDueEvents(deps);
    },
    /** Begins a checkout and pays it. */
    async pay(order: CheckoutInput, outcome: "pay" | "decline" | "delay" | "dispute" | "leave" = "pay") {
      const { url } = await billing.checkout(accountId, order);
      await act({ do: "pay", checkoutId: url.split("/").at(-1) ?? "", outcome });
    },
    /** In USD. */
    async money() {
      const wallet = await store.wallets.findOne({ _id: accountId });
      return {
        available: (wallet?.availableUsdMicros ?? 0) / 1_000_000,
        included: (wallet?.included?.usdMicros ?? 0) / 1_000_000,
        isOpen: wallet?.isOpen ?? false,
      };
    },
    async newest(purpose: "plan" | "top_up" | "auto_top_up") {
      const found = await store.payments.find({ accountId, purpose }).sort({ createdAt: -1 }).limit(1).next();
      if (found === null) throw new Error(`There is no payment for ${purpose}.`);
      return found;
    },
    /** Uses some of the balance up. */
    async spend(usd: number, key: string) {
      const { wallet } = deps;
      const usdMicros = usd * 1_000_000;
      await wallet.hold(accountId, { key, usdMicros, at: clock.now() });
      const facts = { accountId, kind: "charge" as const, source: null, at: clock.now() };
      const units = { meter: null, quantity: null, unitPriceUsdMicros: null };
      const entry = { _id: `test:${accountId}:${key}`, ...facts, ...units, usdMicros: -usdMicros };
      await wallet.capture([{ accountId, key, usdMicros, entry }]);
    },
  };
}
