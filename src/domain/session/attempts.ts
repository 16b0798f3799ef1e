import { AppError } from "../../errors/app-error.ts";
import type { Clock } from "../../kernel/clock.ts";
import { sha256 } from "../../kernel/hash.ts";
import { countAttempt } from "../../store/attempts.store.ts";
import type { Store } from "../../store/store.ts";

const WINDOW_MS = 15 * 60_000;
/** An office shares an address; nobody mistypes a password so often. */
const OF_ADDRESS = 50;
const OF_EMAIL = 10;

/**
 * Counts attempts to sign in, sign up or reset, of a client address and of an e-mail address, over all gateways. An e-mail
 * address counts whether it has an account or not. Throws `rate_limited`.
 */
export async function assertFewAttempts(
  { store, clock }: { store: Store; clock: Clock },
  what: "sign-in" | "sign-up" | "reset" | "second-factor",
  { address, email }: { address: string; email: string },
): Promise<void> {
  const now = clock.now().getTime();
  const window = Math.floor(now / WINDOW_MS);
  const endsAt = new Date((window + 1) * WINDOW_MS);
  const count = (who: string) => countAttempt(store, `${what}:${sha256(who)}:${window}`, endsAt);
  const [ofAddress, ofEmail] = await Promise.all([count(`address ${address}`), count(`email ${email}`)]);
  if (ofAddress <= OF_ADDRESS && ofEmail <= OF_EMAIL) return;
  throw new AppError("rate_limited", {
    message: "Too many attempts from this address or for this e-mail address.",
    retryAfterSeconds: Math.ceil((endsAt.getTime() - now) / 1000),
  });
}
