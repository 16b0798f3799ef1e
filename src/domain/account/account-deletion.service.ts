import { AppError } from "../../errors/app-error.ts";
import { FairShare } from "../../kernel/fair-share.ts";
import { sha256 } from "../../kernel/hash.ts";
import {
  beginClosing,
  beginErasing,
  blockWallet,
  closedAccounts,
  endClosing,
  findClosing,
  isUnsettled,
  markErased,
} from "../../store/account/account-closing.store.ts";
import { isLocalAccount } from "../../store/account/accounts.store.ts";
import { eraseAccountData } from "../../store/account/account-data.store.ts";
import type { AccountClosing } from "../../store/account/account-documents.ts";
import { servicesOf } from "../../store/service/services.store.ts";
import { findMailedToken } from "../../store/session/mailed-tokens.store.ts";
import type { Caller } from "../access/caller.ts";
import type { SessionService } from "../session/session.service.ts";
import { noteUse } from "../session/repeat.ts";
import { announceForAccount } from "../event/account-events.ts";
import { closeAccount, type CloseDeps } from "./close-account.ts";
import { forgetMailbox, type MailboxDeps } from "./forget-mailbox.ts";

const DAY_MS = 86_400_000;

interface Deps extends CloseDeps {
  mails: CloseDeps["mails"] & MailboxDeps["mails"];
  outbox: MailboxDeps["outbox"];
  sessions: Pick<SessionService, "assertOwner">;
  /** Days from the closing of an account to its erasing. */
  graceDays: number;
}

/** How accounts end: closed at once, brought back within the days of grace, erased after them. */
export class AccountDeletionService {
  readonly #deps: Deps;
  /** One with many Records holds up no others. */
  readonly #places = new FairShare("erasings");

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * Closes the caller's account and tells when it will be erased. What follows is done before this answers, as far as it can be;
   * a job does the rest. Throws `forbidden` for the server's own account, and as `assertOwner` does.
   */
  async close(
    caller: Caller,
    proof: { password: string; code: string | null },
    address: string,
  ): Promise<AccountClosing> {
    const { payments, sessions, graceDays } = this.#deps;
    const { store, clock, log } = payments;
    const { accountId } = caller;
    if (await isLocalAccount(store, accountId))
      throw new AppError("forbidden", {
        message: "This account is the server's own, which every start recreates: it cannot be deleted.",
      });
    await sessions.assertOwner(caller, proof, address);
    const at = clock.now();
    const eraseAt = new Date(at.getTime() + graceDays * DAY_MS);
    const closing = await beginClosing(store, accountId, { at, eraseAt });
    if (closing === null) throw new AppError("not_found", { message: "This account no longer exists." });
    log.info({ accountId, eraseAt: closing.eraseAt }, "an account is closed");
    await closeAccount(this.#deps, accountId, closing).catch((error: unknown) =>
      log.warn({ err: error, accountId }, "the closing of an account was cut off; a job continues with it"),
    );
    return closing;
  }

  /**
   * Opens a closed account again by the token of its mail. Sessions, API keys, automatic top-ups and a plan that was ended do
   * not come back. Throws `not_found`.
   */
  async restore(token: string): Promise<void> {
    const { store, clock, log } = this.#deps.payments;
    const found = await findMailedToken(store, {
      hash: sha256(token),
      purpose: "account_restore",
      now: clock.now(),
    });
    // Sent again it changes nothing, and is answered alike while the account is open.
    const isDone =
      found?.usedAt === undefined
        ? found !== null && (await this.#reopen(found.accountId))
        : (await findClosing(store, found.accountId)) === null;
    if (found === null || !isDone)
      throw new AppError("not_found", { message: "This token was used, is over, or never was." });
    await noteUse({ store, clock }, found._id);
    log.info({ accountId: found.accountId }, "a closed account is open again");
  }

  /** The wallet last, and the token behind it: who is cut off in between calls again. */
  async #reopen(accountId: string): Promise<boolean> {
    const { store, clock } = this.#deps.payments;
    const isOpened = await endClosing(store, accountId);
    if (!isOpened && (await findClosing(store, accountId)) !== null) return false;
    await blockWallet(store, accountId, false);
    for await (const { _id: subject } of servicesOf(store, accountId))
      await announceForAccount(store, {
        topic: "service",
        subject,
        accountId,
        kind: "changed",
        at: clock.now(),
      });
    return true;
  }

  /** Goes on with the closing of accounts that was cut off, and erases those whose days of grace are over; for a job. */
  async goOn(): Promise<void> {
    const { store, log } = this.#deps.payments;
    const begun: Promise<void>[] = [];
    for await (const { _id } of closedAccounts(store))
      begun.push(
        this.#inTurn(_id).catch((error: unknown) =>
          log.warn({ err: error, accountId: _id }, "the deletion of an account waits for its next turn"),
        ),
      );
    await Promise.all(begun);
  }

  async #inTurn(accountId: string): Promise<void> {
    const { store, clock } = this.#deps.payments;
    const giveBack = await this.#places.take(accountId);
    try {
      // Read behind the wait, in which its owner may have opened it again.
      const closing = await findClosing(store, accountId);
      if (closing !== null) await this.#goOnWith(accountId, closing, clock.now());
    } finally {
      giveBack();
    }
  }

  async #goOnWith(accountId: string, closing: AccountClosing, now: Date): Promise<void> {
    const { store, log } = this.#deps.payments;
    await closeAccount(this.#deps, accountId, closing);
    if (closing.eraseAt > now || (await isUnsettled(store, accountId))) return;
    if (!(await beginErasing(store, accountId, now))) return;
    // Before the login, which alone knows the address.
    if (!(await forgetMailbox(this.#deps, store, accountId))) return;
    await eraseAccountData(store, accountId);
    await markErased(store, accountId, now);
    log.info({ accountId }, "an account is erased");
  }
}
