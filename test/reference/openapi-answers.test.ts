import { afterAll, beforeAll, expect, it } from "vitest";
import {
  rest,
  untilTerminal,
  type RestCallOptions,
  type RestError,
  type RestRequest,
} from "../kit/rest-client.ts";
import { sha256 } from "../../src/kernel/hash.ts";
import { storeOf } from "../../src/store/store.ts";
import { fillAccount, keyOf, PASSWORD } from "../kit/full-account.ts";
import { LOCAL_ACCOUNT_ID } from "../../src/domain/account/local-account.ts";
import { startApiServer, type ApiServer } from "../api/api-server.ts";
import { problemsOf, type OpenApi, withResponses } from "./openapi-schema.ts";
import { holdPictures, startPictures } from "./picture-answers.ts";
import { holdRecording } from "./recording-answers.ts";
import { holdSecondFactors } from "./second-factor-answers.ts";
import { holdAbuse } from "./abuse-answers.ts";
import { holdServices } from "./service-answers.ts";
import { usualAnswers, usualReads, usualRefusals } from "./usual-answers.ts";

const NO_SUCH = "req_000000000000000000000000";

let server: ApiServer;
let document: OpenApi;
/** Where pictures of Records are. */
let pictures: Awaited<ReturnType<typeof startPictures>>;
/** Of a Request that ended with Records. */
let id: string;
const seen = new Set<string>();
beforeAll(async () => {
  pictures = await startPictures();
  const env = {
    QUARRY_PRIVATE_ORIGINS: pictures.origin,
    QUARRY_ANSWER_RATE: "account=1000000,address=1000000",
  };
  server = await startApiServer(env);
  document = withResponses((await (await fetch(`${server.url}/v1/openapi.json`)).json()) as OpenApi);
  const body = { scraper: "counter", input: { total: "3", operation: "count_up" }, limit: 5, maxCost: 0.01 };
  id = (await rest<RestRequest>(server.url, server.apiKey, "/v1/requests", { body })).body.id;
  await untilTerminal(server.url, server.apiKey, id);
});
afterAll(async () => {
  await server.stop();
  pictures.stop();
});

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
  expect(await holds("/v1/data-sources", "/v1/data-sources", { key: "qk_wrong" })).toBe("unauthenticated");
  for (const name of ["codehost", "appstore-b", "counter", "microblog"])
    expect(await holds("/v1/data-sources/{id}", `/v1/data-sources/${name}`, { key: null })).toBe("200");
  expect(await holds("/v1/data-sources/{id}", `/v1/data-sources/${"x".repeat(5000)}`)).toBe(
    "route_not_found",
  );
});

it("creating", async () => {
  const create = (body: unknown, headers: Record<string, string> = {}) =>
    holds("/v1/requests", "/v1/requests", { body, headers });
  const good = { scraper: "counter", input: { total: 2 } };
  const once = { "idempotency-key": "reference-1" };
  expect(await create(good, once)).toBe("201");
  expect(await create(good, once)).toBe("201");
  expect(await create({ ...good, limit: 9 }, once)).toBe("idempotency_key_reused");
  expect(await create({})).toBe("invalid_input");
  expect(await create({ ...good, input: { words: ["a", "b", "c", "d"] } })).toBe("input_cap_exceeded");
  expect(await create({ ...good, input: { cookie: "a=b" } })).toBe("private_input_refused");
  expect(await create({ ...good, input: { operation: "nope" } })).toBe("operation_not_found");
  expect(await create({ ...good, input: { operation: "hidden" } })).toBe("operation_not_public");
  expect(await create({ ...good, scraper: "nope" })).toBe("scraper_not_found");
  expect(await create({ ...good, limit: 100_000 })).toBe("insufficient_balance");
  expect(await create("x", { "content-type": "text/plain" })).toBe("unsupported_media_type");
  expect(await create(`"${"x".repeat(1_100_000)}"`)).toBe("payload_too_large");
});

it("listing and reading", async () => {
  expect(await holds("/v1/requests/{id}", `/v1/requests/${id}`)).toBe("200");
  expect(await holds("/v1/requests/{id}/cancel", `/v1/requests/${id}/cancel`, { method: "POST" })).toBe(
    "200",
  );
});

