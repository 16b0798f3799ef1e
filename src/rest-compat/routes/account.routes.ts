import { z } from "zod";
import {
  AccountDocument,
  CreateApiKeyDocument,
  ApiKeysDocument,
  RevokeApiKeyDocument,
  CredentialDocument,
} from "../../generated/rest-documents.ts";
import { apiKey } from "../../kinds/api-key.ts";
import { pageQuery, pageVariables } from "../pages.ts";
import { read } from "../read-call.ts";
import { route, type StreamRoute } from "../route.ts";
import { streamAccount } from "../streams/account-stream.ts";

const keysQuery = pageQuery(apiKey).extend({
  revoked: z
    .enum(["true", "false"])
    .optional()
    .describe("Only revoked keys (`true`) or only those that work (`false`); all without it."),
});

const newKey = z.strictObject({
  label: z.string().describe("Name for people, 1 to 100 characters."),
  scopes: z
    .array(z.string())
    .optional()
    .describe(
      "What it may be used for: `requests:read`, `requests:write`, `billing:read`, `account`; without it all that the caller may.",
    ),
  expiresAt: z.iso.datetime({ offset: true }).optional().describe("When it stops to work by itself."),
});

const accountExport: StreamRoute = {
  method: "GET",
  path: "/v1/account/export",
  access: "key",
  summary: "Everything that is kept of the account, as a gzipped tar of JSON Lines.",
  reference: {
    operationId: "exportAccount",
    tag: "Account",
    answer: {
      status: 200,
      description:
        "One `.jsonl` file for each kind, large ones in parts, without what opens something; `manifest.json` is the last file.",
      streams: {
        "application/gzip": {
          description: "The archive, a `.tar.gz`.",
          example: "account.jsonl, requests.jsonl, records.jsonl, …, manifest.json",
        },
      },
    },
    errors: [],
  },
  open: async (_call, services, accountId) => streamAccount(services, accountId),
};

export const accountRoutes = [
  accountExport,
  route({
    method: "GET",
    path: "/v1/account",
    access: "key",
    summary: "The account of the key and its balance.",
    reference: {
      operationId: "getAccount",
      tag: "Account",
      answer: { status: 200, description: "The account." },
      errors: [],
    },
    document: AccountDocument,
    variables: () => ({}),
  }),
  route({
    method: "GET",
    path: "/v1/api-keys",
    access: "key",
    summary: "The account's API keys, newest first; at most 50 work.",
    reference: {
      operationId: "listApiKeys",
      tag: "Account",
      query: keysQuery,
      answer: { status: 200, description: "A page of keys." },
      errors: ["invalid_input", "invalid_cursor"],
    },
    document: ApiKeysDocument,
    variables: ({ query: { revoked, ...page } }) => ({
      ...pageVariables(page),
      ...(revoked === undefined ? {} : { revoked: revoked === "true" }),
    }),
  }),
  route({
    method: "POST",
    path: "/v1/api-keys",
    access: "key",
    summary: "Makes an API key; its text is in this answer only.",
    reference: {
      operationId: "createApiKey",
      tag: "Account",
      body: { schema: newKey, example: { label: "ci", scopes: ["requests:read", "requests:write"] } },
      answer: { status: 201, description: "The new key." },
      errors: ["invalid_input", "forbidden", "api_key_limit_reached"],
    },
    document: CreateApiKeyDocument,
    variables({ body }) {
      const { expiresAt, ...key } = read(newKey, body, "field");
      return { ...key, ...(expiresAt === undefined ? {} : { expiresAt: new Date(expiresAt).toISOString() }) };
    },
  }),
  route({
    method: "POST",
    path: "/v1/api-keys/:id/revoke",
    access: "key",
    summary: "Revokes an API key for good; one that is revoked already is returned as it is.",
    reference: {
      operationId: "revokeApiKey",
      tag: "Account",
      answer: {
        status: 200,
        description: "The key after the call.",
        example: { revokedAt: "2026-01-31T13:00:00.000Z" },
      },
      errors: ["not_found"],
    },
    document: RevokeApiKeyDocument,
    variables: ({ params }) => ({ id: params.id ?? "" }),
  }),
  route({
    method: "DELETE",
    path: "/v1/api-keys/:id",
    access: "key",
    summary: "Revokes an API key for good, as `POST /v1/api-keys/:id/revoke` does.",
    reference: {
      operationId: "deleteApiKey",
      tag: "Account",
      answer: {
        status: 200,
        description: "The key after the call.",
        example: { revokedAt: "2026-01-31T13:00:00.000Z" },
      },
      errors: ["not_found"],
    },
    document: RevokeApiKeyDocument,
    variables: ({ params }) => ({ id: params.id ?? "" }),
  }),
  route({
    method: "GET",
    path: "/v1/auth/credential",
    access: "key",
    summary: "What the credential of this call is, and what it may be used for.",
    reference: {
      operationId: "getCredential",
      tag: "Account",
      answer: { status: 200, description: "The credential." },
      errors: [],
    },
    document: CredentialDocument,
    variables: () => ({}),
  }),
];
