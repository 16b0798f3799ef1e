/// <reference lib="dom" />
import type { Browser, BrowserContext, Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { freePort } from "../kit/free-port.ts";
import { rest } from "../kit/rest-client.ts";
import { startServer, type ServerProcess } from "../kit/server-process.ts";
import { archiveOfFiles } from "../kit/service-archive.ts";
import { chromiumPath, startChromium } from "../reference/browser.ts";

const OWNER = { email: "owner@example.com", password: "correct horse battery" };
/** The account of the first start. */
const ACCOUNT = "acc_000000000000000000000001";
const MAKE_KEY = { query: 'mutation { apiKeyCreate(label: "by a stranger\'s page") { secret } }' };

/** What the page of a service gets of a call to the gateway: an answer's text, or the error that the browser gives. */
type Got = { text: string } | { error: string };

describe.skipIf(chromiumPath === null)(
  "a page of a service, with its reader signed in at the gateway",
  () => {
    let server: ServerProcess;
    let browser: Browser;
    let context: BrowserContext;
    let port: number;
    /** The gateway by its address, and by a name that is closer to that of the services. */
    let gateways: string[];

    beforeAll(async () => {
      port = await freePort();
      [server, browser] = await Promise.all([
        startServer({ env: { QUARRY_SERVICES_PORT: String(port) } }),
        startChromium(),
      ]);
      gateways = [server.url, server.url.replace("127.0.0.1", "localhost")];
      for (const slug of ["stranger", "neighbour"]) {
        await rest(server.url, server.apiKey, "/v1/services", { body: { slug } });
        const body = await archiveOfFiles({
          "service.toml": `slug = "${slug}"\n[static]\nfolder = "public"\n`,
          "static/index.html": `<!doctype html><title>${slug}</title>`,
          "static/worker.js": "self.addEventListener('fetch', () => {});",
        });
        const headers = { "content-type": "application/gzip" };
        await rest(server.url, server.apiKey, `/v1/services/${slug}/deployments`, { body, headers });
      }
      const { body } = await rest<{ token: string }>(server.url, server.apiKey, "/v1/account/claim", {
        body: OWNER,
      });
      context = await browser.createBrowserContext();
      for (const gateway of gateways)
        await context.setCookie({
          ...{ name: "quarry_session", value: body.token, httpOnly: true, sameSite: "Lax" },
          domain: new URL(gateway).hostname,
        });
    });
    afterAll(() => Promise.all([server?.stop(), browser?.close()]));

    const addressOf = (slug: string): string => `http://${slug}.localhost:${port}/`;
    async function pageOf(slug: string): Promise<Page> {
      const page = await context.newPage();
      await vi.waitFor(
        async () => {
          const answer = await page.goto(addressOf(slug)).catch(() => null);
          expect(answer?.status() ?? 599).toBeLessThan(400);
        },
        { timeout: 60_000, interval: 100 },
      );
      return page;
    }
    const call = (page: Page, url: string, init: RequestInit): Promise<Got> =>
      page.evaluate(
        (to, how) =>
          fetch(to, { ...how, credentials: "include" }).then(
            async (answer) => ({ text: `${answer.type} ${await answer.text()}` }),
            (error: unknown) => ({ error: String(error) }),
          ),
        url,
        init,
      );
    const keys = async (): Promise<unknown> => (await rest(server.url, server.apiKey, "/v1/api-keys")).body;

    test("the reader is signed in, which the calls below would show", async () => {
      for (const gateway of gateways) {
        const page = await context.newPage();
        await page.goto(`${gateway}/dashboard/`);
        const got = await call(page, `${gateway}/v1/account`, {});
        expect(got).toEqual({ text: expect.stringContaining(ACCOUNT) });
        await page.close();
      }
    });

    test("reads nothing of it and changes nothing there", async () => {
      const before = await keys();
      const page = await pageOf("stranger");
      const refused = { error: "TypeError: Failed to fetch" };
      for (const gateway of gateways) {
        for (const path of ["/v1/account", "/dashboard/", "/graphql?query={account{id}}"])
          expect(await call(page, gateway + path, {}), path).toEqual(refused);
        const json = { "content-type": "application/json" };
        const body = JSON.stringify(MAKE_KEY);
        expect(await call(page, `${gateway}/graphql`, { method: "POST", headers: json, body })).toEqual(
          refused,
        );
        // What needs no preflight arrives, without the cookie.
        const plain = {
          method: "POST",
          mode: "no-cors",
          headers: { "content-type": "text/plain" },
          body,
        } as const;
        expect(await call(page, `${gateway}/graphql`, plain)).toEqual({ text: "opaque " });
        expect(await call(page, `${gateway}/v1/api-keys`, plain)).toEqual({ text: "opaque " });
      }
      expect(await keys()).toEqual(before);
      await page.close();
    });

    test("a form that it sends signs nobody out and makes nothing", async () => {
      const before = await keys();
      for (const gateway of gateways) {
        const page = await pageOf("stranger");
        await Promise.all([
          page.waitForNavigation(),
          page.evaluate((action) => {
            const form = document.createElement("form");
            Object.assign(form, { method: "post", enctype: "text/plain", action });
            document.body.append(form);
            form.submit();
          }, `${gateway}/v1/auth/sign-out`),
        ]);
        await page.goto(`${gateway}/dashboard/`);
        expect(await call(page, `${gateway}/v1/account`, {})).toEqual({
          text: expect.stringContaining(ACCOUNT),
        });
        await page.close();
      }
      expect(await keys()).toEqual(before);
    });

    test("opens neither a WebSocket nor an event stream as its reader", async () => {
      const page = await pageOf("stranger");
      for (const gateway of gateways) {
        const told = await page.evaluate(
          async (url) => {
            const socket = new WebSocket(url, "graphql-transport-ws");
            return new Promise<string>((resolve) => {
              socket.onclose = ({ code }) => resolve(`closed ${code}`);
              socket.onopen = () => socket.send('{"type":"connection_init"}');
              socket.onmessage = ({ data }) => {
                const { type, payload } = JSON.parse(String(data)) as { type: string; payload: unknown };
                if (type === "connection_ack")
                  socket.send(
                    '{"id":"1","type":"subscribe","payload":{"query":"{ credential { kind id } account { id } }"}}',
                  );
                else resolve(JSON.stringify(payload));
              };
            });
          },
          `${gateway.replace("http", "ws")}/graphql`,
        );
        expect(told).not.toMatch(/SESSION|acc_/);
        const events = await page.evaluate(
          (url) =>
            new Promise<string>((resolve) => {
              const source = new EventSource(url, { withCredentials: true });
              source.onerror = () => resolve("refused");
              source.onmessage = ({ data }) => resolve(String(data));
            }),
          `${gateway}/graphql/stream?query=${encodeURIComponent("{ account { id } }")}`,
        );
        expect(events).toBe("refused");
      }
      await page.close();
    });

    test("neither frames the gateway nor looks into its window", async () => {
      const page = await pageOf("stranger");
      for (const gateway of gateways) {
        const opened = await page.evaluate(async (url) => {
          const frame = document.createElement("iframe");
          frame.src = url;
          const loaded = new Promise((resolve) => (frame.onload = resolve));
          document.body.append(frame);
          await loaded;
          const tab = open(url);
          const look = (at: Window | null): string => {
            try {
              return at === null ? "none" : at.document.body.innerText;
            } catch (error) {
              return (error as Error).name;
            }
          };
          // A new window is empty and can be looked into until it is where it goes.
          while (look(tab) === "") await new Promise((resolve) => setTimeout(resolve, 20));
          return [look(frame.contentWindow), look(tab)];
        }, `${gateway}/dashboard/`);
        expect(opened[0]).toBe("SecurityError");
        expect(opened[1]).toMatch(/^(?:SecurityError|none)$/);
        const frame = page.frames().find((one) => one.parentFrame() !== null);
        expect(await frame?.evaluate(() => document.body.innerText)).not.toContain("Balance");
        await page.reload();
      }
      await page.close();
    });

    test("gives neither gateway nor neighbour a cookie, a worker or another origin", async () => {
      const page = await pageOf("stranger");
      const set = await page.evaluate(async () => {
        for (const rest of ["", "; Domain=localhost", "; Domain=.localhost", "; Domain=127.0.0.1"])
          document.cookie = `quarry_session=tossed; Path=/${rest}`;
        const worker = await navigator.serviceWorker
          .register("/worker.js", { scope: "/" })
          .then(({ scope }) => scope)
          .catch(String);
        let domain = "refused";
        try {
          document.domain = "localhost";
          domain = document.domain;
        } catch {
          // As it should be.
        }
        return { cookie: document.cookie, worker, domain };
      });
      expect(set).toEqual({
        cookie: "quarry_session=tossed",
        worker: addressOf("stranger"),
        domain: expect.not.stringMatching(/^localhost$/),
      });
      const neighbour = await pageOf("neighbour");
      expect(await neighbour.evaluate(() => document.cookie)).toBe("");
      expect(
        await neighbour.evaluate(() => navigator.serviceWorker.getRegistrations().then((all) => all.length)),
      ).toBe(0);
      for (const gateway of gateways) {
        const cookies = await context.cookies();
        const ours = cookies.filter(({ domain }) => domain === new URL(gateway).hostname);
        expect(ours.map(({ name, value }) => [name, value === "tossed"])).toEqual([
          ["quarry_session", false],
        ]);
      }
      await Promise.all([page.close(), neighbour.close()]);
    });
  },
);
