import { AppError } from "../../errors/app-error.ts";
import type { Clock } from "../../kernel/clock.ts";
import { sha256 } from "../../kernel/hash.ts";
import { countAttempt } from "../../store/session/attempts.store.ts";
import type { Store } from "../../store/store.ts";
import type { Caller } from "../access/caller.ts";

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
  /** Passwords of a browser or program that has been signed in before. It has a count of its own, which no other can use up. */
  device: guesses,
  /** The password or a code that an open session is asked for again: who is not signed in cannot use these up. */
  proof: guesses,
  /** Single codes behind the right password. There are few of them, so all clients together have few guesses. */
  code: { ...guesses, who: guesses.pair },
  /** Codes behind a mailed token: who has the password alone cannot use these up. */
  "reset code": { ...guesses, who: guesses.pair },
  "sign-up": mails,
  reset: mails,
} satisfies Record<string, Bounds>;

/** A try that is counted. */
export interface Attempt {
  what: keyof typeof BOUNDS;
  /** Of the client. */
  address: string;
  /** E-mail address or id of the account, or whatever else is guessed at; an e-mail address counts whether it has an account or not. */
  who: string;
}

interface Deps {
  store: Store;
  clock: Clock;
}

/** For whom guesses of a signed-in caller count: those of one session are no other's, keys of an account share theirs. */
export function proverOf({ accountId, credential }: Pick<Caller, "accountId" | "credential">): string {
  return credential.kind === "session" ? credential.id : accountId;
}

/** Counts an attempt of a client address for an owner, over all gateways. Throws `rate_limited`. */
export async function assertFewAttempts(deps: Deps, attempt: Attempt): Promise<void> {
  const { client, owner } = await countAttempts(deps, attempt);
  const wait = Math.max(client, owner);
  if (wait > 0) throw tooManyAttempts(wait);
}

/**
 * Counts an attempt. Returns the milliseconds until this client may make more of them, and until anybody may for this owner; 0
 * when this one may be made.
 */
export async function countAttempts(
  { store, clock }: Deps,
  { what, address, who }: Attempt,
): Promise<{ client: number; owner: number }> {
  const now = clock.now().getTime();
  const bounds: Bounds = BOUNDS[what];
  const waitOf = async (name: string, { most, ms }: Bound): Promise<number> => {
    const window = Math.floor(now / ms);
    const endsAt = (window + 1) * ms;
    const count = await countAttempt(store, `${what}:${sha256(name)}:${window}`, new Date(endsAt));
    return count > most ? endsAt - now : 0;
  };
  // One after the other: beyond the count of its address a client makes no more of them, whomever it names.
  const client =
    (await waitOf(`address ${address}`, bounds.address)) ||
    (await waitOf(`pair ${address} ${who}`, bounds.pair));
  // What a client tries beyond its own part is none of the owner's count.
  return { client, owner: client > 0 ? 0 : await waitOf(`who ${who}`, bounds.who) };
}

const TOO_MANY = "Too many attempts from this address or for this e-mail address.";

export function tooManyAttempts(waitMs: number, message: string = TOO_MANY): AppError {
  return new AppError("rate_limited", {
    message,
    retryAfterSeconds: Math.ceil(waitMs / 1000),
  });
}
