import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { graphql, graphqlData, type AnswerJson } from "../kit/graphql-client.ts";
import { rest } from "../kit/rest-client.ts";
import { chromiumPath } from "../reference/browser.ts";
import {
  fillIn,
  flaws,
  OWNER,
  press,
  pressAt,
  startDashboard,
  untilHeading,
  untilText,
  type Dashboard,
} from "./dashboard.ts";

const WHO = "{ credential { id scopes } }";

describe.skipIf(chromiumPath === null)("keys and sessions in the dashboard", () => {
  let dashboard: Dashboard;
  beforeAll(async () => {
    dashboard = await startDashboard();
  });
  afterAll(() => dashboard.stop());

  const call = (path: string, options = {}, key = dashboard.server.apiKey) =>
    rest<AnswerJson>(dashboard.server.url, key, path, options);
  const keyOf = async (label: string, maker = dashboard.server.apiKey) =>
    (await call("/v1/api-keys", { body: { label } }, maker)).body;
  const statusWith = async (key: string) => (await graphql(dashboard.server.url, key, WHO)).status;

  it("makes one with scopes and limits, shows its text once, and revokes it", async () => {
    const { url } = dashboard.server;
    const { page, complaints, context } = await dashboard.open("/api-keys");
    await untilHeading(page, "API keys");
    await press(page, "Create a key");
    await fillIn(page, "Name", "price watcher");
    await press(page, "requests:write");
    await fillIn(page, "USD a month", "much");
    await untilText(page, "Write dollars and cents");
    await page.focus("input[inputmode=decimal]");
    for (const _letter of "much") await page.keyboard.press("Backspace");
    await page.keyboard.type("12.50");
    await page.keyboard.press("Enter");
    await untilHeading(page, "The key price watcher");
    const [secret = "", curl = ""] = await page.$$eval("[role=dialog] pre", (texts) =>
      texts.map((text) => text.textContent ?? ""),
    );
    expect(secret).toMatch(/^qk_[\w-]{20,}$/);
    expect(curl).toContain(`curl -sS ${url}/graphql`);
    expect(curl).toContain(`"Authorization: Bearer ${secret}"`);

    const { credential } = await graphqlData<AnswerJson>(url, secret, WHO);
    expect(credential.scopes).toEqual(["requests:read"]);
    const month = "{ usage { spendLimits { scope monthlyUsdMicros maxRequestUsdMicros } } }";
    expect((await graphqlData<AnswerJson>(url, dashboard.server.apiKey, month)).usage.spendLimits).toEqual([
      { scope: credential.id, monthlyUsdMicros: 12_500_000, maxRequestUsdMicros: null },
    ]);

    await press(page, "I have stored it");
    await page.waitForFunction(() => document.querySelector("[role=dialog] header") === null);
    await untilText(page, "$12.50 this month");
    expect(await page.content()).not.toContain(secret);

    await press(page, "Revoke price watcher");
    const button = await page.waitForSelector("[role=dialog] button[type=submit]");
    expect(await button?.evaluate((one) => one.disabled)).toBe(true);
    expect(await statusWith(secret)).toBe(200);
    await fillIn(page, "Type price watcher to confirm", "price watcher");
    await page.keyboard.press("Enter");
    await untilText(page, "price watcher is revoked");
    expect(await statusWith(secret)).toBe(401);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it.each([
    [true, 401],
    [false, 200],
  ])("names the keys that come from one before it is revoked; with them: %s", async (isCascade, after) => {
    const parent = await keyOf("parent");
    const child = await keyOf("child", parent.secret);
    const grandchild = await keyOf("grandchild", child.secret);
    const { page, complaints, context } = await dashboard.open("/api-keys");
    await press(page, "Revoke parent");
    await untilText(page, "Revoke the 2 keys that it made as well");
    expect(await page.$eval("[role=dialog]", (dialog) => dialog.textContent)).toMatch(
      /grandchild, child|child, grandchild/,
    );
    if (!isCascade) await press(page, "Revoke the 2 keys that it made as well");
    await fillIn(page, "Type parent to confirm", "parent");
    await page.keyboard.press("Enter");
    await untilText(page, isCascade ? "parent is revoked, and 2 keys of it" : "parent is revoked");
    expect(await statusWith(parent.secret)).toBe(401);
    for (const { secret } of [child, grandchild]) expect(await statusWith(secret)).toBe(after);
    for (const { id } of [child, grandchild]) await call(`/v1/api-keys/${id}`, { method: "DELETE" });
    expect(complaints).toEqual([]);
    await context.close();
  });

  it("ends one session, and all others but its own", async () => {
    const tokens: string[] = [];
    for (let count = 0; count < 3; count += 1)
      tokens.push((await call("/v1/auth/sign-in", { body: OWNER })).body.token as string);
    const { page, complaints, context } = await dashboard.open("/sessions");
    await untilHeading(page, "Sessions");
    await page.waitForFunction(() => document.querySelectorAll("tbody tr").length === 4);
    await untilText(page, "This one");
    await pressAt(page, "tbody tr:first-child button");
    await untilText(page, "The session is ended");
    await page.waitForFunction(() => document.querySelectorAll("tbody tr").length === 3);
    expect(await Promise.all(tokens.map(statusWith))).toEqual([200, 200, 401]);
    await press(page, "End all others");
    await page.waitForFunction(() => document.querySelectorAll("tbody tr").length === 1);
    expect(await Promise.all(tokens.map(statusWith))).toEqual([401, 401, 401]);
    await page.reload();
    await untilText(page, "This one");
    expect(complaints).toEqual([]);
    await context.close();
  });

  it("says it in Turkish", async () => {
    const { page, complaints, context } = await dashboard.open("/api-keys", { language: "tr" });
    await untilHeading(page, "API anahtarları");
    await press(page, "Anahtar oluştur");
    await untilText(page, "İstek oluşturma, iptal etme ve sürdürme");
    await page.goto(`${dashboard.server.url}/dashboard/sessions`);
    await untilText(page, "Bu oturum");
    expect(complaints).toEqual([]);
    await context.close();
  });

  describe("on narrow and wide screens, dark and light", () => {
    it("has no grave flaw", async () => {
      const key = await keyOf("nightly export");
      const { page, complaints, context } = await dashboard.open("/api-keys");
      await untilText(page, "nightly export");
      expect(await flaws(page)).toEqual([]);
      await press(page, "Create a key");
      await fillIn(page, "Name", "shop");
      expect(await flaws(page, "create")).toEqual([]);
      await page.keyboard.press("Enter");
      await untilHeading(page, "The key shop");
      expect(await flaws(page, "made")).toEqual([]);
      await page.goto(`${dashboard.server.url}/dashboard/sessions`);
      await untilText(page, "This one");
      expect(await flaws(page)).toEqual([]);
      expect(complaints).toEqual([]);
      await call(`/v1/api-keys/${key.id}`, { method: "DELETE" });
      await context.close();
    });
  });
});
