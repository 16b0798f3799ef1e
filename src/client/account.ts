import {
  ClientAccountDocument,
  ClientApiKeyCreateDocument,
  ClientApiKeyListDocument,
  ClientApiKeyRevokeDocument,
} from "./generated/documents.ts";
import { send, type HttpSettings } from "./http.ts";
import type { Account, ApiKey, Page, PageOptions } from "./models.ts";
import { given } from "./quarry-error.ts";

/** The account of the key. */
export interface AccountCalls {
  /** Who pays, and what is left, in micro-USD and as text in USD. */
  account(): Promise<Account>;
  /**
   * A page of the account's keys, newest first, 1 to 100 of them, 50 unless given; at most 50 work. `revoked` leaves only
   * revoked ones (true) or only those that work (false).
   */
  apiKeys(options?: PageOptions & { revoked?: boolean }): Promise<Page<ApiKey>>;
  /** Makes a key; `secret` is its text, which is never shown again. */
  createApiKey(label: string): Promise<{ apiKey: ApiKey; secret: string }>;
  /** Revokes a key for good. */
  revokeApiKey(id: string): Promise<ApiKey>;
}

const API_KEYS = 50;

export function accountCalls(http: HttpSettings): AccountCalls {
  const { url } = http;
  return {
    account: async () => given(url, (await send(http, ClientAccountDocument, {})).viewer),
    async apiKeys({ after, first = API_KEYS, revoked } = {}) {
      const { viewer } = await send(http, ClientApiKeyListDocument, { first, after, revoked });
      const { nodes, pageInfo } = given(url, viewer).apiKeys;
      return { items: nodes, nextCursor: pageInfo.hasNextPage ? pageInfo.endCursor : null };
    },
    createApiKey: async (label) =>
      given(url, (await send(http, ClientApiKeyCreateDocument, { label })).apiKeyCreate),
    revokeApiKey: async (id) =>
      given(url, (await send(http, ClientApiKeyRevokeDocument, { id })).apiKeyRevoke).apiKey,
  };
}
