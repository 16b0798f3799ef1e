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
import { keysThatTakeAlong, listDescendants, takeAlong } from "../../store/api-key/key-descendants.store.ts";
import { SCOPES, type Scope } from "../../kinds/access.ts";
import type { ApiKeyDoc } from "../../store/credential/credential-documents.ts";
import type { Store } from "../../store/store.ts";
import { takeRate } from "../take-rate.ts";
import type { Caller } from "../access/caller.ts";
import { proverOf } from "../session/attempts.ts";
import type { CredentialService } from "../credential/credential.service.ts";
import type { SecondFactorGate } from "../session/second-factor-gate.ts";
import { pageOfApiKeys, type ApiKeyPage } from "./api-key-page.ts";

const MAX_LABEL_CHARACTERS = 100;
/** Ancestors that a key knows. What comes from an older one is found by way of those in between. */
const MAX_ANCESTORS = 32;

export interface NewApiKey {
  label: string;
  /** All of them when null. */
  scopes: readonly string[] | null;
  /** None when null, or that of the key that makes it. */
  expiresAt: Date | null;
}

/** What an owner shows besides the credential that makes a key. */
export interface KeyProof {
  /** Of the second factor. */
  code: string | null;
  /** Of the client, for limits. */
  address: string;
}

interface Deps {
  store: Store;
  clock: Clock;
  credentials: CredentialService;
  secondFactor: SecondFactorGate;
}

/** Keys for programs. */
export class ApiKeyService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
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
   * again. One with the scope `account` asks for the second factor where it is on: it could make all others. Throws
   * `invalid_input`, `forbidden` for more than the maker has, `api_key_limit_reached`, and as `assertCode` does.
   */
  async create(
    maker: Pick<Caller, "accountId" | "scopes" | "credential">,
    { label, scopes, expiresAt }: NewApiKey,
    { code, address }: KeyProof,
  ): Promise<{ apiKey: ApiKeyDoc; secret: string }> {
    const { store, clock, secondFactor } = this.#deps;
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
    const { accountId, credential } = maker;
    const parent = credential.kind === "api_key" ? await findApiKey(store, accountId, credential.id) : null;
    const limits = { scopes: given, expiresAt: within(expiresAt, parent?.expiresAt ?? null) };
    if (given.includes("account"))
      await secondFactor.assertCode(accountId, code, { what: "proof", address, who: proverOf(maker) });
    const secret = newSecretToken("apiKey");
    const { kind, id } = credential;
    const apiKey: ApiKeyDoc = {
      ...apiKeyOf(accountId, trimmed, secret, now, limits),
      madeBy: kind === "operator" ? null : { kind, id },
      ...(parent ? { ancestors: [...(parent.ancestors ?? []), parent._id].slice(-MAX_ANCESTORS) } : {}),
      isFleeting: true,
    };
    await takeRate(store, "apiKey", accountId, now);
    await endExpiredKeys(store, accountId, now);
    if (!(await insertApiKey(store, apiKey, API_KEY.most)))
      throw new AppError("api_key_limit_reached", {
        message: `An account has at most ${API_KEY.most} API keys that work.`,
      });
    // Read behind the insert: whoever revoked the maker before that ends this key here, whoever did after it found it to end.
    if (parent && (await findApiKey(store, accountId, parent._id))?.revokedAt !== null) {
      await this.revoke(accountId, apiKey._id, { cascade: true });
      throw new AppError("unauthenticated", {
        message: "The key that makes this one was revoked meanwhile.",
      });
    }
    return { apiKey, secret };
  }

  /** The keys that come from a key and work, or worked when it was revoked; newest first, at most 100. */
  descendants(key: Pick<ApiKeyDoc, "_id" | "accountId" | "revokedAt">): Promise<ApiKeyDoc[]> {
    return listDescendants(this.#deps.store, key);
  }

  /** Makes a key of the operator's, whose text is known already, once: one that is stored, be it revoked, stays so. */
  adopt(accountId: string, label: string, secret: string): Promise<ApiKeyDoc> {
    const { store, clock } = this.#deps;
    const limits = { scopes: SCOPES, expiresAt: null };
    const key = { ...apiKeyOf(accountId, label, secret, clock.now(), limits), madeBy: null };
    return adoptApiKey(store, key, API_KEY.most);
  }

  /**
   * Revokes a key, and with `cascade` all that come from it, be it later than the key itself. This process refuses them at once,
   * others within a second. Throws `not_found`.
   */
  async revoke(accountId: string, id: string, { cascade }: { cascade: boolean }): Promise<ApiKeyDoc> {
    const { store, clock, credentials } = this.#deps;
    const now = clock.now();
    const key = await revokeApiKey(store, { accountId, id, cascade }, now);
    if (!key) throw new AppError("not_found", { message: "This account has no such API key." });
    credentials.forget([key.hash]);
    if (cascade) credentials.forget(await takeAlong(store, key, now));
    return key;
  }

  /** Revokes what comes from revoked keys where that was cut off, for a job: such keys are no good, but listed as if they were. */
  async goOn(): Promise<void> {
    const { store, clock } = this.#deps;
    for await (const key of keysThatTakeAlong(store)) await takeAlong(store, key, clock.now());
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
