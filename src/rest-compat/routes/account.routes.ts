import {
  AccountDocument,
  AllowHostingDocument,
  ApiKeysDocument,
  ClaimAccountDocument,
  CreateApiKeyDocument,
  CredentialDocument,
  DeleteAccountDocument,
  OperatorAccountDocument,
  OperatorAccountsDocument,
  RestoreAccountDocument,
  RevokeApiKeyDocument,
} from "../../generated/rest-documents.ts";
import { account, operatorAccount } from "../../kinds/account.ts";
import { apiKey } from "../../kinds/api-key.ts";
import { credential } from "../../kinds/credential.ts";
import { bytesRow, row, rows } from "../row.ts";
import { streamAccount } from "../streams/account-stream.ts";

export const accountRoutes = rows(account, {
  "GET /": AccountDocument,
  "DELETE /": DeleteAccountDocument,
  "POST /restore": RestoreAccountDocument,
  "POST /claim": row(ClaimAccountDocument, { status: 201 }),
  "GET /export": bytesRow({
    operationId: "exportAccount",
    summary: "Everything stored about the account, as a gzipped tar of JSON Lines.",
    description:
      "One `.jsonl` file for each kind, large ones in parts, without what opens something; `manifest.json` is the last file.",
    bytes: {
      forms: {
        "application/gzip": {
          description: "The archive, a `.tar.gz`.",
          example: "account.jsonl, requests.jsonl, records.jsonl, …, manifest.json",
        },
      },
      open: async (_call, services, account) => streamAccount(services, account()),
    },
  }),
});

const revoked = { example: { revokedAt: "2026-01-31T13:00:00.000Z" } };

export const apiKeyRoutes = rows(apiKey, {
  "GET /": ApiKeysDocument,
  "POST /": CreateApiKeyDocument,
  "POST /:id/revoke": row(RevokeApiKeyDocument, revoked),
  "DELETE /:id": row(RevokeApiKeyDocument, { operationId: "deleteApiKey", ...revoked }),
});

export const credentialRoutes = rows(credential, { "GET /": CredentialDocument });

export const operatorAccountRoutes = rows(operatorAccount, {
  "GET /": OperatorAccountsDocument,
  "GET /:id": OperatorAccountDocument,
  "PUT /:id/hosting": AllowHostingDocument,
});
