/** Names of variables of a worker, as service.toml and secrets give them. */
export const VARIABLE_RULE = /^[A-Za-z_][A-Za-z0-9_]{0,127}$/;
export const VARIABLE_RULE_WORDS =
  "A variable has letters, digits and _, begins with no digit, and has at most 128 characters.";

/** Whether the server sets it itself, or the loader of programs reads it. */
export function isReservedVariable(name: string): boolean {
  return /^(SVC_.*|PORT|LISTEN_(FDS|PID|FDNAMES)|LD_.*)$/i.test(name);
}

/** Two names, one of each list, that differ in capitals alone; null where there are none. The same name in both is one variable. */
export function clashOf(some: readonly string[], others: readonly string[]): [string, string] | null {
  const byCapitals = new Map(some.map((name) => [name.toUpperCase(), name]));
  for (const other of others) {
    const name = byCapitals.get(other.toUpperCase());
    if (name !== undefined && name !== other) return [name, other];
  }
  return null;
}
