import { LOCAL_ACCOUNT_ID } from "../domain/account/local-account.ts";
import type { CredentialService } from "../domain/credential/credential.service.ts";
import type { MailService } from "../domain/mail/mail.service.ts";
import { SecondFactorCheck } from "../domain/second-factor/second-factor-check.ts";
import { SecondFactorReset } from "../domain/second-factor/second-factor-reset.ts";
import { SecondFactorService } from "../domain/second-factor/second-factor.service.ts";
import type { SecretBox } from "../domain/credential/secret-box.ts";
import { FirstVisit } from "../domain/session/first-visit.ts";
import { SignInSteps } from "../domain/session/sign-in-steps.ts";
import { SessionService } from "../domain/session/session.service.ts";
import { SignUpService } from "../domain/session/sign-up.service.ts";
import type { Clock } from "../kernel/clock.ts";
import type { Config } from "../kernel/config.ts";
import type { Log } from "../kernel/log.ts";
import type { Store } from "../store/store.ts";

/** How owners get in. */
export function createSignIn(deps: {
  config: Config;
  log: Log;
  store: Store;
  clock: Clock;
  credentials: CredentialService;
  mails: MailService;
  /** Seals secrets of second factors. */
  box: SecretBox;
  publicUrl: () => string;
}) {
  const { config, log, store, clock, box, credentials, mails, publicUrl } = deps;
  const factor = { store, clock, mails, box };
  const secondFactor = new SecondFactorCheck(factor);
  const sessions = new SessionService({ store, clock, credentials, secondFactor });
  return {
    firstVisit: new FirstVisit({ store, sessions, accountId: LOCAL_ACCOUNT_ID }),
    secondFactor,
    sessions,
    signInSteps: new SignInSteps({ store, clock, box, sessions, secondFactor }),
    secondFactorReset: new SecondFactorReset({ store, log, mails, sessions }),
    secondFactors: new SecondFactorService({ ...factor, check: secondFactor, sessions }),
    signUps: new SignUpService({
      ...{ store, clock, mails, sessions, secondFactor, publicUrl },
      isClosed: config.QUARRY_SIGN_UP === "closed",
    }),
  };
}
