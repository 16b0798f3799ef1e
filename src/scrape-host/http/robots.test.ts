import { afterEach, describe, expect, it } from "vitest";
import { productToken } from "./robots.ts";
import { loopback, testClient, type Loopback } from "./testing/loopback.ts";
import type { OriginPolicy } from "../../plugin-sdk/http/types.ts";

const open: Loopback[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => server.close()));
});

/** A site with this robots.txt (status and text, in order of the asks); every page says "page". */
async function site(...robots: [number, string, Record<string, string>?][]): Promise<Loopback> {
  const server = await loopback(
    (request, response) => {
      if (request.url !== "/robots.txt") return void response.end("page");
      const [status, text, headers] = (robots.length > 1 ? robots.shift() : robots[0])!;
      response.writeHead(status, headers).end(text);
    },
    { robots: true },
  );
  open.push(server);
  return server;
}

const asks = (server: Loopback): number =>
  server.requests.filter(({ path }) => path === "/robots.txt").length;

describe("robots.txt", () => {
  const RULES = `User-agent: *\nDisallow: /\n\nUser-agent: quarrytest\nDisallow: /private\nAllow: /private/open\nDisallow: /*.pdf$\n`;

  it.each([
    ["/", true],
    ["/private/x", false],
    ["/private/open/x", true],
    ["/a.pdf", false],
    ["/a.pdf?x", true],
  ])("our own group decides about %s", async (path, allowed) => {
    const server = await site([200, `\uFEFF${RULES}`]);
    const { http, stats } = testClient({ site: server.origin });
    const result = http.get(server.origin + path);
    if (allowed) expect((await result).text).toBe("page");
    else {
      await expect(result).rejects.toMatchObject({ code: "robots_disallowed", url: server.origin + path });
      expect(server.requests.map((request) => request.path)).toEqual(["/robots.txt"]);
    }
    expect(stats.robotsChecks).toBe(1);
    expect(server.requests[0]?.headers["user-agent"]).toBe("QuarryTest/1.0 (+https://quarry.invalid)");
  });

  it.each([
    ["/%74rending", "/trending"],
    ["/trending", "/%74r%65nding"],
    ["/caf%c3%a9", "/café"],
    ["/café", "/caf%C3%A9"],
    ["/a%7eb", "/a~b"],
    ["/a|b", "/a|b"],
    ["/[x]", "/%5bx%5D"],
    ["/?q='a'", "/?q='a'"],
    ["/*.p%64f$", "/a.pdf"],
    ["/a b", "/a%20b"],
  ])("Disallow: %s holds for %s", async (rule, path) => {
    const server = await site([200, `User-agent: *\r\n Disallow :${rule} # all\r\n`]);
    await expect(testClient({ site: server.origin }).http.get(server.origin + path)).rejects.toMatchObject({
      code: "robots_disallowed",
    });
  });

  it.each([
    ["/a%2Fb", "/a/b"],
    ["/a%3Fb", "/a?b"],
    ["/a%2a", "/abc"],
    ["/%2574", "/t"],
  ])("Disallow: %s, in which a mark is meant as a letter, does not hold for %s", async (rule, path) => {
    const server = await site([200, `User-agent: *\nDisallow: ${rule}`]);
    expect((await testClient({ site: server.origin }).http.get(server.origin + path)).text).toBe("page");
  });

  it("is fetched once for calls at the same time and for an hour", async () => {
    const server = await site([200, "User-agent: *\nAllow: /"]);
    let now = new Date("2026-01-01T00:00:00Z");
    const overrides = { now: () => now };
    const { http } = testClient({ site: server.origin }, overrides);
    const second = testClient({ site: server.origin }, overrides);
    await Promise.all([http.get(server.origin), http.get(server.origin), second.http.get(server.origin)]);
    now = new Date("2026-01-01T00:59:59Z");
    await http.get(server.origin);
    expect(asks(server)).toBe(1);
    now = new Date("2026-01-01T01:00:01Z");
    await http.get(server.origin);
    expect(asks(server)).toBe(2);
  });

  it.each([401, 403, 404, 429])("with status %d allows everything", async (status) => {
    const server = await site([status, "User-agent: *\nDisallow: /"]);
    expect((await testClient({ site: server.origin }).http.get(server.origin)).text).toBe("page");
  });

  it("with status 503 closes the origin for a minute and says why", async () => {
    const server = await site([503, ""], [503, ""], [404, ""]);
    let now = new Date("2026-01-01T00:00:00Z");
    const { http } = testClient({ site: server.origin }, { now: () => now });
    await expect(http.get(server.origin)).rejects.toMatchObject({
      code: "robots_disallowed",
      message: expect.stringContaining("it answered with status 503"),
    });
    now = new Date("2026-01-01T00:00:59Z");
    await expect(http.get(server.origin)).rejects.toMatchObject({ code: "robots_disallowed" });
    expect(asks(server)).toBe(2);
    now = new Date("2026-01-01T00:01:01Z");
    expect((await http.get(server.origin)).text).toBe("page");
  });

  it("that cannot be reached closes the origin", async () => {
    const server = await loopback((_request, response) => response.end());
    await server.close();
    await expect(testClient({ site: server.origin }).http.get(server.origin)).rejects.toMatchObject({
      code: "robots_disallowed",
    });
  });

  it("may be moved, also to another host", async () => {
    const elsewhere = await site([200, "User-agent: *\nDisallow: /no"]);
    const server = await site([301, "", { location: `${elsewhere.origin}/robots.txt` }]);
    const { http } = testClient(
      { site: server.origin },
      { privateOrigins: [server.origin, elsewhere.origin] },
    );
    await expect(http.get(`${server.origin}/no`)).rejects.toMatchObject({ code: "robots_disallowed" });
    expect((await http.get(`${server.origin}/yes`)).text).toBe("page");
  });

  it("is read up to 500 KiB", async () => {
    const padding = `#${"x".repeat(1022)}\n`.repeat(500);
    const server = await site([200, `User-agent: *\nDisallow: /early\n${padding}Disallow: /late\n`]);
    const { http } = testClient({ site: server.origin });
    await expect(http.get(`${server.origin}/early`)).rejects.toMatchObject({ code: "robots_disallowed" });
    expect((await http.get(`${server.origin}/late`)).text).toBe("page");
  });

  it("is not asked for when the operator overrides it", async () => {
    const server = await site([200, "User-agent: *\nDisallow: /"]);
    const { http } = testClient({ site: server.origin }, { robotsIgnored: [server.origin] });
    expect((await http.get(server.origin)).text).toBe("page");
    expect(asks(server)).toBe(0);
  });

  it("is asked again on a redirect within the origin", async () => {
    const server = await loopback(
      (request, response) => {
        if (request.url === "/robots.txt") response.end("User-agent: *\nDisallow: /no");
        else response.writeHead(302, { location: "/no" }).end();
      },
      { robots: true },
    );
    open.push(server);
    const { http, stats } = testClient({ site: server.origin });
    await expect(http.get(`${server.origin}/yes`)).rejects.toMatchObject({ code: "robots_disallowed" });
    expect(stats.robotsChecks).toBe(2);
  });

  it.each([
    ["10", 0.1],
    ["86400", 1 / 30],
    ["0.1", 5],
  ])("slows the pace to a crawl delay of %s s, never speeds it up", async (delay, requestsPerSecond) => {
    const server = await site([200, `User-agent: *\nCrawl-delay: ${delay}`]);
    const asked: OriginPolicy[] = [];
    const { http } = testClient(
      {},
      {
        origins: { site: { url: server.origin, requestsPerSecond: 5, concurrency: 2 } },
        privateOrigins: [server.origin],
        permits: {
          async acquire(_origin, policy) {
            asked.push(policy);
            return { release() {} };
          },
        },
      },
    );
    await http.get(server.origin);
    expect(asked.map((policy) => policy.requestsPerSecond)).toEqual([5, requestsPerSecond]);
  });

  it("still reaches others when the run that asked first is cancelled", async () => {
    const server = await site([200, "User-agent: *\nDisallow: /no"]);
    const abort = new AbortController();
    const first = testClient(
      { site: server.origin },
      {
        signal: abort.signal,
        permits: {
          acquire: (_origin, _policy, signal) =>
            new Promise((_resolve, reject) => {
              signal.addEventListener("abort", () => reject(signal.reason as Error));
            }),
        },
      },
    );
    const second = testClient({ site: server.origin });
    const cancelled = expect(first.http.get(server.origin)).rejects.toMatchObject({ code: "cancelled" });
    const allowed = second.http.get(server.origin);
    abort.abort();
    await cancelled;
    expect((await allowed).text).toBe("page");
  });
});

it("the product token is what stands before the first slash", () => {
  expect(productToken("Quarry/1.0 (+https://x.example)")).toBe("Quarry");
});
