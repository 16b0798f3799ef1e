import { SecondFactorCheck } from "../../src/domain/second-factor/second-factor-check.ts";
import { SecretBox } from "../../src/domain/credential/secret-box.ts";
import type { MailService } from "../../src/domain/mail/mail.service.ts";
import type { Clock } from "../../src/kernel/clock.ts";
import type { Store } from "../../src/store/store.ts";

/** Seals the secrets of second factors of tests, in all processes alike. */
export const SECRET_KEY = "5e".repeat(32);

/** What asks for second factors over a store. */
export function secondFactorCheck(deps: {
  store: Store;
  clock: Clock;
  mails: Pick<MailService, "promise">;
}): SecondFactorCheck {
  return new SecondFactorCheck({ ...deps, box: new SecretBox(async () => [SECRET_KEY]) });
}

/** Of accounts without one. */
export const NO_FACTOR = { assertCode: () => Promise.resolve(), isOn: () => Promise.resolve(false) };
/** What the maker of a key shows then. */
export const NO_PROOF = { code: null, address: "192.0.2.1" };
