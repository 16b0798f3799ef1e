import { AppError } from "../../errors/app-error.ts";
import type { Clock } from "../../kernel/clock.ts";
import { sha256 } from "../../kernel/hash.ts";
import { newId } from "../../kinds/ids.ts";
import { newSecretToken } from "../../kernel/secret-token.ts";
import { findClosing } from "../../store/account/account-closing.store.ts";
import type { LoginDoc, SessionDoc } from "../../store/session/session-documents.ts";
import {
  addressOfAccount,
  changePassword,
  findLogin,
  findLoginOfAccount,
  findSession,
  insertSession,
  listGoodSessions,
  revokeOtherSessions,
  revokeSession,
} from "../../store/session/sessions.store.ts";
import type { Store } from "../../store/store.ts";
import type { Caller } from "../access/caller.ts";
import type { CredentialService } from "../credential/credential.service.ts";
import type { SecondFactorGate } from "./second-factor-gate.ts";
import { assertFewAttempts } from "./attempts.ts";
import { emailOf, isPassword, passwordHashOf } from "./password.ts";

const SESSION_MS = 30 * 86_400_000;
const MAX_LISTED = 100;
const MAX_USER_AGENT_CHARACTERS = 200;

/** Where a call comes from. */
export interface Visitor {
  /** Names the client, for limits. */
  address: string;
  userAgent: string | null;
}

/** A new session; its token is given here and never again. */
export interface SignedIn {
  session: SessionDoc;
  token: string;
}

interface Deps {
  store: Store;
  clock: Clock;
  credentials: CredentialService;
  secondFactor: SecondFactorGate;
}

/** Owners who are signed in. */
export class SessionService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * Signs in. Throws `rate_limited`, and `unauthenticated` alike for a wrong password and for an e-mail address without an
   * account; behind the right password of an account with a second factor, `second_factor_required` and `second_factor_wrong`.
   */
  async signIn(
    { email, password, code = null }: { email: string; password: string; code?: string | null },
    visitor: Visitor,
  ): Promise<SignedIn> {
    const address = emailOf(email);
    await assertFewAttempts(this.#deps, "sign-in", { address: visitor.address, who: address });
    const login = await findLogin(this.#deps.store, address);
    if (!(await isPassword(password, login?.passwordHash ?? null)) || login === null)
      throw new AppError("unauthenticated", { message: "This e-mail address and password do not fit." });
    await this.#deps.secondFactor.assertCode(login.accountId, code, visitor.address);
    return this.open(login, visitor);
  }

  /**
   * Makes a session of an account, for who has proved to be its owner. Throws `forbidden` for one that is closed.
   * @param proved the login as it was before the proof: where it is another by now, this throws `unauthenticated`
   */
  async open(proved: LoginDoc, { userAgent }: Visitor): Promise<SignedIn> {
    const { store, clock } = this.#deps;
    const { accountId } = proved;
    const closing = await findClosing(store, accountId);
    if (closing !== null)
      throw new AppError("forbidden", {
        message: `This account is closed and will be erased on ${closing.eraseAt.toISOString().slice(0, 10)}. The token in the mail that said so brings it back.`,
      });
    const now = clock.now();
    const token = newSecretToken("session");
    const session: SessionDoc = {
      _id: newId("session", now),
      accountId,
      hash: sha256(token),
      userAgent: userAgent === null ? null : userAgent.slice(0, MAX_USER_AGENT_CHARACTERS),
      createdAt: now,
      expiresAt: new Date(now.getTime() + SESSION_MS),
      lastUsedAt: null,
      revokedAt: null,
    };
    await insertSession(store, session);
    // Read behind the insert: whoever changed the login before that ends this session here, whoever did after it found it to end.
    const present = await findLogin(store, proved._id);
    if (present === null || present.version !== proved.version) {
      await this.revoke(accountId, session._id);
      throw new AppError("unauthenticated", {
        message: "The password or second factor was changed meanwhile.",
      });
    }
    return { session, token };
  }

  /** The e-mail address that the owner signs in with; null where the account has no owner yet. */
  emailOf(accountId: string): Promise<string | null> {
    return addressOfAccount(this.#deps.store, accountId);
  }

  /** One session of the account, revoked or not, or null. */
  get(accountId: string, id: string): Promise<SessionDoc | null> {
    return findSession(this.#deps.store, accountId, id);
  }

  /** Those of the account that are neither revoked nor over, newest first, at most 100. */
  list(accountId: string): Promise<SessionDoc[]> {
    const { store, clock } = this.#deps;
    return listGoodSessions(store, accountId, { now: clock.now(), limit: MAX_LISTED });
  }

  /** Ends a session; this process refuses it at once, others within a second. Throws `not_found`. */
  async revoke(accountId: string, id: string): Promise<SessionDoc> {
    const { store, clock, credentials } = this.#deps;
    const session = await revokeSession(store, accountId, id, clock.now());
    if (!session) throw new AppError("not_found", { message: "This account has no such session." });
    credentials.forget([session.hash]);
    return session;
  }

  /** Ends all sessions of an account but `kept`. Returns how many were good. */
  async revokeOthers(accountId: string, kept: string | null): Promise<number> {
    const { store, clock, credentials } = this.#deps;
    const hashes = await revokeOtherSessions(store, accountId, kept, clock.now());
    credentials.forget(hashes);
    return hashes.length;
  }

  /**
   * Changes the password of the caller's account and ends its other sessions. Returns how many. Throws `invalid_input`,
   * `rate_limited` and, for a wrong present password, `forbidden`.
   */
  async changePassword(
    { accountId, credential }: Caller,
    { current, next }: { current: string; next: string },
    address: string,
  ): Promise<number> {
    const { store, clock } = this.#deps;
    const login = await this.assertPassword(accountId, current, address);
    const passwordHash = await passwordHashOf(next);
    if (!(await changePassword(store, login, { passwordHash, passwordChangedAt: clock.now() })))
      throw wrongPassword();
    return this.revokeOthers(accountId, credential.kind === "session" ? credential.id : null);
  }

  /**
   * Asks the owner of an account again. Returns how the owner signs in. Throws `rate_limited`, and `forbidden` for another
   * password than the present one or where the account has none.
   */
  async assertPassword(accountId: string, password: string, address: string): Promise<LoginDoc> {
    const login = await findLoginOfAccount(this.#deps.store, accountId);
    if (login === null)
      throw new AppError("forbidden", { message: "This account has no password: claim it first." });
    await assertFewAttempts(this.#deps, "proof", { address, who: accountId });
    if (!(await isPassword(password, login.passwordHash))) throw wrongPassword();
    return login;
  }
}

function wrongPassword(): AppError {
  return new AppError("forbidden", { message: "The present password is another one." });
}
