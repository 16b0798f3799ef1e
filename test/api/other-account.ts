import { createHash } from "node:crypto";
import type { Db } from "mongodb";
import { storeOf } from "../../src/store/store.ts";
import { accountWithMoney } from "../kit/account-with-money.ts";

export const OTHER_ACCOUNT = "acc_0000000000000000000000ff";

/** Puts a second account with a key and 1 USD into the database; returns its key. */
export async function otherAccount(db: Db): Promise<string> {
  const key = "qk_of-the-other-account";
  await accountWithMoney(storeOf(db), OTHER_ACCOUNT);
  await db.collection<{ _id: string } & Record<string, unknown>>("apiKeys").insertOne({
    _id: "key_0000000000000000000000ff",
    accountId: OTHER_ACCOUNT,
    label: "other",
    hash: createHash("sha256").update(key).digest("hex"),
    hint: "qk_of-t…",
    createdAt: new Date(),
    revokedAt: null,
  });
  return key;
}
