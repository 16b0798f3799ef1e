import type { Attempt } from "./attempts.ts";

/** What stands behind the password of accounts that want more than it. Sessions know nothing else of it. */
export interface SecondFactorGate {
  /**
   * Passes where no factor is on, or the code is good, and uses it up. Throws `second_factor_required`, `second_factor_wrong`
   * and `rate_limited`.
   * @param guess how it is counted; null where the caller has counted it
   * @param act what may be done twice at once, by a double click for example: for it the same code is good again
   */
  assertCode(accountId: string, code: string | null, guess: Attempt | null, act?: string): Promise<void>;
  /** Whether a factor is on. */
  isOn(accountId: string): Promise<boolean>;
}
