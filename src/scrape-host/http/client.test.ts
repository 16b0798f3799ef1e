import { afterEach, describe, expect, it } from "vitest";
import { SourceError } from "../../plugin-sdk/source-error.ts";
import { loopback, rawLoopback, testClient, type Loopback } from "./testing/loopback.ts";

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => server.close()));
});

async function serve(listener: Parameters<typeof loopback>[0], options = {}): Promise<Loopback> {
  const server = await loopback(listener, options);
  open.push(server);
  return server;
}

/** Answers with these statuses one after another, then 200. */
function statuses(...list: (number | [number, Record<string, string>])[]) {
  return serve((_request, response) => {
    const next = list.shift() ?? 200;
    const [status, headers] = typeof next === "number" ? [next, {}] : next;
    response.writeHead(status, headers).end(`status ${status}`);
  });
}

describe("a request", () => {
  it("sends our user agent, the origin's headers and the caller's, and returns the page", async () => {
    const server = await serve((_request, response) => {
      response.writeHead(200, { "content-type": "application/json", "set-cookie": "a=b" }).end('{"n":1}');
    });
    const { http, stats } = testClient(
      {},
      {
        origins: {
          api: {
            url: server.origin,
            requestsPerSecond: 1,
            concurrency: 1,
            headers: { accept: "application/json" },
          },
        },
        privateOrigins: [server.origin],
      },
    );
    const page = await http.get(`${server.origin}/a?x=1#part`, {
      query: { q: "a b", none: undefined, n: 2, id: ["x", 3], all: true, empty: [] },
      headers: { "X-Own": "yes" },
    });
    expect(page.json()).toEqual({ n: 1 });
    expect(page.url).toBe(`${server.origin}/a?x=1&q=a+b&n=2&id=x&id=3&all=true`);
    expect(page.header("Set-Cookie")).toBeNull();
    expect(page.fetchedAt).toEqual(new Date("2026-01-02T03:04:05Z"));
    const [seen] = server.requests;
    expect(seen?.path).toBe("/a?x=1&q=a+b&n=2&id=x&id=3&all=true");
    expect(seen?.headers).toMatchObject({
      "user-agent": "QuarryTest/1.0 (+https://quarry.invalid)",
      "accept-encoding": "gzip, deflate, br, zstd",
      accept: "application/json",
      "x-own": "yes",
    });
    expect(stats).toEqual({ requests: 1, retries: 0, bytesReceived: 7, pagesFetched: 1, robotsChecks: 1 });
  });

  it.each(["cookie", "Authorization", "proxy-connection", "user-agent", "host"])(
    "refuses to set %s",
    async (name) => {
      const { http } = testClient({ site: "http://127.0.0.1:9" });
      await expect(http.get("http://127.0.0.1:9/", { headers: { [name]: "x" } })).rejects.toThrow(
        new TypeError(`A plugin may not set the header ${name}.`),
      );
    },
  );

  it("calls a header value that is no HTTP a fault of the plugin, without a retry", async () => {
    const server = await serve((_request, response) => response.end());
    const { http, slept } = testClient({ site: server.origin });
    await expect(http.get(server.origin, { headers: { "x-own": "a\r\nx: b" } })).rejects.toBeInstanceOf(
      TypeError,
    );
    expect(slept).toEqual([]);
  });

  it("refuses an undeclared origin, also one that only differs by port or scheme", async () => {
    const { http, stats } = testClient({ site: "http://127.0.0.1:9" });
    for (const url of [
      "http://127.0.0.1:10/",
      "https://127.0.0.1:9/",
      "http://localhost:9/",
      "http://127.0.0.1:9.evil.com/",
    ]) {
      await expect(
        http.get(url).catch((error: unknown) => (error as { code: string }).code),
      ).resolves.toMatch(/^(origin_not_allowed|ERR_INVALID_URL)$/);
    }
    expect(stats.requests).toBe(0);
  });

  it("keeps secrets of URLs out of events, also after a redirect to another origin", async () => {
    const other = await serve((_request, response) => response.end("there"));
    const server = await serve((_request, response) => {
      response.writeHead(302, { location: `${other.origin}/b?api_key=abc` }).end();
    });
    const { http, events } = testClient({ a: server.origin, b: other.origin });
    expect((await http.get(`${server.origin}/a`, { headers: { "x-own": "1" } })).text).toBe("there");
    expect(server.requests[0]?.headers["x-own"]).toBe("1");
    expect(events.map((event) => "url" in event && event.url)).toEqual([
      `${server.origin}/a`,
      `${other.origin}/b?api_key=REDACTED`,
    ]);
  });
});

