import { insertLocalAccountOnce } from "../../store/account/accounts.store.ts";
import { appendLedger } from "../../store/wallet/ledger.store.ts";
import type { Store } from "../../store/store.ts";
import { openWallet } from "../../store/wallet/wallets.store.ts";

/** The account of whoever started this server. Its id is fixed so that all processes mean the same one. */
export const LOCAL_ACCOUNT_ID = "acc_000000000000000000000001";
const GRANT_USD_MICROS = 20_000_000;

/** Makes the local account with an active plan and 20 USD, once. What it may do besides is told by its document alone. */
export async function ensureLocalAccount(store: Store, now: Date): Promise<void> {
  await appendLedger(store, {
    _id: `grant:${LOCAL_ACCOUNT_ID}:first-start`,
    accountId: LOCAL_ACCOUNT_ID,
    kind: "grant",
    usdMicros: GRANT_USD_MICROS,
    source: null,
    meter: null,
    quantity: null,
    unitPriceUsdMicros: null,
    at: now,
  });
  const availableUsdMicros = GRANT_USD_MICROS;
  await openWallet(store, { _id: LOCAL_ACCOUNT_ID, isOpen: true, availableUsdMicros });
  // Last: an account without a wallet has lost it.
  await insertLocalAccountOnce(store, {
    _id: LOCAL_ACCOUNT_ID,
    name: "local",
    plan: { name: "Plus" },
    createdAt: now,
  });
}
