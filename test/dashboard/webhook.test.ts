import type { Page } from "puppeteer-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { AnswerJson } from "../kit/graphql-client.ts";
import { rest } from "../kit/rest-client.ts";
import { chromiumPath } from "../reference/browser.ts";
import { isSigned, startReceiver, type Receiver } from "../webhook/receiver.ts";
import {
  fillIn,
  flaws,
  press,
  pressAt,
  startDashboard,
  untilHeading,
  untilText,
  type Dashboard,
} from "./dashboard.ts";

describe.skipIf(chromiumPath === null)("webhooks in the dashboard", () => {
  let dashboard: Dashboard;
  let receiver: Receiver;
  beforeAll(async () => {
    [dashboard, receiver] = await Promise.all([startDashboard(), startReceiver()]);
  });
  afterAll(async () => {
    await receiver.close();
    await dashboard.stop();
  });

  const call = (path: string, options = {}) =>
    rest<AnswerJson>(dashboard.server.url, dashboard.server.apiKey, path, options);

  afterEach(async () => {
    for (const { id } of (await call("/v1/webhooks")).body.data)
      await call(`/v1/webhooks/${id}`, { method: "DELETE" });
    receiver.received.length = 0;
  });
  /** By its button: the cell around it is called so, too. */
  const openDelivery = (page: Page) => pressAt(page, '::-p-aria([name="webhook.test"][role="button"])');

  it("adds one, sends a test, and shows what was answered", async () => {
    receiver.answer = (_call, response) => response.writeHead(200).end("thank you");
    const { page, complaints, context } = await dashboard.open("/webhooks");
    await untilHeading(page, "No webhook yet");
    await press(page, "Add a webhook");
    await fillIn(page, "URL", receiver.url);
    await fillIn(page, "Description", "the shop");
    await press(page, "balance.low");
    await page.focus("[role=dialog] input[type=url]");
    await page.keyboard.press("Enter");
    await untilHeading(page, "The webhook is added");
    const secret = await page.$eval("[role=dialog] pre", (text) => text.textContent ?? "");
    expect(secret).toMatch(/^whsec_/);
    await press(page, "I have stored it");
    await untilHeading(page, receiver.url);
    const [made] = (await call("/v1/webhooks")).body.data;
    expect(made).toMatchObject({ description: "the shop", topics: ["request.finished", "balance.low"] });
    expect(new URL(page.url()).pathname).toBe(`/dashboard/webhooks/${made.id}`);

    await press(page, "Send a test");
    await untilText(page, "Delivered");
    expect(isSigned(receiver.received[0]!, secret)).toBe(true);
    await openDelivery(page);
    await untilText(page, "thank you");
    const side = await page.$eval("[role=dialog] pre", (body) => body.textContent);
    expect(side).toContain('"type": "webhook.test"');
    expect(new URL(page.url()).searchParams.get("delivery")).toMatch(/^whd_/);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it("sends one again, gives a new secret beside the old one, and is deleted by its name", async () => {
    receiver.answer = (_call, response) => response.writeHead(200).end("thank you");
    const body = { url: receiver.url, topics: ["*"] };
    const { id, secret } = (await call("/v1/webhooks", { body })).body;
    const { page, complaints, context } = await dashboard.open(`/webhooks/${id}`);
    await press(page, "Send a test");
    await untilText(page, "Delivered");
    await openDelivery(page);
    await untilText(page, "thank you");
    receiver.answer = (_call, response) => response.writeHead(202).end("once more");
    await press(page, "Send again");
    await untilText(page, "It is on its way again");
    await untilText(page, "once more");
    expect(receiver.received).toHaveLength(2);
    expect(receiver.received[1]!.body).toBe(receiver.received[0]!.body);
    await page.keyboard.press("Escape");
    await page.waitForFunction(() => document.querySelector("[role=dialog] header") === null);

    await press(page, "More actions");
    await press(page, "New secret");
    const overlap = await page.waitForSelector("[role=dialog] input[type=number]");
    await overlap!.focus();
    await page.keyboard.press("Enter");
    await untilText(page, "Check the header webhook-signature");
    const renewed = await page.$eval("[role=dialog] pre", (text) => text.textContent ?? "");
    expect(renewed).toMatch(/^whsec_/);
    expect(renewed).not.toBe(secret);
    await press(page, "I have stored it");
    await untilText(page, "the older one signs as well until");
    await press(page, "Send a test");
    await page.waitForFunction(() => document.querySelectorAll("tbody tr").length === 2);
    await expect.poll(() => receiver.received.length).toBe(3);
    for (const one of [secret, renewed]) expect(isSigned(receiver.received[2]!, one)).toBe(true);

    await press(page, "More actions");
    await press(page, "Delete");
    const { host } = new URL(receiver.url);
    const button = await page.waitForSelector("[role=dialog] button[type=submit]");
    expect(await button?.evaluate((one) => one.disabled)).toBe(true);
    await fillIn(page, `Type ${host} to confirm`, host);
    await page.keyboard.press("Enter");
    await untilText(page, `The webhook to ${host} is deleted`);
    await untilHeading(page, "No webhook yet");
    expect((await call(`/v1/webhooks/${id}`)).status).toBe(404);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it("says which field is wrong, and keeps what was typed", async () => {
    const { page, context } = await dashboard.open("/webhooks");
    await press(page, "Add a webhook");
    await fillIn(page, "URL", "http://example.com/");
    await page.keyboard.press("Enter");
    await page.waitForSelector("[role=dialog] [aria-invalid=true]");
    expect(await page.$eval("[role=dialog] input[type=url]", (input) => input.value)).toBe(
      "http://example.com/",
    );
    expect((await call("/v1/webhooks")).body.data).toEqual([]);
    await context.close();
  });

  it("shows what failed and why, switches off with a way back, in Turkish too", async () => {
    receiver.answer = (_call, response) => response.writeHead(500).end("no room");
    const body = { url: receiver.url, topics: ["*"] };
    const { id } = (await call("/v1/webhooks", { body })).body;
    const { page, complaints, context } = await dashboard.open(`/webhooks/${id}`, { language: "tr" });
    await press(page, "Deneme gönder");
    await openDelivery(page);
    await untilText(page, "no room");
    await page.keyboard.press("Escape");
    await press(page, "Diğer işlemler");
    await press(page, "Kapat");
    await untilText(page, "Kapatıldı");
    expect((await call(`/v1/webhooks/${id}`)).body).toMatchObject({ isEnabled: false });
    await press(page, "Geri al");
    await untilText(page, "Açıldı");
    expect((await call(`/v1/webhooks/${id}`)).body).toMatchObject({ isEnabled: true });
    expect(complaints).toEqual([]);
    await context.close();
  });

  describe("on narrow and wide screens, dark and light", () => {
    it("has no grave flaw", async () => {
      receiver.answer = (_call, response) => response.writeHead(204).end();
      const { page, complaints, context } = await dashboard.open("/webhooks");
      await untilHeading(page, "No webhook yet");
      expect(await flaws(page, "none")).toEqual([]);
      const body = {
        url: receiver.url,
        topics: ["request.finished", "balance.low"],
        description: "the shop",
      };
      const { id } = (await call("/v1/webhooks", { body })).body;
      await press(page, "Add a webhook");
      await untilText(page, "ticket.replied");
      expect(await flaws(page, "create")).toEqual([]);
      await page.reload();
      await untilText(page, "the shop");
      expect(await flaws(page)).toEqual([]);
      await page.goto(`${dashboard.server.url}/dashboard/webhooks/${id}`);
      await press(page, "Send a test");
      await untilText(page, "Delivered");
      expect(await flaws(page, "detail")).toEqual([]);
      await openDelivery(page);
      await page.waitForSelector("[role=dialog] ol li");
      expect(await flaws(page, "delivery")).toEqual([]);
      expect(complaints).toEqual([]);
      await context.close();
    });
  });
});
