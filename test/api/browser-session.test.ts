import { request } from "undici";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { AnswerJson, GraphqlError } from "../kit/graphql-client.ts";
import { rest, type RestError, type RestReply } from "../kit/rest-client.ts";
import { subscribe, type Subscription } from "../kit/websocket-client.ts";
import { gateName, startApiServer, type ApiServer } from "./api-server.ts";

const OWNER = { email: "browser@example.com", password: "correct horse battery" };
const ENDED = "quarry_session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax";
const OTHER_SITE = "https://other.example";

let server: ApiServer;
let session: { id: string; token: string };
beforeAll(async () => {
  server = await startApiServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  const hasOwner = await server.db.collection("logins").findOne({});
  const path = hasOwner ? "/v1/auth/sign-in" : "/v1/account/claim";
  session = (await rest<AnswerJson>(server.url, server.apiKey, path, { body: OWNER })).body;
  await server.db.collection("attempts").deleteMany({});
});

interface Sent {
  body?: unknown;
  method?: string;
  token?: string;
  bearer?: string;
  headers?: Record<string, string>;
}

/** A call as a page of this gateway makes it, unless its headers say otherwise. */
function call<T = AnswerJson>(path: string, sent: Sent = {}): Promise<RestReply<T>> {
  const { token = session.token, bearer = null, headers = {}, ...rest_ } = sent;
  return rest<T>(server.url, bearer, path, {
    ...rest_,
    headers: { cookie: `quarry_session=${token}`, origin: server.url, ...headers },
  });
}

/** The errors of what ends it. */
async function endOf(socket: Subscription<unknown>): Promise<GraphqlError[]> {
  for (;;) {
    const payload = await socket.next();
    if (payload === null) return [];
    if (payload.errors) return payload.errors as unknown as GraphqlError[];
  }
}

const graphql = (query: string, sent: Sent = {}) => call("/graphql", { body: { query }, ...sent });
const MAKE_KEY = 'mutation { apiKeyCreate(label: "by a browser") { secret } }';
const keys = () => server.db.collection("apiKeys").countDocuments();

describe("a session in a cookie", () => {
  it("acts as the session on GraphQL, /v1 and event streams, for nobody's cache", async () => {
    const credential = { kind: "SESSION", id: session.id };
    expect((await graphql("{ credential { kind id } }")).body.data).toEqual({ credential });
    const shown = await call("/v1/auth/credential");
    expect(shown.body).toMatchObject({ kind: "session", id: session.id });
    expect(shown.headers.get("cache-control")).toBe("no-store");
    expect(shown.headers.get("set-cookie")).toBeNull();
    const events = await call<string>("/graphql/stream", { body: { query: "{ credential { id } }" } });
    expect(events.body).toContain(`{"data":{"credential":{"id":"${session.id}"}}}`);
  });

  it("acts as the session on a WebSocket, and ends there when it is revoked", async () => {
    const gate = gateName();
    const body = { scraper: "counter", input: { total: 2, holdAt: 1, gate } };
    const { id } = (await call("/v1/requests", { body })).body;
    const headers = { cookie: `quarry_session=${session.token}`, origin: server.url };
    const updates = "subscription ($id: ID!) { requestUpdated(id: $id) { id } }";
    const socket = subscribe(server.wsUrl, null, updates, { variables: { id }, headers });
    expect((await socket.next())?.data).toEqual({ requestUpdated: { id } });
    await rest(server.url, session.token, `/v1/auth/sessions/${session.id}`, { method: "DELETE" });
    const errors = await endOf(socket).catch((thrown: GraphqlError[]) => thrown);
    expect(errors[0]?.extensions.code).toBe("unauthenticated");
    await server.openGate(gate);
    await socket.close();
  });

  it("yields to what the Authorization header says, good or bad", async () => {
    const byKey = await call("/v1/auth/credential", { bearer: server.apiKey, token: "qs_wrong" });
    expect([byKey.status, byKey.body.kind, byKey.headers.get("set-cookie")]).toEqual([200, "api_key", null]);
    const byNobody = await call<RestError>("/v1/auth/credential", { bearer: "qk_wrong" });
    expect([byNobody.status, byNobody.body.code, byNobody.headers.get("set-cookie")]).toEqual([
      401,
      "unauthenticated",
      null,
    ]);
  });

  it("is no place for an API key", async () => {
    const answer = await call<RestError>("/v1/auth/credential", { token: server.apiKey });
    expect([answer.status, answer.body.code]).toEqual([401, "unauthenticated"]);
  });
});

