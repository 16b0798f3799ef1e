import { join } from "node:path";
import { outboxTransport, smtpTransport, type MailTransport } from "../domain/mail/transport.ts";
import type { Config } from "../kernel/config.ts";

/** By SMTP where the operator has named a server; else mails become files in the data folder. */
export function mailTransportOf({
  QUARRY_SMTP_URL: smtpUrl,
  QUARRY_MAIL_FROM: from,
  dataDir,
}: Config): MailTransport {
  return smtpUrl === undefined
    ? outboxTransport(join(dataDir, "outbox"), from)
    : smtpTransport(smtpUrl, from);
}
