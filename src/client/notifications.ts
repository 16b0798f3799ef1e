import {
  NotificationAddedDocument,
  NotificationsDocument,
  NotificationSettingsDocument,
  SetNotificationsDocument,
  ReadNotificationsDocument,
} from "./generated/documents.ts";
import { send, type HttpSettings } from "./http.ts";
import type { WatchOptions } from "./live.ts";
import type {
  AddedNotification,
  Notification,
  NotificationSetting,
  NotificationSettingChange,
  Page,
  PageOptions,
} from "./models.ts";
import { given } from "./quarry-error.ts";
import type { Socket } from "./socket.ts";

/** What the account is notified of. */
export interface NotificationCalls {
  /** A page of the account's list, newest first, 1 to 100 of them, 20 unless given. */
  notifications(options?: PageOptions & { unread?: boolean; kind?: string }): Promise<Page<Notification>>;
  /** Marks 1 to 100 of them as read, or without ids all; how many changed. */
  readNotifications(ids?: readonly string[]): Promise<number>;
  /** Where the account is notified of events of each kind. */
  notificationSettings(): Promise<NotificationSetting[]>;
  /** Changes it for one kind; what is left out stays. Returns it for every kind. */
  setNotifications(change: NotificationSettingChange): Promise<NotificationSetting[]>;
  /**
   * Every notification that is added from now on, or was added behind a cursor, each once; goes on after a lost connection.
   */
  notificationAdded(options?: WatchOptions & { after?: string }): AsyncGenerator<AddedNotification>;
}

const NOTIFICATIONS = 20;
/** One that may come again is at most so many behind the newest. */
const REMEMBERED = 1000;

export function notificationCalls(http: HttpSettings, socket: Socket): NotificationCalls {
  const { url } = http;
  return {
    async notifications({ after, first = NOTIFICATIONS, unread = false, kind } = {}) {
      const asked = { first, after, unread, kind };
      const { nodes, pageInfo } = (await send(http, NotificationsDocument, asked)).notifications;
      return { items: nodes, nextCursor: pageInfo.hasNextPage ? pageInfo.endCursor : null };
    },
    readNotifications: async (ids) =>
      given(
        url,
        (await send(http, ReadNotificationsDocument, { ids: ids ? [...ids] : null })).notificationsRead,
      ).markedCount,
    notificationSettings: async () =>
      (await send(http, NotificationSettingsDocument, {})).notificationSettings,
    setNotifications: async (input) =>
      given(url, (await send(http, SetNotificationsDocument, { input })).notificationSettingsUpdate).settings,
    async *notificationAdded({ after, ...options } = {}) {
      let last = after ?? null;
      const seen = new Set<string>();
      const variables = () => ({ after: last });
      for await (const { notificationAdded } of socket.follow(
        NotificationAddedDocument,
        variables,
        options,
      )) {
        const { id } = notificationAdded.notification;
        last = notificationAdded.cursor;
        if (seen.has(id)) continue;
        seen.add(id);
        for (const old of seen) if (seen.size > REMEMBERED) seen.delete(old);
        yield notificationAdded;
      }
    },
  };
}
