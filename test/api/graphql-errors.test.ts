import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { graphql, type GraphqlError } from "../kit/graphql-client.ts";
import { rest, type RestError } from "../kit/rest-client.ts";
import { subscribe } from "../kit/websocket-client.ts";
import { startApiServer, type ApiServer } from "./api-server.ts";
import { BUILT_IN_FAMILIES } from "../kit/built-in-families.ts";

const EXTENSION_KEYS = ["agent_instruction", "code", "details", "docs_url", "request_id", "retryable"];

let server: ApiServer;
beforeAll(async () => {
  server = await startApiServer();
});
afterAll(() => server.stop());

async function firstError(query: string, variables: Record<string, unknown> = {}) {
  const { status, headers, body } = await graphql(server.url, server.apiKey, query, variables);
  const error = body.errors?.[0];
  expect(error, JSON.stringify(body)).toBeDefined();
  return { status, headers, body, error: error as GraphqlError };
}

/** The same operation over the WebSocket. */
async function firstSocketError(
  query: string,
  variables: Record<string, unknown> = {},
): Promise<GraphqlError> {
  const socket = subscribe(server.wsUrl, server.apiKey, query, { variables });
  try {
    const payload = await socket.next();
    return payload?.errors?.[0] as unknown as GraphqlError;
  } catch (errors) {
    return (errors as GraphqlError[])[0] as GraphqlError;
  } finally {
    await socket.close();
  }
}

const nested = (levels: number): string => {
  const open = Array.from(
    { length: levels },
    () => "requests(first: 1) { nodes { records(first: 1) { nodes { seq } } } }",
  );
  return `{ ${open.map((field, index) => `a${index}: ${field}`).join(" ")} }`;
};
/** Introspection of types of types: valid, and as deep as one likes. */
const deep = (levels: number): string =>
  `{ viewer { id } __type(name: "Query") { ${"ofType { ".repeat(levels - 2)} name ${"} ".repeat(levels - 2)} } }`;
const fragmentCycle =
  "{ viewer { ...A } } fragment A on Account { id ...B } fragment B on Account { name ...A }";
const fragmentBomb = `{ viewer { ...F0 } } ${Array.from(
  { length: 30 },
  (_, n) => `fragment F${n} on Account { ${n === 29 ? "id" : `...F${n + 1} ...F${n + 1}`} }`,
).join(" ")}`;
const bigPages =
  "query ($n: Int!) { requests(first: 100) { nodes { records(first: $n) { nodes { seq } } } } }";

describe("errors in words of GraphQL", () => {
  const create = "mutation ($input: RequestCreateInput!) { requestEstimate(input: $input) { limit } }";
  const counter = { scraper: "counter", input: {} };
  it.each<[name: string, query: string, variables: object, code: string, path: string | undefined]>([
    ["a page of Requests", "{ requests(first: -5) { nodes { id } } }", {}, "invalid_input", "first"],
    ["a limit", create, { input: { ...counter, limit: -5 } }, "invalid_input", "input.limit"],
    [
      "a ceiling",
      create,
      { input: { ...counter, maxCostUsdMicros: -1 } },
      "invalid_input",
      "maxCostUsdMicros",
    ],
    [
      "a low ceiling",
      create,
      { input: { ...counter, maxCostUsdMicros: 1 } },
      "invalid_input",
      "maxCostUsdMicros",
    ],
    ["a cursor", '{ requests(after: "x") { nodes { id } } }', {}, "invalid_cursor", undefined],
    ["a scraper", create, { input: { scraper: "countr", input: {} } }, "scraper_not_found", "scraper"],
    ["a scraper, before its input", create, { input: { scraper: "countr" } }, "scraper_not_found", "scraper"],
    [
      "a scraper, before what it may cost",
      create,
      { input: { scraper: "countr", input: {}, maxCostUsdMicros: -1 } },
      "scraper_not_found",
      "scraper",
    ],
  ])("%s", async (_name, query, variables, code, path) => {
    const { error } = await firstError(query, { ...variables });
    const { extensions } = error;
    expect([extensions.code, extensions.details[0]?.path]).toEqual([code, path]);
    // Neither a route nor a field that only /v1 has, and no advice to split what is too small.
    expect(JSON.stringify([error.message, extensions.details, extensions.agent_instruction])).not.toMatch(
      /\/v1|nextCursor|maxCost\b|Split/,
    );
  });

  it("suggests a scraper that can run", async () => {
    const { error } = await firstError(create, { input: { scraper: "codehos", input: {} } });
    expect(error.extensions.details).toEqual([
      { path: "scraper", code: "unknown", message: 'Did you mean "codehost"?' },
    ]);
    const far = await firstError(create, { input: { scraper: "nothing-like-it", input: {} } });
    expect(far.error.extensions.details[0]?.message).toBe(
      `Those that can run here: ${BUILT_IN_FAMILIES}, counter.`,
    );
  });
});

