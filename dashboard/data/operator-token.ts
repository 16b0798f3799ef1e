import { useSyncExternalStore } from "react";

const KEPT_AS = "quarry.operator-token";
const listeners = new Set<() => void>();

/** Keeps the token of an operator for this tab, until it is closed; null forgets it. */
export function keepOperatorToken(token: string | null): void {
  if (token === null) sessionStorage.removeItem(KEPT_AS);
  else sessionStorage.setItem(KEPT_AS, token);
  for (const tell of listeners) tell();
}

/** Null while nobody has shown one in this tab. */
export function useOperatorToken(): string | null {
  return useSyncExternalStore(
    (tell) => {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
    () => sessionStorage.getItem(KEPT_AS),
  );
}
