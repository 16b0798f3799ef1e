import type { JsonObject } from "../../kernel/json.ts";
import { byField, byId, collection, DAY_SECONDS, NEWEST_FIRST } from "../collection.ts";

export interface NotificationDoc {
  /** `ntf_…`: sorts by time. */
  _id: string;
  accountId: string;
  /** Names what is announced, such as `ticket.replied:<ticket>:<message>`: an account is notified of it once. */
  key: string;
  kind: string;
  /** One line. */
  subject: string;
  /** Plain text. */
  message: string;
  /** The same for programs. */
  data: JsonObject;
  /** False where the account wants no such ones in its list. */
  isListed: boolean;
  /** Whether it goes out as a mail, too. */
  isMailed: boolean;
  createdAt: Date;
  readAt: Date | null;
  /** Since when its mail and its webhooks are to be made; absent once they are. */
  pendingSince?: Date;
}

/** Where an account wants to be notified of events of one kind. */
export interface Channels {
  inApp: boolean;
  email: boolean;
}

export interface NotificationSettingsDoc {
  /** Id of the account. */
  _id: string;
  /** By kind, the dots of its name as `:`, which are paths in updates. What is absent is as it is by default. */
  channels: Record<string, Partial<Channels>>;
}

export const notificationCollections = {
  notifications: collection<NotificationDoc>({
    account: { ...byField, export: { file: "notifications" }, deletion: "erased" },
    indexes: [
      { key: { accountId: 1, key: 1 }, unique: true, for: "telling an account once of each key" },
      NEWEST_FIRST,
      {
        key: { pendingSince: 1 },
        partialFilterExpression: { pendingSince: { $exists: true } },
        name: "untold",
        for: "notifications whose mail and webhooks are still to be made",
      },
    ],
    lifetime: {
      field: "createdAt",
      seconds: 365 * DAY_SECONDS,
      for: "forgetting notifications after a year",
    },
    growth: { by: "channel", most: "see outgoing channels" },
    shards: {
      by: "unsharded; at the very end `{ accountId: 1, key: 1 }`",
      why: "Lists and the unique key name the account; marks of single ones then ask all shards.",
    },
  }),
  notificationSettings: collection<NotificationSettingsDoc>({
    account: { ...byId, export: { file: "notification-settings" }, deletion: "erased" },
    growth: { by: "account", most: "one for each" },
    stays: "as long as its account",
    shards: { by: "unsharded", why: "One small document per account that changed its settings." },
  }),
};
