import { afterEach, describe, expect, it } from "vitest";
import { loopback, testClient, type Loopback } from "./testing/loopback.ts";

const open: Loopback[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => server.close()));
});

/** Redirects by path: `{"/a": [302, "/b"]}`; any other path answers with itself. */
async function site(map: Record<string, [number, string]>): Promise<Loopback> {
  const server = await loopback((request, response) => {
    const to = map[request.url ?? ""];
    if (to) response.writeHead(to[0], { location: to[1] }).end("moved");
    else response.end(request.url);
  });
  open.push(server);
  return server;
}

describe("redirects", () => {
  it("are followed and the final URL is given", async () => {
    const server = await site({ "/a": [301, "/b#x"], "/b": [307, "c?d=1"] });
    const { http } = testClient({ site: server.origin });
    const page = await http.get(`${server.origin}/a`);
    expect([page.requestedUrl, page.url, page.text]).toEqual([
      `${server.origin}/a`,
      `${server.origin}/c?d=1`,
      "/c?d=1",
    ]);
  });

  it.each([
    [301, "GET", ""],
    [302, "GET", ""],
    [303, "GET", ""],
    [307, "POST", "body"],
    [308, "POST", "body"],
  ])("after %d a POST goes on as %s", async (status, method, body) => {
    const server = await site({ "/a": [status, "/b"] });
    const { http } = testClient({ site: server.origin });
    await http.post(`${server.origin}/a`, {
      body: "body",
      headers: { "content-type": "text/x", "x-own": "1" },
    });
    expect(server.requests[1]).toMatchObject({ method, body, path: "/b" });
    expect(server.requests[1]?.headers["content-type"]).toBe(method === "POST" ? "text/x" : undefined);
    expect(server.requests[1]?.headers["x-own"]).toBe("1");
  });

  it("in a circle or without end are source_changed", async () => {
    const chain = Object.fromEntries(
      Array.from({ length: 12 }, (_, n) => [`/n${n}`, [302, `/n${n + 1}`] as [number, string]]),
    );
    const server = await site({ "/a": [302, "/b"], "/b": [302, "/a"], ...chain });
    const { http } = testClient({ site: server.origin });
    await expect(http.get(`${server.origin}/a`)).rejects.toMatchObject({
      code: "source_changed",
      message: expect.stringContaining("circle"),
    });
    await expect(http.get(`${server.origin}/n0`)).rejects.toMatchObject({
      code: "source_changed",
      message: expect.stringContaining("more than 8"),
    });
    expect(server.requests.filter(({ path }) => path.startsWith("/n"))).toHaveLength(9);
    expect((await http.get(`${server.origin}/n4`)).text).toBe("/n12");
  });

  it("to an undeclared origin are refused, and nothing is sent there", async () => {
    const elsewhere = await site({});
    const server = await site({ "/a": [302, `${elsewhere.origin}/b`] });
    const { http } = testClient({ site: server.origin });
    await expect(http.get(`${server.origin}/a`)).rejects.toMatchObject({
      code: "origin_not_allowed",
      url: `${elsewhere.origin}/b`,
    });
    expect(elsewhere.requests).toEqual([]);
  });

  it("to a page to sign in at are source_blocked, declared or not, and nothing is sent there", async () => {
    const elsewhere = await site({});
    const server = await site({
      "/a": [302, `${elsewhere.origin}/login?next=1`],
      "/b": [302, "/users/sign_in"],
      "/c": [302, `${elsewhere.origin}/shop/giris`],
      "/d": [302, "/shop/giris?returnUrl=%2Fd"],
    });
    const { http } = testClient({ site: server.origin });
    for (const [path, url] of [
      ["/a", `${elsewhere.origin}/login?next=1`],
      ["/b", `${server.origin}/users/sign_in`],
      ["/c", `${elsewhere.origin}/shop/giris`],
      ["/d", `${server.origin}/shop/giris?returnUrl=%2Fd`],
    ] as const) {
      await expect(http.get(server.origin + path)).rejects.toMatchObject({ code: "source_blocked", url });
    }
    expect(elsewhere.requests).toEqual([]);
    expect(server.requests.map(({ path }) => path).filter((path) => path !== "/robots.txt")).toEqual([
      "/a",
      "/b",
      "/c",
      "/d",
    ]);
  });

  it("to an undeclared origin are shown to the failure rules with their target first", async () => {
    const server = await site({ "/a": [302, "https://consent.example.com/x?c=1"] });
    const { http } = testClient(
      { site: server.origin },
      {
        failures: [
          {
            code: "source_blocked",
            message: "The source asks for consent.",
            when: ({ status, url }) => status === 302 && new URL(url).host === "consent.example.com",
          },
        ],
      },
    );
    await expect(http.get(`${server.origin}/a`)).rejects.toMatchObject({ code: "source_blocked" });
  });

  it.each(["intent://open", "file:///etc/passwd", "javascript:alert(1)"])(
    "to %s are refused",
    async (target) => {
      const server = await site({ "/a": [302, target] });
      const { http } = testClient({ site: server.origin });
      await expect(http.get(`${server.origin}/a`)).rejects.toMatchObject({ code: "address_refused" });
    },
  );

  it("into a private address are refused although the origin is declared", async () => {
    const inner = await site({});
    const server = await site({ "/a": [302, `${inner.origin}/meta`] });
    const { http } = testClient(
      { site: server.origin, inner: inner.origin },
      { privateOrigins: [server.origin], robotsIgnored: [inner.origin] },
    );
    await expect(http.get(`${server.origin}/a`)).rejects.toMatchObject({ code: "address_refused" });
    expect(inner.requests).toEqual([]);
  });
});
