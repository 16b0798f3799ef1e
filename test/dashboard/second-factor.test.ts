import { Secret, TOTP } from "otpauth";
import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { AnswerJson } from "../kit/graphql-client.ts";
import { mailsTo, pathIn } from "../kit/mail-outbox.ts";
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

const NEW_PASSWORD = "a better horse battery";

describe.skipIf(chromiumPath === null)("the second factor and the account in the dashboard", () => {
  let dashboard: Dashboard;
  beforeAll(async () => {
    // Of its own: it ends with another password.
    dashboard = await startDashboard({});
  });
  afterAll(() => dashboard.stop());
  // A session may be asked for its password ten times in a quarter of an hour.
  beforeEach(() => dashboard.server.db.collection("attempts").deleteMany({}));

  const signIn = (more = {}) =>
    rest<AnswerJson>(dashboard.server.url, null, "/v1/auth/sign-in", { body: { ...OWNER, ...more } });
  const shownCodes = (page: Page) =>
    page.$eval("[role=dialog] pre", (text) => (text.textContent ?? "").split("\n"));

  describe("on narrow and wide screens, dark and light", () => {
    it("has no grave flaw", async () => {
      const { page, complaints, context } = await dashboard.open("/second-factor");
      await untilHeading(page, "Authenticator app");
      expect(await flaws(page)).toEqual([]);
      await press(page, "Turn on");
      await fillIn(page, "Your password", OWNER.password);
      await page.keyboard.press("Enter");
      await page.waitForSelector("[role=dialog] img");
      expect(await flaws(page, "on")).toEqual([]);
      await page.goto(`${dashboard.server.url}/dashboard/account`);
      await untilHeading(page, "Close the account");
      await untilText(page, "the account that the server starts with");
      expect(await page.$('::-p-aria([name="Close the account"][role="button"])')).toBeNull();
      expect(await flaws(page)).toEqual([]);
      expect(complaints).toEqual([]);
      await context.close();
    });
  });

  it("is turned on, asked for, given new codes and turned off", async () => {
    const { page, complaints, context } = await dashboard.open("/second-factor");
    await press(page, "Turn on");
    await fillIn(page, "Your password", "not this one");
    await page.keyboard.press("Enter");
    await untilText(page, "The present password is another one.");
    for (const _letter of "not this one") await page.keyboard.press("Backspace");
    await page.keyboard.type(OWNER.password);
    await page.keyboard.press("Enter");
    const image = await page.waitForSelector("[role=dialog] img");
    await page.waitForFunction(
      () => (document.querySelector<HTMLImageElement>("[role=dialog] img")?.naturalWidth ?? 0) > 0,
    );
    expect(await image?.evaluate((one) => one.alt)).toBe("QR code of the secret");
    await press(page, "I cannot see the image: show it as text");
    await page.waitForSelector('[role=dialog] pre[aria-label="QR code of the secret"]');
    await press(page, "Show it as an image");
    const [secret = ""] = await shownCodes(page);
    await fillIn(page, "Code of your second factor", TOTP.generate({ secret: Secret.fromBase32(secret) }));
    await page.keyboard.press("Enter");
    await untilText(page, "Each signs you in once");
    const codes = await shownCodes(page);
    expect(codes).toHaveLength(10);
    await press(page, "I have stored it");
    await untilText(page, "On since");
    expect((await signIn()).body.code).toBe("second_factor_required");

    // A key that could make all others asks for the code, and goes on with it.
    await page.goto(`${dashboard.server.url}/dashboard/api-keys`);
    await press(page, "Create a key");
    await fillIn(page, "Name", "mighty");
    await press(page, "account");
    await page.focus("[role=dialog] input");
    await page.keyboard.press("Enter");
    await page.waitForSelector("[role=dialog] input[autocomplete=one-time-code]");
    await fillIn(page, "Code of your second factor", "000000");
    await page.keyboard.press("Enter");
    await untilText(page, "This code is wrong");
    for (const _digit of "000000") await page.keyboard.press("Backspace");
    await page.keyboard.type(codes[0]!);
    await page.keyboard.press("Enter");
    await untilHeading(page, "The key mighty");

    await page.goto(`${dashboard.server.url}/dashboard/second-factor`);
    await untilText(page, "On since");
    await press(page, "New recovery codes");
    await fillIn(page, "Your password", OWNER.password);
    await fillIn(page, "Code of your second factor", codes[1]!);
    await page.keyboard.press("Enter");
    await untilText(page, "Each signs you in once");
    const renewed = await shownCodes(page);
    expect(renewed.filter((code) => codes.includes(code))).toEqual([]);
    await press(page, "I have stored it");
    await page.waitForFunction(() => document.querySelector("[role=dialog] header") === null);

    await press(page, "Turn off");
    await fillIn(page, "Your password", OWNER.password);
    await fillIn(page, "Code of your second factor", renewed[0]!);
    await page.keyboard.press("Enter");
    await untilText(page, "The second factor is off");
    expect((await signIn()).status).toBe(201);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it("says it in Turkish", async () => {
    const { page, complaints, context } = await dashboard.open("/second-factor", { language: "tr" });
    await untilHeading(page, "Doğrulama uygulaması");
    await page.goto(`${dashboard.server.url}/dashboard/account`);
    await untilHeading(page, "Saklanan her şey");
    expect(complaints).toEqual([]);
    await context.close();
  });

  it("changes the password and exports the account", async () => {
    const { page, complaints, context } = await dashboard.open("/account");
    await fillIn(page, "Your password", OWNER.password);
    await fillIn(page, "New password", "short");
    await page.keyboard.press("Enter");
    await page.waitForSelector("[aria-invalid=true]");
    expect((await signIn()).status).toBe(201);
    for (const _letter of "short") await page.keyboard.press("Backspace");
    await page.keyboard.type(NEW_PASSWORD);
    await page.keyboard.press("Enter");
    await untilText(page, "The password is changed");
    expect((await signIn()).status).not.toBe(201);
    expect((await signIn({ password: NEW_PASSWORD })).status).toBe(201);

    const exported = await page.$eval("a[download]", async (link) => {
      const answer = await fetch(link.href);
      return [answer.status, answer.headers.get("content-disposition")];
    });
    expect(exported).toEqual([200, expect.stringContaining("attachment")]);

    expect(complaints).toEqual([]);
    await context.close();
  });

  it("closes the account, once its name and the password are typed", async () => {
    // The server's own account cannot be closed.
    const { server } = dashboard;
    const other = { email: "leaves@example.com", password: OWNER.password };
    const signUp = { body: { email: other.email, name: "Ada" } };
    await rest(server.url, null, "/v1/auth/sign-up", signUp);
    const [mail = ""] = await mailsTo(server, other.email, 1);
    const token = pathIn(mail, server, "verify").split("=").at(-1);
    const verify = { body: { token, password: other.password } };
    const session = (await rest<AnswerJson>(server.url, null, "/v1/auth/verify", verify)).body
      .token as string;
    const { page, complaints, context } = await dashboard.open("/account", { isStranger: true });
    await context.setCookie({
      ...{ name: "quarry_session", value: session, httpOnly: true },
      domain: new URL(server.url).hostname,
    });
    await page.goto(`${server.url}/dashboard/account`);
    await pressAt(page, '::-p-aria([name="Close the account"][role="button"])');
    const confirm = await page.waitForSelector("[role=dialog] button[type=submit]");
    expect(await confirm?.evaluate((button) => button.disabled)).toBe(true);
    await fillIn(page, "Type Ada to confirm", "Ada");
    await page.keyboard.press("Tab");
    await page.keyboard.type("not this one");
    await page.keyboard.press("Enter");
    await untilText(page, "The present password is another one.");
    expect((await signIn(other)).status).toBe(201);
    for (const _letter of "not this one") await page.keyboard.press("Backspace");
    await page.keyboard.type(other.password);
    await page.keyboard.press("Enter");
    await untilHeading(page, "The account is closed");
    await untilText(page, "Until then the link in the mail that you got reopens it.");
    expect((await signIn(other)).status).not.toBe(201);
    expect((await rest(server.url, session, "/v1/account")).status).toBe(401);
    await page.goto(`${server.url}/dashboard/account`);
    await page.waitForFunction(() => location.pathname === "/sign-in");
    expect(complaints).toEqual([]);
    await context.close();
  });
});
