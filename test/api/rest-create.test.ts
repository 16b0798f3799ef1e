import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rest, untilTerminal, type RestError, type RestRequest } from "../kit/rest-client.ts";
import { untilBooked } from "../kit/until-booked.ts";
import { startApiServer, type ApiServer } from "./api-server.ts";

let server: ApiServer;
beforeAll(async () => {
  server = await startApiServer();
});
afterAll(() => server.stop());

function create<T = RestError>(body: unknown, headers: Record<string, string> = {}) {
  return rest<T>(server.url, server.apiKey, "/v1/requests", { body, headers });
}

/** Everything that a refused creation must leave as it was. */
async function stored(): Promise<Record<string, unknown>> {
  const counts: Record<string, unknown> = {};
  await untilBooked(server.db);
  for (const name of ["requests", "records", "idempotency", "ledger", "runLogs"])
    counts[name] = await server.db.collection(name).countDocuments();
  // Those of usage come a moment after a Request of an earlier test.
  const events = await server.db.collection("events").countDocuments({ topic: "request" });
  return { ...counts, events, accounts: await server.db.collection("accounts").find().toArray() };
}

describe("POST /v1/requests", () => {
  it("answers 201 with Location and the queued Request", async () => {
    const { status, headers, body } = await create<RestRequest>({
      scraper: "counter",
      input: { total: "3", operation: "count_up" },
      limit: 5,
    });
    expect(status).toBe(201);
    expect(body.id).toMatch(/^req_[0-9a-f]{24}$/);
    expect(headers.get("location")).toBe(`/v1/requests/${body.id}`);
    expect(headers.get("idempotent-replayed")).toBeNull();
    expect(body).toMatchObject({
      scraper: "counter",
      operation: "count",
      input: { operation: "count", total: 3, words: [], limit: 5 },
      normalizations: expect.arrayContaining([
        { path: "input.operation", from: "count_up", to: "count", reason: expect.any(String) },
      ]),
      status: "queued",
      stopReason: null,
      limit: 5,
      maxCost: null,
      estimatedCost: 0.0035,
      estimatedCostUsdMicros: 3500,
      finalCost: null,
      currency: "USD",
      recordCount: 0,
      attempt: 0,
      round: 1,
      resultsUrl: `${server.url}/v1/requests/${body.id}/results`,
      error: null,
      startedAt: null,
      finishedAt: null,
      expiresAt: null,
    });
    expect(body.agentInstruction).toContain(`/v1/requests/${body.id}`);
    const done = await untilTerminal(server.url, server.apiKey, body.id);
    expect(done).toMatchObject({ status: "succeeded", stopReason: "exhausted", recordCount: 3, attempt: 1 });
  });

  it("names the field of a limit that is no 32-bit integer, and nothing of GraphQL", async () => {
    const { status, body } = await create({ scraper: "counter", input: {}, limit: 1e12 });
    expect([status, body.code, body.message]).toEqual([400, "invalid_input", "The input is not valid."]);
    expect(body.details).toEqual([{ path: "limit", code: "too_big", message: expect.any(String) }]);
  });

  it("stores 100 Records at most when no limit is named", async () => {
    const { body } = await create<RestRequest>({ scraper: "counter", input: { total: 150 } });
    expect(body).toMatchObject({ limit: 100, estimatedCost: 0.07, input: { limit: 100 } });
    const done = await untilTerminal(server.url, server.apiKey, body.id);
    expect(done).toMatchObject({
      status: "succeeded",
      stopReason: "limit_reached",
      recordCount: 100,
      finalCost: 0.07,
    });
  });

  it("runs built-in scrapers from recordings", async () => {
    const issue = await create<RestRequest>({
      scraper: "codehost",
      input: { operation: "issue", url: "https://github.com/example-org/quarry/issues/7" },
    });
    const permissions = await create<RestRequest>({
      scraper: "appstore-b",
      input: { operation: "permissions", appIds: ["com.example.chess"] },
    });
    const first = await untilTerminal(server.url, server.apiKey, issue.body.id);
    const second = await untilTerminal(server.url, server.apiKey, permissions.body.id);
    expect(first).toMatchObject({ status: "succeeded", recordCount: 1, finalCostUsdMicros: 600 });
    expect(second).toMatchObject({ status: "succeeded", recordCount: 1, finalCostUsdMicros: 1400 });
    const results = await rest<{ data: Record<string, unknown>[] }>(
      server.url,
      server.apiKey,
      `/v1/requests/${issue.body.id}/results`,
    );
    expect(results.body.data[0]).toMatchObject({ number: 7, title: "Issue 7" });
  });
});

