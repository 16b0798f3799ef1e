/**
 * REST and GraphQL tell the same. An answer of /v1 is made from its GraphQL document and the schema (ADR 0022), so a few
 * routes stand for all: a Request with its amounts, words and error; a page; nested objects; a call that makes; a refusal.
 * That each route asks for what it should, test/reference/openapi-answers.test.ts holds.
 */
import { Kind, print, visit, type SelectionSetNode } from "graphql";
import { afterAll, beforeAll, expect, it } from "vitest";
import { documentsOf } from "../../scripts/generate/face-documents.ts";
import { graphql, graphqlData, type AnswerJson } from "../kit/graphql-client.ts";
import { rest, untilTerminal, type RestRequest } from "../kit/rest-client.ts";
import { startApiServer, type ApiServer } from "./api-server.ts";

/** The fields of a Request that the client asks for. */
const REQUEST = clientFragment("Request");
const BILLING = `{ plan isActive subscription { plan status periodStart periodEnd cancelAtPeriodEnd pendingPlan graceEndsAt }
  availableUsdMicros includedUsdMicros includedExpiresAt toppedUpUsdMicros heldUsdMicros debtUsdMicros
  autoTopUp { isEnabled thresholdUsdMicros amountUsdMicros monthlyCeilingUsdMicros chargedUsdMicros isUnderWay pausedUntil }
  payments { id purpose state usdMicros refundedUsdMicros failure createdAt endedAt }
  plans { name priceUsdMicros includedUsdMicros canScrape } provider agentInstruction }`;

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
afterAll(() => server?.stop());

const ask = (query: string, variables: Record<string, unknown> = {}) =>
  graphqlData<AnswerJson>(server.url, server.apiKey, query, variables);
const call = async (path: string, body?: unknown, headers: Record<string, string> = {}) =>
  (await rest<AnswerJson>(server.url, server.apiKey, path, { body, headers })).body;

const usd = (micros: number | null): number | null => (micros === null ? null : micros / 1e6);
const lower = (word: string | null): string | null => word?.toLowerCase() ?? null;

/** Each face is told of its own routes and fields: only that there is an instruction can be the same. */
function instructionOf({ agentInstruction, recordCount }: AnswerJson, names: string): string {
  expect(agentInstruction.includes(names), agentInstruction).toBe(recordCount > 0);
  return "in words of its face";
}

function ofRest({ agent_instruction, ...request }: AnswerJson) {
  expect(agent_instruction).toBe(request.agentInstruction);
  return { ...request, agentInstruction: instructionOf(request, "/v1/requests/") };
}

/** A Request of GraphQL in the words of /v1. */
function asRestRequest(asked: AnswerJson) {
  // What /v1 leaves out: texts of amounts, which are numbers there, and what `input` says too.
  const { scraper, error, requestedFeatures, estimatedCostUsd, finalCostUsd, ...request } = asked;
  return {
    ...request,
    agentInstruction: instructionOf(request, "field records"),
    scraper: scraper.id,
    status: lower(request.status),
    stopReason: lower(request.stopReason),
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

function asRestBilling({ subscription, payments, agentInstruction, ...one }: AnswerJson) {
  return {
    ...one,
    agent_instruction: agentInstruction,
    subscription: subscription && { ...subscription, status: lower(subscription.status) },
    payments: payments.map((payment: AnswerJson) => ({
      ...payment,
      purpose: lower(payment.purpose),
      state: lower(payment.state),
      amount: usd(payment.usdMicros),
    })),
    available: usd(one.availableUsdMicros),
    included: usd(one.includedUsdMicros),
    toppedUp: usd(one.toppedUpUsdMicros),
    held: usd(one.heldUsdMicros),
    debt: usd(one.debtUsdMicros),
  };
}

it("GET /v1/requests/:id, of one that succeeded and one that failed", async () => {
  const query = `query ($id: ID!) { request(id: $id) ${REQUEST} }`;
  for (const id of [finishedId, failedId])
    expect(ofRest(await call(`/v1/requests/${id}`))).toEqual(
      asRestRequest((await ask(query, { id })).request),
    );
});

it("GET /v1/requests/:id/results", async () => {
  const query = `query ($id: ID!) { request(id: $id) { records(first: 2) { nodes { data } complete pageInfo { endCursor } } } }`;
  const { records } = (await ask(query, { id: finishedId })).request;
  expect(await call(`/v1/requests/${finishedId}/results?limit=2`)).toEqual({
    data: records.nodes.map((one: AnswerJson) => one.data),
    nextCursor: records.pageInfo.endCursor,
    complete: records.complete,
  });
});

it("GET /v1/billing", async () => {
  expect(await call("/v1/billing")).toEqual(asRestBilling((await ask(`{ billing ${BILLING} }`)).billing));
});

it("POST /v1/requests; one key over both faces is one Request", async () => {
  const body = { scraper: "counter", input: { total: 0 }, limit: 3, maxCost: 0.0014 };
  const once = { "idempotency-key": "both-faces" };
  await untilTerminal(server.url, server.apiKey, (await call("/v1/requests", body, once)).id);
  const query = `mutation ($input: RequestCreateInput!) {
    requestCreate(input: $input, idempotencyKey: "both-faces") { idempotentReplayed request ${REQUEST} } }`;
  const input = { scraper: "counter", input: { total: 0 }, limit: 3, maxCostUsdMicros: 1400 };
  const { idempotentReplayed, request } = (await ask(query, { input })).requestCreate;
  expect(idempotentReplayed).toBe(true);
  expect(ofRest(await call("/v1/requests", body, once))).toEqual(asRestRequest(request));
});

it("POST /v1/requests/:id/resume, refused", async () => {
  const { code, message, details } = await call(`/v1/requests/${finishedId}/resume`, {});
  const query = "mutation ($id: ID!) { requestResume(id: $id) { request { id } } }";
  const { body } = await graphql(server.url, server.apiKey, query, { id: finishedId });
  expect(body.errors?.[0]).toMatchObject({ message, extensions: { code, details } });
  expect(code).toBe("request_not_resumable");
});
