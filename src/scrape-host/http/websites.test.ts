import { describe, expect, it } from "vitest";
import type { HttpRequestOptions } from "../../plugin-sdk/http/types.ts";
import { HarPlayer } from "./har/player.ts";
import { harSchema } from "./har/schema.ts";
import { testClient } from "./testing/loopback.ts";

const websites = { requestsPerSecond: 1, concurrency: 1 };
const SOURCE = "https://source.example";
const asWebsite: HttpRequestOptions = { website: true };

/** A client on recorded answers: by URL the text, or where it redirects to. */
function replaying(answers: Record<string, string>, declared = true) {
  const entries = Object.entries(answers).map(([url, text]) => ({
    request: { method: "GET", url },
    response: /^https?:/.test(text)
      ? { status: 302, redirectURL: text }
      : { status: 200, content: { text, mimeType: "text/plain" } },
  }));
  const { log } = harSchema.parse({
    log: { version: "1.2", creator: { name: "test", version: "1" }, entries },
  });
  return testClient(
    { source: SOURCE },
    {
      mode: { kind: "replay", player: HarPlayer.of(log.entries) },
      ...(declared ? { websites } : {}),
    },
  ).http;
}

describe("a web site that the source names", () => {
  it("is read where the scraper says that it reads such, also on the host that it leads to", async () => {
    const http = replaying({
      "http://cafe.example/": "https://www.cafe.example/",
      "https://www.cafe.example/": "Cafe",
    });
    expect(await http.get("http://cafe.example/", asWebsite)).toMatchObject({
      text: "Cafe",
      url: "https://www.cafe.example/",
    });
  });

  it("is refused to a scraper that does not say so, and without the option", async () => {
    const answers = { "https://cafe.example/": "Cafe" };
    for (const [http, options] of [
      [replaying(answers, false), asWebsite],
      [replaying(answers), {}],
    ] as const)
      await expect(http.get("https://cafe.example/", options)).rejects.toMatchObject({
        code: "origin_not_allowed",
      });
  });

  it("is only asked with GET", async () => {
    await expect(replaying({}).post("https://cafe.example/", asWebsite)).rejects.toThrow(TypeError);
  });

  it("has its robots.txt obeyed", async () => {
    const robots = "User-agent: *\nDisallow: /private";
    const http = replaying({ "https://cafe.example/robots.txt": robots, "https://cafe.example/": "Cafe" });
    expect((await http.get("https://cafe.example/", asWebsite)).text).toBe("Cafe");
    await expect(http.get("https://cafe.example/private/", asWebsite)).rejects.toMatchObject({
      code: "robots_disallowed",
    });
  });

  it.each(["http://127.0.0.1/", "http://[::1]/", "http://169.254.169.254/latest", "http://2130706433/"])(
    "is refused at the private address %s, also after a redirect",
    async (address) => {
      const http = replaying({ [address]: "secret", "https://cafe.example/": address });
      for (const url of [address, "https://cafe.example/"])
        await expect(http.get(url, asWebsite)).rejects.toMatchObject({ code: "address_refused" });
    },
  );

  it("is refused at a port of its own", async () => {
    await expect(replaying({}).get("https://cafe.example:8443/", asWebsite)).rejects.toMatchObject({
      code: "address_refused",
    });
  });

  it("is refused where its name leads to a private address, also one that the operator exempts", async () => {
    const { http, stats } = testClient(
      { source: SOURCE },
      {
        websites,
        privateOrigins: ["http://inside.example"],
        resolve: () => Promise.resolve([{ address: "127.0.0.1", family: 4 }]),
      },
    );
    await expect(http.get("http://inside.example/", asWebsite)).rejects.toMatchObject({
      code: "address_refused",
    });
    expect(stats.requests).toBe(0);
  });
});
