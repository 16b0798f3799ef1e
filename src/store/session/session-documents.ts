import { byField, collection, DAY_SECONDS, HOUR_SECONDS } from "../collection.ts";

/** How the owner of an account signs in. */
export interface LoginDoc {
  /** E-mail address: it signs in to one account. In the form of `mailboxOf`; those of before in lower case alone. */
  _id: string;
  accountId: string;
  /** Argon2id, in its usual text form with salt and costs. */
  passwordHash: string;
  createdAt: Date;
  passwordChangedAt: Date;
  /** Counts what makes proofs of before worthless: another password, a second factor that is turned on. None is 0. */
  version?: number;
}

/** Somebody signed in. */
export interface SessionDoc {
  _id: string;
  accountId: string;
  /** SHA-256 of the token, hex. The token itself is never stored. */
  hash: string;
  /** What it was opened with, as the client calls itself; null when it did not say. */
  userAgent: string | null;
  createdAt: Date;
  expiresAt: Date;
  /** To the minute; null when it was never used. */
  lastUsedAt: Date | null;
  revokedAt: Date | null;
  /** Hash of where it was opened, under which guesses of its owner count; absent in those of before this was noted. */
  network?: string;
  /** Version of the login that opened it; absent in those of before this was noted, and of an account without an owner. */
  loginVersion?: number;
}

/** A link that was mailed: whoever has it reads the mails of the address. */
export interface MailedTokenDoc {
  /** SHA-256 of the token, hex. */
  _id: string;
  purpose: "sign_up" | "password_reset" | "account_restore";
  email: string;
  /** That it is for; of one that signs up the account that will be made. */
  accountId: string;
  /** What was typed at sign-up; null for the other purposes. */
  chosen: { name: string } | null;
  /** Of one that resets a password: how the login stood then. It is good only while it stands so, and a while for a repetition. */
  loginVersion?: number;
  /** When it did what it is for; absent until then. It ends soon after. */
  usedAt?: Date;
  expiresAt: Date;
}

/** Attempts of one client, for one owner, or both, within a window of time. */
export interface AttemptsDoc {
  /** `<what>:<SHA-256 of who>:<number of the window>` */
  _id: string;
  count: number;
  endsAt: Date;
}

export const sessionCollections = {
  logins: collection<LoginDoc>({
    account: { ...byField, export: { file: "login", without: ["passwordHash"] }, deletion: "erased" },
    indexes: [{ key: { accountId: 1 }, unique: true, for: "one way to sign in for each account" }],
    growth: { by: "account", most: "one for each" },
    stays: "as long as its account",
    shards: { by: "unsharded", why: "Small; an account has one." },
  }),
  sessions: collection<SessionDoc>({
    account: { ...byField, export: { file: "sessions", without: ["hash"] }, deletion: "erased" },
    indexes: [
      { key: { hash: 1 }, unique: true, for: "finding the caller of a call" },
      { key: { accountId: 1, _id: -1 }, for: "listing the sessions of an account" },
    ],
    lifetime: {
      field: "expiresAt",
      seconds: 30 * DAY_SECONDS,
      for: "forgetting sessions 30 days after their end",
    },
    growth: { by: "session", most: "one for each sign-in" },
    shards: { by: "unsharded", why: "Small; its unique key is not its `_id`." },
  }),
  mailedTokens: collection<MailedTokenDoc>({
    account: { ...byField, export: { not: "credentials, of two hours" }, deletion: "erased" },
    lifetime: { field: "expiresAt", seconds: DAY_SECONDS, for: "forgetting tokens a day after their end" },
    growth: { by: "attempts", most: "one for each mail with a link" },
    shards: { by: '`{ _id: "hashed" }`', why: "`_id` is what a token is found by." },
  }),
  attempts: collection<AttemptsDoc>({
    account: { nobodys: "counts under hashes, gone an hour after their window" },
    lifetime: { field: "endsAt", seconds: HOUR_SECONDS, for: "forgetting counts an hour after their window" },
    growth: { by: "attempts", most: "one for each hash and window" },
    shards: { by: '`{ _id: "hashed" }`', why: "`_id` is what is counted." },
  }),
};
