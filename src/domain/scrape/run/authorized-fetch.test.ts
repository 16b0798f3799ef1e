import type { RequestListener } from "node:http";
import { gzipSync } from "node:zlib";
import { afterEach, describe, expect, it } from "vitest";
import { loopback, type Loopback } from "../../../scrape-host/http/testing/loopback.ts";
import type {
  AuthorizedFetchMessage,
  AuthorizedOutcome,
  FetchSettings,
} from "../../../scrape-host/thread/messages.ts";
import { AuthorizedFetch } from "./authorized-fetch.ts";

const AUTHORIZATION = "Bearer operators-own";
const open: Loopback[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => server.close()));
});

async function source(listener: RequestListener): Promise<Loopback> {
  const server = await loopback(listener);
  open.push(server);
  return server;
}

interface Setting {
  isPrivate?: boolean;
  authorization?: string;
  signal?: AbortSignal;
}

/** A host for one origin, and a way to send it messages as a hostile thread would. */
function hostOf(origin: string, { isPrivate = true, authorization = AUTHORIZATION, signal }: Setting = {}) {
  const policy = { url: origin, requestsPerSecond: 1000, concurrency: 4, headers: { "x-fixed": "1" } };
  const settings: FetchSettings = {
    mode: "live",
    harPath: null,
    userAgent: "QuarryTest/1.0",
    origins: { web: { ...policy, authorized: ["/things/{id}", "/files/{path*}"] } },
    robotsIgnored: [],
    privateOrigins: isPrivate ? [origin] : [],
    browserPath: null,
  };
  const paced: number[] = [];
  const host = new AuthorizedFetch({
    authorizations: [{ origin, paths: ["/things/{id}", "/files/{path*}"], authorization }],
    settings,
    permits: {
      acquire: async (_origin, { requestsPerSecond }) => {
        paced.push(requestsPerSecond);
        return { release: () => undefined };
      },
    },
    signal: signal ?? new AbortController().signal,
    now: () => new Date(),
  });
  const ask = (path: string, more: Partial<AuthorizedFetchMessage> = {}): Promise<AuthorizedOutcome> =>
    host.outcomeOf({
      kind: "fetch",
      id: 1,
      url: origin + path,
      headers: {},
      requestsPerSecond: 1000,
      maxBytes: 1_000_000,
      timeoutMs: 10_000,
      ...more,
    });
  return { ask, paced };
}

const bodyOf = (outcome: AuthorizedOutcome): string =>
  outcome.kind === "response" ? Buffer.from(outcome.body).toString() : JSON.stringify(outcome);

