import { afterAll, beforeAll, expect, it } from "vitest";
import {
  rest,
  untilTerminal,
  type RestCallOptions,
  type RestError,
  type RestRequest,
} from "../kit/rest-client.ts";
import { startApiServer, type ApiServer } from "../api/api-server.ts";
import { problemsOf, type OpenApi } from "./openapi-schema.ts";

const NO_SUCH = "req_000000000000000000000000";

let server: ApiServer;
let document: OpenApi;
/** Of a Request that ended with Records. */
let id: string;
const seen = new Set<string>();
beforeAll(async () => {
  server = await startApiServer();
  document = (await (await fetch(`${server.url}/v1/openapi.json`)).json()) as OpenApi;
  const body = { scraper: "counter", input: { total: "3", operation: "count_up" }, limit: 5, maxCost: 0.01 };
  id = (await rest<RestRequest>(server.url, server.apiKey, "/v1/requests", { body })).body.id;
  await untilTerminal(server.url, server.apiKey, id);
});
afterAll(() => server.stop());

/** Makes a call and holds status, headers, media type and body of the answer to what its operation declares. */
async function holds(
  path: string,
  call: string,
  options: RestCallOptions & { key?: string | null } = {},
): Promise<string> {
  const { key = server.apiKey, ...rest_ } = options;
  const answer = await rest(server.url, key, call, rest_);
  const method = (options.method ?? (options.body === undefined ? "GET" : "POST")).toLowerCase();
  const operation = document.paths[path]?.[method];
  const response = operation?.responses[answer.status];
  expect(response, `${method} ${call} answered ${answer.status}`).toBeDefined();
  const type = answer.headers.get("content-type")?.split(";")[0] ?? "";
  const media = response?.content[type];
  expect(media, `${call} ${type}`).toBeDefined();
  expect(problemsOf(document, media?.schema ?? {}, answer.body), call).toEqual([]);
  const declared = Object.keys(response?.headers ?? {}).map((name) => name.toLowerCase());
  expect(answer.headers.get("x-request-id"), call).toMatch(/^[\w.:-]{8,100}$/);
  for (const name of [
    "location",
    "retry-after",
    "www-authenticate",
    "ratelimit",
    "x-request-id",
    "idempotent-replayed",
  ])
    if (answer.headers.has(name)) expect(declared, call).toContain(name);
  seen.add(`${method} ${path} ${answer.status}`);
  return (answer.body as unknown as Partial<RestError>).code ?? String(answer.status);
}

it("catalog", async () => {
  expect(await holds("/v1/data-sources", "/v1/data-sources", { key: null })).toBe("200");
  expect(await holds("/v1/data-sources", "/v1/data-sources", { key: "qk_wrong" })).toBe("unauthenticated");
  expect(await holds("/v1/data-sources/health", "/v1/data-sources/health", { key: null })).toBe("200");
  for (const name of ["codehost", "appstore-b", "counter", "microblog"])
    expect(await holds("/v1/data-sources/{id}", `/v1/data-sources/${name}`, { key: null })).toBe("200");
  expect(await holds("/v1/data-sources/{id}", "/v1/data-sources/nope")).toBe("scraper_not_found");
  expect(await holds("/v1/data-sources/{id}", `/v1/data-sources/${"x".repeat(300)}`)).toBe("route_not_found");
});

it("creating", async () => {
  const create = (body: unknown, headers: Record<string, string> = {}, key: string | null = server.apiKey) =>
    holds("/v1/requests", "/v1/requests", { body, headers, key });
  const good = { scraper: "counter", input: { total: 2 } };
  const once = { "idempotency-key": "reference-1" };
  expect(await create(good, once)).toBe("201");
  expect(await create(good, once)).toBe("201");
  expect(await create({ ...good, limit: 9 }, once)).toBe("idempotency_key_reused");
  expect(await create(good, {}, null)).toBe("unauthenticated");
  expect(await create("{")).toBe("invalid_json");
  expect(await create({})).toBe("invalid_input");
  expect(await create({ ...good, input: { words: ["a", "b", "c", "d"] } })).toBe("input_cap_exceeded");
  expect(await create({ ...good, input: { cookie: "a=b" } })).toBe("private_input_refused");
  expect(await create({ ...good, input: { operation: "nope" } })).toBe("operation_not_found");
  expect(await create({ ...good, input: { operation: "hidden" } })).toBe("operation_not_public");
  expect(await create({ ...good, scraper: "nope" })).toBe("scraper_not_found");
  expect(await create({ ...good, scraper: "microblog" })).toBe("scraper_not_implemented");
  expect(await create({ ...good, limit: 100_000 })).toBe("insufficient_balance");
  expect(await create("x", { "content-type": "text/plain" })).toBe("unsupported_media_type");
  expect(await create(`"${"x".repeat(1_100_000)}"`)).toBe("payload_too_large");
});

it("listing and reading", async () => {
  expect(await holds("/v1/requests", "/v1/requests?limit=2")).toBe("200");
  expect(await holds("/v1/requests", "/v1/requests?limit=0")).toBe("invalid_input");
  expect(await holds("/v1/requests", "/v1/requests?cursor=nope")).toBe("invalid_cursor");
  expect(await holds("/v1/requests/{id}", `/v1/requests/${id}`)).toBe("200");
  expect(await holds("/v1/requests/{id}", `/v1/requests/${NO_SUCH}`)).toBe("not_found");
  expect(await holds("/v1/requests/{id}/cancel", `/v1/requests/${id}/cancel`, { method: "POST" })).toBe(
    "200",
  );
  expect(await holds("/v1/requests/{id}/cancel", `/v1/requests/${NO_SUCH}/cancel`, { method: "POST" })).toBe(
    "not_found",
  );
});

