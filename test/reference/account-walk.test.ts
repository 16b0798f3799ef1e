import type { Browser, Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { OPERATOR_TOKEN, startApiServer, type ApiServer } from "../api/api-server.ts";
import { graphqlData, type AnswerJson } from "../kit/graphql-client.ts";
import { mailsTo, pathIn } from "../kit/mail-outbox.ts";
import { rest, untilTerminal } from "../kit/rest-client.ts";
import { chromiumPath, startChromium, watchedPage } from "./browser.ts";

const PASSWORD = "correct horse battery";
const REFUND = "mutation ($id: ID!) { paymentRefund(id: $id) { payment { refundedUsdMicros } } }";

/** Widths of windows, and the colours that their owners like. */
const SCREENS = [
  [390, "dark"],
  [1280, "light"],
] as const;

async function press(page: Page, words: string): Promise<void> {
  const button = await page.waitForSelector(`::-p-xpath(//button[normalize-space()="${words}"])`);
  await Promise.all([page.waitForNavigation(), button?.click()]);
}
/** Presses what is called so in the dashboard. */
const choose = (page: Page, name: string) => page.locator(`::-p-aria(${name})`).click();
const untilSaid = (page: Page, words: string) =>
  page.waitForFunction((wanted) => document.body.innerText.includes(wanted), {}, words);
/** Of who is signed in: the frame is drawn. */
const untilDashboard = (page: Page) =>
  page.waitForFunction(
    () => location.pathname.startsWith("/dashboard/") && document.querySelector("main h1"),
  );
const text = (page: Page) => page.$eval("main", (main) => main.innerText);

/** What a person would stumble over: a page wider than the window, and inputs that nothing names. */
async function stumbles(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    const inputs = [...document.querySelectorAll<HTMLInputElement>('input:not([type="hidden"])')];
    return {
      overflow: Math.max(0, (document.scrollingElement?.scrollWidth ?? 0) - window.innerWidth),
      unnamed: inputs.filter(({ labels }) => !labels?.[0]?.innerText.trim()).map(({ name }) => name),
      unfilled: inputs
        .filter(({ type, autocomplete }) => type !== "checkbox" && autocomplete === "")
        .map(({ name }) => name),
    };
  });
}
const NOTHING = { overflow: 0, unnamed: [], unfilled: [] };

/** In a page of the gateway: what kind of credential its script calls with, over HTTP and over a WebSocket. */
async function askedByScript(): Promise<unknown[]> {
  const query = "{ credential { kind } }";
  const answer = await fetch("/graphql", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query }),
  });
  const { data } = (await answer.json()) as { data: { credential: { kind: string } } };
  const socket = new WebSocket(location.href.replace(/^http/, "ws"), "graphql-transport-ws");
  const pushed = await new Promise((resolve, reject) => {
    socket.onopen = () => socket.send('{"type":"connection_init"}');
    socket.onclose = ({ code }) => reject(new Error(`closed with ${code}`));
    socket.onmessage = ({ data: text }: MessageEvent<string>) => {
      const { type, payload } = JSON.parse(text) as { type: string; payload?: { data: typeof data } };
      if (type === "connection_ack")
        socket.send(JSON.stringify({ id: "1", type: "subscribe", payload: { query } }));
      if (type === "next") resolve(payload?.data.credential.kind);
    };
  });
  socket.close();
  return [data.credential.kind, pushed];
}

describe.skipIf(chromiumPath === null)("from nothing to Records and back, in Chromium", () => {
  let server: ApiServer;
  let browser: Browser;
  beforeAll(async () => {
    [server, browser] = await Promise.all([startApiServer(), startChromium()]);
  });
  afterAll(() => Promise.all([server.stop(), browser.close()]));

  it.each(SCREENS)("at %i px, %s", async (width, scheme) => {
    const context = await browser.createBrowserContext();
    const { page, complaints } = await watchedPage(context);
    await page.setViewport({ width, height: 844 });
    await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value: scheme }]);
    const email = `walk-${width}@example.com`;

    await page.goto(server.url);
    await Promise.all([page.waitForNavigation(), page.click('a[href="/sign-up"]')]);
    expect(await stumbles(page)).toEqual(NOTHING);
    await page.type("#name", "Ada");
    await page.type("#email", email);
    await press(page, "Sign up");
    expect(await text(page)).toContain(`A mail is on its way to ${email}.`);

    await page.goto(server.url + pathIn((await mailsTo(server, email, 1))[0]!, server, "verify"));
    expect(await stumbles(page)).toEqual(NOTHING);
    await page.type("#password", PASSWORD);
    await press(page, "Create the account");
    await untilDashboard(page);
    await choose(page, "Account: Ada");
    await Promise.all([page.waitForNavigation(), choose(page, "Sign out")]);
    expect(page.url()).toBe(`${server.url}/sign-in`);

    expect(await stumbles(page)).toEqual(NOTHING);
    await page.type("#email", email);
    await page.type("#password", PASSWORD);
    await press(page, "Sign in");
    await untilDashboard(page);
    expect(await page.evaluate(() => document.cookie)).toBe("");

    if (width > 1000) {
      await page.goto(`${server.url}/graphql`);
      expect(await page.evaluate(askedByScript)).toEqual(["SESSION", "SESSION"]);
    }

    await page.goto(`${server.url}/dashboard/money`);
    await choose(page, "Change to Plus");
    await page.waitForSelector("#price");
    expect(await stumbles(page)).toEqual(NOTHING);
    expect(await page.$eval("#price", (price) => price.textContent)).toBe("20.00 USD");
    await press(page, "Pay");
    await untilDashboard(page);
    expect(page.url()).toBe(`${server.url}/dashboard/money`);
    await untilSaid(page, "$20.00");

    await page.goto(`${server.url}/dashboard/api-keys`);
    await choose(page, "Create a key");
    const name = await page.waitForSelector('::-p-aria([name="Name"][role="textbox"])');
    await name!.type("first key");
    await choose(page, "billing:read");
    await page.locator("[role=dialog] button[type=submit]").click();
    await page.waitForSelector("[role=dialog] pre");
    const texts = await page.$$eval("[role=dialog] pre", (all) => all.map((one) => one.textContent ?? ""));
    const [key = ""] = texts;
    await context.overridePermissions(server.url, ["clipboard-read", "clipboard-sanitized-write"]);
    for (const [place, label] of ["Copy: The key", "Copy: Try it in a shell"].entries()) {
      await choose(page, label);
      await page.waitForFunction(
        async (text) => (await navigator.clipboard.readText()) === text,
        {},
        texts[place] ?? "",
      );
    }
    const body = {
      scraper: "codehost",
      input: { operation: "issue", url: "https://github.com/example-org/quarry/issues/7" },
    };
    const { id } = (await rest<AnswerJson>(server.url, key, "/v1/requests", { body })).body;
    expect((await untilTerminal(server.url, key, id)).status).toBe("succeeded");
    const { data } = (await rest<AnswerJson>(server.url, key, `/v1/requests/${id}/results`)).body;
    expect(data).toEqual([expect.objectContaining({ title: "Issue 7" })]);

    const { payments } = (await rest<AnswerJson>(server.url, key, "/v1/billing")).body;
    const refund = await graphqlData(server.url, OPERATOR_TOKEN, REFUND, { id: payments[0].id });
    expect(refund).toMatchObject({ paymentRefund: { payment: {} } });
    await page.goto(`${server.url}/dashboard/money`);
    await untilSaid(page, "refunded");
    expect(complaints).toEqual([]);
    await context.close();
  });
});
