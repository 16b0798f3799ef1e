import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { graphql } from "../kit/graphql-client.ts";
import { OTHERS } from "../../src/server/http/refuse-unknown.ts";
import { rest, untilTerminal, type RestError, type RestRequest } from "../kit/rest-client.ts";
import { subscribe } from "../kit/websocket-client.ts";
import { startApiServer, type ApiServer } from "./api-server.ts";
import { otherAccount } from "./other-account.ts";

const RATE_HEADERS = [
  "x-ratelimit-limit",
  "x-ratelimit-remaining",
  "x-ratelimit-reset",
  "ratelimit-policy",
  "ratelimit",
];
const NO_SUCH = "req_000000000000000000000000";

const KEYED: [method: string, path: string][] = [
  ["POST", "/v1/requests"],
  ["GET", "/v1/requests"],
  ["GET", `/v1/requests/${NO_SUCH}`],
  ["POST", `/v1/requests/${NO_SUCH}/cancel`],
  ["POST", `/v1/requests/${NO_SUCH}/resume`],
  ["POST", "/v1/requests/estimate"],
  ["GET", `/v1/requests/${NO_SUCH}/log`],
  ["GET", "/v1/account"],
  ["GET", "/v1/billing"],
  ["POST", "/v1/billing/checkout"],
  ["POST", "/v1/billing/portal"],
  ["POST", "/v1/billing/auto-top-up"],
  ["GET", "/v1/billing/ledger"],
  ["GET", "/v1/billing/ledger?format=csv"],
  ["GET", "/v1/billing/invoices"],
  ["GET", "/v1/billing/invoices/inv_000000000000000000000000"],
  ["GET", "/v1/api-keys"],
  ["POST", "/v1/api-keys"],
  ["POST", "/v1/api-keys/key_000000000000000000000000/revoke"],
  ["GET", `/v1/requests/${NO_SUCH}/results`],
  ["GET", `/v1/requests/${NO_SUCH}/results?format=jsonl`],
  ["GET", `/v1/requests/${NO_SUCH}/results?format=csv`],
];

