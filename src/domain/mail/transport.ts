import { createHash } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Log } from "../../kernel/log.ts";

/** A mail as it goes out. */
export interface Letter {
  /** The same in every attempt, and so is the Message-ID made of it: who gets a mail twice can tell. */
  id: string;
  to: string;
  subject: string;
  /** Plain text. */
  text: string;
  at: Date;
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

/** Writes mails as files into a folder, for machines without an SMTP server. One attempt overwrites the other. */
export function outboxTransport(folder: string, from: string, log: Log): MailTransport {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return async (letter) => {
    const { message } = await transport.sendMail(messageOf(letter, from));
    const name = `${letter.at.toISOString().replaceAll(/[:.]/g, "-")}-${hashOf(letter.id)}.eml`;
    const draft = join(folder, `.${name}.${process.pid}`);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(draft, message as Buffer, { mode: 0o600, flush: true });
    const file = join(folder, name);
    await rename(draft, file);
    log.info({ file, mail: letter.subject }, "a mail was written to the outbox");
  };
}

function messageOf({ id, to, subject, text, at }: Letter, from: string) {
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

function hashOf(id: string): string {
  return createHash("sha256").update(id).digest("hex").slice(0, 24);
}
