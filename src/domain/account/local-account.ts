import { DURABLE } from "../../store/client.ts";
import { appendLedger } from "../../store/ledger.store.ts";
import type { Store } from "../../store/store.ts";

/** The account of whoever started this server. Its id is fixed so that all processes mean the same one. */
export const LOCAL_ACCOUNT_ID = "acc_000000000000000000000001";
const GRANT_USD_MICROS = 20_000_000;

/** Makes the local account with an active plan and 20 USD, once. */
export async function ensureLocalAccount(store: Store, now: Date): Promise<void> {
  await appendLedger(store, {
    _id: `grant:${LOCAL_ACCOUNT_ID}:first-start`,
    accountId: LOCAL_ACCOUNT_ID,
    kind: "grant",
    usdMicros: GRANT_USD_MICROS,
    requestId: null,
    records: null,
    priceUsdMicros: null,
    at: now,
  });
  await store.accounts.updateOne(
    { _id: LOCAL_ACCOUNT_ID },
    {
      $setOnInsert: {
        name: "local",
        plan: { name: "Plus", active: true },
        availableUsdMicros: GRANT_USD_MICROS,
        heldUsdMicros: 0,
        holds: [],
        createdAt: now,
      },
    },
    { upsert: true, writeConcern: DURABLE },
  );
}
