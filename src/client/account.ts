import {
  ClientAccountDocument,
  ClientApiKeyCreateDocument,
  ClientApiKeyListDocument,
  ClientApiKeyRevokeDocument,
} from "./generated/documents.ts";
import { send, type HttpSettings } from "./http.ts";
import type { Account, ApiKey } from "./models.ts";
import { given } from "./quarry-error.ts";

/** The account of the key. */
export interface AccountCalls {
  /** Who pays, and what is left, in micro-USD and as text in USD. */
  account(): Promise<Account>;
  /** Keys of the account, newest first, at most 100. */
  apiKeys(): Promise<ApiKey[]>;
  /** Makes a key; `secret` is its text, which is never shown again. */
  createApiKey(label: string): Promise<{ apiKey: ApiKey; secret: string }>;
  /** Revokes a key for good. */
  revokeApiKey(id: string): Promise<ApiKey>;
}

export function accountCalls(http: HttpSettings): AccountCalls {
  const { url } = http;
  return {
    account: async () => given(url, (await send(http, ClientAccountDocument, {})).viewer),
    apiKeys: async () => given(url, (await send(http, ClientApiKeyListDocument, {})).viewer).apiKeys,
    createApiKey: async (label) =>
      given(url, (await send(http, ClientApiKeyCreateDocument, { label })).apiKeyCreate),
    revokeApiKey: async (id) =>
      given(url, (await send(http, ClientApiKeyRevokeDocument, { id })).apiKeyRevoke).apiKey,
  };
}