describe("access", () => {
  let server: ApiServer;
  let id: string;
  let otherKey: string;
  beforeAll(async () => {
    server = await startApiServer();
    otherKey = await otherAccount(server.db);
    const body = { scraper: "counter", input: { total: 2 } };
    id = (await rest<RestRequest>(server.url, server.apiKey, "/v1/requests", { body })).body.id;
    await untilTerminal(server.url, server.apiKey, id);
  });
  afterAll(() => server.stop());

  it.each(KEYED)("%s %s answers 401 without a key and with a bad one", async (method, path) => {
    const body = method === "POST" ? { scraper: "counter", input: {} } : undefined;
    for (const authorization of [
      undefined,
      "Bearer qk_wrong",
      "Basic dTpw",
      "Bearer",
      `Token ${server.apiKey}`,
    ]) {
      const headers: Record<string, string> = authorization === undefined ? {} : { authorization };
      const answer = await rest<RestError>(server.url, null, path, { method, body, headers });
      expect([answer.status, answer.body.code], authorization).toEqual([401, "unauthenticated"]);
      expect(answer.headers.get("www-authenticate")).toBe('Bearer realm="quarry"');
      expect(answer.body.docs_url).toBe(`${server.url}/docs/errors#unauthenticated`);
    }
  });

  it("accepts the scheme in any case", async () => {
    const headers = { authorization: `bEARER ${server.apiKey}` };
    expect((await rest(server.url, null, "/v1/requests", { headers })).status).toBe(200);
  });

  it("hides the Requests of other accounts as if they were not there", async () => {
    for (const path of ["", "/results", "/results?format=jsonl", "/results?format=csv"]) {
      const theirs = await rest<RestError>(server.url, otherKey, `/v1/requests/${id}${path}`);
      const nobodys = await rest<RestError>(server.url, otherKey, `/v1/requests/${NO_SUCH}${path}`);
      expect([theirs.status, theirs.body.code], path).toEqual([404, "not_found"]);
      expect(nobodys.status).toBe(404);
      expect(theirs.body.message.replace(id, "")).toBe(nobodys.body.message.replace(NO_SUCH, ""));
    }
    const cancel = await rest<RestError>(server.url, otherKey, `/v1/requests/${id}/cancel`, {
      method: "POST",
    });
    expect([cancel.status, cancel.body.code]).toEqual([404, "not_found"]);
    const list = await rest<{ data: unknown[] }>(server.url, otherKey, "/v1/requests");
    expect(list.body.data).toEqual([]);
  });

  it("scopes idempotency keys to the account", async () => {
    const options = {
      body: { scraper: "counter", input: { total: 1 } },
      headers: { "idempotency-key": "shared" },
    };
    const mine = await rest<RestRequest>(server.url, server.apiKey, "/v1/requests", options);
    const theirs = await rest<RestRequest>(server.url, otherKey, "/v1/requests", options);
    expect([mine.status, theirs.status]).toEqual([201, 201]);
    expect(theirs.body.id).not.toBe(mine.body.id);
  });

  it.each([
    ["DELETE", "/v1/requests", "GET, POST"],
    ["PUT", `/v1/requests/${NO_SUCH}`, "GET"],
    ["POST", `/v1/requests/${NO_SUCH}`, "GET"],
    ["GET", `/v1/requests/${NO_SUCH}/cancel`, "POST"],
    ["DELETE", `/v1/requests/${NO_SUCH}/results`, "GET"],
    ["POST", "/v1/data-sources", "GET"],
    ["PATCH", "/v1/data-sources/counter", "GET"],
    ["POST", "/v1/data-sources/health", "GET"],
    ["DELETE", "/graphql", "GET, POST"],
    ["POST", "/healthz", "GET"],
  ])("%s %s answers 405 with Allow: %s", async (method, path, allow) => {
    const { status, headers, body } = await rest<Record<string, unknown>>(server.url, server.apiKey, path, {
      method,
    });
    expect(status).toBe(405);
    expect(headers.get("allow")).toBe(allow);
    expect(JSON.stringify(body)).toContain('"method_not_allowed"');
  });

  it.each([
    "/v1",
    "/v1/nothing",
    "/v2/requests",
    "/v1/requests/a/b/c",
    "/v1/%zz",
    `/v1/requests/${"a".repeat(5000)}`,
  ])("%s is no route: 404 in the same form as every error", async (path) => {
    const { status, body } = await rest<RestError>(server.url, server.apiKey, path);
    expect([status, body.code]).toEqual([404, "route_not_found"]);
    expect(body.request_id).toMatch(/^[\w.:-]{8,100}$/);
    expect(body.docs_url).toBe(`${server.url}/docs/errors#route_not_found`);
  });

  it("names the nearest route, of those that everybody may know", async () => {
    const of = async (path: string) => (await rest<RestError>(server.url, null, path)).body;
    expect((await of("/v1/scrapers")).message).toBe(
      "There is no route GET /v1/scrapers. Did you mean GET /v1/data-sources?",
    );
    expect((await of("/v1/scrapers")).details).toEqual([
      { path: "", code: "nearest", message: "GET /v1/data-sources" },
    ]);
    expect((await of("/openapi.json")).message).toContain("GET /v1/openapi.json");
    expect((await of("/signup")).message).toContain("GET /sign-up");
    // Not /metrics, which not everybody may read.
    expect((await of("/metric")).details.map(({ message }) => message)).toEqual([
      "GET /v1/services/:service/queues/:queue/metrics",
    ]);
    for (const path of OTHERS) expect((await fetch(server.url + path)).status, path).not.toBe(404);
  });

  it.each([
    ["/v1/requests?limt=2", "limt", 'Did you mean "limit"?'],
    ["/v1/requests?page=2", "page", "It takes: limit, cursor"],
    ["/v1/requests?__proto__=1", "__proto__", "It takes: limit, cursor"],
    [`/v1/requests/${NO_SUCH}?fields=a`, "fields", "It takes none."],
    [`/v1/requests/${NO_SUCH}/results?cursr=a`, "cursr", 'Did you mean "cursor"?'],
    [`/v1/requests/${NO_SUCH}/results?format=csv&cursr=a`, "cursr", 'Did you mean "cursor"?'],
    ["/v1/data-sources?scraper=codehost", "scraper", "It takes: view."],
    ["/v1/data-sources/counter?x=1", "x", "It takes none."],
  ])("%s has a parameter that is not there", async (path, name, hint) => {
    const { status, body } = await rest<RestError>(server.url, server.apiKey, path);
    expect([status, body.code]).toEqual([400, "invalid_input"]);
    expect(body.details).toEqual([
      {
        path: name,
        code: "unknown_parameter",
        message: expect.stringContaining(`This route has no parameter "${name}". ${hint}`),
      },
    ]);
  });

  it("refuses unknown parameters of calls that would change something, and changes nothing", async () => {
    const count = () => server.db.collection("requests").countDocuments();
    const before = await count();
    const body = { scraper: "counter", input: { total: 1 } };
    const answer = await rest<RestError>(server.url, server.apiKey, "/v1/requests?inclde=results", { body });
    expect([answer.status, answer.body.details[0]?.code]).toEqual([400, "unknown_parameter"]);
    expect(await count()).toBe(before);
  });

  it("keeps a sane X-Request-Id of the caller and replaces others", async () => {
    const given = await rest(server.url, server.apiKey, "/v1/requests", {
      headers: { "x-request-id": "trace-12345678" },
    });
    const odd = await rest(server.url, server.apiKey, "/v1/requests", { headers: { "x-request-id": "<b>" } });
    expect(given.headers.get("x-request-id")).toBe("trace-12345678");
    expect(odd.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
  });

  it("keeps every answer to a caller with a key, errors too, out of caches", async () => {
    const stream = (key: string | null) =>
      fetch(`${server.url}/graphql/stream`, {
        method: "POST",
        headers: {
          accept: "text/event-stream",
          "content-type": "application/json",
          ...(key === null ? {} : { authorization: `Bearer ${key}` }),
        },
        body: JSON.stringify({ query: "{ sourceHealth { id } }" }),
      });
    const answers = [
      await rest(server.url, server.apiKey, "/v1/requests"),
      await rest(server.url, server.apiKey, "/v1/data-sources"),
      await rest(server.url, server.apiKey, `/v1/requests/${NO_SUCH}`),
      await rest(server.url, server.apiKey, `/v1/requests/${id}/results?format=csv`),
      await rest(server.url, server.apiKey, "/v1/requests", { body: "{" }),
      await rest(server.url, server.apiKey, "/v1/nothing"),
      await rest(server.url, server.apiKey, "/v1/%zz"),
      await rest(server.url, "qk_wrong", "/v1/requests"),
      await graphql(server.url, server.apiKey, "{ viewer { id } }"),
      await graphql(server.url, server.apiKey, "{ nonsense }"),
      await graphql(server.url, "qk_wrong", "{ viewer { id } }"),
      await stream(server.apiKey),
      await stream("qk_wrong"),
    ];
    expect(answers.map(({ headers }) => headers.get("cache-control"))).toEqual(answers.map(() => "no-store"));
    const anonymous = await rest(server.url, null, "/v1/data-sources");
    expect(anonymous.headers.get("cache-control")).toBeNull();
    expect((await stream(null)).headers.get("cache-control")).toBe("no-cache");
  });

  it("tells on every authenticated answer where the caller's rate stands", async () => {
    const answers = [
      await rest(server.url, server.apiKey, "/v1/requests"),
      await rest(server.url, server.apiKey, "/v1/data-sources"),
      await rest(server.url, server.apiKey, `/v1/requests/${NO_SUCH}`),
      await rest(server.url, server.apiKey, `/v1/requests/${id}/results?format=csv`),
      await rest(server.url, server.apiKey, "/v1/requests", { body: "{" }),
      await graphql(server.url, server.apiKey, "{ viewer { id } }"),
      await graphql(server.url, server.apiKey, "{ nonsense }"),
    ];
    const remaining = answers.map(({ headers }) => {
      for (const name of RATE_HEADERS) expect(headers.get(name), name).not.toBeNull();
      expect(headers.get("x-ratelimit-limit")).toBe("6000");
      expect(headers.get("ratelimit-policy")).toBe('"key";q=6000;w=60');
      return Number(headers.get("x-ratelimit-remaining"));
    });
    expect(remaining).toEqual(remaining.map((_, index) => (remaining[0] ?? 0) - index));
    const anonymous = await rest(server.url, null, "/v1/data-sources");
    expect(anonymous.headers.get("ratelimit-policy")).toBe('"address";q=600;w=60');
  });
});

describe("QUARRY_RATE_LIMIT=5", () => {
  let server: ApiServer;
  beforeAll(async () => {
    server = await startApiServer({ QUARRY_RATE_LIMIT: "5" });
  });
  afterAll(() => server.stop());

  it("refuses the sixth call of a key within a minute, on every face, with Retry-After", async () => {
    const statuses: number[] = [];
    for (let call = 0; call < 5; call += 1)
      statuses.push((await rest(server.url, server.apiKey, "/v1/requests")).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200]);

    const overRest = await rest<RestError>(server.url, server.apiKey, "/v1/requests");
    expect([overRest.status, overRest.body.code, overRest.body.retryable]).toEqual([
      429,
      "rate_limited",
      true,
    ]);
    expect(Number(overRest.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(Number(overRest.headers.get("retry-after"))).toBeLessThanOrEqual(60);
    expect(overRest.headers.get("x-ratelimit-remaining")).toBe("0");
    expect(overRest.headers.get("ratelimit")).toMatch(/^"key";r=0;t=\d+$/);

    const overGraphql = await graphql(server.url, server.apiKey, "{ viewer { id } }");
    expect(overGraphql.status).toBe(429);
    expect(overGraphql.body.errors?.[0]?.extensions.code).toBe("rate_limited");
    expect(overGraphql.headers.get("retry-after")).not.toBeNull();

    const socket = subscribe(server.wsUrl, server.apiKey, "{ viewer { id } }");
    await expect(socket.next()).rejects.toMatchObject([{ extensions: { code: "rate_limited" } }]);
    await socket.close();

    expect((await rest(server.url, null, "/v1/data-sources")).status).toBe(200);
    const otherKey = await otherAccount(server.db);
    expect((await rest(server.url, otherKey, "/v1/requests")).status).toBe(200);
  });
});
