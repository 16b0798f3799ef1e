import { DURABLE } from "../client.ts";
import type { MailedTokenDoc } from "./session-documents.ts";
import type { Store } from "../store.ts";

export async function insertMailedToken(store: Store, token: MailedTokenDoc): Promise<void> {
  await store.mailedTokens.insertOne(token, { writeConcern: DURABLE });
}

/** One that is good still, used or not. What it leads to can be repeated, so its use is noted behind that. */
export function findMailedToken(
  store: Store,
  { hash, purpose, now }: { hash: string; purpose: MailedTokenDoc["purpose"]; now: Date },
): Promise<MailedTokenDoc | null> {
  return store.mailedTokens.findOne({ _id: hash, purpose, expiresAt: { $gt: now } });
}

/** Erases all that were mailed to these addresses, whatever account they name: that of a sign-up is one that never came to be. */
export async function eraseTokensTo(store: Store, addresses: readonly string[]): Promise<void> {
  await store.mailedTokens.deleteMany({ email: { $in: [...addresses] } }, { writeConcern: DURABLE });
}

/** Notes that a token was used, once, and when it ends. */
export async function useMailedToken(
  store: Store,
  hash: string,
  { usedAt, endsAt }: { usedAt: Date; endsAt: Date },
): Promise<void> {
  await store.mailedTokens.updateOne(
    { _id: hash, usedAt: { $exists: false } },
    { $set: { usedAt }, $min: { expiresAt: endsAt } },
    { writeConcern: DURABLE },
  );
}
