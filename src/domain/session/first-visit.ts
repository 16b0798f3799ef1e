import { AppError } from "../../errors/app-error.ts";
import { sha256 } from "../../kernel/hash.ts";
import { newSecretToken } from "../../kernel/secret-token.ts";
import { findLoginOfAccount } from "../../store/session/sessions.store.ts";
import type { Store } from "../../store/store.ts";
import type { SessionService, SignedIn, Visitor } from "./session.service.ts";

interface FirstVisitDeps {
  store: Store;
  sessions: SessionService;
  /** The local account. */
  accountId: string;
}

/**
 * Lets who started this server look around before the account has an owner: by a token that this process shows at its start, once.
 * An account with an owner is entered by signing in alone.
 */
export class FirstVisit {
  readonly #deps: FirstVisitDeps;
  #hash: string | null = null;

  constructor(deps: FirstVisitDeps) {
    this.#deps = deps;
  }

  /** A new token, which ends the one of before; null where the local account has an owner. */
  async newToken(): Promise<string | null> {
    if ((await findLoginOfAccount(this.#deps.store, this.#deps.accountId)) !== null) return null;
    const token = newSecretToken("firstVisit");
    this.#hash = sha256(token);
    return token;
  }

  /** Signs in to the local account. Throws `not_found` for a token that was used or is none, and where it has an owner by now. */
  async open(token: string, visitor: Visitor): Promise<SignedIn> {
    const hash = sha256(token);
    if (hash !== this.#hash)
      throw new AppError("not_found", { message: "This link was used, or is of an earlier start." });
    // Before anything is waited for: of two calls at once one gets in.
    this.#hash = null;
    try {
      return await this.#deps.sessions.openUnowned(this.#deps.accountId, visitor);
    } catch (error) {
      this.#hash ??= hash;
      throw error;
    }
  }
}
