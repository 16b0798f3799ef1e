import { z } from "zod";
import {
  RestAccountDocument,
  RestApiKeyCreateDocument,
  RestApiKeyListDocument,
  RestApiKeyRevokeDocument,
} from "../../generated/rest-documents.ts";
import { found } from "../found.ts";
import {
  accountExample,
  apiKeyListExample,
  newApiKeyExample,
  revokedApiKeyExample,
} from "../openapi/examples.ts";
import {
  accountSchema,
  apiKeyListSchema,
  apiKeySchema,
  newApiKeySchema,
} from "../openapi/schemas/account.schema.ts";
import { nextCursorOf, pageQuery, pageVariables } from "../pages.ts";
import { accountJson } from "../present/account-json.ts";
import { read } from "../read-call.ts";
import { route } from "../route.ts";

const keysQuery = pageQuery(50, 100).extend({
  revoked: z
    .enum(["true", "false"])
    .optional()
    .describe("Only revoked keys (`true`) or only those that work (`false`); all without it."),
});

const newKey = z.strictObject({ label: z.string().describe("Name for people, 1 to 100 characters.") });

export const accountRoutes = [
  route({
    method: "GET",
    path: "/v1/account",
    access: "key",
    summary: "The account of the key and its balance.",
    reference: {
      operationId: "getAccount",
      tag: "Account",
      answer: { status: 200, description: "The account.", schema: accountSchema, example: accountExample },
      errors: [],
    },
    document: RestAccountDocument,
    variables: () => ({}),
    reply: ({ viewer }) => ({ status: 200, body: accountJson(found(viewer)) }),
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
      answer: {
        status: 200,
        description: "A page of keys.",
        schema: apiKeyListSchema,
        example: apiKeyListExample,
      },
      errors: ["invalid_input", "invalid_cursor"],
    },
    document: RestApiKeyListDocument,
    variables: ({ query: { revoked, ...page } }) => ({
      ...pageVariables(page),
      ...(revoked === undefined ? {} : { revoked: revoked === "true" }),
    }),
    reply({ viewer }) {
      const { nodes, pageInfo } = found(viewer).apiKeys;
      return { status: 200, body: { data: nodes, nextCursor: nextCursorOf(pageInfo) } };
    },
  }),
  route({
    method: "POST",
    path: "/v1/api-keys",
    access: "key",
    summary: "Makes an API key; its text is in this answer only.",
    reference: {
      operationId: "createApiKey",
      tag: "Account",
      body: { schema: newKey, example: { label: "ci" } },
      answer: {
        status: 201,
        description: "The new key.",
        schema: newApiKeySchema,
        example: newApiKeyExample,
      },
      errors: ["invalid_input", "api_key_limit_reached"],
    },
    document: RestApiKeyCreateDocument,
    variables: ({ body }) => read(newKey, body, "field"),
    reply({ apiKeyCreate }) {
      const { apiKey, secret } = found(apiKeyCreate);
      return { status: 201, body: { ...apiKey, secret } };
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
        schema: apiKeySchema,
        example: revokedApiKeyExample,
      },
      errors: ["not_found"],
    },
    document: RestApiKeyRevokeDocument,
    variables: ({ params }) => ({ id: params.id ?? "" }),
    reply: ({ apiKeyRevoke }) => ({ status: 200, body: found(apiKeyRevoke).apiKey }),
  }),
];
