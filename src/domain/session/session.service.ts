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
  findSessionOfHash,
  insertSession,
  listGoodSessions,
  revokeOtherSessions,
  revokeSession,
  wasOpenedFrom,
} from "../../store/session/sessions.store.ts";
import type { Store } from "../../store/store.ts";
import { takeRate } from "../take-rate.ts";
import type { Caller } from "../access/caller.ts";
import type { CredentialService } from "../credential/credential.service.ts";
import type { SecondFactorGate } from "./second-factor-gate.ts";
import { assertFewAttempts, countAttempts, proverOf, tooManyAttempts, type Attempt } from "./attempts.ts";
import { loginOf } from "./login-of.ts";
import { isPassword, passwordHashOf } from "./password.ts";

const SESSION_MS = 30 * 86_400_000;
const MAX_LISTED = 100;
const CROWDED =
  "Too many attempts for this e-mail address. A client that was signed in before still gets in (`device`), and so does who sends the code of a second factor along, or two of them that follow each other, in one (123456 234567).";
const MAX_USER_AGENT_CHARACTERS = 200;

/** Where a call comes from. */
export interface Visitor {
  /** Names the client, for limits. */
  address: string;
  userAgent: string | null;
  /** SHA-256 of the token of an earlier session that this client shows, be it over; null when it shows none. */
  device: string | null;
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
   * Wrong guesses of others hold up neither a client that has been signed in before, nor who shows a second factor at once.
   */
  async signIn(
    { email, password, code = null }: { email: string; password: string; code?: string | null },
    visitor: Visitor,
  ): Promise<SignedIn> {
    const { secondFactor } = this.#deps;
    const { mailbox: address, login } = await loginOf(this.#deps.store, email);
    const device = login === null ? null : await this.#knownDevice(login, visitor.device);
    const { client, owner } =
      device === null
        ? await countAttempts(this.#deps, { what: "sign-in", address: visitor.address, who: address })
        : { client: 0, owner: 0 };
    if (client > 0) throw tooManyAttempts(client);
    const isRight = await isPassword(password, login?.passwordHash ?? null, visitor.address);
    if (owner > 0) {
      // No answer but a whole proof tells the password apart from a wrong one here.
      if (!isRight || login === null || code === null || !(await secondFactor.isOn(login.accountId)))
        throw tooManyAttempts(owner, CROWDED);
      const guess = await this.#codeGuess(login, visitor, device);
      await secondFactor.assertCode(login.accountId, code, guess).catch(() => {
        throw tooManyAttempts(owner, CROWDED);
      });
      return this.open(login, visitor);
    }
    if (!isRight || login === null)
      throw new AppError("unauthenticated", { message: "This e-mail address and password do not fit." });
    await secondFactor.assertCode(login.accountId, code, await this.#codeGuess(login, visitor, device));
    return this.open(login, visitor);
  }

  /** How a code counts that comes behind the right password, in a call of its own. */
  async codeGuess(login: LoginDoc, visitor: Visitor): Promise<Attempt> {
    return this.#codeGuess(login, visitor, await this.#knownDevice(login, visitor.device));
  }

  /**
   * Codes of a device or network that the owner was signed in with are counted by themselves: whoever else knows the password
   * does not use them up.
   */
  async #codeGuess(login: LoginDoc, { address }: Visitor, device: string | null): Promise<Attempt> {
    const { accountId } = login;
    if (device !== null) return { what: "code", address: device, who: `${accountId} ${device}` };
    const network = networkOf(accountId, address);
    const isOwn = await wasOpenedFrom(this.#deps.store, login, network);
    return { what: "code", address, who: isOwn ? `${accountId} ${network}` : accountId };
  }

  /**
   * The device that a client shows, where its session was one of this owner and it has guesses left: it is counted by itself. One
   * that was ended by a change of the password is a stranger.
   */
  async #knownDevice(login: LoginDoc, device: string | null): Promise<string | null> {
    if (device === null) return null;
    const session = await findSessionOfHash(this.#deps.store, device);
    if (session === null || session.accountId !== login.accountId) return null;
    if (session.revokedAt !== null && session.createdAt < login.passwordChangedAt) return null;
    const { client, owner } = await countAttempts(this.#deps, {
      what: "device",
      address: device,
      who: device,
    });
    return Math.max(client, owner) > 0 ? null : device;
  }

  /**
   * Makes a session of an account, for who has proved to be its owner. Throws `forbidden` for one that is closed, and `rate_limited`.
   * @param proved the login as it was before the proof: where it is another by now, this throws `unauthenticated`
   */
  async open(proved: LoginDoc, visitor: Visitor): Promise<SignedIn> {
    const { store } = this.#deps;
    const { accountId } = proved;
    const signedIn = await this.#insert(accountId, proved.version ?? 0, visitor);
    // Read behind the insert: whoever changed the login before that ends this session here, whoever did after it found it to end.
    const present = await findLogin(store, proved._id);
    if (present === null || present.version !== proved.version) {
      await this.revoke(accountId, signedIn.session._id);
      throw new AppError("unauthenticated", {
        message: "The password or second factor was changed meanwhile.",
      });
    }
    return signedIn;
  }

  /** Makes a session of an account that has no owner; throws `not_found` where it has one. It ends when somebody becomes that. */
  async openUnowned(accountId: string, visitor: Visitor): Promise<SignedIn> {
    const signedIn = await this.#insert(accountId, null, visitor);
    // Behind the insert, as above.
    if ((await findLoginOfAccount(this.#deps.store, accountId)) !== null) {
      await this.revoke(accountId, signedIn.session._id);
      throw new AppError("not_found", { message: "This account has an owner by now, who signs in." });
    }
    return signedIn;
  }

  async #insert(
    accountId: string,
    loginVersion: number | null,
    { userAgent, address }: Visitor,
  ): Promise<SignedIn> {
    const { store, clock } = this.#deps;
    const closing = await findClosing(store, accountId);
    if (closing !== null)
      throw new AppError("forbidden", {
        message: `This account is closed and will be erased on ${closing.eraseAt.toISOString().slice(0, 10)}. The token in the mail that said so brings it back.`,
      });
    const now = clock.now();
    // Each is a device that is counted by itself: signing in by one makes the next.
    await takeRate(store, "session", accountId, now);
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
      ...(loginVersion === null ? {} : { loginVersion }),
      network: networkOf(accountId, address),
    };
    await insertSession(store, session);
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

  /**
   * Ends all sessions of an account but `kept`, and but those that were opened as the login stands in this version. Returns how many
   * were good.
   */
  async revokeOthers(accountId: string, kept: string | null, version?: number): Promise<number> {
    const { store, clock, credentials } = this.#deps;
    const hashes = await revokeOtherSessions(store, accountId, { kept, version }, clock.now());
    credentials.forget(hashes);
    return hashes.length;
  }

  /**
   * Changes the password of the caller's account and ends its other sessions. Returns how many. Throws `invalid_input`, and as
   * `assertOwner` does.
   */
  async changePassword(
    caller: Caller,
    { current, next, code }: { current: string; next: string; code: string | null },
    address: string,
  ): Promise<number> {
    const { store, clock } = this.#deps;
    const { accountId, credential } = caller;
    // First, so that what is refused uses up no code.
    const passwordHash = await passwordHashOf(next, address);
    const login = await this.assertOwner(caller, { password: current, code }, address);
    if (!(await changePassword(store, login, { passwordHash, passwordChangedAt: clock.now() })))
      throw wrongPassword();
    return this.revokeOthers(accountId, credential.kind === "session" ? credential.id : null);
  }

  /**
   * Asks the owner of an account again for all that signing in asks for. Returns how the owner signs in. Throws as `assertPassword`
   * does and, where a second factor is on, `second_factor_required` and `second_factor_wrong`.
   */
  async assertOwner(
    caller: Caller,
    { password, code }: { password: string; code: string | null },
    address: string,
  ): Promise<LoginDoc> {
    const login = await this.assertPassword(caller, password, address);
    await this.#deps.secondFactor.assertCode(caller.accountId, code, null);
    return login;
  }

  /**
   * Asks the owner of an account for the password again. Returns how the owner signs in. Throws `rate_limited`, and `forbidden` for
   * another password than the present one or where the account has none.
   */
  async assertPassword(caller: Caller, password: string, address: string): Promise<LoginDoc> {
    const login = await findLoginOfAccount(this.#deps.store, caller.accountId);
    if (login === null)
      throw new AppError("forbidden", { message: "This account has no password: claim it first." });
    await assertFewAttempts(this.#deps, { what: "proof", address, who: proverOf(caller) });
    if (!(await isPassword(password, login.passwordHash, address))) throw wrongPassword();
    return login;
  }
}

function networkOf(accountId: string, address: string): string {
  return sha256(`${accountId} ${address}`);
}

function wrongPassword(): AppError {
  return new AppError("forbidden", { message: "The present password is another one." });
}