describe("errors of an operation", () => {
  it("carry in their extensions what /v1 carries, and the id of the call", async () => {
    const query =
      "mutation ($input: RequestCreateInput!) { requestCreate(input: $input) { request { id } } }";
    const input = { scraper: "counter", input: { words: ["a", "b", "c", "d"], bogus: 1 } };
    // More often than it takes until a document is compiled.
    for (let call = 0; call < 6; call += 1) {
      const { status, headers, error, body } = await firstError(query, { input });
      expect(status).toBe(200);
      expect(body.data).toEqual({ requestCreate: null });
      expect(error.path).toEqual(["requestCreate"]);
      expect(error.locations).toEqual([{ line: 1, column: query.indexOf("requestCreate(") + 1 }]);
      expect(Object.keys(error.extensions).sort()).toEqual(EXTENSION_KEYS);
      expect(error.extensions.request_id).toBe(headers.get("x-request-id"));
      const twin = await rest<RestError>(server.url, server.apiKey, "/v1/requests", { body: input });
      const { message, request_id: _id, ...facts } = twin.body;
      const { request_id: _own, ...extensions } = error.extensions;
      expect(extensions).toEqual(facts);
      expect(error.message).toBe(message);
    }
    const overSocket = await firstSocketError(query, { input });
    expect(overSocket.extensions).toMatchObject({ code: "invalid_input", details: [{}, {}] });
    expect(overSocket.extensions.request_id).toMatch(/^[\w.-]{20,}$/);
  });

  it("are masked when they are not known, on every face", async () => {
    await server.db.collection<{ _id: string } & Record<string, unknown>>("requests").insertOne({
      _id: "req_0000000000000000deadbeef",
      accountId: "acc_000000000000000000000001",
      scraper: "counter",
      state: "succeeded",
      secretDetail: "mongodb://user:pass@host",
    });
    const query = '{ request(id: "req_0000000000000000deadbeef") { id } }';
    for (let call = 0; call < 5; call += 1) {
      const { error } = await firstError(query);
      expect(error.extensions).toMatchObject({ code: "internal", retryable: true, details: [] });
      expect(error.message).toBe("Something went wrong on the server.");
      expect(JSON.stringify(error)).not.toMatch(/TypeError|undefined|at .*\.js/);
    }
    const overRest = await rest<RestError>(
      server.url,
      server.apiKey,
      "/v1/requests/req_0000000000000000deadbeef",
    );
    expect([overRest.status, overRest.body.code]).toEqual([500, "internal"]);
    expect(overRest.body.message).toBe("Something went wrong on the server.");
    const overSocket = await firstSocketError(query);
    expect(overSocket.extensions.code).toBe("internal");
    expect(overSocket.message).toBe("Something went wrong on the server.");
    await server.db
      .collection<{ _id: string }>("requests")
      .deleteOne({ _id: "req_0000000000000000deadbeef" });
    expect(server.output()).toContain("a GraphQL operation failed");
  });
});

