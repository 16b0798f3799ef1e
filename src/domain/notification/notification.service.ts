import { notification } from "../../kinds/notification.ts";
import { AppError } from "../../errors/app-error.ts";
import type { Clock } from "../../kernel/clock.ts";
import { encodeCursor } from "../../kernel/cursor.ts";
import { newId } from "../../kinds/ids.ts";
import type { JsonObject } from "../../kernel/json.ts";
import type { Log } from "../../kernel/log.ts";
import type { Channels, NotificationDoc } from "../../store/notification/notification-documents.ts";
import {
  countUnread,
  findNotification,
  findNotificationSettings,
  insertNotification,
  listNotifications,
  markRead,
  markTold,
  setChannels,
  untold,
} from "../../store/notification/notifications.store.ts";
import type { Store } from "../../store/store.ts";
import { announceForAccount } from "../event/account-events.ts";
import { cutPage, idBehind } from "../keyset-page.ts";
import { assertPageSize } from "../page-size.ts";
import { channelsOf, KIND_NAMES, isNotificationKind, type NotificationKind } from "./kinds.ts";

const MAX_MARKED = 100;
const MAX_UNREAD = 1000;
const MAX_SUBJECT_CHARACTERS = 200;
const MAX_MESSAGE_CHARACTERS = 10_000;
export const NOTIFICATION_CURSOR = "ntf";
/** One that is younger is being told by the process that stored it. */
const BEING_TOLD_MS = 5000;

/** Something that an account is to know. */
export interface News {
  accountId: string;
  /** Names what is announced: an account is notified once of each key, however often this is called. */
  key: string;
  kind: NotificationKind;
  /** One line, at most 200 characters. */
  subject: string;
  /** Plain text, at most 10,000 characters. */
  message: string;
  /** The same for programs; the data of the webhook. */
  data: JsonObject;
}

/** Takes a notification further, such as to a mail. It must be safe to repeat, and to be cut off anywhere. */
export type Outlet = (notification: NotificationDoc) => Promise<void>;

export interface NotificationPage {
  notifications: { notification: NotificationDoc; cursor: string }[];
  /** Null on the last page. */
  nextCursor: string | null;
}

/** Tells accounts what they should know: in their list, by mail and by webhooks. */
export class NotificationService {
  readonly #deps: { store: Store; clock: Clock; log: Log; outlets: readonly Outlet[] };

  constructor(deps: { store: Store; clock: Clock; log: Log; outlets: readonly Outlet[] }) {
    this.#deps = deps;
  }

  /**
   * Resolves when the notification is stored durably. Its mail and webhooks follow at once, or after a crash by a job.
   * Call it again after a failure: a key is announced once.
   */
  async notify({ accountId, key, kind, subject, message, data }: News): Promise<void> {
    const { store, clock } = this.#deps;
    const now = clock.now();
    const { inApp, email } = channelsOf(kind, await findNotificationSettings(store, accountId));
    const { stored, isNew } = await insertNotification(store, {
      _id: newId("notification", now),
      accountId,
      key,
      kind,
      subject: subject.slice(0, MAX_SUBJECT_CHARACTERS),
      message: message.slice(0, MAX_MESSAGE_CHARACTERS),
      data,
      isListed: inApp,
      isMailed: email,
      createdAt: now,
      readAt: null,
      pendingSince: now,
    });
    if (!isNew) return;
    if (inApp) {
      const subject = notificationsOf(accountId);
      await announceForAccount(store, { topic: "notification", subject, accountId, kind: "added", at: now });
    }
    await this.#tell(stored);
  }

  /** Makes the mails and webhooks that processes could not make before they died; for a job. */
  async tellRest(): Promise<void> {
    const { store, clock } = this.#deps;
    const before = new Date(clock.now().getTime() - BEING_TOLD_MS);
    for await (const notification of untold(store, before)) await this.#tell(notification);
  }

  async #tell(notification: NotificationDoc): Promise<void> {
    const { store, log, outlets } = this.#deps;
    try {
      await Promise.all(outlets.map((outlet) => outlet(notification)));
      await markTold(store, notification._id);
    } catch (error) {
      log.warn({ err: error, notification: notification._id }, "a notification waits for the job");
    }
  }

  /** One page of the account's list, newest first. Throws `invalid_cursor`, and `invalid_input` for an unknown kind. */
  async list(
    accountId: string,
    page: { after: string | null; first: number; unread: boolean; kind: string | null },
  ): Promise<NotificationPage> {
    assertPageSize(page.first, notification);
    if (page.kind !== null) assertKind(page.kind);
    const before = idBehind(NOTIFICATION_CURSOR, page.after, "notification");
    const { first, unread, kind } = page;
    const limit = first + 1;
    const found = await listNotifications(this.#deps.store, accountId, { before, limit, unread, kind });
    const { rows, nextCursor } = cutPage(found, first, (notification) => ({
      notification,
      cursor: encodeCursor(NOTIFICATION_CURSOR, notification._id),
    }));
    return { notifications: rows, nextCursor };
  }

  /** One of the account's list, or null. */
  get(accountId: string, id: string): Promise<NotificationDoc | null> {
    return findNotification(this.#deps.store, accountId, id);
  }

  /** How many of the list were not read; counted up to 1,000. */
  unreadCount(accountId: string): Promise<number> {
    return countUnread(this.#deps.store, accountId, MAX_UNREAD);
  }

  /** Marks these as read, or all with null; ids of others are passed over. Returns how many that changed. */
  async markRead(accountId: string, ids: readonly string[] | null): Promise<number> {
    if (ids !== null && (ids.length === 0 || ids.length > MAX_MARKED))
      throw new AppError("invalid_input", {
        message: `Name 1 to ${MAX_MARKED} notifications, not ${ids.length}.`,
        details: [{ path: "ids", code: "out_of_range", message: "Split the list.", limit: MAX_MARKED }],
      });
    return markRead(this.#deps.store, accountId, ids, this.#deps.clock.now());
  }

  /** Where the account is notified of each kind. */
  async settings(accountId: string): Promise<(Channels & { kind: NotificationKind })[]> {
    const settings = await findNotificationSettings(this.#deps.store, accountId);
    return KIND_NAMES.map((kind) => ({ kind, ...channelsOf(kind, settings) }));
  }

  /** Changes where the account is notified of a kind; what is not given stays. */
  async changeSettings(accountId: string, kind: string, channels: Partial<Channels>): Promise<void> {
    assertKind(kind);
    await setChannels(this.#deps.store, accountId, kind, channels);
    const { store, clock } = this.#deps;
    // What processes keep of accounts that want to know of the end of Requests.
    await announceForAccount(store, {
      topic: "webhook",
      subject: accountId,
      accountId,
      kind: "settings",
      at: clock.now(),
    });
  }
}

/** Whom to watch for additions to an account's list. */
export function notificationsOf(accountId: string): string {
  return `notifications:${accountId}`;
}

function assertKind(kind: string): asserts kind is NotificationKind {
  if (isNotificationKind(kind)) return;
  throw new AppError("invalid_input", {
    message: `There are no notifications of the kind ${kind.slice(0, 80)}.`,
    details: [{ path: "kind", code: "unknown", message: `Use one of ${KIND_NAMES.join(", ")}.` }],
  });
}
