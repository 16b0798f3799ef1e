import type { Filter } from "mongodb";
import type { LoginDoc } from "../session/session-documents.ts";
import type { Store } from "../store.ts";
import type { WalletDoc } from "../wallet/money-documents.ts";
import type { AccountDoc } from "./account-documents.ts";

/** More mailboxes that begin alike are not looked through. */
const MAX_MAILBOXES = 500;
/** Behind every character that an id or an address may have. */
const LAST = "\uffff";

/** Accounts, newest first, with ids before `before`; with a text those whose id or whose owner's mailbox begins with it. */
export async function listAccounts(
  store: Store,
  { before, limit, text }: { before: string | null; limit: number; text: string | null },
): Promise<AccountDoc[]> {
  const older: Filter<AccountDoc> = before === null ? {} : { _id: { $lt: before } };
  const which = text === null ? {} : await beginningWith(store, text);
  return store.accounts
    .find({ $and: [older, which] })
    .sort({ _id: -1 })
    .limit(limit)
    .toArray();
}

async function beginningWith(store: Store, text: string): Promise<Filter<AccountDoc>> {
  const between = { $gte: text, $lt: text + LAST };
  const owners = await store.logins
    .find({ _id: between }, { projection: { accountId: 1 } })
    .limit(MAX_MAILBOXES)
    .toArray();
  return { $or: [{ _id: between }, { _id: { $in: owners.map(({ accountId }) => accountId) } }] };
}

/** What is known beside the accounts themselves, by account: who signs in, the money, how many Requests are open. */
export async function aboutAccounts(
  store: Store,
  ids: readonly string[],
): Promise<{
  logins: ReadonlyMap<string, Pick<LoginDoc, "_id" | "createdAt">>;
  wallets: ReadonlyMap<string, WalletDoc>;
  open: ReadonlyMap<string, number>;
}> {
  const some = { $in: [...ids] };
  const [logins, wallets, open] = await Promise.all([
    store.logins.find({ accountId: some }, { projection: { accountId: 1, createdAt: 1 } }).toArray(),
    store.wallets.find({ _id: some }).toArray(),
    store.requests
      .aggregate<{ _id: string; count: number }>([
        { $match: { state: { $in: ["queued", "running", "cancelling"] }, accountId: some } },
        { $group: { _id: "$accountId", count: { $sum: 1 } } },
      ])
      .toArray(),
  ]);
  return {
    logins: new Map(logins.map((login) => [login.accountId, login])),
    wallets: new Map(wallets.map((wallet) => [wallet._id, wallet])),
    open: new Map(open.map(({ _id, count }) => [_id, count])),
  };
}
