import { createHash } from "node:crypto";
import { createTransport } from "nodemailer";

/** A mail as it goes out. */
export interface Letter {
  /** The same in every attempt, and so is the Message-ID made of it: who gets a mail twice can tell. */
  id: string;
  to: string;
  subject: string;
  /** Plain text. */
  text: string;
  at: Date;
  /** Whose matter it is; null for mail to somebody who has no account. */
  accountId: string | null;
}

/** Takes a letter on its way; rejects when it could not. */
export type MailTransport = (letter: Letter) => Promise<void>;

const TIMEOUT_MS = "15000";

/** Hands mails to an SMTP server. */
export function smtpTransport(smtpUrl: string, from: string): MailTransport {
  const url = new URL(smtpUrl);
  for (const name of ["connectionTimeout", "greetingTimeout", "socketTimeout"])
    if (!url.searchParams.has(name)) url.searchParams.set(name, TIMEOUT_MS);
  const transport = createTransport(url.href);
  return async (letter) => {
    await transport.sendMail(messageOf(letter, from));
  };
}

/** As nodemailer takes it. */
export function messageOf({ id, to, subject, text, at }: Omit<Letter, "accountId">, from: string) {
  return {
    from,
    // Not as text, in which a comma would be two addresses.
    to: [{ name: "", address: to }],
    subject,
    text,
    date: at,
    messageId: `<${hashOf(id)}@quarry>`,
    headers: { "auto-submitted": "auto-generated" },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Names a letter and says nothing of it. */
export function hashOf(id: string): string {
  return createHash("sha256").update(id).digest("hex").slice(0, 24);
}
