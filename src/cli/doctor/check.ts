/** Result of one check: `warn` is worth knowing, `fail` keeps something from working. */
export interface Check {
  name: string;
  state: "ok" | "warn" | "fail";
  /** What was found, and for the others what to do about it. */
  found: string;
}
