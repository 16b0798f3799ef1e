import { ALL_SCOPES } from "../../domain/access/caller.ts";
import type { ApiKeyPage } from "../../domain/api-key/api-key-page.ts";
import { usdText } from "../../kernel/usd.ts";
import type { Account, ApiKey, ApiKeyConnection } from "../../schema/account/account.type.ts";
import type { AccountDoc } from "../../store/account/account-documents.ts";
import type { ApiKeyDoc } from "../../store/credential/credential-documents.ts";
import type { WalletDoc } from "../../store/wallet/money-documents.ts";
import { connectionOf } from "../connection.ts";

export function presentAccount({ account, wallet }: { account: AccountDoc; wallet: WalletDoc }): Account {
  return {
    id: account._id,
    name: account.name,
    plan: account.plan.name,
    billingActive: wallet.isOpen,
    canClose: account.isLocal !== true,
    availableUsdMicros: wallet.availableUsdMicros,
    availableUsd: usdText(wallet.availableUsdMicros),
    heldUsdMicros: wallet.heldUsdMicros,
    currency: "USD",
  };
}

export function presentApiKey({ _id, label, hint, createdAt, revokedAt, ...key }: ApiKeyDoc): ApiKey {
  const { scopes = [...ALL_SCOPES], expiresAt = null, lastUsedAt = null, madeBy = null } = key;
  const prefix = hint.replace("…", "");
  return { id: _id, label, prefix, hint, scopes, madeBy, createdAt, lastUsedAt, expiresAt, revokedAt };
}

export function presentApiKeys({ keys, nextCursor }: ApiKeyPage, after: string | null): ApiKeyConnection {
  const edges = keys.map(({ apiKey, cursor }) => ({ cursor, node: presentApiKey(apiKey) }));
  return connectionOf(edges, nextCursor, after);
}
