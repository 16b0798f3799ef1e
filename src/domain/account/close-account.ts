import { sha256 } from "../../kernel/hash.ts";
import { newSecretToken } from "../../kernel/secret-token.ts";
import {
  blockWallet,
  markClosingTold,
  openRequests,
  revokeAllKeys,
} from "../../store/account/account-closing.store.ts";
import { disableAutoTopUp } from "../../store/payment/auto-top-ups.store.ts";
import type { AccountClosing } from "../../store/account/account-documents.ts";
import { insertMailedToken } from "../../store/session/mailed-tokens.store.ts";
import { addressOfAccount, revokeOtherSessions } from "../../store/session/sessions.store.ts";
import { findSubscription } from "../../store/plan/subscriptions.store.ts";
import { servicesOf } from "../../store/service/services.store.ts";
import { announceForAccount } from "../event/account-events.ts";
import type { BillingDeps } from "../provider/billing-deps.ts";
import type { CredentialService } from "../credential/credential.service.ts";
import type { MailService } from "../mail/mail.service.ts";
import { syncSubscription } from "../plan/sync-subscription.ts";
import type { RequestService } from "../request/request.service.ts";
import { closedMail } from "../session/mail-texts.ts";

export interface CloseDeps {
  /** With the store and the clock. */
  payments: BillingDeps;
  credentials: Pick<CredentialService, "forget">;
  mails: Pick<MailService, "promise">;
  requests: Pick<RequestService, "cancel">;
  /** Of the gateway, whose pages the mail leads to. */
  publicUrl: () => string;
}

/**
 * Does what follows from the closing of an account: no credential of it works, it can pay for nothing, what runs is cancelled,
 * nothing is charged any more, and its owner is told how to come back. May be repeated: what is done is found done, and what
 * came in between is closed, too.
 */
export async function closeAccount(
  deps: CloseDeps,
  accountId: string,
  closing: AccountClosing,
): Promise<void> {
  const { store, clock } = deps.payments;
  await blockWallet(store, accountId, true);
  const now = clock.now();
  const hashes = await Promise.all([
    revokeAllKeys(store, accountId, now),
    revokeOtherSessions(store, accountId, { kept: null }, now),
  ]);
  deps.credentials.forget(hashes.flat());
  if (!closing.isTold) await tell(deps, accountId, closing);
  // Who serves them reads that their account is closed.
  for await (const { _id: subject } of servicesOf(store, accountId))
    await announceForAccount(store, { topic: "service", subject, accountId, kind: "changed", at: now });
  for await (const { _id } of openRequests(store, accountId)) await deps.requests.cancel(accountId, _id);
  await disableAutoTopUp(store, accountId);
  await endSubscription(deps.payments, accountId);
}

async function endSubscription({ provider, ...rest }: BillingDeps, accountId: string): Promise<void> {
  const subscription = await findSubscription(rest.store, accountId);
  if (subscription === null || subscription.subscriptionId === null) return;
  if (subscription.status === "cancelled") return;
  await provider.endSubscription(subscription.subscriptionId);
  await syncSubscription({ provider, ...rest }, subscription.subscriptionId);
}

async function tell(
  { payments: { store }, mails, publicUrl }: CloseDeps,
  accountId: string,
  { at, eraseAt }: AccountClosing,
): Promise<void> {
  const to = await addressOfAccount(store, accountId);
  if (to !== null) {
    const token = newSecretToken("mailed");
    await insertMailedToken(store, {
      _id: sha256(token),
      purpose: "account_restore",
      email: to,
      accountId,
      chosen: null,
      expiresAt: eraseAt,
    });
    // Once for each closing: after a crash in between the token of the first mail is the good one.
    const key = `account-closed:${accountId}:${at.getTime()}`;
    await mails.promise({ key, accountId, to, ...closedMail(token, eraseAt, publicUrl()) });
  }
  await markClosingTold(store, accountId);
}