describe("refused documents", () => {
  it.each([
    ["a syntax error", "{ viewer { ", {}, "graphql_invalid"],
    ["an unknown field", "{ viewer { nothing } }", {}, "graphql_invalid"],
    ["a missing variable", "query ($id: ID!) { node(id: $id) { id } }", {}, "graphql_invalid"],
    [
      "a variable of the wrong type",
      "query ($n: Int!) { requests(first: $n) { nodes { id } } }",
      { n: "ten" },
      "graphql_invalid",
    ],
    [
      "a scalar that refuses its value",
      "mutation ($input: RequestCreateInput!) { requestEstimate(input: $input) { limit } }",
      { input: { scraper: "counter", input: {}, maxCostUsdMicros: 1e300 } },
      "graphql_invalid",
    ],
    ["a cycle of fragments", fragmentCycle, {}, "graphql_invalid"],
    ["too many levels", deep(15), {}, "graphql_too_complex"],
    [
      "too many aliases",
      `{ ${Array.from({ length: 31 }, (_, n) => `a${n}: __typename`).join(" ")} }`,
      {},
      "graphql_too_complex",
    ],
    ["too many root fields", `{ ${"viewer { id } ".repeat(31)} }`, {}, "graphql_too_complex"],
    ["too many tokens", `{ ${"__typename ".repeat(3001)} }`, {}, "graphql_too_complex"],
    ["pages of pages, by variable", bigPages, { n: 1000 }, "graphql_too_complex"],
    [
      "pages of pages, side by side",
      nested(15).replaceAll("first: 1)", "first: 100)"),
      {},
      "graphql_too_complex",
    ],
    [
      "a negative page beside large ones",
      "{ a: requests(first: -9999999) { nodes { id } } b: requests(first: 100) { nodes { records(first: 1000) { nodes { seq } } } } }",
      {},
      "graphql_too_complex",
    ],
    [
      "lists of log lines",
      "{ requests(first: 100) { nodes { log(first: 1000) { message } } } }",
      {},
      "graphql_too_complex",
    ],
    [
      "default pages of pages",
      "{ requests(first: 100) { nodes { records { nodes { seq } } log(first: 150) { at } } } }",
      {},
      "graphql_too_complex",
    ],
    [
      "introspection again and again",
      `{ ${Array.from({ length: 30 }, (_, n) => `s${n}: __schema { types { fields { type { name } args { name } } } }`).join(" ")} }`,
      {},
      "graphql_too_complex",
    ],
    ["a bomb of fragments", fragmentBomb, {}, "graphql_too_complex"],
  ])("%s, over HTTP and WebSocket alike", async (_what, query, variables, code) => {
    const { status, error, body } = await firstError(query, variables);
    expect(error.extensions.code).toBe(code);
    expect(Object.keys(error.extensions).sort()).toEqual(EXTENSION_KEYS);
    expect(body.data).toBeUndefined();
    expect(status).toBe(400);
    const overSocket = await firstSocketError(query, variables);
    expect(overSocket.extensions.code).toBe(code);
    expect(Object.keys(overSocket.extensions).sort()).toEqual(EXTENSION_KEYS);
  });

  it("lets through what is just within the limits", async () => {
    for (const [query, variables] of [
      [bigPages, { n: 90 }],
      [`{ ${Array.from({ length: 30 }, (_, n) => `a${n}: __typename`).join(" ")} }`, {}],
      ["{ requests(first: 100) { nodes { id status error { code } } } }", {}],
    ] as const) {
      const { status, body } = await graphql(server.url, server.apiKey, query, variables);
      expect([status, body.errors], query).toEqual([200, undefined]);
    }
  });

  it("answers 200 to clients that know only application/json", async () => {
    const { status, body } = await graphql(
      server.url,
      server.apiKey,
      "{ nonsense }",
      {},
      { accept: "application/json" },
    );
    expect([status, body.errors?.[0]?.extensions.code]).toEqual([200, "graphql_invalid"]);
  });
});