it("a picture that a Record names is sent", () =>
  holdPictures(holds, server, { id, origin: pictures.origin }));

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
  const history = "/v1/price-history?scraper=codehost&product_id=1";
  expect(await holds("/v1/price-history", history)).toBe("200");
  expect(await holds("/v1/price-history", `${history}&cursor=nope`)).toBe("invalid_cursor");
  expect(await holds("/v1/price-history", "/v1/price-history?scraper=codehost")).toBe("invalid_input");
  expect(await holds("/v1/api-keys", "/v1/api-keys", { body: { label: "" } })).toBe("invalid_input");
  expect(await holds("/v1/api-keys", "/v1/api-keys", { body: { label: "ci" } })).toBe("201");
  const { body: keys } = await rest<{ data: { id: string }[] }>(server.url, server.apiKey, "/v1/api-keys");
  const revoke = "/v1/api-keys/{id}/revoke";
  const newest = `/v1/api-keys/${keys.data[0]?.id}/revoke`;
  expect(await holds(revoke, newest, { method: "POST" })).toBe("200");
  const one = `/v1/api-keys/${keys.data[0]?.id}`;
  expect(await holds("/v1/api-keys/{id}", one, { method: "DELETE" })).toBe("200");
  const limited = { body: { label: "limited", scopes: ["requests:read"] } };
  const made = await rest<{ secret: string }>(server.url, server.apiKey, "/v1/api-keys", limited);
  expect(await holds("/v1/account", "/v1/account", { key: made.body.secret })).toBe("forbidden");
});

it("owners and their sessions", async () => {
  const auth = (what: string, body: unknown, key: string | null = null) =>
    holds(`/v1/auth/${what}`, `/v1/auth/${what}`, { body, key });
  const owner = { email: "reference@example.com", password: "correct horse battery" };
  expect(await auth("sign-up", { email: owner.email, name: "Ada" })).toBe("200");
  expect(await auth("sign-up", { email: "nope", name: "Ada" })).toBe("invalid_input");
  const mail = await server.db.collection("mailedTokens").findOne();
  const known = "known-token";
  await server.db.collection("mailedTokens").insertOne({ ...mail, _id: sha256(known) as never });
  expect(await auth("verify", { token: known, password: owner.password })).toBe("201");
  expect(await auth("verify", { token: known, password: "another password" })).toBe("not_found");
  expect(await auth("sign-in", owner)).toBe("201");
  expect(await auth("sign-in", { ...owner, password: "wrong password" })).toBe("unauthenticated");
  expect(await auth("password-reset", { email: owner.email })).toBe("200");
  const reset = await server.db.collection("mailedTokens").findOne({ purpose: "password_reset" });
  await server.db.collection("mailedTokens").insertOne({ ...reset, _id: sha256("known-reset") as never });
  const next = { token: "known-reset", password: "a better horse battery" };
  expect(await auth("password-reset/confirm", next)).toBe("201");
  expect(await auth("password-reset/confirm", { ...next, password: owner.password })).toBe("not_found");
  const signIn = { body: { ...owner, password: next.password } };
  const session = async () =>
    (await rest<{ id: string; token: string }>(server.url, null, "/v1/auth/sign-in", signIn)).body;
  const { token } = await session();
  const change = { current: next.password, password: next.password };
  expect(await auth("password", change, token)).toBe("200");
  expect(await auth("password", { ...change, current: "wrong password" }, token)).toBe("forbidden");
  expect(await holds("/v1/auth/sessions", "/v1/auth/sessions", { key: token })).toBe("200");
  const one = `/v1/auth/sessions/${(await session()).id}`;
  expect(await holds("/v1/auth/sessions/{id}", one, { method: "DELETE", key: token })).toBe("200");
  expect(await holds("/v1/auth/sessions/{id}", one, { method: "DELETE" })).toBe("not_found");
  expect(await holds("/v1/auth/sign-out", "/v1/auth/sign-out", { method: "POST", key: token })).toBe("200");
  const claim = { email: "local@example.com", password: owner.password };
  expect(await holds("/v1/account/claim", "/v1/account/claim", { body: claim })).toBe("201");
  expect(await holds("/v1/account/claim", "/v1/account/claim", { body: claim })).toBe("forbidden");
});

it("second factors", () => holdSecondFactors(holds, server));

it("notifications", async () => {
  const list = "/v1/notifications";
  expect(await holds(list, `${list}?unread=true`)).toBe("200");
  expect(await holds(list, `${list}?kind=nope`)).toBe("invalid_input");
  expect(await holds(`${list}/read`, `${list}/read`, { body: {} })).toBe("200");
  const change = (kind: string) =>
    holds(`${list}/settings/{kind}`, `${list}/settings/${kind}`, { method: "PATCH", body: { email: true } });
  expect(await change("balance.low")).toBe("200");
  expect(await change("nope")).toBe("invalid_input");
});

