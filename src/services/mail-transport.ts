import { join } from "node:path";
import { Outbox } from "../domain/mail/outbox.ts";
import { smtpTransport, type MailTransport } from "../domain/mail/transport.ts";
import type { Config } from "../kernel/config.ts";
import type { Log } from "../kernel/log.ts";

const OUTBOX = "outbox";

/** The folder of mails in the data folder, which may hold some of before there was an SMTP server. */
export function outboxOf({ QUARRY_MAIL_FROM: from, dataDir }: Config, log: Log): Outbox {
  return new Outbox({ folder: join(dataDir, OUTBOX), from, log });
}

/** By SMTP where the operator has named a server; else mails become files. */
export function mailTransportOf(
  { QUARRY_SMTP_URL: smtpUrl, QUARRY_MAIL_FROM: from }: Config,
  outbox: Outbox,
): MailTransport {
  return smtpUrl === undefined ? (letter) => outbox.send(letter) : smtpTransport(smtpUrl, from);
}

/** For who waits for a mail: where it is on a server that sends none. Null where mails go out. */
export function mailNoteOf({ QUARRY_SMTP_URL: smtpUrl }: Config): string | null {
  return smtpUrl === undefined
    ? `This server sends no mails (QUARRY_SMTP_URL is not set): its operator finds this one as a file in the folder \`${OUTBOX}\` of the data folder, and its log names the file.`
    : null;
}