describe("statuses", () => {
  it.each([
    [404, "input_not_found"],
    [410, "input_not_found"],
    [401, "source_blocked"],
    [403, "source_blocked"],
    [451, "source_blocked"],
    [400, "source_request_refused"],
    [422, "source_request_refused"],
  ])("%d is %s at the first try", async (status, code) => {
    const server = await statuses(status, status);
    const { http } = testClient({ site: server.origin });
    await expect(http.get(`${server.origin}/x`)).rejects.toMatchObject({ code, url: `${server.origin}/x` });
    expect(server.requests).toHaveLength(1);
  });

  it("hands over expected statuses without a retry", async () => {
    const server = await statuses(404, 503, 302);
    const { http } = testClient({ site: server.origin });
    for (const status of [404, 503, 302]) {
      expect((await http.get(server.origin, { expect: [404, 503, 302] })).status).toBe(status);
    }
    expect(server.requests).toHaveLength(3);
  });

  it.each([408, 429, 500, 502, 503, 504])("tries again after %d", async (status) => {
    const server = await statuses(status, status);
    const { http, slept, stats, events } = testClient({ site: server.origin });
    expect((await http.get(server.origin)).status).toBe(200);
    expect(slept).toEqual([250, 500]);
    expect(stats).toMatchObject({ requests: 3, retries: 2, pagesFetched: 1 });
    expect(events.filter(({ kind }) => kind === "retry")).toHaveLength(2);
  });

  it.each([
    [503, "source_unavailable"],
    [429, "source_rate_limited"],
  ])("gives up after maxTries of %d with %s", async (status, code) => {
    const server = await statuses(status, status, status);
    const { http } = testClient({ site: server.origin });
    await expect(http.post(server.origin, { maxTries: 2, body: "x" })).rejects.toMatchObject({ code });
    expect(server.requests.map(({ method, body }) => method + body)).toEqual(["POSTx", "POSTx"]);
  });

  it("waits as long as Retry-After says, in seconds or as a date", async () => {
    const server = await statuses(
      [429, { "retry-after": "7" }],
      [503, { "retry-after": "Fri, 02 Jan 2026 03:04:35 GMT" }],
    );
    const { http, slept } = testClient({ site: server.origin });
    await http.get(server.origin);
    expect(slept).toEqual([7_000, 30_000]);
  });

  it("does not wait longer than a minute but says when to come back", async () => {
    const server = await statuses([503, { "retry-after": "61" }]);
    const { http, slept } = testClient({ site: server.origin });
    await expect(http.get(server.origin)).rejects.toMatchObject({
      code: "source_rate_limited",
      retryAt: new Date("2026-01-02T03:05:06Z"),
    });
    expect(slept).toEqual([]);
  });
});

describe("failure rules", () => {
  it("see 200 pages, final URL and text, and end at once", async () => {
    const server = await serve((_request, response) => response.end("please log in"));
    const { http } = testClient(
      { site: server.origin },
      {
        failures: [
          { code: "source_changed", message: "Never.", when: ({ status }) => status === 500 },
          {
            code: "source_blocked",
            message: "The source asks to log in.",
            when: ({ text }) => text.includes("log in"),
          },
        ],
      },
    );
    await expect(http.get(server.origin)).rejects.toMatchObject({
      code: "source_blocked",
      message: "The source asks to log in.",
    });
    expect(server.requests).toHaveLength(1);
  });

  it("with a rate limit code take part in retries and may name the time", async () => {
    let left = 2;
    const server = await serve((_request, response) => response.end(left-- > 0 ? "slow down" : "fine"));
    const { http, slept } = testClient(
      { site: server.origin },
      {
        failures: [
          {
            code: "source_rate_limited",
            message: "Too fast.",
            when: ({ text }) => text === "slow down",
            retryAt: (_response, now) => new Date(now.getTime() + 2_000),
          },
        ],
      },
    );
    expect((await http.get(server.origin)).text).toBe("fine");
    expect(slept).toEqual([2_000, 2_000]);
  });
});

describe("faults of the connection", () => {
  it("tries again after a reset and after a body that is cut short", async () => {
    const answers = [
      (socket: import("node:net").Socket) => socket.destroy(),
      (socket: import("node:net").Socket) => socket.end("HTTP/1.1 200 OK\r\ncontent-length: 10\r\n\r\nhalf"),
      (socket: import("node:net").Socket) => socket.end("HTTP/1.1 200 OK\r\ncontent-length: 4\r\n\r\nfull"),
    ];
    const server = await rawLoopback((socket) => socket.once("data", () => answers.shift()?.(socket)));
    open.push(server);
    const { http, stats } = testClient({ site: server.origin }, { robotsIgnored: [server.origin] });
    expect((await http.get(server.origin)).text).toBe("full");
    expect(stats.retries).toBe(2);
  });

  it("ends a try whose body drips, as source_timeout", async () => {
    const server = await serve((_request, response) => {
      response.writeHead(200);
      const timer = setInterval(() => response.write("."), 20);
      response.on("close", () => clearInterval(timer));
    });
    const { http } = testClient({ site: server.origin });
    await expect(http.get(server.origin, { timeoutMs: 120, maxTries: 2 })).rejects.toMatchObject({
      code: "source_timeout",
    });
    expect(server.requests).toHaveLength(2);
  });

  it("is source_unavailable when nobody listens", async () => {
    const server = await loopback((_request, response) => response.end());
    await server.close();
    const { http, stats } = testClient({ site: server.origin }, { robotsIgnored: [server.origin] });
    await expect(http.get(server.origin)).rejects.toMatchObject({ code: "source_unavailable" });
    expect(stats.requests).toBe(3);
  });

  it("ends at once when the run is cancelled, under way or asleep", async () => {
    const abort = new AbortController();
    const server = await serve(() => abort.abort());
    const { http } = testClient({ site: server.origin }, { signal: abort.signal });
    await expect(http.get(server.origin)).rejects.toMatchObject({ code: "cancelled" });
    await expect(http.get(server.origin)).rejects.toBeInstanceOf(SourceError);
    expect(server.requests).toHaveLength(1);
  });

  it("releases its permit after success, failure and time-out", async () => {
    const server = await statuses(200, 404, 500, 500, 500);
    let held = 0;
    let granted = 0;
    const permits = {
      async acquire() {
        held += 1;
        granted += 1;
        return { release: () => void (held -= 1) };
      },
    };
    const { http } = testClient({ site: server.origin }, { permits, robotsIgnored: [server.origin] });
    await http.get(server.origin);
    await http.get(server.origin).catch(() => undefined);
    await http.get(server.origin).catch(() => undefined);
    expect({ held, granted }).toEqual({ held: 0, granted: 5 });
  });
});