describe("a call of another site with the cookie", () => {
  const FOREIGN: Record<string, Record<string, string>> = {
    "another origin": { origin: OTHER_SITE },
    "an origin without a name": { origin: "null" },
    "another port": { origin: "http://127.0.0.1:1" },
    "no origin": { origin: "" },
    "a neighbour under the same domain": { "sec-fetch-site": "same-site" },
    "another site, as the browser says": { "sec-fetch-site": "cross-site" },
  };

  it.each(Object.entries(FOREIGN))("changes nothing: %s", async (_name, headers) => {
    const before = await keys();
    const refusals = [
      await call("/v1/api-keys", { body: { label: "by another site" }, headers }),
      await graphql(MAKE_KEY, { headers }),
      await call("/graphql/stream", { body: { query: MAKE_KEY }, headers }),
      await call("/v1/auth/sign-out", { method: "POST", headers }),
    ].map(({ status, headers: own, body }) => [
      status,
      body.code ?? body.errors[0].extensions.code,
      own.get("set-cookie"),
    ]);
    expect(refusals).toEqual(refusals.map(() => [403, "cross_site_refused", null]));
    expect(await keys()).toBe(before);
    expect((await call("/v1/auth/credential")).status).toBe(200);
  });

  it("passes with a token, whatever the cookie says", async () => {
    const made = await graphql(MAKE_KEY, { bearer: session.token, headers: { origin: OTHER_SITE } });
    expect(made.body.data.apiKeyCreate.secret).toMatch(/^qk_/);
  });

  it("opens no WebSocket", async () => {
    const headers = { cookie: `quarry_session=${session.token}`, origin: OTHER_SITE };
    const socket = subscribe(server.wsUrl, null, "subscription { usageUpdated { __typename } }", { headers });
    await expect(socket.next()).rejects.toMatchObject({ code: 4403 });
    await socket.close();
  });

  it.each([
    ["GET", "navigate", "document", 200],
    ["GET", "no-cors", "image", 403],
    ["GET", "navigate", "iframe", 403],
    ["POST", "navigate", "document", 403],
  ] as const)("by %s, %s, as %s: %i", async (method, mode, dest, status) => {
    // Not by fetch, which says itself what it is.
    const answer = await request(`${server.url}/v1/${method === "GET" ? "account" : "auth/sign-out"}`, {
      method,
      headers: {
        cookie: `quarry_session=${session.token}`,
        "sec-fetch-site": "cross-site",
        "sec-fetch-mode": mode,
        "sec-fetch-dest": dest,
      },
    });
    await answer.body.dump();
    expect(answer.statusCode).toBe(status);
    expect((await call("/v1/auth/credential")).status).toBe(200);
  });
});

describe("a cookie whose session is over", () => {
  it("is refused with words for it and forgotten, and on pages only forgotten", async () => {
    for (const path of ["/v1/account", "/v1/data-sources"]) {
      const refused = await call<RestError>(path, { token: "qs_wrong" });
      expect([refused.status, refused.body.code, refused.body.message]).toEqual([
        401,
        "unauthenticated",
        "The session of this browser is over or was revoked: sign in again.",
      ]);
      expect(refused.headers.getSetCookie()).toEqual([ENDED]);
    }
    const page = await call<string>("/billing/return", { token: "qs_wrong" });
    expect([page.status, page.headers.getSetCookie()]).toEqual([200, [ENDED]]);
  });

  it("is over within this answer after signing out, and after being revoked elsewhere", async () => {
    const out = await call("/v1/auth/sign-out", { method: "POST" });
    expect([out.status, out.body.id, out.headers.getSetCookie()]).toEqual([200, session.id, [ENDED]]);
    expect((await call<RestError>("/v1/account")).status).toBe(401);
    const kept = await server.db.collection<AnswerJson>("sessions").findOne({ _id: session.id });
    expect(kept?.revokedAt).toBeInstanceOf(Date);

    const again = (await rest<AnswerJson>(server.url, null, "/v1/auth/sign-in", { body: OWNER })).body;
    const elsewhere = (await rest<AnswerJson>(server.url, null, "/v1/auth/sign-in", { body: OWNER })).body;
    expect((await call("/v1/account", { token: again.token })).status).toBe(200);
    await rest(server.url, elsewhere.token, `/v1/auth/sessions/${again.id}`, { method: "DELETE" });
    expect((await call("/v1/account", { token: again.token })).status).toBe(401);
  });
});
