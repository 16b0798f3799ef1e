import { AppError } from "../../errors/app-error.ts";
import type { SecondFactorDoc } from "../../store/second-factor/second-factor-documents.ts";
import {
  beginSecondFactor,
  confirmSecondFactor,
  deleteSecondFactor,
  findSecondFactor,
  replaceRecoveryCodes,
} from "../../store/second-factor/second-factors.store.ts";
import { findLoginOfAccount, outdateProofs } from "../../store/session/sessions.store.ts";
import type { Caller } from "../access/caller.ts";
import { assertFewAttempts, proverOf } from "../session/attempts.ts";
import { REPEAT_MS } from "../session/repeat.ts";
import type { SecondFactorGate } from "../session/second-factor-gate.ts";
import type { MailText } from "../session/mail-texts.ts";
import type { SessionService } from "../session/session.service.ts";
import { recoveryRenewedMail, turnedOffMail, turnedOnMail } from "./mail-texts.ts";
import { newRecoveryCodes, recoveryCodesOf, recoveryHashOf } from "./recovery-codes.ts";
import type { SecondFactorDeps } from "./second-factor-check.ts";
import { enrolmentOf, isTotpForm, newTotpSecret, stepOf, type Enrolment } from "./totp.ts";

/** A secret that lay about for longer is not confirmed any more. */
const BEGUN_MS = 3_600_000;

interface Deps extends SecondFactorDeps {
  check: SecondFactorGate;
  sessions: Pick<SessionService, "assertPassword" | "revokeOthers">;
}

/** What its owner proves to change the factor of an account. */
export interface Proof {
  password: string;
  /** Of the app, or a recovery code. */
  code: string;
}

/** How the factor of an account stands. */
export interface SecondFactorState {
  /** Null while it is off. */
  confirmedAt: Date | null;
  recoveryCodesLeft: number;
}

/** Second factors of owners: codes of an authenticator app (TOTP, RFC 6238), and recovery codes. */
export class SecondFactorService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async show(accountId: string): Promise<SecondFactorState> {
    const factor = await findSecondFactor(this.#deps.store, accountId);
    if (factor?.confirmedAt == null) return { confirmedAt: null, recoveryCodesLeft: 0 };
    return { confirmedAt: factor.confirmedAt, recoveryCodesLeft: factor.recovery.length };
  }

  /**
   * Gives a new secret to an app. Nothing is asked for yet: `confirm` turns it on. Throws `forbidden` for a wrong password,
   * `rate_limited`, and `second_factor_on`.
   */
  async begin(caller: Caller, password: string, address: string): Promise<Enrolment> {
    const { store, clock, box, sessions } = this.#deps;
    const { accountId } = caller;
    const login = await sessions.assertPassword(caller, password, address);
    const secret = newTotpSecret();
    const isBegun = await beginSecondFactor(store, {
      _id: accountId,
      secret: await box.seal(secret, accountId),
      begunAt: clock.now(),
      confirmedAt: null,
      lastStep: -1,
      recovery: [],
    });
    if (!isBegun) throw new AppError("second_factor_on");
    return enrolmentOf(secret, login._id);
  }

  /**
   * Turns on what was begun, by a first code of the app, and ends the other sessions, which the password alone had opened. The
   * recovery codes are shown here and never again. Throws `second_factor_off`, `second_factor_on`, `second_factor_wrong` and
   * `rate_limited`.
   */
  async confirm(
    caller: Caller,
    code: string,
    address: string,
  ): Promise<{ recoveryCodes: string[]; revokedSessions: number }> {
    const { store, clock, box, sessions } = this.#deps;
    const { accountId, credential } = caller;
    const now = clock.now();
    const factor = await findSecondFactor(store, accountId);
    if (factor === null) throw new AppError("second_factor_off");
    const age = now.getTime() - factor.begunAt.getTime();
    if (factor.confirmedAt === null && age > BEGUN_MS) throw new AppError("second_factor_off");
    if (factor.confirmedAt !== null && now.getTime() - factor.confirmedAt.getTime() > REPEAT_MS)
      throw new AppError("second_factor_on");
    await assertFewAttempts(this.#deps, { what: "proof", address, who: proverOf(caller) });
    const typed = code.replace(/[\s-]/g, "");
    const secret = await box.open(factor.secret, accountId);
    const step = isTotpForm(typed) ? stepOf(secret, typed, now) : null;
    if (step === null) throw new AppError("second_factor_wrong");
    const recoveryCodes = recoveryCodesOf(secret, factor.begunAt);
    const recovery = recoveryCodes.map(recoveryHashOf);
    if (!(await confirmSecondFactor(store, factor, { confirmedAt: now, lastStep: step, recovery }))) {
      // Sent twice at once, the second one is answered as the first: nothing has happened in between.
      const on = await findSecondFactor(store, accountId);
      if (on?.lastStep !== step || on.recovery.join() !== recovery.join())
        throw new AppError("second_factor_on");
      return { recoveryCodes, revokedSessions: 0 };
    }
    // A sign-in under way that no code was asked of opens nothing any more.
    await outdateProofs(store, accountId);
    await this.#tell(accountId, `on:${now.getTime()}`, turnedOnMail());
    const kept = credential.kind === "session" ? credential.id : null;
    return { recoveryCodes, revokedSessions: await sessions.revokeOthers(accountId, kept) };
  }

  /** Turns it off. Throws as `renewRecoveryCodes` does. */
  async disable(caller: Caller, proof: Proof, address: string): Promise<void> {
    const { store, clock } = this.#deps;
    const factor = await this.#proved(caller, proof, address);
    if (!(await deleteSecondFactor(store, factor))) throw new AppError("second_factor_off");
    await this.#tell(caller.accountId, `off:${clock.now().getTime()}`, turnedOffMail());
  }

  /**
   * Replaces the recovery codes with ten new ones; the old ones stop working. Throws `forbidden` for a wrong password, `rate_limited`,
   * `second_factor_off`, `second_factor_required` and `second_factor_wrong`.
   */
  async renewRecoveryCodes(caller: Caller, proof: Proof, address: string): Promise<string[]> {
    const { store, clock } = this.#deps;
    const factor = await this.#proved(caller, proof, address);
    const codes = newRecoveryCodes();
    if (!(await replaceRecoveryCodes(store, factor, codes.map(recoveryHashOf))))
      throw new AppError("second_factor_off");
    await this.#tell(caller.accountId, `codes:${clock.now().getTime()}`, recoveryRenewedMail());
    return codes;
  }

  async #proved(caller: Caller, { password, code }: Proof, address: string): Promise<SecondFactorDoc> {
    const { store, check, sessions } = this.#deps;
    const { accountId } = caller;
    await sessions.assertPassword(caller, password, address);
    const factor = await findSecondFactor(store, accountId);
    if (factor?.confirmedAt == null) throw new AppError("second_factor_off");
    await check.assertCode(accountId, code, null);
    return factor;
  }

  async #tell(accountId: string, what: string, mail: MailText): Promise<void> {
    const { store, mails } = this.#deps;
    const login = await findLoginOfAccount(store, accountId);
    if (login === null) return;
    await mails.promise({ key: `second-factor:${accountId}:${what}`, accountId, to: login._id, ...mail });
  }
}
