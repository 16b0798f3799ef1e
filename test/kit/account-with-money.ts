import type { WalletDoc } from "../../src/store/wallet/money-documents.ts";
import type { Store } from "../../src/store/store.ts";

/** Puts an account with an open wallet into the database; returns its id. */
export async function accountWithMoney(
  store: Pick<Store, "accounts" | "wallets">,
  id: string,
  wallet: Partial<WalletDoc> = {},
): Promise<string> {
  const empty = { isOpen: true, availableUsdMicros: 1_000_000, heldUsdMicros: 0, holds: [] };
  await store.wallets.insertOne({ _id: id, ...empty, ...wallet });
  await store.accounts.insertOne({ _id: id, name: "other", plan: { name: "Plus" }, createdAt: new Date() });
  return id;
}
