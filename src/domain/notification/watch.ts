import type { Clock } from "../../kernel/clock.ts";
import { encodeCursor } from "../../kernel/cursor.ts";
import { firstId, secondOfId } from "../../kinds/ids.ts";
import type { NotificationDoc } from "../../store/notification/notification-documents.ts";
import { notificationsBehind } from "../../store/notification/notifications.store.ts";
import type { Store } from "../../store/store.ts";
import { changesOf } from "../event/changes.ts";
import type { Feed } from "../event/feed.ts";
import { idBehind } from "../keyset-page.ts";
import { NOTIFICATION_CURSOR, notificationsOf } from "./notification.service.ts";

/** Ids of two processes, or of one second, do not follow each other as the writes do: one may come that much late. */
const LATE_MS = 5000;
const BATCH = 100;

export interface WatchedNotifications {
  store: Store;
  feed: Feed;
  clock: Clock;
  accountId: string;
  /** Throws when the watcher may look no longer: its key can be revoked while it watches. */
  assertAllowed: () => Promise<void>;
  signal: AbortSignal;
}

/**
 * Notifications that are added to the account's list from now on, each once; behind a cursor those that were added since
 * come first, and one from the last five seconds before it may come again. Throws `invalid_cursor`.
 */
export async function* watchNotifications(
  watched: WatchedNotifications,
  after: string | null,
): AsyncGenerator<{ notification: NotificationDoc; cursor: string }> {
  const { store, feed, accountId, signal, assertAllowed } = watched;
  const known = after === null ? null : idIn(after);
  let from = lateBy(known === null ? watched.clock.now() : secondOfId(known));
  const seen = new Set<string>(known === null ? [] : [known]);
  if (known === null) for (const { _id } of await newest(store, accountId, from)) seen.add(_id);
  for await (const _ of changesOf(feed, notificationsOf(accountId), signal)) {
    await assertAllowed();
    for (const notification of await newest(store, accountId, from)) {
      if (seen.has(notification._id)) continue;
      if (signal.aborted) return;
      yield { notification, cursor: encodeCursor(NOTIFICATION_CURSOR, notification._id) };
      seen.add(notification._id);
    }
    const last = [...seen].sort().at(-1);
    if (last !== undefined) from = latest(from, lateBy(secondOfId(last)));
    for (const id of seen) if (id < from) seen.delete(id);
  }
}

/** The cursor as an id. */
export function idIn(cursor: string): string {
  return idBehind(NOTIFICATION_CURSOR, cursor, "notification");
}

function lateBy(moment: Date): string {
  return firstId("notification", new Date(moment.getTime() - LATE_MS));
}

function latest(one: string, other: string): string {
  return one > other ? one : other;
}

async function newest(store: Store, accountId: string, from: string): Promise<NotificationDoc[]> {
  const all: NotificationDoc[] = [];
  for (let behind = from; ;) {
    const batch = await notificationsBehind(store, accountId, behind, BATCH);
    all.push(...batch);
    const last = batch.at(-1);
    if (batch.length < BATCH || !last) return all;
    behind = last._id;
  }
}
