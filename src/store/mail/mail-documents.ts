import { byField, collection, DAY_SECONDS } from "../collection.ts";

export interface MailDoc {
  /** Names what is announced and to whom, so that it is notified once: `verify:<verification>`, `cap-warned:<account>:…`. */
  _id: string;
  /** Whose matter it is; null for mail to somebody who has no account. */
  accountId: string | null;
  /** Null once it was sent or given up: links in mails are credentials, which nobody needs to find here. */
  content: { to: string; subject: string; text: string } | null;
  /** When to try next; absent once it was sent or given up. */
  nextAt?: Date;
  attempts: number;
  /** Why the last attempt failed. */
  failure: string | null;
  createdAt: Date;
  sentAt: Date | null;
}

export const mailCollections = {
  mails: collection<MailDoc>({
    account: {
      ...byField,
      export: { not: "that a mail went out; what it said was sent to the owner and is not kept" },
      deletion: "erased",
    },
    indexes: [
      {
        key: { nextAt: 1 },
        partialFilterExpression: { nextAt: { $exists: true } },
        name: "due",
        for: "mails waiting to be sent",
      },
    ],
    lifetime: { field: "createdAt", seconds: 30 * DAY_SECONDS, for: "forgetting mails after 30 days" },
    growth: { by: "channel", most: "see outgoing channels" },
    shards: {
      by: '`{ _id: "hashed" }`',
      why: "`_id` is what makes a mail be sent once; the job asks every shard for what is due.",
    },
  }),
};
