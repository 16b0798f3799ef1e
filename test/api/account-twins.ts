import { expect } from "vitest";
import type { AnswerJson } from "../kit/graphql-client.ts";
import type { RestCallOptions, RestReply } from "../kit/rest-client.ts";
import { page, usd, type TwinCalls, type Twins } from "./twins.ts";

const API_KEY = "{ id label prefix hint scopes createdAt lastUsedAt expiresAt revokedAt }";

/** Those of credentials call with others than that of the test, too. */
export interface CredentialTwinCalls extends TwinCalls {
  as(key: string, path: string, options?: RestCallOptions): Promise<RestReply<AnswerJson>>;
}

/** The routes of accounts and credentials. */
export function accountTwins({ ask, call, remove, as }: CredentialTwinCalls): Twins {
  return {
    "GET /v1/account": {
      rest: () => call("/v1/account"),
      graphql: async () => {
        const { viewer } = await ask(
          "{ viewer { id name plan billingActive availableUsdMicros heldUsdMicros } }",
        );
        return {
          ...viewer,
          available: usd(viewer.availableUsdMicros),
          held: usd(viewer.heldUsdMicros),
          currency: "USD",
        };
      },
    },
    "POST /v1/api-keys": {
      rest: async () => {
        const { secret, id, createdAt, hint, ...key } = await call("/v1/api-keys", { label: " twin " });
        expect([secret.slice(0, 7) + "…", typeof id, typeof createdAt]).toEqual([hint, "string", "string"]);
        expect((await as(secret, "/v1/account")).status).toBe(200);
        const { prefix, ...shown } = key;
        expect(prefix).toBe(secret.slice(0, 7));
        return shown;
      },
      graphql: async () => {
        const { apiKeyCreate } = await ask(`mutation { apiKeyCreate(label: "twin") { apiKey ${API_KEY} } }`);
        const { id, createdAt, hint, prefix, ...shown } = apiKeyCreate.apiKey;
        return shown;
      },
    },
    "GET /v1/api-keys": {
      rest: () => call("/v1/api-keys?limit=2&revoked=false"),
      graphql: async () => {
        const query = `{ viewer { apiKeys(first: 2, revoked: false) {
        nodes ${API_KEY} pageInfo { hasNextPage endCursor } } } }`;
        const { nodes, pageInfo } = (await ask(query)).viewer.apiKeys;
        expect(nodes.map((one: AnswerJson) => one.label)).toEqual(["twin", "twin"]);
        return page(nodes, pageInfo);
      },
    },
    "POST /v1/api-keys/:id/revoke": {
      rest: async () => {
        const { secret, id } = await call("/v1/api-keys", { label: "to be revoked" });
        const revoked = await call(`/v1/api-keys/${id}/revoke`, {});
        expect((await as(secret, "/v1/account")).status).toBe(401);
        expect(await call(`/v1/api-keys/${id}/revoke`, {})).toEqual(revoked);
        return revoked;
      },
      graphql: async () => {
        const { viewer } = await ask("{ viewer { apiKeys(first: 1, revoked: true) { nodes { id } } } }");
        const query = `mutation ($id: ID!) { apiKeyRevoke(id: $id) { apiKey ${API_KEY} } }`;
        return (await ask(query, { id: viewer.apiKeys.nodes[0].id })).apiKeyRevoke.apiKey;
      },
    },
    "DELETE /v1/api-keys/:id": {
      rest: async () => {
        const { secret, id } = await call("/v1/api-keys", { label: "to be deleted", scopes: ["account"] });
        const body = await remove(`/v1/api-keys/${id}`);
        expect((await as(secret, "/v1/account")).status).toBe(401);
        return body;
      },
      graphql: async () => {
        const query = `{ viewer { apiKeys(first: 1, revoked: true) { nodes ${API_KEY} } } }`;
        return (await ask(query)).viewer.apiKeys.nodes[0];
      },
    },
    "GET /v1/auth/credential": {
      rest: () => call("/v1/auth/credential"),
      graphql: async () => {
        const { credential } = await ask("{ credential { kind id accountId scopes isOperator } }");
        return { ...credential, kind: credential.kind.toLowerCase() };
      },
    },
  };
}
