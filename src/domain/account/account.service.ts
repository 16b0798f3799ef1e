import { randomBytes } from "node:crypto";
import { AppError } from "../../errors/app-error.ts";
import type { Clock } from "../../kernel/clock.ts";
import { sha256 } from "../../kernel/hash.ts";
import { newId } from "../../kernel/ids.ts";
import {
  adoptApiKey,
  findActiveKeys,
  findApiKey,
  insertApiKey,
  revokeApiKey,
} from "../../store/api-keys.store.ts";
import type { AccountDoc, ApiKeyDoc } from "../../store/documents.ts";
import type { Store } from "../../store/store.ts";
import { SharedQueries } from "../../store/shared-queries.ts";
import { pageOfApiKeys, type ApiKeyPage } from "./api-key-page.ts";

/** Working keys of one account. */
export const MAX_API_KEYS = 50;
const MAX_LABEL_CHARACTERS = 100;
/** Another process learns of a revoked key after at most this. */
const KEY_CACHE_MS = 2000;
const KEY_CACHE_ENTRIES = 10_000;
/** What can be a key at all; anything else is not looked for. */
const KEY_FORM = /^qk_[\w-]{1,80}$/;
/** A flood of wrong keys costs one query after the other, however many keys it brings, and holds up no good key. */
const KEY_QUERIES_AT_ONCE = 2;

/** Who is calling: an account, by one of its keys. */
export interface Caller {
  accountId: string;
  apiKeyId: string;
  /** SHA-256 of the key, by which it is looked up again. */
  keyHash: string;
  /** Whether it is a key that a server started with. */
  isOperator: boolean;
}

/** Accounts and their API keys. */
export class AccountService {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #callers = new Map<string, { caller: Caller | null; until: number }>();
  readonly #keys: SharedQueries<ApiKeyDoc>;

  constructor(store: Store, clock: Clock) {
    this.#keys = new SharedQueries((hashes) => findActiveKeys(store, hashes), KEY_QUERIES_AT_ONCE);
    this.#store = store;
    this.#clock = clock;
  }

  /** The caller behind an Authorization header, or null without one. Throws `unauthenticated` on a bad one. */
  async authenticate(authorization: string | undefined): Promise<Caller | null> {
    if (authorization === undefined) return null;
    const key = /^bearer +(\S+)$/i.exec(authorization)?.[1];
    if (key === undefined)
      throw new AppError("unauthenticated", {
        message: "The Authorization header must read `Bearer <API_KEY>`.",
      });
    const caller = KEY_FORM.test(key) ? await this.#callerOf(sha256(key)) : null;
    if (!caller)
      throw new AppError("unauthenticated", { message: "This API key is not known or was revoked." });
    return caller;
  }

  /** For what goes on after the call that began it. Throws `unauthenticated` once the caller's key is revoked. */
  async assertStillKnown(caller: Caller): Promise<void> {
    if (!(await this.#callerOf(caller.keyHash)))
      throw new AppError("unauthenticated", { message: "This API key was revoked." });
  }

  async #callerOf(hash: string): Promise<Caller | null> {
    const now = this.#clock.now().getTime();
    const cached = this.#callers.get(hash);
    if (cached && cached.until > now) return cached.caller;
    const key = await this.#keys.load(hash);
    // Revoked here while it was read: what was read is older.
    const newer = this.#callers.get(hash);
    if (newer?.caller === null && newer.until > now) return null;
    const caller = key && {
      accountId: key.accountId,
      apiKeyId: key._id,
      keyHash: hash,
      isOperator: key.operator === true,
    };
    if (this.#callers.size >= KEY_CACHE_ENTRIES) this.#callers.clear();
    if (caller) this.#callers.set(hash, { caller, until: now + KEY_CACHE_MS });
    return caller;
  }

  async account(accountId: string): Promise<AccountDoc> {
    const account = await this.#store.accounts.findOne({ _id: accountId });
    if (!account) throw new AppError("not_found", { message: "This account no longer exists." });
    return account;
  }

  /** One key of the account, or null. */
  apiKey(accountId: string, id: string): Promise<ApiKeyDoc | null> {
    return findApiKey(this.#store, accountId, id);
  }

  /** One page of the account's keys; see `pageOfApiKeys`. */
  apiKeys(accountId: string, page: Parameters<typeof pageOfApiKeys>[2]): Promise<ApiKeyPage> {
    return pageOfApiKeys(this.#store, accountId, page);
  }

  /** Makes a key. Its text is returned here and never again. Throws `api_key_limit_reached`. */
  async createApiKey(accountId: string, label: string): Promise<{ apiKey: ApiKeyDoc; secret: string }> {
    const trimmed = label.trim();
    if (trimmed.length === 0 || trimmed.length > MAX_LABEL_CHARACTERS) {
      throw new AppError("invalid_input", {
        message: `A label has 1 to ${MAX_LABEL_CHARACTERS} characters, not ${trimmed.length}.`,
        details: [
          {
            path: "label",
            code: "length",
            message: "Shorten or fill in the label.",
            limit: MAX_LABEL_CHARACTERS,
            actual: trimmed.length,
          },
        ],
      });
    }
    const secret = newApiKeySecret();
    const apiKey = apiKeyOf(accountId, trimmed, secret, this.#clock.now());
    if (!(await insertApiKey(this.#store, apiKey, MAX_API_KEYS)))
      throw new AppError("api_key_limit_reached", {
        message: `An account has at most ${MAX_API_KEYS} API keys that work.`,
      });
    return { apiKey, secret };
  }

  /** Makes a key of the operator's, whose text is known already, once: one that is stored, be it revoked, stays so. */
  adoptApiKey(accountId: string, label: string, secret: string): Promise<ApiKeyDoc> {
    return adoptApiKey(this.#store, apiKeyOf(accountId, label, secret, this.#clock.now()), MAX_API_KEYS);
  }

  /** Revokes a key; this process refuses it at once, others within two seconds. */
  async revokeApiKey(accountId: string, id: string): Promise<ApiKeyDoc> {
    const key = await revokeApiKey(this.#store, accountId, id, this.#clock.now());
    if (!key) throw new AppError("not_found", { message: "This account has no such API key." });
    this.#callers.set(key.hash, { caller: null, until: this.#clock.now().getTime() + KEY_CACHE_MS });
    return key;
  }
}

/** Text of a new key: `qk_` and 32 random bytes. */
export function newApiKeySecret(): string {
  return `qk_${randomBytes(32).toString("base64url")}`;
}

function apiKeyOf(accountId: string, label: string, secret: string, now: Date): ApiKeyDoc {
  return {
    _id: newId("apiKey", now),
    accountId,
    label,
    hash: sha256(secret),
    hint: `${secret.slice(0, 7)}…`,
    createdAt: now,
    revokedAt: null,
  };
}
