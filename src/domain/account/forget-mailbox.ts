import { eraseTokensTo } from "../../store/session/mailed-tokens.store.ts";
import { addressOfAccount } from "../../store/session/sessions.store.ts";
import type { Store } from "../../store/store.ts";
import type { MailService } from "../mail/mail.service.ts";
import type { Outbox } from "../mail/outbox.ts";
import { formsOf } from "../session/mailbox.ts";

export interface MailboxDeps {
  mails: Pick<MailService, "forget">;
  /** Of this machine. */
  outbox: Pick<Outbox, "forget">;
}

/**
 * Forgets all that went to the mailbox of an account: somebody who signs up twice, or asks for a password of before there was an
 * account, is known there by the address alone. May be repeated; false when it must be.
 */
export async function forgetMailbox(
  { mails, outbox }: MailboxDeps,
  store: Store,
  accountId: string,
): Promise<boolean> {
  const address = await addressOfAccount(store, accountId);
  const forms = address === null ? [] : formsOf(address);
  await eraseTokensTo(store, forms);
  if (!(await mails.forget(accountId, forms))) return false;
  await outbox.forget(accountId, forms);
  return true;
}