it("billing", async () => {
  const get = (name: string, query = "") => holds(`/v1/billing${name}`, `/v1/billing${name}${query}`);
  const post = (name: string, body: unknown) => holds(`/v1/billing${name}`, `/v1/billing${name}`, { body });
  expect(await post("/checkout", { plan: "pro" })).toBe("201");
  expect(await post("/checkout", { topUp: 19.99 })).toBe("invalid_input");
  expect(await post("/checkout", { plan: "Free" })).toBe("invalid_input");
  expect(await post("/portal", {})).toBe("201");
  expect(await post("/auto-top-up", { isEnabled: false })).toBe("200");
  expect(await post("/auto-top-up", { isEnabled: true, amount: 1 })).toBe("invalid_input");
  expect(await get("/ledger", "?format=csv")).toBe("200");
  expect(await get("/ledger", "?format=csv&cursor=nope")).toBe("invalid_cursor");
  const { body: page } = await rest<{ url: string }>(server.url, server.apiKey, "/v1/billing/checkout", {
    body: { topUp: 20 },
  });
  const headers = { "content-type": "application/x-www-form-urlencoded", origin: server.url };
  await fetch(page.url, { method: "POST", headers, body: "outcome=pay", redirect: "manual" });
});

it("support tickets", async () => {
  const list = "/v1/support/tickets";
  const operator = "/v1/operator/support/tickets";
  const good = { subject: "a", details: "b", request_id: id };
  expect(await holds(list, list, { body: good })).toBe("201");
  expect(await holds(list, list, { body: { ...good, subject: "" } })).toBe("invalid_input");
  expect(await holds(list, list, { body: { ...good, request_id: NO_SUCH } })).toBe("not_found");
  expect(await holds(list, list, { body: { ...good, scraper_id: "nope" } })).toBe("scraper_not_found");
  expect(await holds(operator, `${operator}?status=open`)).toBe("200");
  const { body } = await rest<{ data: { id: string }[] }>(server.url, server.apiKey, list);
  const own = body.data[0]?.id ?? "";
  for (const path of [list, operator]) {
    const one = `${path}/{id}`;
    const message = { body: { message: "c" } };
    expect(await holds(`${one}/replies`, `${path}/${own}/replies`, message)).toBe("201");
    expect(await holds(`${one}/resolve`, `${path}/${own}/resolve`, { method: "POST" })).toBe("200");
  }
  for (let made = 1; made < 10; made++) expect(await holds(list, list, { body: good })).toBe("201");
  expect(await holds(list, list, { body: good })).toBe("ticket_limit_reached");
});

it("reports of abuse", () => holdAbuse(holds, server));

