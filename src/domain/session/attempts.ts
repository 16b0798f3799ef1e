import { AppError } from "../../errors/app-error.ts";
import type { Clock } from "../../kernel/clock.ts";
import { sha256 } from "../../kernel/hash.ts";
import { countAttempt } from "../../store/session/attempts.store.ts";
import type { Store } from "../../store/store.ts";

const QUARTER_MS = 15 * 60_000;
const DAY_MS = 86_400_000;

/** How often at the most, in each window of that length. */
interface Bound {
  most: number;
  ms: number;
}

interface Bounds {
  /** From one client address; an office shares one. */
  address: Bound;
  /** From one client address for one owner. Nobody mistypes a password so often. */
  pair: Bound;
  /** For one owner from everywhere. So far above `pair` that no single client refuses an owner to all others. */
  who: Bound;
}

const guesses: Bounds = {
  address: { most: 50, ms: QUARTER_MS },
  pair: { most: 10, ms: QUARTER_MS },
  who: { most: 100, ms: QUARTER_MS },
};
/** Each is a mail to somebody who may not have asked for it. */
const mails: Bounds = {
  address: { most: 50, ms: QUARTER_MS },
  pair: { most: 5, ms: DAY_MS },
  who: { most: 30, ms: DAY_MS },
};

const BOUNDS = {
  "sign-in": guesses,
  /** The password or a code that an open session is asked for again: who is not signed in cannot use these up. */
  proof: guesses,
  /** Codes behind the right password. There are few of them, so all clients together have few guesses. */
  code: { ...guesses, who: guesses.pair },
  "sign-up": mails,
  reset: mails,
} satisfies Record<string, Bounds>;

/**
 * Counts an attempt of a client address for an owner, over all gateways. Throws `rate_limited`.
 * @param of.who e-mail address or id of the account; an e-mail address counts whether it has an account or not
 */
export async function assertFewAttempts(
  { store, clock }: { store: Store; clock: Clock },
  what: keyof typeof BOUNDS,
  { address, who }: { address: string; who: string },
): Promise<void> {
  const now = clock.now().getTime();
  const bounds = BOUNDS[what];
  /** Milliseconds until there may be more of them; 0 when this one may be. */
  const waitOf = async (name: string, { most, ms }: Bound): Promise<number> => {
    const window = Math.floor(now / ms);
    const endsAt = (window + 1) * ms;
    const count = await countAttempt(store, `${what}:${sha256(name)}:${window}`, new Date(endsAt));
    return count > most ? endsAt - now : 0;
  };
  const ofClient = await Promise.all([
    waitOf(`address ${address}`, bounds.address),
    waitOf(`pair ${address} ${who}`, bounds.pair),
  ]);
  // What a client tries beyond its own part is none of the owner's count.
  const wait = Math.max(...ofClient) || (await waitOf(`who ${who}`, bounds.who));
  if (wait === 0) return;
  throw new AppError("rate_limited", {
    message: "Too many attempts from this address or for this e-mail address.",
    retryAfterSeconds: Math.ceil(wait / 1000),
  });
}
