import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sha256 } from "../../kernel/hash.ts";
import { findActiveKey } from "../../store/api-keys.store.ts";
import { DURABLE } from "../../store/client.ts";
import { appendLedger } from "../../store/ledger.store.ts";
import type { Store } from "../../store/store.ts";
import type { AccountService } from "./account.service.ts";

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

/** The key and the file that holds it. */
export interface LocalKey {
  key: string;
  path: string;
}

/**
 * The API key of the local account from `<data dir>/api-key` (mode 0600); makes a new one when the file is missing
 * or its key is not valid in this database.
 */
export async function ensureLocalKey(
  store: Store,
  accounts: AccountService,
  dataDir: string,
): Promise<LocalKey> {
  const path = join(dataDir, "api-key");
  const stored = (await readFile(path, "utf8").catch(() => "")).trim();
  if (stored !== "" && (await findActiveKey(store, sha256(stored)))) return { key: stored, path };
  const { secret } = await accounts.createApiKey(LOCAL_ACCOUNT_ID, "local key file");
  const fresh = `${path}.${process.pid}`;
  await writeFile(fresh, `${secret}\n`, { mode: 0o600 });
  await rename(fresh, path);
  return { key: secret, path };
}
