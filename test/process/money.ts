import { LOCAL_ACCOUNT_ID } from "../../src/domain/account/local-account.ts";
import { appendLedger, ledgerSum } from "../../src/store/wallet/ledger.store.ts";
import type { Store } from "../../src/store/store.ts";
import { waitUntil } from "./wait-until.ts";

export const GRANT = 20_000_000;

export interface Money {
  available: number;
  held: number;
  holds: number;
  ledger: number;
}

/** The local account's balances beside what its ledger adds up to, in micro-USD. */
export async function money(store: Store): Promise<Money> {
  const wallet = await store.wallets.findOne({ _id: LOCAL_ACCOUNT_ID });
  const { usdMicros } = await ledgerSum(store, LOCAL_ACCOUNT_ID);
  return {
    available: wallet?.availableUsdMicros ?? 0,
    held: wallet?.heldUsdMicros ?? 0,
    holds: wallet?.holds.length ?? 0,
    ledger: usdMicros,
  };
}

/** The money once every finished round is booked. */
export async function settledMoney(store: Store): Promise<Money> {
  await waitUntil("every round is booked", async () => {
    const open = await store.requests.countDocuments({
      $or: [{ "settlement.done": false }, { settlement: null }],
    });
    return open === 0;
  });
  return money(store);
}

/** What money looks like when nothing runs and `spent` micro-USD were charged. */
export function restingAfter(spent: number): Money {
  return { available: GRANT - spent, held: 0, holds: 0, ledger: GRANT - spent };
}

/** Gives the local account more, as a top-up would, once per `key`. */
export async function topUp(store: Store, key: string, usdMicros: number): Promise<void> {
  await appendLedger(store, {
    _id: `grant:${LOCAL_ACCOUNT_ID}:${key}`,
    accountId: LOCAL_ACCOUNT_ID,
    kind: "grant",
    usdMicros,
    source: null,
    meter: null,
    quantity: null,
    unitPriceUsdMicros: null,
    at: new Date(),
  });
  await store.wallets.updateOne({ _id: LOCAL_ACCOUNT_ID }, { $inc: { availableUsdMicros: usdMicros } });
}
