import { randomBytes } from "node:crypto";
import { AppError } from "../../errors/app-error.ts";
import type { Clock } from "../../kernel/clock.ts";
import { sha256 } from "../../kernel/hash.ts";
import { newId } from "../../kinds/ids.ts";
import { newSecretToken } from "../../kernel/secret-token.ts";
import { insertAccountOnce, isLocalAccount } from "../../store/account/accounts.store.ts";
import { findMailedToken, insertMailedToken } from "../../store/session/mailed-tokens.store.ts";
import type { LoginDoc, MailedTokenDoc } from "../../store/session/session-documents.ts";
import {
  changePassword,
  findFirstLogin,
  findLogin,
  insertLogin,
} from "../../store/session/sessions.store.ts";
import type { Store } from "../../store/store.ts";
import { openWallet } from "../../store/wallet/wallets.store.ts";
import type { Caller } from "../access/caller.ts";
import type { MailService } from "../mail/mail.service.ts";
import type { SecondFactorGate } from "./second-factor-gate.ts";
import { assertFewAttempts } from "./attempts.ts";
import { alreadyMail, nobodyMail, resetMail, signUpMail, type MailText } from "./mail-texts.ts";
import { loginOf } from "./login-of.ts";
import { mailboxOf, spellingsOf } from "./mailbox.ts";
import { isPassword, passwordHashOf } from "./password.ts";
import { noteUse, REPEAT_MS } from "./repeat.ts";
import type { SessionService, SignedIn, Visitor } from "./session.service.ts";

const TOKEN_MS = 2 * 3_600_000;
const MAX_NAME_CHARACTERS = 100;

interface Deps {
  store: Store;
  clock: Clock;
  mails: MailService;
  sessions: SessionService;
  secondFactor: SecondFactorGate;
  /** Of the gateway, whose pages the mails lead to. */
  publicUrl: () => string;
  /** Whether nobody can sign up. */
  isClosed: boolean;
}

