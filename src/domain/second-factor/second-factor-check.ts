import { AppError } from "../../errors/app-error.ts";
import type { Clock } from "../../kernel/clock.ts";
import { sha256 } from "../../kernel/hash.ts";
import type { CodeUse, SecondFactorDoc } from "../../store/second-factor/second-factor-documents.ts";
import {
  findSecondFactor,
  useRecoveryCode,
  useStep,
  wasUsedSo,
} from "../../store/second-factor/second-factors.store.ts";
import { addressOfAccount } from "../../store/session/sessions.store.ts";
import type { Store } from "../../store/store.ts";
import type { MailService } from "../mail/mail.service.ts";
import { countAttempts, tooManyAttempts, type Attempt } from "../session/attempts.ts";
import type { SecondFactorGate } from "../session/second-factor-gate.ts";
import { recoveryUsedMail } from "./mail-texts.ts";
import { recoveryHashOf } from "./recovery-codes.ts";
import type { SecretBox } from "../credential/secret-box.ts";
import { isGuessable, isTotpForm, stepOf } from "./totp.ts";

const TOO_MANY_CODES =
  "Too many codes were tried for this account. Send two codes of the authenticator app that follow each other, in one (123456 234567), or a recovery code.";

export interface SecondFactorDeps {
  store: Store;
  clock: Clock;
  mails: Pick<MailService, "promise">;
  box: SecretBox;
}

/** Asks for the second factor of accounts that have one. */
export class SecondFactorCheck implements SecondFactorGate {
  readonly #deps: SecondFactorDeps;

  constructor(deps: SecondFactorDeps) {
    this.#deps = deps;
  }

  /**
   * Uses up a code of the account's app, two that follow each other, or a recovery code. Passes where no factor is on. Throws `second_factor_required`
   * without a code, `second_factor_wrong` for one that is none, or was used, and `rate_limited`.
   * @param guess how it is counted; null where the caller has counted it
   * @param act for which the same code is good again
   */
  async assertCode(
    accountId: string,
    code: string | null,
    guess: Attempt | null,
    act: string | null = null,
  ): Promise<void> {
    const factor = await findSecondFactor(this.#deps.store, accountId);
    if (factor === null || factor.confirmedAt === null) return;
    const typed = code?.replace(/[\s-]/g, "") ?? "";
    if (typed === "") throw new AppError("second_factor_required");
    const isTotp = isTotpForm(typed);
    if (guess !== null) {
      const { client, owner } = await countAttempts(this.#deps, guess);
      if (client > 0) throw tooManyAttempts(client);
      // Nobody guesses two codes or a recovery code: what strangers have tried does not keep them from their owner.
      if (owner > 0 && isGuessable(typed)) throw tooManyAttempts(owner, TOO_MANY_CODES);
    }
    const use = act === null ? null : { act, code: sha256(typed) };
    const isGood = isTotp
      ? await this.#useTotp(factor, typed, use)
      : await this.#useRecovery(factor, typed, use);
    if (!isGood && !(use !== null && (await wasUsedSo(this.#deps.store, factor, use))))
      throw new AppError("second_factor_wrong");
  }

  async isOn(accountId: string): Promise<boolean> {
    return (await findSecondFactor(this.#deps.store, accountId))?.confirmedAt != null;
  }

  async #useTotp(factor: SecondFactorDoc, code: string, use: CodeUse | null): Promise<boolean> {
    const { store, clock, box } = this.#deps;
    const step = stepOf(await box.open(factor.secret, factor._id), code, clock.now());
    return step !== null && (await useStep(store, factor, step, use));
  }

  async #useRecovery(factor: SecondFactorDoc, code: string, use: CodeUse | null): Promise<boolean> {
    const { store, mails } = this.#deps;
    const accountId = factor._id;
    const hash = recoveryHashOf(code);
    const left = await useRecoveryCode(store, factor, hash, use);
    if (left === null) return false;
    const to = await addressOfAccount(store, accountId);
    const key = `second-factor:${accountId}:used:${hash}`;
    if (to !== null) await mails.promise({ key, accountId, to, ...recoveryUsedMail(left) });
    return true;
  }
}