describe("AuthorizedFetch", () => {
  it("adds the header to a GET for a declared path, at the slower of two paces", async () => {
    const server = await source((_request, response) => response.writeHead(203).end("body"));
    const { ask, paced } = hostOf(server.origin);
    const outcome = await ask("/files/a/b?c=d", { requestsPerSecond: 0.5 });
    expect(outcome).toMatchObject({ kind: "response", status: 203, wireBytes: 4 });
    expect(bodyOf(outcome)).toBe("body");
    expect(server.requests).toMatchObject([
      { method: "GET", path: "/files/a/b?c=d", headers: { authorization: AUTHORIZATION, "x-fixed": "1" } },
    ]);
    expect(paced).toEqual([0.5]);
  });

  it.each([
    "/user",
    "/things/",
    "/things/1/2",
    "/things/..%2fuser",
    "/things/%252e%252e%252fuser",
    "/things/1%2f..%2f..%2fuser",
    "/files/a/..%5c..%5cuser",
    "/things/../user",
    "/things\\..\\user",
  ])("sends nothing for %s", async (path) => {
    const server = await source((_request, response) => response.end("body"));
    const { ask, paced } = hostOf(server.origin);
    expect(await ask(path)).toMatchObject({ kind: "source_error", code: "origin_not_allowed" });
    expect([server.requests, paced]).toEqual([[], []]);
  });

  it("sends nothing to another origin, whatever the URL looks like", async () => {
    const server = await source((_request, response) => response.end("body"));
    const other = await source((_request, response) => response.end("body"));
    const { ask } = hostOf(server.origin);
    const { host } = new URL(other.origin);
    for (const url of [`${other.origin}/things/1`, `${server.origin}@${host}/things/1`, "things/1", ""])
      expect(await ask("", { url })).toMatchObject({ kind: "source_error", code: "origin_not_allowed" });
    expect([server.requests, other.requests]).toEqual([[], []]);
  });

  it("lets a thread add nothing that changes what the request means", async () => {
    const server = await source((_request, response) => response.end("body"));
    const headers = {
      accept: "text/x",
      authorization: "Bearer other",
      "x-http-method-override": "DELETE",
      cookie: "a=b",
      "x-own": "1",
    };
    await hostOf(server.origin).ask("/things/1", { headers });
    const [seen] = server.requests;
    expect(seen?.headers).toMatchObject({ accept: "text/x", authorization: AUTHORIZATION });
    for (const name of ["x-http-method-override", "cookie", "x-own"])
      expect(seen?.headers[name]).toBeUndefined();
  });

  it("takes what a source echoes of the credential out of headers and body", async () => {
    const basic = `Basic ${Buffer.from("operator:pass-word").toString("base64")}`;
    for (const [authorization, echoed] of [
      [AUTHORIZATION, "operators-own"],
      [basic, "operator:pass-word"],
      [basic, "pass-word"],
    ] as const) {
      const server = await source((request, response) => {
        const text = `ü ${String(request.headers.authorization)} ${echoed}`;
        response.writeHead(200, {
          "content-encoding": "gzip",
          "set-cookie": "a=b",
          "www-authenticate": "Basic",
          "x-echo": [echoed, "2"],
          location: `/x?token=${echoed}`,
        });
        response.end(gzipSync(text));
      });
      const outcome = await hostOf(server.origin, { authorization }).ask("/things/1");
      expect(bodyOf(outcome)).toBe("ü REDACTED REDACTED");
      expect(outcome.kind === "response" && outcome.headers).toMatchObject({
        "x-echo": ["REDACTED", "2"],
        location: "/x?token=REDACTED",
      });
      expect(JSON.stringify(outcome)).not.toMatch(/set-cookie|www-authenticate|pass-word|operators-own/);
    }
  });

  it("gives a body in memory of its own", async () => {
    const server = await source((_request, response) => response.end("body"));
    const outcome = await hostOf(server.origin).ask("/things/1");
    expect(outcome.kind === "response" && outcome.body.buffer.byteLength).toBe(4);
  });

  it("follows no redirect", async () => {
    const server = await source((_request, response) => response.writeHead(302, { location: "/user" }).end());
    expect(await hostOf(server.origin).ask("/things/1")).toMatchObject({ kind: "response", status: 302 });
    expect(server.requests).toHaveLength(1);
  });

  it.each([Number.NaN, -1, Number.POSITIVE_INFINITY])(
    "caps a body for a thread that asks for %s",
    async (maxBytes) => {
      const server = await source((_request, response) => response.end(Buffer.alloc(16 * 1024 * 1024 + 1)));
      expect(await hostOf(server.origin).ask("/things/1", { maxBytes, timeoutMs: maxBytes })).toMatchObject({
        kind: "source_error",
        code: "response_too_large",
      });
    },
  );

  it("refuses private addresses, and says what the net did", async () => {
    const server = await source((_request, response) => response.destroy());
    expect(await hostOf(server.origin, { isPrivate: false }).ask("/things/1")).toMatchObject({
      kind: "source_error",
      code: "address_refused",
    });
    expect(server.requests).toEqual([]);
    expect(await hostOf(server.origin).ask("/things/1")).toMatchObject({
      kind: "network_failure",
      cause: "reset",
    });
  });

  it("ends with the run", async () => {
    const abort = new AbortController();
    const server = await source(() => abort.abort());
    expect(await hostOf(server.origin, { signal: abort.signal }).ask("/things/1")).toMatchObject({
      kind: "source_error",
      code: "cancelled",
    });
  });
});