it("webhooks", async () => {
  const list = "/v1/webhooks";
  const create = (url: string) => holds(list, list, { body: { url, topics: ["payment.failed"] } });
  expect(await create("http://127.0.0.1:1/")).toBe("201");
  expect(await create("https://10.0.0.1/")).toBe("invalid_input");
  const { body } = await rest<{ data: { id: string }[] }>(server.url, server.apiKey, list);
  const own = body.data[0]?.id ?? "";
  const one = `${list}/{id}`;
  const post = (path: string, id: string, body_: unknown) =>
    holds(`${one}/${path}`, `${list}/${id}/${path}`, { method: "POST", body: body_ });
  expect(await holds(one, `${list}/${own}`)).toBe("200");
  expect(await holds(one, `${list}/${own}`, { method: "PATCH", body: { isEnabled: false } })).toBe("200");
  expect(await holds(one, `${list}/${own}`, { method: "PATCH", body: { topics: [] } })).toBe("invalid_input");
  expect(await post("test", own, undefined)).toBe("200");
  expect(await post("rotate-secret", own, { overlapHours: 1 })).toBe("200");
  expect(await post("rotate-secret", own, { overlapHours: 1000 })).toBe("invalid_input");
  expect(await post("replay-failed", own, {})).toBe("200");
  const log = "/v1/webhook-deliveries";
  const { body: sent } = await rest<{ data: { id: string }[] }>(server.url, server.apiKey, log);
  const delivery = `${log}/${sent.data[0]?.id}`;
  expect(await holds(`${log}/{id}/replay`, `${delivery}/replay`, { method: "POST" })).toBe("200");
  expect(await holds(one, `${list}/${own}`, { method: "DELETE" })).toBe("200");
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

it("usage, caps and products", async () => {
  const cap = { period: "day", value: 1_000_000 };
  const put = { method: "PUT", body: cap };
  const metric = "/v1/usage/caps/{metric}";
  expect(await holds(metric, "/v1/usage/caps/records:counter", put)).toBe("200");
  expect(await holds(metric, "/v1/usage/caps/nope", put)).toBe("meter_not_found");
  expect(await holds(metric, "/v1/usage/caps/kv_reads", { ...put, body: {} })).toBe("invalid_input");
  const limits = "/v1/usage/spend-limits/{scope}";
  const limit = { method: "PUT", body: { monthly: 1000, maxRequest: 0.0014 } };
  expect(await holds(limits, "/v1/usage/spend-limits/account", limit)).toBe("200");
  expect(await holds(limits, "/v1/usage/spend-limits/key_nope", limit)).toBe("not_found");
  const create = { body: { scraper: "counter", input: { total: 3 } } };
  expect(await holds("/v1/requests", "/v1/requests", create)).toBe("request_cost_limited");
  await holds(limits, "/v1/usage/spend-limits/account", { method: "PUT", body: { monthly: 0 } });
  expect(await holds("/v1/requests", "/v1/requests", create)).toBe("spend_cap_reached");
  await holds(metric, "/v1/usage/caps/records:counter", { method: "PUT", body: { ...cap, value: 0 } });
  expect(await holds("/v1/requests", "/v1/requests", create)).toBe("usage_cap_reached");
  expect(await holds("/v1/usage", "/v1/usage?month=1999-01")).toBe("invalid_input");
  const trial = "/v1/usage/caps/{metric}/simulation";
  expect(await holds(trial, "/v1/usage/caps/records:counter/simulation?period=day&value=1")).toBe("200");
  const remove = { method: "DELETE" };
  const gone = "/v1/usage/caps/{metric}/{period}";
  expect(await holds(gone, "/v1/usage/caps/records:counter/day", remove)).toBe("200");
  expect(await holds(gone, "/v1/usage/caps/records:counter/day", remove)).toBe("not_found");
  expect(await holds(gone, "/v1/usage/caps/records:counter/week", remove)).toBe("invalid_input");
  expect(await holds(limits, "/v1/usage/spend-limits/account", remove)).toBe("200");
  expect(await holds(limits, "/v1/usage/spend-limits/account", remove)).toBe("not_found");
});

it("Results in every form", async () => {
  const path = "/v1/requests/{id}/results";
  const results = (query: string) => holds(path, `/v1/requests/${id}/results${query}`);
  expect(await results("?limit=2")).toBe("200");
  expect(await results("?format=jsonl")).toBe("200");
  expect(await results("?format=csv")).toBe("200");
  expect(await results("?format=parquet")).toBe("200");
  expect(await results("?format=xlsx")).toBe("200");
  expect(await results("?format=xml")).toBe("not_acceptable");
  expect(await results("?cursor=nope")).toBe("invalid_cursor");
  expect(await results("?limit=0")).toBe("invalid_input");
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

it("what a source answered to a run that failed is sent", () => holdRecording(holds, server, id));

it("a service is made, deployed twice, rolled back, deleted and brought back", () =>
  holdServices(document, holds, server));

it("an account may deploy, and no more", async () => {
  const path = "/v1/operator/accounts/{id}/hosting";
  for (const [id, allowed, code] of [
    [LOCAL_ACCOUNT_ID, true, "200"],
    [LOCAL_ACCOUNT_ID, false, "200"],
    ["acc_00000000000000000000aaaa", true, "not_found"],
  ] as const)
    expect(await holds(path, path.replace("{id}", id), { method: "PUT", body: { allowed } })).toBe(code);
});

it("an account is exported, closed and opened again", async () => {
  const store = storeOf(server.db);
  const accountId = "acc_0000000000000000000000fe";
  await fillAccount(store, accountId, "goes-away");
  // Operators list those of all accounts, and this one is none.
  await store.sourceRecordings.deleteMany({ accountId });
  await store.abuseReports.deleteMany({ accountId });
  const key = keyOf(accountId);
  expect(await holds("/v1/account/export", "/v1/account/export", { key })).toBe("200");
  const close = (password: string) =>
    holds("/v1/account", "/v1/account", { method: "DELETE", body: { password }, key });
  expect(await close("another password")).toBe("forbidden");
  expect(await close(PASSWORD)).toBe("200");
  const mail = await store.mailedTokens.findOne({ accountId, purpose: "account_restore" });
  await store.mailedTokens.insertOne({ ...mail!, _id: sha256("known-restore") });
  const restore = "/v1/account/restore";
  expect(await holds(restore, restore, { body: { token: "known-restore" }, key: null })).toBe("200");
  expect(await holds(restore, restore, { body: { token: "unknown" }, key: null })).toBe("not_found");
});

it("every operation refuses what is no JSON, who has no key, and an id that is none", () =>
  usualRefusals(document, holds));

it("every list gives a page, and one of it", () => usualReads(document, holds, server));

it("every operation was called with success, those of kinds without calls above by the examples of the reference", async () => {
  await usualAnswers(document, seen, holds, server);
  for (const [path, item] of Object.entries(document.paths))
    for (const [method, { responses }] of Object.entries(item)) {
      // Events go on; test/api/service-log.test.ts reads them.
      if ("text/event-stream" in (responses["200"]?.content ?? {})) continue;
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
