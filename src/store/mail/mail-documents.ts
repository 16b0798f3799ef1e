import type { Indexes } from "../indexes.ts";

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

export const mailIndexes: Indexes = {
  mails: [{ key: { nextAt: 1 }, partialFilterExpression: { nextAt: { $exists: true } }, name: "due" }],
};
