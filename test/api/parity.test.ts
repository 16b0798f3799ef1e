import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { graphql, graphqlData, type AnswerJson } from "../kit/graphql-client.ts";
import { rest, untilTerminal, type RestRequest } from "../kit/rest-client.ts";
import { REST_ROUTES } from "../../src/server/http/rest.ts";
import { startApiServer, type ApiServer } from "./api-server.ts";

/** What both faces are asked for; written here anew, so that a field that /v1 forgets is missed. */
const REQUEST = `{ id scraper { id } operation input normalizations { path from to reason } status stopReason limit
  maxCostUsdMicros estimatedCostUsdMicros finalCostUsdMicros currency recordCount
  progress { pagesFetched recordsStored total bytesReceived retries dropped duplicates warnings { code count } }
  attempt round resultsUrl agentInstruction error { code message agentInstruction docsUrl retryable }
  createdAt startedAt finishedAt expiresAt }`;
const SCRAPER = `{ id title summary unit priceEvents { name unit usdMicros } defaultOperation origins isolation inputSchema
  operations { name aliases title summary agentHint availability availabilityNote features inputSchema recordSchema }
  health { status } }`;
const HEALTH = `{ id title status reason recentRuns successRate errorRates { code rate count } lastSuccessAt lastFailureAt
  operations { name status lastSuccessAt lastFailureAt fieldWarnings { code path since recordCount }
    canary { requestId at hasPassed error records wantedRecords missing lastPassedAt } } }`;

let server: ApiServer;
let finishedId: string;
let failedId: string;
beforeAll(async () => {
  server = await startApiServer();
  const run = async (body: Record<string, unknown>): Promise<string> => {
    const { id } = (await rest<RestRequest>(server.url, server.apiKey, "/v1/requests", { body })).body;
    await untilTerminal(server.url, server.apiKey, id);
    return id;
  };
  failedId = await run({ scraper: "counter", input: { total: 9, failAt: 4 }, maxCost: 0.0049 });
  finishedId = await run({ scraper: "counter", input: { total: "5", zip: undefined }, limit: 7 });
});
afterAll(() => server.stop());

const ask = (query: string, variables: Record<string, unknown> = {}) =>
  graphqlData<AnswerJson>(server.url, server.apiKey, query, variables);
const call = async (path: string, body?: unknown, headers: Record<string, string> = {}) =>
  (
    await rest<AnswerJson>(server.url, server.apiKey, path, {
      method: body === undefined ? "GET" : "POST",
      body,
      headers,
    })
  ).body;

const usd = (micros: number | null): number | null => (micros === null ? null : micros / 1e6);

const ofRest = (request: AnswerJson) => ({
  ...request,
  agentInstruction: instructionOf(request, "/v1/requests/"),
});

/** Each face is told of its own routes and fields: only that there is an instruction can be the same. */
function instructionOf({ agentInstruction, recordCount }: AnswerJson, names: string): string {
  expect(agentInstruction.includes(names), agentInstruction).toBe(recordCount > 0);
  return "in words of its face";
}

/** A Request of GraphQL in the words of /v1. */
function asRestRequest({ scraper, error, ...request }: AnswerJson) {
  return {
    ...request,
    agentInstruction: instructionOf(request, "field records"),
    scraper: scraper.id,
    status: request.status.toLowerCase(),
    stopReason: request.stopReason?.toLowerCase() ?? null,
    maxCost: usd(request.maxCostUsdMicros),
    estimatedCost: usd(request.estimatedCostUsdMicros),
    finalCost: usd(request.finalCostUsdMicros),
    error: error && {
      code: error.code,
      message: error.message,
      agent_instruction: error.agentInstruction,
      docs_url: error.docsUrl,
      retryable: error.retryable,
    },
  };
}

function asRestScraper({ health, operations, ...scraper }: AnswerJson) {
  return {
    ...scraper,
    isolation: scraper.isolation?.toLowerCase() ?? null,
    status: health.status.toLowerCase(),
    operations: operations.map((one: AnswerJson) => ({
      ...one,
      availability: one.availability.toLowerCase(),
    })),
  };
}

function withoutSchemas(scraper: AnswerJson) {
  return {
    ...scraper,
    operations: scraper.operations.map(({ inputSchema: _in, recordSchema: _out, ...one }: AnswerJson) => one),
  };
}

const page = (data: unknown[], pageInfo: { hasNextPage: boolean; endCursor: string | null }) => ({
  data,
  nextCursor: pageInfo.hasNextPage ? pageInfo.endCursor : null,
});