it("estimates, logs, the account and its keys", async () => {
  const body = { scraper: "counter", input: { total: 2 } };
  const path = "/v1/requests/estimate";
  expect(await holds(path, path, { body })).toBe("200");
  expect(await holds(path, path, { body: { ...body, scraper: "nope" } })).toBe("scraper_not_found");
  const waited = { body, headers: { prefer: "wait=30" } };
  expect(await holds("/v1/requests", "/v1/requests?include=results", waited)).toBe("201");
  const log = "/v1/requests/{id}/log";
  expect(await holds(log, `/v1/requests/${id}/log?limit=5`)).toBe("200");
  expect(await holds(log, `/v1/requests/${id}/log?cursor=nope`)).toBe("invalid_cursor");
  expect(await holds(log, `/v1/requests/${NO_SUCH}/log`)).toBe("not_found");
  expect(await holds("/v1/account", "/v1/account")).toBe("200");
  expect(await holds("/v1/account", "/v1/account", { key: null })).toBe("unauthenticated");
  expect(await holds("/v1/api-keys", "/v1/api-keys", { body: { label: "" } })).toBe("invalid_input");
  expect(await holds("/v1/api-keys", "/v1/api-keys", { body: { label: "ci" } })).toBe("201");
  expect(await holds("/v1/api-keys", "/v1/api-keys?limit=1")).toBe("200");
  const { body: keys } = await rest<{ data: { id: string }[] }>(server.url, server.apiKey, "/v1/api-keys");
  const revoke = "/v1/api-keys/{id}/revoke";
  const newest = `/v1/api-keys/${keys.data[0]?.id}/revoke`;
  expect(await holds(revoke, newest, { method: "POST" })).toBe("200");
  expect(await holds(revoke, "/v1/api-keys/key_nope/revoke", { method: "POST" })).toBe("not_found");
});

it("a Request that failed", async () => {
  const body = { scraper: "counter", input: { total: 5, failAt: 2 } };
  const { body: made } = await rest<RestRequest>(server.url, server.apiKey, "/v1/requests", { body });
  const ended = await untilTerminal(server.url, server.apiKey, made.id);
  expect([ended.status, ended.error?.code]).toEqual(["partial", "source_blocked"]);
  expect(await holds("/v1/requests/{id}", `/v1/requests/${made.id}`)).toBe("200");
  const resume = "/v1/requests/{id}/resume";
  expect(await holds(resume, `/v1/requests/${made.id}/resume`, { method: "POST" })).toBe("200");
  await untilTerminal(server.url, server.apiKey, made.id);
  expect(await holds(resume, `/v1/requests/${made.id}/resume`, { method: "POST" })).toBe(
    "request_not_resumable",
  );
});

it("Results in every form", async () => {
  const path = "/v1/requests/{id}/results";
  const results = (query: string, options = {}) => holds(path, `/v1/requests/${id}/results${query}`, options);
  expect(await results("?limit=2")).toBe("200");
  expect(await results("?format=jsonl")).toBe("200");
  expect(await results("?format=csv")).toBe("200");
  expect(await results("?format=xml")).toBe("not_acceptable");
  expect(await results("?cursor=nope")).toBe("invalid_cursor");
  expect(await results("?limit=0")).toBe("invalid_input");
  expect(await results("", { key: null })).toBe("unauthenticated");
  expect(await holds(path, `/v1/requests/${NO_SUCH}/results`)).toBe("not_found");
  const past = new Date(Date.now() - 1000);
  await server.db
    .collection<{ _id: string }>("requests")
    .updateOne({ _id: id }, { $set: { expiresAt: past } });
  expect(await results("")).toBe("results_expired");
});

it("too many calls", async () => {
  const busy = await startApiServer({ QUARRY_RATE_LIMIT: "1" });
  try {
    await rest(busy.url, busy.apiKey, "/v1/data-sources");
    const answer = await rest<RestError>(busy.url, busy.apiKey, "/v1/data-sources");
    const response = document.paths["/v1/data-sources"]?.get?.responses["429"];
    expect([answer.status, answer.body.code]).toEqual([429, "rate_limited"]);
    expect(problemsOf(document, response?.content["application/json"]?.schema ?? {}, answer.body)).toEqual(
      [],
    );
    expect(answer.headers.has("retry-after")).toBe(true);
  } finally {
    await busy.stop();
  }
});

it("addresses and headers that are too long, or cannot be decoded", async () => {
  const list = "/v1/requests";
  const headers = { "x-long": "x".repeat(20_000) };
  expect(await holds(list, list, { headers })).toBe("headers_too_large");
  expect(await holds(list, `${list}?cursor=${"x".repeat(70_000)}`)).toBe("headers_too_large");
  expect(await holds("/v1/data-sources/{id}", "/v1/data-sources/%zz")).toBe("route_not_found");
});

it("every operation was called with success", () => {
  for (const [path, item] of Object.entries(document.paths))
    for (const [method, { responses }] of Object.entries(item)) {
      const success = Object.keys(responses).find((status) => status.startsWith("2"));
      expect(seen).toContain(`${method} ${path} ${success}`);
    }
});

it("the check itself finds undeclared, missing and wrong fields", () => {
  const schema = { $ref: "#/components/schemas/ErrorDetail" };
  expect(problemsOf(document, schema, { path: "", code: "a", message: "b" })).toEqual([]);
  expect(problemsOf(document, schema, { path: "", code: "a", message: "b", more: 1 })).toHaveLength(1);
  expect(problemsOf(document, schema, { path: "", code: "a" })).toHaveLength(1);
  expect(problemsOf(document, schema, { path: "", code: 5, message: "b" })).toHaveLength(1);
});
