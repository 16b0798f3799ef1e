import { AppError } from "../../errors/app-error.ts";
import type { Log } from "../../kernel/log.ts";
import { deleteSecondFactor, findSecondFactor } from "../../store/second-factor/second-factors.store.ts";
import { findLoginOfAccount, outdateProofs } from "../../store/session/sessions.store.ts";
import type { Store } from "../../store/store.ts";
import type { Caller } from "../access/caller.ts";
import type { MailService } from "../mail/mail.service.ts";
import { formsOf, typedForm } from "../session/mailbox.ts";
import type { SessionService } from "../session/session.service.ts";
import { resetMail } from "./mail-texts.ts";

interface Deps {
  store: Store;
  log: Log;
  mails: Pick<MailService, "promise">;
  sessions: Pick<SessionService, "revokeOthers">;
}

/** For an owner who has lost both the app and the recovery codes, and has shown the operator who they are. */
export class SecondFactorReset {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * Turns the factor of an account off, ends all its sessions, and tells its owner. Each step can be done again, and the factor goes
   * last: whoever is cut off calls again. Returns how many sessions ended. Throws `not_found` unless the account has this address,
   * and `second_factor_off`.
   * @param email of its owner: an operator who mistypes the id opens nobody else's account
   */
  async reset(operator: Caller, accountId: string, email: string): Promise<number> {
    const { store, log, mails, sessions } = this.#deps;
    const login = await findLoginOfAccount(store, accountId);
    if (login === null || !formsOf(typedForm(email)).includes(login._id))
      throw new AppError("not_found", {
        message: "There is no account of this id with this e-mail address.",
      });
    const factor = await findSecondFactor(store, accountId);
    if (factor?.confirmedAt == null) throw new AppError("second_factor_off");
    const audit = { accountId, operator: operator.credential };
    log.warn(audit, "an operator resets the second factor of an account");
    const endedSessions = await sessions.revokeOthers(accountId, null);
    await outdateProofs(store, accountId);
    const key = `second-factor:${accountId}:reset:${factor.confirmedAt.getTime()}`;
    await mails.promise({ key, accountId, to: login._id, ...resetMail() });
    if (!(await deleteSecondFactor(store, factor))) throw new AppError("second_factor_off");
    log.warn({ ...audit, endedSessions }, "an operator has reset the second factor of an account");
    return endedSessions;
  }
}
