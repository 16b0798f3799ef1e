import { ALL_SCOPES, type AnyCaller } from "../access/caller.ts";
import { findActiveKeys } from "../../store/api-key/api-keys.store.ts";
import { keysThatTookAlong } from "../../store/api-key/key-descendants.store.ts";
import { findGoodSessions } from "../../store/session/sessions.store.ts";
import type { SessionDoc } from "../../store/session/session-documents.ts";
import type { ApiKeyDoc } from "../../store/credential/credential-documents.ts";
import type { Store } from "../../store/store.ts";

/** A credential that is good now, and until when it is at the longest. */
export interface GoodCredential {
  caller: AnyCaller;
  expiresAt: Date | null;
  lastUsedAt: Date | null;
}

/**
 * The API keys with these hashes that are neither revoked nor over at `now`, by hash, and come from none that was revoked with all
 * that come from it: each is looked at here, so that no crash on the way from one to the next leaves a good one behind.
 */
export async function goodKeys(
  store: Store,
  hashes: readonly string[],
  now: Date,
): Promise<Map<string, GoodCredential>> {
  const keys = [...(await findActiveKeys(store, hashes)).values()];
  const ancestors = [...new Set(keys.flatMap((key) => key.ancestors ?? []))];
  const ended = ancestors.length === 0 ? new Set() : await keysThatTookAlong(store, ancestors);
  const good = keys.filter((key) => !(key.ancestors ?? []).some((id) => ended.has(id))).map(ofKey);
  return new Map(
    good
      .filter(({ expiresAt }) => expiresAt === null || expiresAt > now)
      .map((one) => [one.caller.hash, one]),
  );
}

/** The same of sessions. */
export async function goodSessions(
  store: Store,
  hashes: readonly string[],
  now: Date,
): Promise<Map<string, GoodCredential>> {
  const sessions = await findGoodSessions(store, hashes, now);
  return new Map([...sessions].map(([hash, session]) => [hash, ofSession(session)]));
}

function ofSession({ _id, accountId, hash, expiresAt, lastUsedAt }: SessionDoc): GoodCredential {
  const credential = { kind: "session", id: _id } as const;
  return {
    caller: { accountId, credential, hash, scopes: ALL_SCOPES, isOperator: false },
    expiresAt,
    lastUsedAt,
  };
}

function ofKey(key: ApiKeyDoc): GoodCredential {
  return {
    caller: {
      accountId: key.accountId,
      credential: { kind: "api_key", id: key._id },
      hash: key.hash,
      // What the server starts with opens all, scopes that came after it was made included.
      scopes: key.operator === true ? ALL_SCOPES : (key.scopes ?? ALL_SCOPES),
      isOperator: key.operator === true,
    },
    expiresAt: key.expiresAt ?? null,
    lastUsedAt: key.lastUsedAt ?? null,
  };
}