/** One row per route of /v1: what it answers, and the same from GraphQL. */
const TWINS: Record<string, { rest(): Promise<unknown>; graphql(): Promise<unknown> }> = {
  "GET /v1/data-sources": {
    rest: () => call("/v1/data-sources"),
    graphql: async () => ({
      data: (await ask(`{ scrapers ${SCRAPER} }`)).scrapers.map(asRestScraper).map(withoutSchemas),
      nextCursor: null,
    }),
  },
  "GET /v1/data-sources/health": {
    rest: () => call("/v1/data-sources/health"),
    graphql: async () => ({
      data: (await ask(`{ sourceHealth ${HEALTH} }`)).sourceHealth.map((one: AnswerJson) => ({
        ...one,
        status: one.status.toLowerCase(),
        operations: one.operations.map((own: AnswerJson) => ({ ...own, status: own.status.toLowerCase() })),
      })),
      nextCursor: null,
    }),
  },
  "GET /v1/data-sources/:id": {
    rest: () => call("/v1/data-sources/codehost"),
    graphql: async () => asRestScraper((await ask(`{ scraper(id: "codehost") ${SCRAPER} }`)).scraper),
  },
  "GET /v1/requests": {
    rest: async () => {
      const { data, nextCursor } = await call("/v1/requests?limit=1");
      return { data: data.map(ofRest), nextCursor };
    },
    graphql: async () => {
      const { requests } = await ask(
        `{ requests(first: 1) { nodes ${REQUEST} pageInfo { hasNextPage endCursor } } }`,
      );
      return page(requests.nodes.map(asRestRequest), requests.pageInfo);
    },
  },
  "GET /v1/requests/:id": {
    rest: async () => [
      ofRest(await call(`/v1/requests/${finishedId}`)),
      ofRest(await call(`/v1/requests/${failedId}`)),
    ],
    graphql: async () => {
      const query = `query ($a: ID!, $b: ID!) { a: request(id: $a) ${REQUEST} b: request(id: $b) ${REQUEST} }`;
      const { a, b } = await ask(query, { a: finishedId, b: failedId });
      return [asRestRequest(a), asRestRequest(b)];
    },
  },
  "POST /v1/requests/:id/cancel": {
    rest: async () => ofRest(await call(`/v1/requests/${finishedId}/cancel`, {})),
    graphql: async () => {
      const query = `mutation ($id: ID!) { requestCancel(id: $id) { request ${REQUEST} } }`;
      return asRestRequest((await ask(query, { id: finishedId })).requestCancel.request);
    },
  },
  "GET /v1/requests/:id/results": {
    rest: () => call(`/v1/requests/${finishedId}/results?limit=2`),
    graphql: async () => {
      const query = `query ($id: ID!) { request(id: $id) { records(first: 2) { nodes { data } complete pageInfo { hasNextPage endCursor } } } }`;
      const { records } = (await ask(query, { id: finishedId })).request;
      return {
        ...page(
          records.nodes.map((one: AnswerJson) => one.data),
          records.pageInfo,
        ),
        complete: records.complete,
      };
    },
  },
  "GET /v1/requests/:id/log": {
    rest: () => call(`/v1/requests/${finishedId}/log?limit=1`),
    graphql: async () => {
      const query = `query ($id: ID!) { request(id: $id) { log(first: 1) { cursor at level attempt message data } } }`;
      const [{ cursor, ...line }] = (await ask(query, { id: finishedId })).request.log;
      return { data: [line], nextCursor: cursor };
    },
  },
  "POST /v1/requests/estimate": {
    rest: () => call("/v1/requests/estimate", { scraper: "counter", input: { total: "4" }, maxCost: 0.0014 }),
    graphql: async () => {
      const query = `mutation ($input: RequestCreateInput!) { requestEstimate(input: $input) { scraper operation input
        normalizations { path from to reason } limit affordableRecords priceUsdMicros estimatedCostUsdMicros } }`;
      const input = { scraper: "counter", input: { total: "4" }, maxCostUsdMicros: 1400 };
      const { requestEstimate } = await ask(query, { input });
      const estimatedCost = usd(requestEstimate.estimatedCostUsdMicros);
      expect(estimatedCost).toBe(0.0014);
      return { ...requestEstimate, estimatedCost, currency: "USD" };
    },
  },
  "POST /v1/requests/:id/resume": {
    rest: async () => {
      const { code, message, details } = await call(`/v1/requests/${finishedId}/resume`, {});
      const { id } = await call("/v1/requests", { scraper: "counter", input: { total: 9, failAt: 4 } });
      await untilTerminal(server.url, server.apiKey, id);
      const resumed = await call(`/v1/requests/${id}/resume`, {});
      expect([resumed.id, resumed.round, resumed.status]).toEqual([id, 2, "queued"]);
      expect(await untilTerminal(server.url, server.apiKey, id)).toMatchObject({
        status: "succeeded",
        recordCount: 9,
        round: 2,
      });
      return { code, message, details };
    },
    graphql: async () => {
      const query = "mutation ($id: ID!) { requestResume(id: $id) { request { id } } }";
      const { body } = await graphql(server.url, server.apiKey, query, { id: finishedId });
      const error = body.errors?.[0];
      return { code: error?.extensions.code, message: error?.message, details: error?.extensions.details };
    },
  },
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
      expect((await rest(server.url, secret, "/v1/account")).status).toBe(200);
      return { key, members: ["id", "label", "hint", "createdAt", "revokedAt"] };
    },
    graphql: async () => {
      const { apiKeyCreate } = await ask(
        'mutation { apiKeyCreate(label: "twin") { apiKey { id label hint createdAt revokedAt } } }',
      );
      const { label, revokedAt } = apiKeyCreate.apiKey;
      return { key: { label, revokedAt }, members: Object.keys(apiKeyCreate.apiKey) };
    },
  },
  "GET /v1/api-keys": {
    rest: () => call("/v1/api-keys?limit=2&revoked=false"),
    graphql: async () => {
      const query = `{ viewer { apiKeys(first: 2, revoked: false) {
        nodes { id label hint createdAt revokedAt } pageInfo { hasNextPage endCursor } } } }`;
      const { nodes, pageInfo } = (await ask(query)).viewer.apiKeys;
      expect(nodes.map((one: AnswerJson) => one.label)).toEqual(["twin", "twin"]);
      return page(nodes, pageInfo);
    },
  },
  "POST /v1/api-keys/:id/revoke": {
    rest: async () => {
      const { secret, id } = await call("/v1/api-keys", { label: "to be revoked" });
      const revoked = await call(`/v1/api-keys/${id}/revoke`, {});
      expect((await rest(server.url, secret, "/v1/account")).status).toBe(401);
      expect(await call(`/v1/api-keys/${id}/revoke`, {})).toEqual(revoked);
      return revoked;
    },
    graphql: async () => {
      const { viewer } = await ask("{ viewer { apiKeys(first: 1, revoked: true) { nodes { id } } } }");
      const query = `mutation ($id: ID!) { apiKeyRevoke(id: $id) { apiKey { id label hint createdAt revokedAt } } }`;
      return (await ask(query, { id: viewer.apiKeys.nodes[0].id })).apiKeyRevoke.apiKey;
    },
  },
  // Last: it adds a Request. One key over both faces is one Request.
  "POST /v1/requests": {
    rest: async () => {
      const body = { scraper: "counter", input: { total: 0 }, limit: 3, maxCost: 0.0014 };
      const { id } = await call("/v1/requests", body, { "idempotency-key": "both-faces" });
      await untilTerminal(server.url, server.apiKey, id);
      return ofRest(await call("/v1/requests", body, { "idempotency-key": "both-faces" }));
    },
    graphql: async () => {
      const query = `mutation ($input: RequestCreateInput!) {
        requestCreate(input: $input, idempotencyKey: "both-faces") { idempotentReplayed request ${REQUEST} } }`;
      const input = { scraper: "counter", input: { total: 0 }, limit: 3, maxCostUsdMicros: 1400 };
      const { idempotentReplayed, request } = (await ask(query, { input })).requestCreate;
      expect(idempotentReplayed).toBe(true);
      return asRestRequest(request);
    },
  },
};

describe("REST and GraphQL tell the same", () => {
  it("has a twin for every route", () => {
    expect(Object.keys(TWINS).sort()).toEqual(REST_ROUTES.map((row) => `${row.method} ${row.path}`).sort());
  });

  it.each(Object.keys(TWINS))("%s", async (route) => {
    const twin = TWINS[route]!;
    const overRest = await twin.rest();
    const overGraphql = await twin.graphql();
    expect(overRest).toEqual(overGraphql);
    expect(JSON.stringify(overRest).length).toBeGreaterThan(50);
  });
});
