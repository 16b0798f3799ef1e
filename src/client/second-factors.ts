import {
  CreateRecoveryCodesDocument,
  BeginSecondFactorDocument,
  ConfirmSecondFactorDocument,
  DisableSecondFactorDocument,
  SecondFactorDocument,
} from "./generated/documents.ts";
import { send, type HttpSettings } from "./http.ts";
import type { RecoveryCodes, SecondFactor, SecondFactorEnrolment, SecondFactorOn } from "./models.ts";
import { given } from "./quarry-error.ts";

/** The second factor of the account's owner. All but reading it needs a session, whose token is given as `apiKey`. */
export interface SecondFactorCalls {
  secondFactor(): Promise<SecondFactor>;
  /** Gives a secret to an authenticator app; nothing is on before `confirmSecondFactor`. */
  beginSecondFactor(password: string): Promise<SecondFactorEnrolment>;
  /** Turns it on by a first code of the app, and ends all other sessions. The recovery codes are shown this once. */
  confirmSecondFactor(code: string): Promise<SecondFactorOn>;
  /** `code` is one of the app, or a recovery code. */
  disableSecondFactor(password: string, code: string): Promise<SecondFactor>;
  /** Ten other recovery codes; none of before works any more. */
  createRecoveryCodes(password: string, code: string): Promise<RecoveryCodes>;
}

export function secondFactorCalls(http: HttpSettings): SecondFactorCalls {
  const { url } = http;
  return {
    secondFactor: async () => (await send(http, SecondFactorDocument, {})).secondFactor,
    beginSecondFactor: async (password) =>
      given(url, (await send(http, BeginSecondFactorDocument, { password })).secondFactorBegin),
    confirmSecondFactor: async (code) =>
      given(url, (await send(http, ConfirmSecondFactorDocument, { code })).secondFactorConfirm),
    disableSecondFactor: async (password, code) =>
      given(url, (await send(http, DisableSecondFactorDocument, { password, code })).secondFactorDisable)
        .secondFactor,
    createRecoveryCodes: async (password, code) =>
      given(url, (await send(http, CreateRecoveryCodesDocument, { password, code })).recoveryCodesCreate),
  };
}
