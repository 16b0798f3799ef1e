import {
  DeleteAccountDocument,
  AccountDocument,
  RestoreAccountDocument,
  CreateApiKeyDocument,
  ApiKeysDocument,
  RevokeApiKeyDocument,
  CredentialDocument,
} from "./generated/documents.ts";
import { download } from "./download.ts";
import { send, type HttpSettings } from "./http.ts";
import type { Account, AccountDeletion, ApiKey, Credential, Page, PageOptions, Stoppable } from "./models.ts";
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
  /**
   * Makes a key; `secret` is its text, which is never shown again. It may do what `scopes` name, or all that the caller may, until
   * `expiresAt`, an ISO date and time.
   */
  createApiKey(
    label: string,
    options?: { scopes?: string[]; expiresAt?: string },
  ): Promise<{ apiKey: ApiKey; secret: string }>;
  /**
   * Everything that is kept of the account as the bytes of a `.tar.gz` of JSON Lines, as they come. Throws QuarryError, also when
   * it breaks off: what came until then is not all.
   */
  exportAccount(options?: Stoppable): AsyncGenerator<Uint8Array>;
  /**
   * Closes the account at once: no credential of it works any more, what runs is cancelled, and a plan ends. All of it is erased at
   * `eraseAt`; until then the token of the mail brings it back. The password of the owner is asked for again.
   */
  deleteAccount(password: string): Promise<AccountDeletion>;
  /** Opens a closed account again by the token of the mail; needs no key. Returns what to do next. */
  restoreAccount(token: string): Promise<string>;
  /** What the credential of the client is: its kind, account and scopes. */
  credential(): Promise<Credential>;
  /** Revokes a key for good. */
  revokeApiKey(id: string): Promise<ApiKey>;
}

const API_KEYS = 50;

export function accountCalls(http: HttpSettings): AccountCalls {
  const { url } = http;
  return {
    account: async () => given(url, (await send(http, AccountDocument, {})).viewer),
    async apiKeys({ after, first = API_KEYS, revoked } = {}) {
      const { viewer } = await send(http, ApiKeysDocument, { first, after, revoked });
      const { nodes, pageInfo } = given(url, viewer).apiKeys;
      return { items: nodes, nextCursor: pageInfo.hasNextPage ? pageInfo.endCursor : null };
    },
    createApiKey: async (label, options = {}) =>
      given(url, (await send(http, CreateApiKeyDocument, { label, ...options })).apiKeyCreate),
    exportAccount: ({ signal } = {}) => download(http, "/v1/account/export", signal),
    deleteAccount: async (password) =>
      given(url, (await send(http, DeleteAccountDocument, { password })).accountDelete),
    restoreAccount: async (token) =>
      given(url, (await send(http, RestoreAccountDocument, { token })).accountRestore).message,
    credential: async () => given(url, (await send(http, CredentialDocument, {})).credential),
    revokeApiKey: async (id) =>
      given(url, (await send(http, RevokeApiKeyDocument, { id })).apiKeyRevoke).apiKey,
  };
}
