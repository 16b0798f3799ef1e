import { afterAll, beforeAll, expect, it } from "vitest";
import { graphql, type GraphqlReply } from "../kit/graphql-client.ts";
import { readMetrics } from "../observability/read-metrics.ts";
import { startApiServer, type ApiServer } from "./api-server.ts";

/** The first three go through Apollo, or are interpreted; the rest take the short way. */
const TIMES = 6;
const PAGES = `query Pages($first: Int!) { webhookDeliveries(first: $first) { nodes { id attempts { at } } } }`;

let server: ApiServer;
beforeAll(async () => {
  server = await startApiServer();
});
afterAll(() => server.stop());

const VARYING = /^(date|x-request-id|x-ratelimit-.*|ratelimit.*|content-length|etag)$/;

/** What a caller sees of an answer, without what differs between any two calls. */
function seen({ status, headers, body }: GraphqlReply<unknown>): unknown {
  const errors = body.errors?.map(({ extensions, ...error }) => ({
    ...error,
    extensions: { ...extensions, request_id: null },
  }));
  return {
    status,
    headers: Object.fromEntries([...headers].filter(([name]) => !VARYING.test(name))),
    body: { ...body, ...(errors ? { errors } : {}) },
  };
}

async function answers(query: string, variables: Record<string, unknown>, headers = {}): Promise<unknown[]> {
  const all: unknown[] = [];
  for (let time = 0; time < TIMES; time += 1)
    all.push(seen(await graphql(server.url, server.apiKey, query, variables, headers)));
  return all;
}

it.each([["application/graphql-response+json, application/json;q=0.9"], ["*/*"], ["application/json"]])(
  "a query is answered each time as the first time, for %s",
  async (accept) => {
    const [first, ...others] = await answers(`query Viewer { viewer { id } }`, {}, { accept });
    expect(first).toMatchObject({
      status: 200,
      body: { data: { viewer: { id: expect.any(String) as string } } },
    });
    for (const other of others) expect(other).toEqual(first);
  },
);

it("a known query is refused as an unknown one is: by its variables, its cost, its resolvers, its operation", async () => {
  const cold = PAGES.replace("Pages", "Fresh");
  await answers(PAGES, { first: 1 });
  for (const [code, first] of [
    ["graphql_invalid", "many"],
    ["graphql_too_complex", 20_001],
    ["invalid_input", 0],
  ] as const) {
    const [warm] = await answers(PAGES, { first });
    expect(warm).toMatchObject({ body: { errors: [{ extensions: { code } }] } });
    expect(warm).toEqual(seen(await graphql(server.url, server.apiKey, cold, { first })));
  }
  const named = { query: PAGES, variables: { first: 1 }, operationName: "Other" };
  const reply = await fetch(`${server.url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${server.apiKey}` },
    body: JSON.stringify(named),
  });
  expect([reply.status, await reply.json()]).toMatchObject([
    200,
    { errors: [{ extensions: { code: "graphql_invalid" } }] },
  ]);
});

it("nobody is answered what only an owner of the key may see", async () => {
  const query = `query Sessions { viewer { id } }`;
  await answers(query, {});
  const { body } = await graphql(server.url, null, query);
  expect(body.data?.["viewer"] ?? null).toBeNull();
  expect(body.errors?.[0]?.extensions.code).toBe("unauthenticated");
});

it("each call is executed once, also one that fails", async () => {
  const executed = async (outcome: string): Promise<number> =>
    (await readMetrics(server.url)).value(
      `quarry_graphql_operations_total{face="graphql",type="query",outcome="${outcome}"}`,
    ) ?? 0;
  await answers(PAGES, { first: 1 });
  const [ok, error] = [await executed("ok"), await executed("error")];
  await answers(PAGES, { first: 1 });
  await answers(PAGES, { first: 0 });
  expect([await executed("ok"), await executed("error")]).toEqual([ok + TIMES, error + TIMES]);
});
