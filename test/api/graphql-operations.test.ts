import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { graphql, graphqlData, type AnswerJson } from "../kit/graphql-client.ts";
import { rest, untilRequest, untilTerminal, type RestError } from "../kit/rest-client.ts";
import { gateName, startApiServer, type ApiServer } from "./api-server.ts";
import { OTHER_ACCOUNT, otherAccount } from "./other-account.ts";

const ACCOUNT = "acc_000000000000000000000001";
const CREATE = `mutation ($input: RequestCreateInput!, $key: String) {
  requestCreate(input: $input, idempotencyKey: $key) {
    idempotentReplayed
    request { id status limit estimatedCostUsdMicros estimatedCostUsd scraper { id unit } }
  }
}`;

let server: ApiServer;
let otherKey: string;
beforeAll(async () => {
  server = await startApiServer();
  otherKey = await otherAccount(server.db);
});
afterAll(() => server.stop());

const ask = (query: string, variables: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
  graphqlData<AnswerJson>(server.url, server.apiKey, query, variables, headers);
const refused = async (
  query: string,
  variables: Record<string, unknown> = {},
  key: string | null = server.apiKey,
) => {
  const { status, headers, body } = await graphql(server.url, key, query, variables);
  return { status, headers, body, error: body.errors?.[0] };
};

async function created(input: Record<string, unknown>, extra: Record<string, unknown> = {}): Promise<string> {
  const data = await ask(CREATE, { input: { scraper: "counter", input, ...extra } });
  return data.requestCreate.request.id as string;
}

async function finished(
  input: Record<string, unknown>,
  extra: Record<string, unknown> = {},
): Promise<string> {
  const id = await created(input, extra);
  await untilTerminal(server.url, server.apiKey, id);
  return id;
}

describe("requestCreate, request, requests", () => {
  it("creates, and replays by argument and by header", async () => {
    const input = { scraper: "counter", input: { total: 3 }, limit: 7, maxCostUsdMicros: 2800 };
    const first = await ask(CREATE, { input, key: "gql-1" });
    expect(first.requestCreate).toEqual({
      idempotentReplayed: false,
      request: {
        id: expect.stringMatching(/^req_[0-9a-f]{24}$/),
        status: "QUEUED",
        limit: 7,
        estimatedCostUsdMicros: 2800,
        estimatedCostUsd: "0.002800",
        scraper: { id: "counter", unit: "record" },
      },
    });
    const byArgument = await ask(CREATE, { input, key: "gql-1" });
    const byHeader = await ask(CREATE, { input }, { "idempotency-key": "gql-1" });
    for (const again of [byArgument, byHeader]) {
      expect(again.requestCreate.idempotentReplayed).toBe(true);
      expect(again.requestCreate.request.id).toBe(first.requestCreate.request.id);
    }
  });

  it("pages and filters Requests", async () => {
    const good = await finished({ total: 1 });
    const bad = await finished({ total: 1, failAt: 0 });
    const data = await ask(
      `{ failed: requests(filter: { status: [FAILED], scraper: "counter" }) { nodes { id status stopReason error { code retryable } } }
         none: requests(filter: { scraper: "maps" }) { nodes { id } pageInfo { hasNextPage endCursor } }
         page: requests(first: 1) { edges { cursor node { id } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } }`,
    );
    expect(data.failed.nodes).toEqual([
      {
        id: bad,
        status: "FAILED",
        stopReason: "SOURCE_BLOCKED",
        error: { code: "source_blocked", retryable: true },
      },
    ]);
    expect(data.none).toEqual({ nodes: [], pageInfo: { hasNextPage: false, endCursor: null } });
    expect(data.page.edges[0].node.id).toBe(bad);
    expect(data.page.pageInfo).toEqual({
      hasNextPage: true,
      hasPreviousPage: false,
      startCursor: data.page.edges[0].cursor,
      endCursor: data.page.edges[0].cursor,
    });
    const next = await ask(`query ($after: String) { requests(first: 1, after: $after) { nodes { id } } }`, {
      after: data.page.pageInfo.endCursor,
    });
    expect(next.requests.nodes).toEqual([{ id: good }]);
  });

  it("pages Records by cursor, with their positions", async () => {
    const id = await finished({ total: 5 });
    const query = `query ($id: ID!, $after: String) { request(id: $id) { recordCount records(first: 2, after: $after) {
      totalCount complete edges { cursor node { seq data } } pageInfo { hasNextPage endCursor } } } }`;
    const seen: number[] = [];
    let after: string | null = null;
    do {
      const { records }: { records: AnswerJson } = (await ask(query, { id, after })).request;
      expect(records).toMatchObject({ totalCount: 5, complete: true });
      for (const { node } of records.edges) {
        expect(node.data.n).toBe(node.seq);
        seen.push(node.seq);
      }
      after = records.pageInfo.hasNextPage ? records.pageInfo.endCursor : null;
    } while (after !== null);
    expect(seen).toEqual([0, 1, 2, 3, 4]);
  });

  it("reads the run log by cursor, oldest first", async () => {
    const id = await finished({ total: 1 });
    const query = `query ($id: ID!, $after: String) { request(id: $id) { log(first: 1, after: $after) { at level attempt message data cursor } } }`;
    const [line] = (await ask(query, { id })).request.log;
    expect(line).toMatchObject({ level: "info", attempt: 1, message: "counting", data: { first: 0 } });
    const [nulls] = (await ask(query, { id, after: line.cursor })).request.log;
    expect(nulls).toMatchObject({ level: "info", attempt: 1 });
    expect((await ask(query, { id, after: nulls.cursor })).request.log).toEqual([]);
    const foreign = await finished({ total: 1 });
    const { error } = await refused(query, { id: foreign, after: line.cursor });
    expect(error?.extensions.code).toBe("invalid_cursor");
  });

  it("answers null for what is not there or not ours", async () => {
    const id = await finished({ total: 0 });
    const query = `query ($id: ID!) { request(id: $id) { id } }`;
    expect(await graphqlData(server.url, otherKey, query, { id })).toEqual({ request: null });
    expect(await ask(query, { id: "req_000000000000000000000000" })).toEqual({ request: null });
    expect(await ask(query, { id: "x" })).toEqual({ request: null });
  });
});

describe("requestEstimate", () => {
  const ESTIMATE = `mutation ($input: RequestCreateInput!) { requestEstimate(input: $input) {
    scraper operation input limit affordableRecords priceUsdMicros estimatedCostUsdMicros estimatedCostUsd normalizations { path from to reason } } }`;

  it("prices and normalises, and creates nothing", async () => {
    const before = await server.db.collection("requests").countDocuments();
    const accounts = await server.db.collection("accounts").find().toArray();
    const data = await ask(ESTIMATE, {
      input: { scraper: "counter", input: { total: "4", operation: "Tally" }, maxCostUsdMicros: 1500 },
    });
    expect(data.requestEstimate).toMatchObject({
      scraper: "counter",
      operation: "count",
      input: { operation: "count", total: 4, words: [], limit: 100 },
      limit: 100,
      affordableRecords: 2,
      priceUsdMicros: 700,
      estimatedCostUsdMicros: 1400,
      estimatedCostUsd: "0.001400",
    });
    expect(data.requestEstimate.normalizations.map((one: { path: string }) => one.path)).toEqual(
      expect.arrayContaining(["input.operation", "input.total", "limit"]),
    );
    expect(await server.db.collection("requests").countDocuments()).toBe(before);
    expect(await server.db.collection("accounts").find().toArray()).toEqual(accounts);
  });

  it("refuses what creation would refuse", async () => {
    const { error } = await refused(ESTIMATE, {
      input: { scraper: "counter", input: { sessionToken: "x" } },
    });
    expect(error?.extensions.code).toBe("private_input_refused");
  });
});

describe("requestCancel and requestResume", () => {
  const CANCEL = `mutation ($id: ID!) { requestCancel(id: $id) { request { id status } } }`;
  const RESUME = `mutation ($id: ID!) { requestResume(id: $id) { request { id status round recordCount
    rounds { round status stopReason attempts recordCount } } } }`;

  it("resumes from the checkpoint: no Record twice, each charged once, the rounds kept", async () => {
    const id = await finished({ total: 25, failAt: 17 });
    const data = await ask(RESUME, { id });
    expect(data.requestResume.request).toEqual({
      id,
      status: "QUEUED",
      round: 2,
      recordCount: 17,
      rounds: [{ round: 1, status: "PARTIAL", stopReason: "SOURCE_BLOCKED", attempts: 1, recordCount: 17 }],
    });
    const done = await untilTerminal(server.url, server.apiKey, id);
    expect(done).toMatchObject({
      status: "succeeded",
      stopReason: "exhausted",
      recordCount: 25,
      round: 2,
      attempt: 2,
      finalCostUsdMicros: 17_500,
    });
    const { body } = await rest<{ data: { n: number }[] }>(
      server.url,
      server.apiKey,
      `/v1/requests/${id}/results`,
    );
    expect(body.data.map((one) => one.n)).toEqual(Array.from({ length: 25 }, (_, n) => n));
    await expect
      .poll(() => server.db.collection("ledger").find({ "source.id": id }).sort({ _id: 1 }).toArray())
      .toMatchObject([
        { usdMicros: -11_900, quantity: 17 },
        { usdMicros: -5600, quantity: 8 },
      ]);
  });

  it("refuses to resume what has succeeded", async () => {
    const id = await finished({ total: 2 });
    const { error, body } = await refused(RESUME, { id });
    expect(error?.extensions.code).toBe("request_not_resumable");
    expect(body.data).toEqual({ requestResume: null });
  });

  it("cancels a running Request and leaves a finished one as it is", async () => {
    const gate = gateName();
    const id = await created({ total: 50, holdAt: 5, gate });
    await untilRequest(server.url, server.apiKey, id, (request) => request.recordCount === 5);
    const { requestCancel } = await ask(CANCEL, { id });
    expect(["CANCELLING", "CANCELLED"]).toContain(requestCancel.request.status);
    expect((await untilTerminal(server.url, server.apiKey, id)).recordCount).toBe(5);
    const again = await ask(CANCEL, { id });
    expect(again.requestCancel.request).toEqual({ id, status: "CANCELLED" });
    const { error } = await refused(CANCEL, { id }, otherKey);
    expect(error?.extensions.code).toBe("not_found");
  });
});

describe("catalog, health, viewer, node", () => {
  it("reads catalog and health without a key, and nothing else", async () => {
    const open = await graphqlData<AnswerJson>(
      server.url,
      null,
      `{ scraper(id: "counter") { id priceEvents { name unit usdMicros usd } operations { name availability } health { status } }
         none: scraper(id: "nothing") { id } scrapers { id } sourceHealth { id status } }`,
    );
    expect(open.scraper).toEqual({
      id: "counter",
      priceEvents: [{ name: "record_stored", unit: "record", usdMicros: 700, usd: "0.000700" }],
      operations: [
        { name: "count", availability: "FULL" },
        { name: "hidden", availability: "NOT_PUBLIC" },
      ],
      health: { status: expect.stringMatching(/^[A-Z_]+$/) },
    });
    expect(open.none).toBeNull();
    expect(open.scrapers).toHaveLength(20);
    expect(open.sourceHealth).toHaveLength(20);
    for (const query of [
      "{ viewer { id } }",
      "{ requests { nodes { id } } }",
      '{ request(id: "x") { id } }',
      '{ node(id: "x") { id } }',
      'mutation { apiKeyCreate(label: "x") { secret } }',
      'mutation { requestEstimate(input: { scraper: "counter", input: {} }) { limit } }',
    ]) {
      const { error } = await refused(query, {}, null);
      expect(error?.extensions.code, query).toBe("unauthenticated");
    }
  });

  it("shows the account and resolves every kind of id", async () => {
    const requestId = await finished({ total: 0 });
    const { viewer } = await ask(
      "{ viewer { id name plan billingActive availableUsdMicros availableUsd heldUsdMicros apiKeys { nodes { id label hint revokedAt } pageInfo { hasNextPage } } } }",
    );
    expect(viewer).toMatchObject({ id: ACCOUNT, plan: "Plus", billingActive: true });
    expect(viewer.availableUsd).toBe((viewer.availableUsdMicros / 1e6).toFixed(6));
    const key = viewer.apiKeys.nodes.at(-1);
    expect(key).toMatchObject({
      label: "local key file",
      hint: `${server.apiKey.slice(0, 7)}…`,
      revokedAt: null,
    });
    const node = `query ($id: ID!) { node(id: $id) { __typename id ... on Request { status } ... on Account { plan } ... on ApiKey { label } } }`;
    expect((await ask(node, { id: requestId })).node).toEqual({
      __typename: "Request",
      id: requestId,
      status: "SUCCEEDED",
    });
    expect((await ask(node, { id: ACCOUNT })).node).toEqual({
      __typename: "Account",
      id: ACCOUNT,
      plan: "Plus",
    });
    expect((await ask(node, { id: key.id })).node).toEqual({
      __typename: "ApiKey",
      id: key.id,
      label: "local key file",
    });
    for (const id of [
      OTHER_ACCOUNT,
      "key_0000000000000000000000ff",
      "req_000000000000000000000000",
      "led_000000000000000000000000",
      "nonsense",
      "",
    ])
      expect((await ask(node, { id })).node, id).toBeNull();
  });
});

describe("apiKeyCreate and apiKeyRevoke", () => {
  it("shows the secret once, stores only its hash, and refuses it after revoking", async () => {
    const { apiKeyCreate } = await ask(
      `mutation { apiKeyCreate(label: " ci ") { secret apiKey { id label hint createdAt revokedAt } } }`,
    );
    const { secret, apiKey } = apiKeyCreate;
    expect(secret).toMatch(/^qk_[\w-]{43}$/);
    expect(apiKey).toMatchObject({ label: "ci", hint: `${secret.slice(0, 7)}…`, revokedAt: null });
    for (const { name } of await server.db.listCollections().toArray()) {
      if (name.startsWith("system.")) continue;
      const all = JSON.stringify(await server.db.collection(name).find().toArray());
      expect(all.includes(secret), name).toBe(false);
    }
    expect(server.output()).not.toContain(secret);
    expect(await graphqlData(server.url, secret, "{ viewer { id } }")).toEqual({ viewer: { id: ACCOUNT } });

    const revoke = `mutation ($id: ID!) { apiKeyRevoke(id: $id) { apiKey { id revokedAt } } }`;
    const first = await ask(revoke, { id: apiKey.id });
    expect(first.apiKeyRevoke.apiKey.revokedAt).toMatch(/^\d{4}-/);
    expect(await ask(revoke, { id: apiKey.id })).toEqual(first);
    const overGraphql = await refused("{ viewer { id } }", {}, secret);
    const overRest = await rest<RestError>(server.url, secret, "/v1/requests");
    expect([overGraphql.status, overGraphql.error?.extensions.code]).toEqual([401, "unauthenticated"]);
    expect([overRest.status, overRest.body.code]).toEqual([401, "unauthenticated"]);
  });

  it("refuses empty and long labels, and the keys of others", async () => {
    for (const label of ["", "  ", "x".repeat(101)]) {
      const { error } = await refused(
        "mutation ($label: String!) { apiKeyCreate(label: $label) { secret } }",
        { label },
      );
      expect(error?.extensions).toMatchObject({
        code: "invalid_input",
        details: [{ path: "label", limit: 100 }],
      });
    }
    const { error } = await refused(
      'mutation { apiKeyRevoke(id: "key_0000000000000000000000ff") { apiKey { id } } }',
    );
    expect(error?.extensions.code).toBe("not_found");
  });
});
