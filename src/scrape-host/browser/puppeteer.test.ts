import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { HarPlayer } from "../http/har/player.ts";
import { parseHar } from "../http/har/load.ts";
import { loopback, testClient, type Loopback, type TestClient } from "../http/testing/loopback.ts";
import { findExecutable, standardExecutables } from "./executable.ts";
import { launchBrowser } from "./launch.ts";
import { createBrowserClient, type ClosableBrowserClient } from "./puppeteer.ts";

const hasBrowser = await findExecutable(undefined).then(
  () => true,
  (error: Error) => {
    process.stderr.write(`Browser tests skipped: ${error.message}\n`);
    return false;
  },
);

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const thing of open.splice(0)) await thing.close();
});

function browserFor(client: TestClient, signal = client.signal): ClosableBrowserClient {
  const browser = createBrowserClient({ ...client, signal });
  open.push(browser);
  return browser;
}

const PAGE = `<!doctype html><meta charset=utf-8><title>t</title><img src="/pixel.png">
<script src="/app.js"></script><body>`;
const APP = `fetch("/data.json").then(r => r.json()).then(d => {
  const p = document.createElement("p");
  p.id = "made"; p.textContent = d.text + " " + navigator.userAgent + " [" + document.cookie + "]";
  document.body.append(p);
});
fetch("http://127.0.0.1:" + (Number(location.port) || 80) + "/same").catch(() => {});
fetch("http://localhost:1/undeclared").catch(() => {});
new WebSocket("ws://" + location.host + "/socket");
new Worker(URL.createObjectURL(new Blob(["fetch('" + location.origin + "/from-worker')"])));`;

async function site(): Promise<Loopback> {
  const server = await loopback((request, response) => {
    const path = request.url ?? "";
    response.setHeader("set-cookie", "tracking=1");
    if (path === "/old") response.writeHead(302, { location: "/page" }).end();
    else if (path === "/page") response.setHeader("content-type", "text/html").end(PAGE);
    else if (path === "/app.js") response.setHeader("content-type", "text/javascript").end(APP);
    else if (path === "/data.json")
      response.setHeader("content-type", "application/json").end('{"text":"çay"}');
    else if (path === "/never") response.setHeader("content-type", "text/html").end("<p>static</p>");
    else response.writeHead(404).end();
  });
  open.push(server);
  return server;
}

describe.skipIf(!hasBrowser)("a browser page", () => {
  it("is built by its scripts, through our client alone, and gives the final URL", async () => {
    const server = await site();
    const client = testClient({ site: server.origin });
    const page = await browserFor(client).page(`${server.origin}/old`, { waitFor: "#made" });
    expect(page.html).toContain('<p id="made">çay QuarryTest/1.0 (+https://quarry.invalid) []</p>');
    expect(page.url).toBe(`${server.origin}/page`);
    expect(page.fetchedAt).toEqual(new Date("2026-01-02T03:04:05Z"));
    const paths = server.requests.map(({ path }) => path);
    expect(paths.slice(0, 3)).toEqual(["/old", "/page", "/app.js"]);
    // The worker may or may not have come that far. Images, undeclared origins and sockets never come here.
    expect(new Set(paths.filter((path) => path !== "/from-worker"))).toEqual(
      new Set(["/old", "/page", "/app.js", "/data.json", "/same"]),
    );
    expect(client.stats.requests).toBe(server.requests.length);
    for (const { headers } of server.requests) {
      expect(headers["user-agent"]).toBe("QuarryTest/1.0 (+https://quarry.invalid)");
      expect(headers.cookie).toBeUndefined();
    }
  });

  it("reports why its document could not be fetched", async () => {
    const server = await site();
    const browser = browserFor(testClient({ site: server.origin }));
    await expect(browser.page(`${server.origin}/missing`)).rejects.toMatchObject({ code: "input_not_found" });
    await expect(browser.page("http://127.0.0.1:1/")).rejects.toMatchObject({ code: "origin_not_allowed" });
    await expect(
      browser.page(`${server.origin}/never`, { waitFor: "#made", timeoutMs: 700 }),
    ).rejects.toMatchObject({
      code: "source_timeout",
    });
    expect((await browser.page(`${server.origin}/never`)).html).toContain("<p>static</p>");
  });

  it("has no net of its own where nobody intercepts", async () => {
    const server = await site();
    const { browser, kill } = await launchBrowser(await findExecutable(undefined));
    open.push({ close: kill });
    const page = await browser.newPage();
    await expect(page.goto(`${server.origin}/page`)).rejects.toThrow(/net::ERR_/);
    await expect(page.goto(server.origin.replace("127.0.0.1", "localhost"))).rejects.toThrow(/net::ERR_/);
    expect(server.requests).toEqual([]);
  });

  it("is answered from a recording in replay", async () => {
    const answer = (url: string, mimeType: string, text: string) => ({
      request: { method: "GET", url },
      response: { status: 200, content: { mimeType, text } },
    });
    const script = "document.body.append(Object.assign(document.createElement('i'), { id: 'made' }))";
    const entries = [
      answer("https://site.example/p", "text/html", '<body><script src="/a.js"></script>'),
      answer("https://site.example/a.js", "text/javascript", script),
    ];
    const player = HarPlayer.of(parseHar(JSON.stringify({ log: { entries } }), "inline"));
    const client = testClient({ site: "https://site.example" }, { mode: { kind: "replay", player } });
    const page = await browserFor(client).page("https://site.example/p", { waitFor: "#made" });
    expect(page.html).toContain('<i id="made"></i>');
  });

  it("ends at once with the run and leaves no profile behind", async () => {
    const server = await loopback(() => undefined);
    open.push(server);
    const abort = new AbortController();
    // Of its own: tests beside this one have browsers, too.
    const folder = await mkdtemp(join(tmpdir(), "quarry-profiles-"));
    vi.stubEnv("TMPDIR", folder);
    const browser = browserFor(testClient({ site: server.origin }, { signal: abort.signal }), abort.signal);
    const pending = browser.page(`${server.origin}/hang`);
    const result = expect(pending).rejects.toMatchObject({ code: "cancelled" });
    while (server.requests.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    vi.unstubAllEnvs();
    expect(await readdir(folder)).toEqual([expect.stringMatching(/^quarry-browser-/)]);
    abort.abort();
    await result;
    await browser.close();
    await expect.poll(() => readdir(folder)).toEqual([]);
    await rm(folder, { recursive: true, force: true });
  });
});

describe("finding a browser", () => {
  it("says where it looked", async () => {
    await expect(findExecutable(undefined, ["/nowhere/chromium"])).rejects.toMatchObject({
      code: "browser_unavailable",
      message: "This operation needs Chromium, and none was found at /nowhere/chromium.",
    });
    const browser = createBrowserClient({ ...testClient({}), executablePath: "/nowhere/chrome" });
    await expect(browser.page("https://site.example/")).rejects.toMatchObject({
      code: "browser_unavailable",
    });
  });

  it("knows the standard places of each system", () => {
    expect(standardExecutables("linux")[0]).toBe("/usr/bin/chromium");
    expect(standardExecutables("darwin")[0]).toContain("Google Chrome.app");
    expect(standardExecutables("win32", { PROGRAMFILES: "C:/Programs" })).toHaveLength(2);
  });
});
