import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { graphql, graphqlData, type AnswerJson } from "../kit/graphql-client.ts";
import { rest, untilRequest, type RestError, type RestRequest } from "../kit/rest-client.ts";
import { gateName, startApiServer, type ApiServer } from "./api-server.ts";

type Created = RestRequest & {
  results?: { data: { n: number }[]; nextCursor: string | null; complete: boolean };
};

let server: ApiServer;
beforeAll(async () => {
  server = await startApiServer();
});
afterAll(() => server.stop());

const create = <T = Created>(
  path: string,
  input: object,
  headers: Record<string, string>,
  key = server.apiKey,
) => rest<T>(server.url, key, path, { body: { scraper: "counter", input, limit: 500 }, headers });
const COUNT =
  "mutation ($wait: Int, $input: RequestCreateInput!) { requestCreate(wait: $wait, input: $input) ";

describe("Prefer: wait", () => {
  it("answers with the ended Request and its first page: one call, Records in hand", async () => {
    const { status, headers, body } = await create(
      "/v1/requests?include=results",
      { total: 150 },
      { prefer: "wait=30" },
    );
    expect([status, headers.get("preference-applied")]).toEqual([201, "wait=30"]);
    expect(headers.get("location")).toBe(`/v1/requests/${body.id}`);
    const durationMs = Date.parse(body.finishedAt ?? "") - Date.parse(body.startedAt ?? "");
    const ended = { status: "succeeded", stopReason: "exhausted", recordCount: 150, durationMs };
    expect(body).toMatchObject(ended);
    expect(body.results?.data.map((one) => one.n)).toEqual(Array.from({ length: 100 }, (_, n) => n));
    const path = `/v1/requests/${body.id}/results`;
    const { body: first } = await rest<object>(server.url, server.apiKey, path);
    expect(body.results).toEqual(first);
    const next = await rest<{ data: unknown[]; nextCursor: null }>(
      server.url,
      server.apiKey,
      `${path}?cursor=${body.results?.nextCursor}`,
    );
    expect([next.body.data.length, next.body.nextCursor]).toEqual([50, null]);
  });

  it("answers after the time with the Request as it is, which goes on", async () => {
    const gate = gateName();
    const input = { total: 30, holdAt: 20, gate };
    const { status, headers, body } = await create("/v1/requests?include=results", input, {
      prefer: "respond-async, wait=1",
    });
    expect([status, headers.get("preference-applied")]).toEqual([201, "wait=1"]);
    expect(["queued", "running"]).toContain(body.status);
    expect(body.results).toMatchObject({ complete: false, nextCursor: expect.any(String) });
    await server.openGate(gate);
    const ended = await untilRequest(server.url, server.apiKey, body.id, (one) => one.status === "succeeded");
    expect(ended.recordCount).toBe(30);
  });

  it("waits for nobody who does not ask, and leaves what it does not know", async () => {
    const gate = gateName();
    const input = { total: 2, holdAt: 1, gate };
    for (const prefer of ["", "wait=soon", "respond-async"]) {
      const { status, headers, body } = await create("/v1/requests", input, prefer === "" ? {} : { prefer });
      expect([status, headers.get("preference-applied"), body.status]).toEqual([201, null, "queued"]);
      expect(body).toMatchObject({ startedAt: null, durationMs: null });
      expect(body.results).toBeUndefined();
    }
    await server.openGate(gate);
  });

  it("refuses another include and creates nothing", async () => {
    const count = () => server.db.collection("requests").countDocuments();
    const before = await count();
    const answer = await create<RestError>("/v1/requests?include=log", { total: 1 }, {});
    expect([answer.status, answer.body.details]).toEqual([
      400,
      [{ path: "include", code: "invalid_value", message: "Use results." }],
    ]);
    expect(await count()).toBe(before);
  });

  it("waits for the first Request of an idempotency key too", async () => {
    const headers = { prefer: "wait=30", "idempotency-key": "waits-twice" };
    const [one, two] = await Promise.all([untilRequestOfKey(headers), untilRequestOfKey(headers)]);
    expect(two.body.id).toBe(one.body.id);
    expect([one.body.status, two.body.status]).toEqual(["succeeded", "succeeded"]);
  });

  it("lets go of callers that leave: none is left listening", async () => {
    const gate = gateName();
    const leave = new AbortController();
    const calls = Array.from({ length: 5 }, () =>
      fetch(`${server.url}/v1/requests`, {
        method: "POST",
        headers: {
          authorization: `Bearer ${server.apiKey}`,
          "content-type": "application/json",
          prefer: "wait=60",
        },
        body: JSON.stringify({ scraper: "counter", input: { total: 2, holdAt: 1, gate } }),
        signal: leave.signal,
      }).catch((error: Error) => error.name),
    );
    const held = () => server.db.collection("requests").countDocuments({ "input.gate": gate });
    await expect.poll(held).toBe(5);
    leave.abort();
    expect(await Promise.all(calls)).toEqual(calls.map(() => "AbortError"));
    expect((await rest(server.url, server.apiKey, "/v1/account")).status).toBe(200);
    await server.openGate(gate);
  });
});