/** How accounts come to be, and how their owners get back in. */
export class SignUpService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Whether nobody can sign up. */
  get isClosed(): boolean {
    return this.#deps.isClosed;
  }

  /**
   * Mails a token that makes the account. Its password is chosen with that token: whoever reads the mails of the address opens
   * the account, not whoever typed the address. Answers alike where the address has an account, whose owner then reads that.
   * Throws `sign_up_closed`, `invalid_input` and `rate_limited`.
   */
  async signUp({ email, name }: { email: string; name: string }, visitor: Visitor): Promise<void> {
    if (this.isClosed) throw new AppError("sign_up_closed");
    const address = mailboxOf(email);
    const called = name.trim();
    if (called.length === 0 || called.length > MAX_NAME_CHARACTERS) {
      const message = `A name has 1 to ${MAX_NAME_CHARACTERS} characters.`;
      throw new AppError("invalid_input", { message, details: [{ path: "name", code: "length", message }] });
    }
    await assertFewAttempts(this.#deps, { what: "sign-up", address: visitor.address, who: address });
    const { store, clock, publicUrl } = this.#deps;
    const { login } = await loginOf(store, email);
    const token = await this.#newToken({
      purpose: "sign_up",
      email: address,
      accountId: newId("account", clock.now()),
      chosen: { name: called },
    });
    const mail = login === null ? signUpMail(token, publicUrl()) : alreadyMail(publicUrl());
    await this.#tell(login?._id ?? address, login?.accountId ?? null, mail);
  }

  /**
   * Makes the account that a mailed token is for, with this password and an empty wallet on the plan Free, and signs in. Throws
   * `sign_up_closed`, `not_found` and `invalid_input`; the token stays good then.
   */
  async verify(token: string, password: string, visitor: Visitor): Promise<SignedIn> {
    if (this.isClosed) throw new AppError("sign_up_closed");
    const { store, clock, sessions } = this.#deps;
    const found = await this.#tokenOf(token, "sign_up");
    const { email, accountId, chosen } = found;
    if (chosen === null) throw noSuchToken();
    const passwordHash = await passwordHashOf(password, visitor.address);
    if (found.usedAt !== undefined) return this.#again(found, { password, version: 0 }, visitor);
    const now = clock.now();
    // Each step can be done again, so that who is cut off goes on with the same token.
    await openWallet(store, { _id: accountId, isOpen: false, availableUsdMicros: 0 });
    await insertAccountOnce(store, {
      _id: accountId,
      name: chosen.name,
      plan: { name: "Free" },
      createdAt: now,
    });
    const changed = { passwordHash, passwordChangedAt: now };
    let login: LoginDoc | null = { _id: email, accountId, createdAt: now, ...changed, version: 0 };
    if ((await findFirstLogin(store, spellingsOf(email))) !== null || !(await insertLogin(store, login))) {
      login = await findFirstLogin(store, spellingsOf(email));
      // Of two tokens of one address the first makes the account.
      if (login?.accountId !== accountId) throw noSuchToken();
      // Of a call that was cut off the password of the next one counts, which may be another.
      if (!(await isPassword(password, login.passwordHash, visitor.address)))
        login = await changePassword(store, login, changed);
    }
    if (login === null) throw noSuchToken();
    await noteUse(this.#deps, found._id);
    return sessions.open(login, visitor);
  }

  /**
   * Mails a token for a new password, or a note that the address has no account; the answer is the same. Throws `invalid_input` and
   * `rate_limited`.
   */
  async requestReset(email: string, visitor: Visitor): Promise<void> {
    const { store, clock, publicUrl } = this.#deps;
    const { mailbox, login } = await loginOf(store, email);
    await assertFewAttempts(this.#deps, { what: "reset", address: visitor.address, who: mailbox });
    const address = login?._id ?? mailbox;
    const token = await this.#newToken({
      purpose: "password_reset",
      email: address,
      accountId: login?.accountId ?? newId("account", clock.now()),
      chosen: null,
      loginVersion: login?.version ?? 0,
    });
    const mail = login === null ? nobodyMail(publicUrl()) : resetMail(token, publicUrl());
    await this.#tell(address, login?.accountId ?? null, mail);
  }

  /**
   * Sets another password by a mailed token, ends all sessions of the account and all other tokens like it, and signs in. Who
   * only reads the mails of an account with a second factor does not get in. Throws `not_found`, and as `signIn` does about the
   * code; the token stays good then.
   */
  async reset(
    token: string,
    { password, code = null }: { password: string; code?: string | null },
    visitor: Visitor,
  ): Promise<SignedIn> {
    const { store, clock, sessions, secondFactor } = this.#deps;
    const found = await this.#tokenOf(token, "password_reset");
    const passwordHash = await passwordHashOf(password, visitor.address);
    const version = found.loginVersion ?? 0;
    const login = await findLogin(store, found.email);
    if (login === null || ![version, version + 1].includes(login.version ?? 0)) throw noSuchToken();
    const { accountId, _id: act } = found;
    const guess = { what: "reset code", address: visitor.address, who: accountId } as const;
    await secondFactor.assertCode(accountId, code, guess, act);
    // Of two calls, be it with two tokens, one changes it; the other one is as good where it asks for the same.
    const changed =
      (login.version ?? 0) !== version
        ? null
        : await changePassword(store, login, { passwordHash, passwordChangedAt: clock.now() });
    if (changed === null) return this.#again(found, { password, version: version + 1 }, visitor);
    await noteUse(this.#deps, found._id);
    await sessions.revokeOthers(accountId, null, changed.version);
    return sessions.open(changed, visitor);
  }

  /**
   * Signs in once more with a token that has just done what it is for, by the same person: with the password that was set by it,
   * while nothing else has changed the login. Throws `not_found`.
   */
  async #again(
    { _id, email, accountId }: MailedTokenDoc,
    { password, version }: { password: string; version: number },
    visitor: Visitor,
  ): Promise<SignedIn> {
    const { store, clock, sessions } = this.#deps;
    await assertFewAttempts(this.#deps, { what: "code", address: visitor.address, who: _id });
    const login = await findLogin(store, email);
    const isFresh =
      login?.accountId === accountId &&
      (login.version ?? 0) === version &&
      clock.now().getTime() - login.passwordChangedAt.getTime() <= REPEAT_MS;
    if (!(await isPassword(password, isFresh ? login.passwordHash : null, visitor.address)) || !isFresh)
      throw noSuchToken();
    return sessions.open(login, visitor);
  }

  /**
   * Gives the account that this server began with an owner who signs in, once. Throws `forbidden` unless the caller has the key
   * that the server started with, or when it is claimed, and `invalid_input`.
   */
  async claim(
    caller: Caller,
    { email, password }: { email: string; password: string },
    visitor: Visitor,
  ): Promise<SignedIn> {
    const { store, clock, sessions } = this.#deps;
    const { accountId, credential, isOperator } = caller;
    const isOwn = credential.kind === "api_key" && isOperator && (await isLocalAccount(store, accountId));
    if (!isOwn)
      throw new AppError("forbidden", {
        message: "Only the key that the server started with claims its account.",
      });
    const now = clock.now();
    const login = {
      _id: mailboxOf(email),
      accountId,
      passwordHash: await passwordHashOf(password, visitor.address),
      createdAt: now,
      passwordChangedAt: now,
      version: 0,
    };
    if ((await loginOf(store, email)).login !== null || !(await insertLogin(store, login)))
      throw new AppError("forbidden", {
        message: "This account, or this e-mail address, has an owner already.",
      });
    // Whoever looked around before there was an owner.
    await sessions.revokeOthers(accountId, null, login.version);
    return sessions.open(login, visitor);
  }

  /** Counts an attempt to claim an account by a key that somebody typed. Throws `invalid_input` and `rate_limited`. */
  assertFewClaims(email: string, { address }: Visitor): Promise<void> {
    return assertFewAttempts(this.#deps, { what: "sign-in", address, who: mailboxOf(email) });
  }

  /**
   * Stored whether it will be mailed or not, as a mail is sent whatever the address has: so much the same is done in both cases
   * that the time of an answer does not tell them apart.
   */
  async #newToken(doc: Omit<MailedTokenDoc, "_id" | "expiresAt">): Promise<string> {
    const { store, clock } = this.#deps;
    const token = newSecretToken("mailed");
    const expiresAt = new Date(clock.now().getTime() + TOKEN_MS);
    await insertMailedToken(store, { _id: sha256(token), ...doc, expiresAt });
    return token;
  }

  async #tokenOf(token: string, purpose: MailedTokenDoc["purpose"]): Promise<MailedTokenDoc> {
    const { store, clock } = this.#deps;
    const found = await findMailedToken(store, { hash: sha256(token), purpose, now: clock.now() });
    if (found === null) throw noSuchToken();
    return found;
  }

  #tell(to: string, accountId: string | null, { subject, text }: MailText): Promise<void> {
    const key = `session:${randomBytes(12).toString("hex")}`;
    return this.#deps.mails.promise({ key, accountId, to, subject, text });
  }
}

function noSuchToken(): AppError {
  return new AppError("not_found", { message: "This token was used, is over, or never was." });
}
