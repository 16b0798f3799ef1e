/** What stands behind the password of accounts that want more than it. Sessions know nothing else of it. */
export interface SecondFactorGate {
  /**
   * Passes where no factor is on, or the code is good, and uses it up. Throws `second_factor_required`, `second_factor_wrong`
   * and `rate_limited`.
   * @param address of the client whose guess is counted; null where the caller has counted it
   */
  assertCode(accountId: string, code: string | null, address: string | null): Promise<void>;
}
