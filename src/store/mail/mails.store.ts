import { DURABLE, isDuplicateKey } from "../client.ts";
import type { MailDoc } from "./mail-documents.ts";
import type { Store } from "../store.ts";

/** Stores a mail to be sent; false when one of its id was promised before. */
export async function insertMail(store: Store, mail: MailDoc): Promise<boolean> {
  try {
    await store.mails.insertOne(mail, { writeConcern: DURABLE });
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

/** Takes the mail that is due for longest, of any account but `without`, until `leaseUntil`; null when there is none. */
export function claimMail(
  store: Store,
  { now, leaseUntil, without }: { now: Date; leaseUntil: Date; without: readonly string[] },
): Promise<MailDoc | null> {
  return store.mails.findOneAndUpdate(
    { accountId: { $nin: [...without] }, nextAt: { $lte: now } },
    { $set: { nextAt: leaseUntil }, $inc: { attempts: 1 } },
    { sort: { nextAt: 1 }, returnDocument: "after", writeConcern: DURABLE },
  );
}

/**
 * Erases the mails of an account and those to these addresses, but those that a process holds by a lease, and sends perhaps. Returns
 * whether none is left.
 */
export async function eraseMails(
  store: Store,
  { accountId, addresses }: { accountId: string; addresses: readonly string[] },
  { now, leaseUntil }: { now: Date; leaseUntil: Date },
): Promise<boolean> {
  const of = { $or: [{ accountId }, { "content.to": { $in: [...addresses] } }] };
  const isHeld = { nextAt: { $gt: now, $lte: leaseUntil } };
  await store.mails.deleteMany({ $and: [of, { $nor: [isHeld] }] }, { writeConcern: DURABLE });
  return (await store.mails.findOne(of, { projection: { _id: 1 } })) === null;
}

/** Ends a mail, sent or, with `failure`, given up. What it said is forgotten. */
export async function endMail(
  store: Store,
  id: string,
  end: { sentAt: Date | null; failure: string | null },
): Promise<void> {
  await store.mails.updateOne(
    { _id: id },
    { $set: { ...end, content: null }, $unset: { nextAt: "" } },
    { writeConcern: DURABLE },
  );
}

/** Notes a failure, and when to try again. */
export async function delayMail(
  store: Store,
  id: string,
  { nextAt, failure }: { nextAt: Date; failure: string },
): Promise<void> {
  await store.mails.updateOne({ _id: id }, { $set: { nextAt, failure } }, { writeConcern: DURABLE });
}
