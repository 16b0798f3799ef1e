import { Kind, print, visit, type SelectionSetNode } from "graphql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { LOCAL_ACCOUNT_ID } from "../../src/domain/account/local-account.ts";
import { NotificationService } from "../../src/domain/notification/notification.service.ts";
import { createLog } from "../../src/kernel/log.ts";
import { storeOf } from "../../src/store/store.ts";
import { documentsOf } from "../../scripts/generate/face-documents.ts";
import { graphql, graphqlData, type AnswerJson } from "../kit/graphql-client.ts";
import { rest, untilTerminal, type RestCallOptions, type RestRequest } from "../kit/rest-client.ts";
import { REST_ROUTES } from "../../src/server/http/rest-routes.ts";
import { startReceiver, type Receiver } from "../webhook/receiver.ts";
import { accountTwins } from "./account-twins.ts";
import { billingTwins } from "./billing-twins.ts";
import { notificationTwins } from "./notification-twins.ts";
import { secondFactorTwins } from "./second-factor-twins.ts";
import { sessionTwins } from "./session-twins.ts";
import { ticketTwins } from "./ticket-twins.ts";
import { page, usd, type Twins } from "./twins.ts";
import { usageTwins } from "./usage-twins.ts";
import { webhookTwins } from "./webhook-twins.ts";
import { startApiServer, type ApiServer } from "./api-server.ts";

/** What the client asks for, as the twin of the document of /v1: a field that /v1 forgets is missed. */
const REQUEST = clientFragment("Request");
const SCRAPER = `{ id title summary unit priceEvents { name unit usdMicros } defaultOperation origins isolation inputSchema
  operations { name aliases title summary agentHint availability availabilityNote features leadsTo { field operation input } inputSchema recordSchema }
  health { status } }`;
const HEALTH = `{ id title status reason recentRuns successRate errorRates { code rate count } lastSuccessAt lastFailureAt
  operations { name status lastSuccessAt lastFailureAt fieldWarnings { code path since recordCount }
    canary { requestId at hasPassed error records wantedRecords missing lastPassedAt } } }`;

/** The fields that a fragment of the client names, those of fragments in it among them. */
function clientFragment(name: string): string {
  const fragments = documentsOf("CLIENT").definitions.filter((one) => one.kind === Kind.FRAGMENT_DEFINITION);
  const fieldsOf = (wanted: string): SelectionSetNode => {
    const found = fragments.find((one) => one.name.value === wanted);
    if (!found) throw new Error(`There is no fragment ${wanted}.`);
    return visit(found.selectionSet, {
      FragmentSpread: (spread) => ({ kind: Kind.INLINE_FRAGMENT, selectionSet: fieldsOf(spread.name.value) }),
    });
  };
  return print(fieldsOf(name));
}

let server: ApiServer;
let finishedId: string;
let failedId: string;
let receiver: Receiver;
let webhookId: string;
beforeAll(async () => {
  server = await startApiServer();
  const run = async (body: Record<string, unknown>): Promise<string> => {
    const { id } = (await rest<RestRequest>(server.url, server.apiKey, "/v1/requests", { body })).body;
    await untilTerminal(server.url, server.apiKey, id);
    return id;
  };
  failedId = await run({ scraper: "counter", input: { total: 9, failAt: 4 }, maxCost: 0.0049 });
  finishedId = await run({ scraper: "counter", input: { total: "5", zip: undefined }, limit: 7 });
  await run({ scraper: "retail-global", input: { operation: "price-tracker", productIds: ["B0KITE0001"] } });
  const notifications = new NotificationService({
    store: storeOf(server.db),
    clock: { now: () => new Date() },
    log: createLog("silent"),
    outlets: [],
  });
  receiver = await startReceiver();
  const webhook = { url: receiver.url, topics: ["payment.failed"], description: "twin" };
  webhookId = (await rest<AnswerJson>(server.url, server.apiKey, "/v1/webhooks", { body: webhook })).body.id;
  const accountId = LOCAL_ACCOUNT_ID;
  const news = { subject: "The balance is low", message: "2.50 USD are left.", data: { left: 2_500_000 } };
  for (const key of ["1", "2"]) await notifications.notify({ accountId, key, kind: "balance.low", ...news });
});
afterAll(async () => {
  await receiver?.close();
  await server?.stop();
});

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

