import { AppError, type ErrorDetail } from "../../errors/app-error.ts";
import type { Clock } from "../../kernel/clock.ts";
import { sha256 } from "../../kernel/hash.ts";
import { apiKey as API_KEY } from "../../kinds/api-key.ts";
import { newId } from "../../kinds/ids.ts";
import { newSecretToken } from "../../kernel/secret-token.ts";
import {
  adoptApiKey,
  endExpiredKeys,
  findApiKey,
  insertApiKey,
  revokeApiKey,
} from "../../store/api-key/api-keys.store.ts";
import { SCOPES, type Scope } from "../../kinds/access.ts";
import type { ApiKeyDoc } from "../../store/credential/credential-documents.ts";
import type { Store } from "../../store/store.ts";
import { takeRate } from "../take-rate.ts";
import type { Caller } from "../access/caller.ts";
import type { CredentialService } from "../credential/credential.service.ts";
import { pageOfApiKeys, type ApiKeyPage } from "./api-key-page.ts";

const MAX_LABEL_CHARACTERS = 100;

export interface NewApiKey {
  label: string;
  /** All of them when null. */
  scopes: readonly string[] | null;
  /** None when null, or that of the key that makes it. */
  expiresAt: Date | null;
}

/** Keys for programs. */
export class ApiKeyService {
  readonly #deps: { store: Store; clock: Clock; credentials: CredentialService };

  constructor(deps: { store: Store; clock: Clock; credentials: CredentialService }) {
    this.#deps = deps;
  }

  /** One key of the account, or null. */
  get(accountId: string, id: string): Promise<ApiKeyDoc | null> {
    return findApiKey(this.#deps.store, accountId, id);
  }

  /** One page of the account's keys; see `pageOfApiKeys`. */
  list(accountId: string, page: Parameters<typeof pageOfApiKeys>[2]): Promise<ApiKeyPage> {
    return pageOfApiKeys(this.#deps.store, accountId, page);
  }

  /**
   * Makes a key that may do no more than its maker, nor for longer than a key that makes it. Its text is returned here and never
   * again. Throws `invalid_input`, `forbidden` for more than the maker has, and `api_key_limit_reached`.
   */
  async create(
    maker: Pick<Caller, "accountId" | "scopes" | "credential">,
    { label, scopes, expiresAt }: NewApiKey,
  ): Promise<{ apiKey: ApiKeyDoc; secret: string }> {
    const { store, clock } = this.#deps;
    const now = clock.now();
    const trimmed = label.trim();
    const problems = [...labelProblems(trimmed), ...scopeProblems(scopes), ...expiryProblems(expiresAt, now)];
    if (problems[0] !== undefined)
      throw new AppError("invalid_input", { message: problems[0].message, details: problems });
    const given = scopes === null ? maker.scopes : SCOPES.filter((scope) => scopes.includes(scope));
    const more = given.filter((scope) => !maker.scopes.includes(scope));
    if (more.length > 0)
      throw new AppError("forbidden", {
        message: `A key makes no key that may do more than itself: it lacks ${more.join(", ")}.`,
      });
    const limits = { scopes: given, expiresAt: within(expiresAt, await this.#endOf(maker)) };
    const secret = newSecretToken("apiKey");
    const apiKey: ApiKeyDoc = {
      ...apiKeyOf(maker.accountId, trimmed, secret, now, limits),
      isFleeting: true,
    };
    await takeRate(store, "apiKey", maker.accountId, now);
    await endExpiredKeys(store, maker.accountId, now);
    if (!(await insertApiKey(store, apiKey, API_KEY.most)))
      throw new AppError("api_key_limit_reached", {
        message: `An account has at most ${API_KEY.most} API keys that work.`,
      });
    return { apiKey, secret };
  }

  /** When a key ends that makes another one; null for one without an end, and for a session: its owner may sign in again. */
  async #endOf({ accountId, credential }: Pick<Caller, "accountId" | "credential">): Promise<Date | null> {
    if (credential.kind !== "api_key") return null;
    return (await findApiKey(this.#deps.store, accountId, credential.id))?.expiresAt ?? null;
  }

  /** Makes a key of the operator's, whose text is known already, once: one that is stored, be it revoked, stays so. */
  adopt(accountId: string, label: string, secret: string): Promise<ApiKeyDoc> {
    const { store, clock } = this.#deps;
    const limits = { scopes: SCOPES, expiresAt: null };
    return adoptApiKey(store, apiKeyOf(accountId, label, secret, clock.now(), limits), API_KEY.most);
  }

  /** Revokes a key; this process refuses it at once, others within a second. */
  async revoke(accountId: string, id: string): Promise<ApiKeyDoc> {
    const { store, clock, credentials } = this.#deps;
    const key = await revokeApiKey(store, accountId, id, clock.now());
    if (!key) throw new AppError("not_found", { message: "This account has no such API key." });
    credentials.forget([key.hash]);
    return key;
  }
}

/** The end of a new key: that of its maker unless it is named. Throws `forbidden` for one behind that. */
function within(expiresAt: Date | null, end: Date | null): Date | null {
  if (end === null || expiresAt === null) return expiresAt ?? end;
  if (expiresAt <= end) return expiresAt;
  throw new AppError("forbidden", {
    message: `A key makes no key that outlives it: it ends at ${end.toISOString()}.`,
  });
}

function apiKeyOf(
  accountId: string,
  label: string,
  secret: string,
  now: Date,
  { scopes, expiresAt }: { scopes: readonly Scope[]; expiresAt: Date | null },
): ApiKeyDoc {
  return {
    _id: newId("apiKey", now),
    accountId,
    label,
    hash: sha256(secret),
    hint: `${secret.slice(0, 7)}…`,
    scopes: [...scopes],
    expiresAt,
    lastUsedAt: null,
    createdAt: now,
    revokedAt: null,
  };
}

function labelProblems(label: string): ErrorDetail[] {
  if (label.length > 0 && label.length <= MAX_LABEL_CHARACTERS) return [];
  return [
    {
      path: "label",
      code: "length",
      message: `A label has 1 to ${MAX_LABEL_CHARACTERS} characters, not ${label.length}.`,
      limit: MAX_LABEL_CHARACTERS,
      actual: label.length,
    },
  ];
}

function scopeProblems(scopes: readonly string[] | null): ErrorDetail[] {
  if (scopes === null) return [];
  const known: readonly string[] = SCOPES;
  if (scopes.length > 0 && scopes.every((scope) => known.includes(scope))) return [];
  const message = `Scopes are one or more of ${SCOPES.join(", ")}.`;
  return [{ path: "scopes", code: "unknown", message }];
}

function expiryProblems(expiresAt: Date | null, now: Date): ErrorDetail[] {
  if (expiresAt === null || expiresAt > now) return [];
  return [{ path: "expiresAt", code: "past", message: "The end of a key lies in the future." }];
}