describe("calls that a web page could forge", () => {
  it.each(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"])(
    "a POST of %s never runs",
    async (type) => {
      const keys = await server.db.collection("apiKeys").countDocuments();
      const query = 'mutation { apiKeyCreate(label: "forged") { secret } }';
      const { status, body } = await rest<{ errors: GraphqlError[] }>(server.url, server.apiKey, "/graphql", {
        body: JSON.stringify({ query }),
        headers: { "content-type": type },
      });
      expect([status, body.errors[0]?.extensions.code]).toEqual([415, "unsupported_media_type"]);
      expect(await server.db.collection("apiKeys").countDocuments()).toBe(keys);
    },
  );

  it("a plain GET is refused, one with a header that needs a preflight is served, and no GET mutates", async () => {
    const path = `/graphql?query=${encodeURIComponent("{ __typename }")}`;
    const plain = await rest<{ errors: GraphqlError[] }>(server.url, null, path);
    expect([plain.status, plain.body.errors[0]?.extensions.code]).toEqual([400, "csrf_refused"]);
    expect(plain.body.errors[0]?.extensions.request_id).toBe(plain.headers.get("x-request-id"));
    const headers = { "apollo-require-preflight": "true" };
    const served = await rest(server.url, null, path, { headers });
    expect([served.status, served.body]).toEqual([200, { data: { __typename: "Query" } }]);
    const withKey = await rest(server.url, server.apiKey, path);
    expect(withKey.status).toBe(200);
    const mutation = `/graphql?query=${encodeURIComponent('mutation { apiKeyCreate(label: "x") { secret } }')}`;
    const mutated = await rest<{ errors: GraphqlError[] }>(server.url, server.apiKey, mutation, { headers });
    expect([mutated.status, mutated.headers.get("allow"), mutated.body.errors[0]?.extensions.code]).toEqual([
      405,
      "POST",
      "method_not_allowed",
    ]);
  });

  it("refuses batches", async () => {
    const { status, body } = await rest<{ errors: GraphqlError[] }>(server.url, server.apiKey, "/graphql", {
      body: [{ query: "{ __typename }" }],
    });
    expect([status, body.errors[0]?.extensions.code]).toEqual([400, "graphql_invalid"]);
  });
});

describe("introspection", () => {
  /** Each is near to a name of the schema: a field, one below an interface, an argument, a type, an enum, a selection. */
  const GUESSES: [string, Record<string, unknown>?][] = [
    ["{ viewr { id } }"],
    ['{ node(id: "x") { label } }'],
    ['{ request(idd: "x") { id } }'],
    ["query ($id: IDD) { __typename }"],
    ["{ requests(filter: { status: [SUCCEDED] }) { nodes { id } } }"],
    ["query ($of: RequestFilter) { requests(filter: $of) { nodes { id } } }", { of: { statuss: [] } }],
    ["{ viewer }"],
  ];
  const streamed = async (url: string, query: string, variables?: Record<string, unknown>) => {
    const answer = await fetch(`${url}/graphql/stream`, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "text/event-stream" },
      body: JSON.stringify({ query, variables }),
    });
    const text = await answer.text();
    const json = text.startsWith("{") ? text : (/^data: (\{.*)$/m.exec(text)?.[1] ?? "{}");
    return (JSON.parse(json) as { errors?: GraphqlError[] }).errors ?? [];
  };
  const refusalOf = async (socket: ReturnType<typeof subscribe>) => {
    const errors = await socket.next().then(
      (payload) => (payload?.errors ?? []) as unknown as GraphqlError[],
      (thrown: unknown) => thrown as GraphqlError[],
    );
    await socket.close();
    return errors;
  };
  const query = "{ __schema { queryType { name } } }";

  it("is on by default", async () => {
    const { body } = await graphql(server.url, null, query);
    expect(body).toEqual({ data: { __schema: { queryType: { name: "Query" } } } });
  });

  it("is off everywhere with QUARRY_INTROSPECTION=off", async () => {
    const closed = await startApiServer({ QUARRY_INTROSPECTION: "off" });
    try {
      const { body } = await graphql(closed.url, closed.apiKey, query);
      expect(body.errors?.[0]?.extensions.code).toBe("graphql_invalid");
      const socket = subscribe(closed.wsUrl, closed.apiKey, query);
      await expect(socket.next()).rejects.toContainEqual(
        expect.objectContaining({ extensions: expect.objectContaining({ code: "graphql_invalid" }) }),
      );
      await socket.close();
      expect((await graphql(closed.url, null, "{ __typename }")).body).toEqual({
        data: { __typename: "Query" },
      });
      for (const [wrong, variables] of GUESSES) {
        const open = (await graphql(server.url, null, wrong, variables)).body.errors ?? [];
        expect(open[0]?.message, wrong).toContain("Did you mean");
        const told = [
          (await graphql(closed.url, null, wrong, variables)).body.errors ?? [],
          await streamed(closed.url, wrong, variables),
          await refusalOf(subscribe(closed.wsUrl, null, wrong, { variables: variables ?? {} })),
        ];
        for (const errors of told) {
          expect(errors[0]?.extensions.code, wrong).toBe("graphql_invalid");
          expect(JSON.stringify(errors), wrong).not.toMatch(/did you mean/i);
        }
      }
    } finally {
      await closed.stop();
    }
  });
});