/** What an archive is said to be. */
async function headOf(url: string) {
  const answer = await fetch(url, { headers: { authorization: `Bearer ${server.apiKey}` } });
  expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(500);
  const names = ["content-type", "content-disposition", "cache-control"];
  return [answer.status, ...names.map((name) => answer.headers.get(name))];
}

const remove = async (path: string, body?: unknown) =>
  (await rest<AnswerJson>(server.url, server.apiKey, path, { method: "DELETE", body })).body;

/** A call with another credential. */
const as = (key: string, path: string, options: RestCallOptions = {}) =>
  rest<AnswerJson>(server.url, key, path, options);

const refusal = async (query: string, variables: Record<string, unknown> = {}) => {
  const { body } = await graphql(server.url, server.apiKey, query, variables);
  return { code: body.errors?.[0]?.extensions.code, message: body.errors?.[0]?.message };
};
const put = async (path: string, body: unknown) =>
  (await rest<AnswerJson>(server.url, server.apiKey, path, { method: "PUT", body })).body;

const change = async (path: string, body: unknown) =>
  (await rest<AnswerJson>(server.url, server.apiKey, path, { method: "PATCH", body })).body;

function ofRest({ agent_instruction, ...request }: AnswerJson) {
  expect(agent_instruction).toBe(request.agentInstruction);
  return { ...request, agentInstruction: instructionOf(request, "/v1/requests/") };
}

/** Each face is notified of its own routes and fields: only that there is an instruction can be the same. */
function instructionOf({ agentInstruction, recordCount }: AnswerJson, names: string): string {
  expect(agentInstruction.includes(names), agentInstruction).toBe(recordCount > 0);
  return "in words of its face";
}

/** A Request of GraphQL in the words of /v1. */
function asRestRequest(asked: AnswerJson) {
  // What /v1 leaves out: texts of amounts, which are numbers there, and what `input` says too.
  const { scraper, error, requestedFeatures, estimatedCostUsd, finalCostUsd, ...request } = asked;
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

/** One row per route of /v1: what it answers, and the same from GraphQL. */
const TWINS: Twins = {
  "GET /v1/account/export": {
    rest: () => headOf(`${server.url}/v1/account/export`),
    graphql: async () => headOf((await ask("{ viewer { exportUrl } }")).viewer.exportUrl),
  },
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
  "GET /v1/price-history": {
    rest: () => call("/v1/price-history?scraper=retail-global&product_id=B0KITE0001&country=us&limit=100"),
    graphql: async () => {
      const query = `{ priceHistory(scraper: "retail-global", productId: "B0KITE0001", country: "us", first: 100) {
        nodes { observedAt requestId url title price priceMicros priceMin priceMax currency availability
          seller { id name url } } pageInfo { hasNextPage } } }`;
      const { nodes, pageInfo } = (await ask(query)).priceHistory;
      return { data: nodes, nextCursor: pageInfo.hasNextPage ? "more" : null };
    },
  },
  ...accountTwins({ ask, call, remove, change, as }),
  ...sessionTwins({ ask, call, remove, change, as, refusal }),
  ...secondFactorTwins({ ask, call, remove, change, refusal }),
  ...billingTwins({ ask, call, remove, change, origin: () => server.url }),
  ...notificationTwins({ ask, call, remove, change }),
  ...ticketTwins({ ask, call, remove, change }),
  ...usageTwins({ ask, call, remove, put }),
  ...webhookTwins({ ask, call, remove, change, webhookId: () => webhookId }),
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
