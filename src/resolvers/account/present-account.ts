import type { ApiKeyPage } from "../../domain/account/api-key-page.ts";
import { usdText } from "../../kernel/usd.ts";
import type { Account, ApiKey, ApiKeyConnection } from "../../schema/account/account.type.ts";
import type { AccountDoc, ApiKeyDoc } from "../../store/documents.ts";

export function presentAccount(doc: AccountDoc): Account {
  return {
    id: doc._id,
    name: doc.name,
    plan: doc.plan.name,
    billingActive: doc.plan.active,
    availableUsdMicros: doc.availableUsdMicros,
    availableUsd: usdText(doc.availableUsdMicros),
    heldUsdMicros: doc.heldUsdMicros,
  };
}

export function presentApiKey({ _id, label, hint, createdAt, revokedAt }: ApiKeyDoc): ApiKey {
  return { id: _id, label, hint, createdAt, revokedAt };
}

export function presentApiKeys({ keys, nextCursor }: ApiKeyPage, after: string | null): ApiKeyConnection {
  const edges = keys.map(({ apiKey, cursor }) => ({ cursor, node: presentApiKey(apiKey) }));
  return {
    edges,
    nodes: edges.map((edge) => edge.node),
    pageInfo: {
      hasNextPage: nextCursor !== null,
      hasPreviousPage: after !== null,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}