async function untilRequestOfKey(headers: Record<string, string>) {
  for (;;) {
    const answer = await create("/v1/requests", { total: 3 }, headers);
    if (answer.status === 201) return answer;
    expect((answer.body as unknown as RestError).code).toBe("idempotency_in_progress");
  }
}

describe("requestCreate(wait:)", () => {
  const input = { scraper: "counter", input: { total: 4 } };

  it("answers with the ended Request and its Records", async () => {
    const { requestCreate } = await graphqlData<AnswerJson>(
      server.url,
      server.apiKey,
      `${COUNT} { request { status records { nodes { seq } complete } } } }`,
      { wait: 30, input },
    );
    expect(requestCreate.request).toEqual({
      status: "SUCCEEDED",
      records: { nodes: [0, 1, 2, 3].map((seq) => ({ seq })), complete: true },
    });
  });

  it.each([-1, 61])("refuses %i seconds and creates nothing", async (wait) => {
    const count = () => server.db.collection("requests").countDocuments();
    const before = await count();
    const { body } = await graphql(server.url, server.apiKey, `${COUNT} { request { id } } }`, {
      wait,
      input,
    });
    expect(body.errors?.[0]?.extensions).toMatchObject({
      code: "invalid_input",
      details: [{ path: "wait", limit: 60, actual: wait }],
    });
    expect(await count()).toBe(before);
  });
});

describe("GET /v1/requests filters", () => {
  it("by state, scraper and time, each page with the same filter", async () => {
    const list = (query: string) =>
      rest<{ data: RestRequest[]; nextCursor: string | null }>(
        server.url,
        server.apiKey,
        `/v1/requests?${query}`,
      );
    const made: Created[] = [];
    for (let n = 0; n < 3; n++)
      made.push((await create("/v1/requests", { total: n }, { prefer: "wait=30" })).body);
    const [first, second, third] = made.map((one) => one.id);
    const ids = async (query: string) => (await list(query)).body.data.map((one) => one.id);
    const since = encodeURIComponent(made[1]!.createdAt);
    expect(await ids(`since=${since}&scraper=counter`)).toEqual([third, second]);
    expect(await ids(`since=${since}&status=failed,partial`)).toEqual([]);
    expect(await ids(`since=${since}&scraper=codehost`)).toEqual([]);
    const page = await list(`since=${encodeURIComponent(made[0]!.createdAt)}&status=succeeded&limit=2`);
    expect(page.body.data.map((one) => one.id)).toEqual([third, second]);
    const rest_ = `since=${encodeURIComponent(made[0]!.createdAt)}&status=succeeded&limit=2`;
    expect(await ids(`${rest_}&cursor=${page.body.nextCursor}`)).toEqual([first]);
    expect(await ids("since=2999-01-01T00:00:00Z")).toEqual([]);
    expect((await list("since=1900-01-01T00:00:00%2B02:00&limit=1")).body.data).toHaveLength(1);
  });

  it.each([
    ["status=done", "status", "Use queued, running, cancelling, succeeded, partial, failed, cancelled."],
    ["since=yesterday", "since", "Use a date and time with a zone, such as 2026-01-31T12:00:00Z."],
    ["since=2026-01-31", "since", "Use a date and time with a zone, such as 2026-01-31T12:00:00Z."],
    ["scraper=a&scraper=b", "scraper", "Give this parameter once."],
    ["limit=0", "limit", "It must be at least 1."],
  ])("refuses %s", async (query, path, message) => {
    const { status, body } = await rest<RestError>(server.url, server.apiKey, `/v1/requests?${query}`);
    expect([status, body.code]).toEqual([400, "invalid_input"]);
    expect(body.details).toMatchObject([{ path, message }]);
  });
});
