import { AppError } from "../../errors/app-error.ts";
import type { Clock } from "../../kernel/clock.ts";
import { sha256 } from "../../kernel/hash.ts";
import { SECRET_PREFIXES } from "../../kernel/secret-token.ts";
import { SharedQueries } from "../../store/shared-queries.ts";
import type { Store } from "../../store/store.ts";
import { isRuntime, type AnyCaller, type Caller } from "../access/caller.ts";
import { goodKeys, goodSessions, type GoodCredential } from "./good-credentials.ts";
import { goodRuntimeTokens } from "./good-runtime-tokens.ts";
import { LastUse } from "./last-use.ts";
import { RevocationWatch } from "./revocation-watch.ts";

/** Another process learns of a revoked credential after at most this. */
const CACHE_MS = 900;
const CACHE_ENTRIES = 10_000;
/** What can be a credential of ours at all; anything else is not looked for. */
const FORM = /^q[ksr]_[\w-]{1,80}$/;
const MAX_TOKEN_CHARACTERS = 512;
/** A flood of wrong credentials costs one query after the other, however many it brings, and holds up no good one. */
const QUERIES_AT_ONCE = 2;

export interface CredentialDeps {
  store: Store;
  clock: Clock;
  /** Who shows a token of an operator. */
  operators: readonly Caller[];
}

/** Which of our credentials one is that is no operator's. */
type Kind = Exclude<AnyCaller["credential"]["kind"], "operator">;

/** Tells who is behind a credential, and for how long. */
export class CredentialService {
  readonly #clock: Clock;
  readonly #operators: ReadonlyMap<string, Caller>;
  readonly #known = new Map<string, { caller: AnyCaller | null; until: number }>();
  readonly #good: Readonly<Record<Kind, SharedQueries<GoodCredential>>>;
  readonly #revocations: RevocationWatch;
  readonly #lastUse: LastUse;

  constructor({ store, clock, operators }: CredentialDeps) {
    this.#clock = clock;
    this.#operators = new Map(operators.map((caller) => [caller.hash, caller]));
    const look: Record<Kind, (hashes: readonly string[]) => Promise<Map<string, GoodCredential>>> = {
      api_key: (hashes) => goodKeys(store, hashes, clock.now()),
      session: (hashes) => goodSessions(store, hashes, clock.now()),
      runtime: (hashes) => goodRuntimeTokens(store, hashes, clock.now()),
    };
    const shared = (kind: Kind) => new SharedQueries(look[kind], QUERIES_AT_ONCE);
    this.#good = { api_key: shared("api_key"), session: shared("session"), runtime: shared("runtime") };
    this.#revocations = new RevocationWatch(async (hashes) => {
      const found = await Promise.all(Object.values(look).map((good) => good(hashes)));
      return new Map(found.flatMap((some) => [...some]));
    });
    this.#lastUse = new LastUse({ store, clock });
  }

  /** The caller behind an Authorization header, or null without one. Throws `unauthenticated` on a bad one. */
  async authenticate(authorization: string | undefined): Promise<AnyCaller | null> {
    if (authorization === undefined) return null;
    const token = /^bearer +(\S+)$/i.exec(authorization)?.[1];
    if (token === undefined)
      throw new AppError("unauthenticated", {
        message: "The Authorization header must read `Bearer <API_KEY>`.",
      });
    const caller = await this.#anyCallerOf(token);
    if (!caller)
      throw new AppError("unauthenticated", {
        message: "This API key or session is not known, is over, or was revoked.",
      });
    return caller;
  }

  /** The caller behind a token, or null when it is no good, or a worker's. */
  async callerOf(token: string): Promise<Caller | null> {
    const caller = await this.#anyCallerOf(token);
    return caller && isRuntime(caller) ? null : caller;
  }

  async #anyCallerOf(token: string): Promise<AnyCaller | null> {
    if (token.length > MAX_TOKEN_CHARACTERS) return null;
    const hash = sha256(token);
    return this.#operators.get(hash) ?? (FORM.test(token) ? await this.#ofHash(hash, kindOf(token)) : null);
  }

  /** For what goes on after the call that began it. Throws `unauthenticated` once the caller's credential is revoked. */
  async assertStillKnown({ hash, credential: { kind } }: AnyCaller): Promise<void> {
    if (kind !== "operator" && !(await this.#ofHash(hash, kind))) throw revoked();
  }

  /**
   * Calls `tell` within a second once the caller's credential is revoked or over, in whichever process, for what stays open:
   * a subscription, an export. Returns the way to stop.
   */
  onRevoked(caller: AnyCaller, tell: (reason: AppError) => void): () => void {
    if (caller.credential.kind === "operator") return () => undefined;
    return this.#revocations.watch(caller.hash, () => tell(revoked()));
  }

  /** Tells that credentials were revoked just now: this process refuses them at once. */
  forget(hashes: readonly string[]): void {
    const until = this.#now() + CACHE_MS;
    for (const hash of hashes) {
      this.#known.set(hash, { caller: null, until });
      this.#revocations.revoked(hash);
    }
  }

  /** Whether this process was told that the caller's credential is revoked; false does not mean that it is good. */
  hasEnded({ hash }: AnyCaller): boolean {
    return this.#known.get(hash)?.caller === null;
  }

  stop(): void {
    this.#revocations.stop();
  }

  async #ofHash(hash: string, kind: Kind): Promise<AnyCaller | null> {
    const now = this.#now();
    const cached = this.#known.get(hash);
    if (cached && cached.until > now) return cached.caller;
    const good = await this.#good[kind].load(hash);
    // Revoked here while it was read: what was read is older.
    const newer = this.#known.get(hash);
    if (newer?.caller === null && newer.until > now) return null;
    if (this.#known.size >= CACHE_ENTRIES) this.#known.clear();
    if (good === null) return null;
    // From when it was asked for: the answer may be as old as that.
    const until = Math.min(now + CACHE_MS, good.expiresAt?.getTime() ?? Infinity);
    this.#known.set(hash, { caller: good.caller, until });
    this.#lastUse.note(good);
    return good.caller;
  }

  #now(): number {
    return this.#clock.now().getTime();
  }
}

function kindOf(token: string): Kind {
  if (token.startsWith(SECRET_PREFIXES.runtime)) return "runtime";
  return token.startsWith(SECRET_PREFIXES.session) ? "session" : "api_key";
}

function revoked(): AppError {
  return new AppError("unauthenticated", { message: "This API key or session was revoked or is over." });
}
