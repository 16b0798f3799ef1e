import { DURABLE } from "../client.ts";
import type { SandboxDoc } from "./sandbox-documents.ts";
import type { Store } from "../store.ts";

export function findSandbox(store: Store, accountId: string): Promise<SandboxDoc | null> {
  return store.sandbox.findOne({ _id: accountId });
}

export function findSandboxByCheckout(store: Store, checkoutId: string): Promise<SandboxDoc | null> {
  return store.sandbox.findOne({ "checkouts.id": checkoutId });
}

export function findSandboxByPortal(store: Store, portalToken: string): Promise<SandboxDoc | null> {
  return store.sandbox.findOne({ portalToken });
}

export function findSandboxBySubscription(store: Store, id: string): Promise<SandboxDoc | null> {
  return store.sandbox.findOne({ "subscriptions.id": id });
}

/** Makes the sandbox of an account, once. */
export async function makeSandbox(store: Store, doc: SandboxDoc): Promise<void> {
  const { _id, ...rest } = doc;
  await store.sandbox.updateOne({ _id }, { $setOnInsert: rest }, { upsert: true, writeConcern: DURABLE });
}

/** Stores a sandbox in place of the revision before; false when another writer came first. */
export async function saveSandbox(store: Store, doc: SandboxDoc): Promise<boolean> {
  const { _id, ...rest } = doc;
  const { matchedCount } = await store.sandbox.replaceOne(
    { _id, revision: doc.revision },
    { ...rest, revision: doc.revision + 1 },
    { writeConcern: DURABLE },
  );
  return matchedCount === 1;
}

/** Forgets a message that was received. */
export async function dropSandboxEvent(store: Store, accountId: string, eventId: string): Promise<void> {
  await store.sandbox.updateOne(
    { _id: accountId },
    { $pull: { events: { id: eventId } }, $inc: { revision: 1 } },
    { writeConcern: DURABLE },
  );
}

/** Those in which something is to happen by itself, or whose messages have waited since `before`. */
export function dueSandboxes(
  store: Store,
  { now, before }: { now: Date; before: Date },
): AsyncIterable<SandboxDoc> {
  return store.sandbox.find({ $or: [{ nextAt: { $lte: now } }, { "events.dueAt": { $lte: before } }] });
}

/** The secret that messages are signed with: the first one that a process brought. */
export async function sandboxSecret(store: Store, proposed: string): Promise<string> {
  const found = await store.sandboxSecrets.findOneAndUpdate(
    { _id: "webhook" },
    { $setOnInsert: { secret: proposed } },
    { upsert: true, returnDocument: "after", writeConcern: DURABLE },
  );
  return found?.secret ?? proposed;
}