describe("refused creations", () => {
  it("lists every problem of the input at once", async () => {
    const { status, body } = await create({
      scraper: "counter",
      input: { total: "many", words: ["a", "b", "c", "d"], bogus: 1, limit: 0 },
    });
    expect([status, body.code]).toEqual([400, "invalid_input"]);
    expect(body.details.map((one) => [one.path, one.code])).toEqual(
      expect.arrayContaining([
        ["input.bogus", "unknown_field"],
        ["input.total", "invalid_value"],
        ["input.words", "cap_exceeded"],
        ["input.limit", "too_small"],
      ]),
    );
    expect(body.details).toHaveLength(4);
    expect(body.details.find((one) => one.path === "input.words")).toMatchObject({ limit: 3, actual: 4 });
  });

  it("has a code of its own for inputs that are only over their caps", async () => {
    const { status, body } = await create({ scraper: "counter", input: { words: ["a", "b", "c", "d"] } });
    expect([status, body.code]).toEqual([400, "input_cap_exceeded"]);
    expect(body.details).toEqual([
      { path: "input.words", code: "cap_exceeded", message: expect.any(String), limit: 3, actual: 4 },
    ]);
  });

  it.each([
    [{ input: { limit: 0 } }, "invalid_input", 1, 0],
    [{ input: { limit: 100_001 } }, "input_cap_exceeded", 100_000, 100_001],
    [{ input: {}, limit: 0 }, "invalid_input", 1, 0],
    [{ input: {}, limit: 100_001 }, "input_cap_exceeded", 100_000, 100_001],
    [{ input: { limit: -5 } }, "invalid_input", 1, -5],
  ])("refuses a limit outside 1 to 100,000, with advice that fits: %j", async (sent, code, limit, actual) => {
    const { status, body } = await create({ scraper: "counter", ...sent });
    expect([status, body.code]).toEqual([400, code]);
    expect(body.details).toMatchObject([{ path: "input.limit", limit, actual }]);
    expect(body.agent_instruction.startsWith("Split")).toBe(code === "input_cap_exceeded");
  });

  it("refuses a limit that contradicts itself", async () => {
    const { status, body } = await create({ scraper: "counter", input: { limit: 3 }, limit: 4 });
    expect([status, body.code, body.details[0]?.code]).toEqual([400, "invalid_input", "conflict"]);
  });

  it.each([
    ["cookies", { cookies: "sid=1" }, "input.cookies"],
    ["a password", { password: "x" }, "input.password"],
    ["a proxy", { proxyUrl: "http://proxy.example:1" }, "input.proxyUrl"],
    ["a nested header", { headers: { Cookie: "a=b" } }, "input.headers.Cookie"],
    ["user-info in a URL", { words: ["https://user:pass@example.com/"] }, "input.words.0"],
  ])("refuses %s and names the field, not the value", async (_what, input, path) => {
    const before = await stored();
    const { status, body } = await create({ scraper: "counter", input });
    expect([status, body.code]).toEqual([400, "private_input_refused"]);
    expect(body.details.map((one) => one.path)).toContain(path);
    expect(JSON.stringify(body)).not.toContain("pass@");
    expect(await stored()).toEqual(before);
  });

  it.each([
    [404, "scraper_not_found", { scraper: "nothing", input: {} }],
    [404, "scraper_not_found", { scraper: "nothing" }],
    [404, "scraper_not_found", { scraper: "nothing", input: 1, limt: 5, maxCost: -1 }],
    [400, "operation_not_found", { scraper: "counter", input: { operation: "fly" } }],
    [422, "operation_not_public", { scraper: "counter", input: { operation: "hidden" } }],
    [400, "invalid_input", { scraper: "counter" }],
    [400, "invalid_input", { input: {} }],
    [400, "invalid_input", { scraper: 7, input: [] }],
    [400, "invalid_input", []],
    [400, "invalid_input", "null"],
    [400, "invalid_input", { scraper: "counter", input: {}, maxCost: 0 }],
    [400, "invalid_input", { scraper: "counter", input: {}, maxCost: -1 }],
    [400, "invalid_input", { scraper: "counter", input: {}, maxCost: 0.0000001 }],
    [400, "invalid_input", { scraper: "counter", input: {}, maxCost: 0.000699 }],
    [400, "invalid_json", '{"scraper":'],
    [400, "invalid_json", '{"scraper":"counter","input":{"__proto__":{"a":1}}}'],
  ])("answers %i %s to %j and stores nothing", async (status, code, body) => {
    const before = await stored();
    const answer = await create(body);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(answer.body.docs_url).toBe(`${server.url}/docs/errors#${code}`);
    expect(answer.body.request_id).toBe(answer.headers.get("x-request-id"));
    expect(Object.keys(answer.body).sort()).toEqual([
      "agent_instruction",
      "code",
      "details",
      "docs_url",
      "message",
      "request_id",
      "retryable",
    ]);
    expect(await stored()).toEqual(before);
  });

  it("refuses unknown keys of the body together with the other problems", async () => {
    const sent = { scraper: "counter", input: {}, webhook: "x", maxcosts: 1, limit: 1.5 };
    const { status, body } = await create(sent);
    expect([status, body.code]).toEqual([400, "invalid_input"]);
    expect(body.details).toEqual([
      { path: "limit", code: "invalid_type", message: "It must be a whole number." },
      {
        path: "webhook",
        code: "unknown_field",
        message: 'This route has no field "webhook". It takes: scraper, input, limit, maxCost, tags.',
      },
      {
        path: "maxcosts",
        code: "unknown_field",
        message: 'This route has no field "maxcosts". Did you mean "maxCost"?',
      },
    ]);
  });

  it("refuses an input that is nested deeper than the stack, with an idempotency key too", async () => {
    for (const [name, input] of [
      ["lists", `{"words":${"[".repeat(200_000)}${"]".repeat(200_000)}}`],
      ["objects", `${'{"words":'.repeat(50_000)}1${"}".repeat(50_000)}`],
    ] as const) {
      const headers: Record<string, string>[] = [{}, { "idempotency-key": `deep-${name}` }];
      for (const sent of headers) {
        const { status, body } = await create(`{"scraper":"counter","input":${input}}`, sent);
        expect([status, body.code], name).toEqual([400, "private_input_refused"]);
      }
    }
  });

  it("answers 413 to a body over 1 MiB and 415 to other media types", async () => {
    const large = await create({ scraper: "counter", input: { words: ["x".repeat(1_100_000)] } });
    expect([large.status, large.body.code]).toEqual([413, "payload_too_large"]);
    for (const type of ["text/plain", "application/x-www-form-urlencoded", "application/xml"]) {
      const answer = await create('{"scraper":"counter","input":{}}', { "content-type": type });
      expect([answer.status, answer.body.code], type).toEqual([415, "unsupported_media_type"]);
    }
  });
});
