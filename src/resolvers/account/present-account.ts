import { usdText } from "../../kernel/usd.ts";
import type { Account, ApiKey } from "../../schema/account/account.type.ts";
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
