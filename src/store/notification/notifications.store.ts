import type { Filter } from "mongodb";
import { DURABLE, isDuplicateKey } from "../client.ts";
import type { Channels, NotificationDoc, NotificationSettingsDoc } from "./notification-documents.ts";
import type { Store } from "../store.ts";

/** Stores a notification unless its account has one of the same key; false, and the one there is, when it has. */
export async function insertNotification(
  store: Store,
  notification: NotificationDoc,
): Promise<{ stored: NotificationDoc; isNew: boolean }> {
  try {
    await store.notifications.insertOne(notification, { writeConcern: DURABLE });
    return { stored: notification, isNew: true };
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    const { accountId, key } = notification;
    const stored = await store.notifications.findOne({ accountId, key });
    if (!stored) throw error;
    return { stored, isNew: false };
  }
}

/** Notes that mail and webhooks of a notification are made. */
export async function markTold(store: Store, id: string): Promise<void> {
  await store.notifications.updateOne(
    { _id: id },
    { $unset: { pendingSince: "" } },
    { writeConcern: DURABLE },
  );
}

/** Notifications whose mail and webhooks are still to be made, since before `before`. */
export function untold(store: Store, before: Date): AsyncIterable<NotificationDoc> {
  return store.notifications.find({ pendingSince: { $lt: before } }).sort({ pendingSince: 1 });
}

/** Listed notifications of the account, newest first, older than `before`. Ids sort by time. */
export function listNotifications(
  store: Store,
  accountId: string,
  page: { before: string | null; limit: number; unread: boolean; kind: string | null },
): Promise<NotificationDoc[]> {
  const filter: Filter<NotificationDoc> = { accountId, isListed: true };
  if (page.before !== null) filter._id = { $lt: page.before };
  if (page.unread) filter.readAt = null;
  if (page.kind !== null) filter.kind = page.kind;
  return store.notifications.find(filter).sort({ _id: -1 }).limit(page.limit).toArray();
}

/** Listed notifications with ids behind `id`, oldest first. */
export function notificationsBehind(
  store: Store,
  accountId: string,
  id: string,
  limit: number,
): Promise<NotificationDoc[]> {
  const filter = { accountId, isListed: true, _id: { $gt: id } };
  return store.notifications.find(filter).sort({ _id: 1 }).limit(limit).toArray();
}

export function findNotification(
  store: Store,
  accountId: string,
  id: string,
): Promise<NotificationDoc | null> {
  return store.notifications.findOne({ _id: id, accountId, isListed: true });
}

/** Counts those that were not read, up to `limit`. */
export function countUnread(store: Store, accountId: string, limit: number): Promise<number> {
  return store.notifications.countDocuments({ accountId, isListed: true, readAt: null }, { limit });
}

/** Marks these of the account as read, or with `null` all; those that were read keep their time. */
export async function markRead(
  store: Store,
  accountId: string,
  ids: readonly string[] | null,
  now: Date,
): Promise<number> {
  const filter: Filter<NotificationDoc> = { accountId, isListed: true, readAt: null };
  if (ids !== null) filter._id = { $in: [...ids] };
  const marked = await store.notifications.updateMany(
    filter,
    { $set: { readAt: now } },
    { writeConcern: DURABLE },
  );
  return marked.modifiedCount;
}

export function findNotificationSettings(
  store: Store,
  accountId: string,
): Promise<NotificationSettingsDoc | null> {
  return store.notificationSettings.findOne({ _id: accountId });
}

/** Changes the channels of one kind, in part. */
export async function setChannels(
  store: Store,
  accountId: string,
  kind: string,
  channels: Partial<Channels>,
): Promise<void> {
  const path = `channels.${kind.replaceAll(".", ":")}`;
  const set = Object.fromEntries(Object.entries(channels).map(([name, is]) => [`${path}.${name}`, is]));
  if (Object.keys(set).length === 0) return;
  await store.notificationSettings.updateOne(
    { _id: accountId },
    { $set: set },
    { upsert: true, writeConcern: DURABLE },
  );
}
