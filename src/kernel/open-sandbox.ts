import type { Environment } from "./config.ts";
import { paymentsBy } from "./payment-settings.ts";

/** What a server says, and `quarry doctor`, where everybody who reaches it scrapes for nothing. */
export const OPEN_SANDBOX =
  "everybody who reaches this server can sign up and pay with made-up money; set QUARRY_SIGN_UP=closed, QUARRY_PAYMENTS=off, or the QUARRY_STRIPE_ variables";

/** Whether strangers can sign up here and fill a balance with the made-up money of the sandbox. */
export function isOpenSandbox(
  settings: Pick<Environment, "HOST" | "QUARRY_PUBLIC_URL" | "QUARRY_SIGN_UP"> &
    Parameters<typeof paymentsBy>[0],
): boolean {
  const { HOST, QUARRY_PUBLIC_URL, QUARRY_SIGN_UP } = settings;
  if (QUARRY_SIGN_UP === "closed" || paymentsBy(settings) !== "sandbox") return false;
  const names = QUARRY_PUBLIC_URL === undefined ? [HOST] : [HOST, new URL(QUARRY_PUBLIC_URL).hostname];
  return !names.every(isThisMachine);
}

function isThisMachine(name: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(name);
}
