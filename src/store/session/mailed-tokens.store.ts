import { DURABLE } from "../client.ts";
import type { MailedTokenDoc } from "./session-documents.ts";
import type { Store } from "../store.ts";

export async function insertMailedToken(store: Store, token: MailedTokenDoc): Promise<void> {
  await store.mailedTokens.insertOne(token, { writeConcern: DURABLE });
}

/** One that is good still. What it leads to can be repeated, so it is ended behind that. */
export function findMailedToken(
  store: Store,
  { hash, purpose, now }: { hash: string; purpose: MailedTokenDoc["purpose"]; now: Date },
): Promise<MailedTokenDoc | null> {
  return store.mailedTokens.findOne({ _id: hash, purpose, expiresAt: { $gt: now } });
}

/** Ends a token; false when another call has ended it before. */
export async function endMailedToken(store: Store, hash: string): Promise<boolean> {
  return (await store.mailedTokens.deleteOne({ _id: hash }, { writeConcern: DURABLE })).deletedCount === 1;
}
