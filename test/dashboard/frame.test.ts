import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chromiumPath } from "../reference/browser.ts";
import { flaws, press, startDashboard, textOf, untilHeading, type Dashboard } from "./dashboard.ts";

const BUILT = fileURLToPath(new URL("../../dist/dashboard/", import.meta.url));
describe.skipIf(chromiumPath === null)("the frame of the dashboard, in Chromium", () => {
  let dashboard: Dashboard;
  beforeAll(async () => {
    dashboard = await startDashboard();
  });
  afterAll(() => dashboard.stop());

  it("sends assets for good and packed, and the page for every path, kept by nobody", async () => {
    const { url } = dashboard.server;
    const [script] = readdirSync(`${BUILT}assets`).filter((name) => name.endsWith(".js"));
    for (const [accepted, coding] of [
      ["br, gzip", "br"],
      ["gzip", "gzip"],
      ["identity", null],
    ] as const) {
      const { headers } = await fetch(`${url}/dashboard/assets/${script}`, {
        headers: { "accept-encoding": accepted },
      });
      expect(headers.get("content-encoding")).toBe(coding);
      expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
      expect(headers.get("content-type")).toBe("text/javascript; charset=utf-8");
    }
    const page = await fetch(`${url}/dashboard/scrapers/anything?a=b`);
    expect(page.headers.get("cache-control")).toBe("no-cache, no-store");
    const policy = page.headers.get("content-security-policy");
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'");
    expect(policy).not.toContain("unsafe");
    expect(await page.text()).toContain('<div id="root">');
    expect((await fetch(`${url}/dashboard/assets/gone-1.js`)).status).toBe(404);
    expect((await fetch(`${url}/dashboard/..%2f..%2fpackage.json`)).headers.get("content-type")).toContain(
      "html",
    );
  });

  it("leads who is not signed in to sign in, with the way back", async () => {
    const { page, context } = await dashboard.open("/scrapers?q=code", { isStranger: true });
    await page.waitForFunction(() => location.pathname === "/sign-in");
    expect(new URL(page.url()).searchParams.get("next")).toBe("/dashboard/scrapers?q=code");
    await context.close();
  });

  it("goes to pages and ids by the keyboard alone, and gives the focus back", async () => {
    const { page, context } = await dashboard.open("/scrapers");
    await untilHeading(page, "Scrapers");
    await page.focus("input[type=search]");
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
    const before = await focused();
    await page.keyboard.down("Control");
    await page.keyboard.press("k");
    await page.keyboard.up("Control");
    await page.waitForSelector("[role=combobox]");
    await page.keyboard.press("Escape");
    await page.waitForFunction(() => document.querySelector("[role=combobox]") === null);
    expect(await focused()).toBe(before);
    await context.close();
  });

  it.each([
    [1280, "Appearance and language", "menu"],
    [1280, "Account: local", "menu"],
    [390, "Open the pages", "dialog"],
  ])("at %i px opens %s at the first press of a key, and gives the focus back", async (width, name, role) => {
    const { page, context } = await dashboard.open("/scrapers", { width });
    await untilHeading(page, "Scrapers");
    for (const _time of ["first", "second"]) {
      await page.evaluate(
        (label) => document.querySelector<HTMLElement>(`[aria-label="${label}"]`)?.focus(),
        name,
      );
      await page.keyboard.press("Enter");
      await page.waitForFunction(
        (popup) => document.querySelector(`[role=${popup}]`)?.contains(document.activeElement),
        {},
        role,
      );
      await page.keyboard.press("Escape");
      await page.waitForFunction(
        (label) => document.activeElement?.getAttribute("aria-label") === label,
        {},
        name,
      );
    }
    await context.close();
  });

  it("speaks Turkish and turns dark without a reload, and does so the next time", async () => {
    const { page, context, complaints } = await dashboard.open("/scrapers");
    await untilHeading(page, "Scrapers");
    await press(page, "Appearance and language");
    await press(page, "Dark");
    await page.waitForFunction(() => document.documentElement.dataset.theme === "dark");
    await press(page, "Türkçe");
    await untilHeading(page, "Kazıyıcılar");
    expect(
      await page.evaluate(() => [localStorage.getItem("quarry.language"), document.documentElement.lang]),
    ).toEqual(["tr", "tr"]);
    expect(await page.evaluate(() => localStorage.getItem("quarry.theme"))).toBe("dark");
    expect(complaints).toEqual([]);
    await context.close();
  });

  it("says that the server is lost, and goes on when it is back", async () => {
    const { page, context } = await dashboard.open("/scrapers");
    await untilHeading(page, "Scrapers");
    await page.waitForSelector("main ul li");
    await page.setOfflineMode(true);
    await page.evaluate(() => window.dispatchEvent(new Event("online")));
    await page.waitForFunction(() => document.body.innerText.includes("The connection is lost"));
    expect(await textOf(page)).toContain("counter");
    await page.setOfflineMode(false);
    await page.waitForFunction(() => !document.body.innerText.includes("The connection is lost"));
    await context.close();
  });

  it.each([
    ["/scrapers", "Scrapers"],
    ["/scrapers/codehost", "Operations"],
    ["/nowhere", "There is nothing here"],
  ])("%s has no grave flaw, no refusal and no request elsewhere", async (path, heading) => {
    const options = { width: 390, theme: "dark" } as const;
    const { page, complaints, requested, context } = await dashboard.open(path, options);
    await untilHeading(page, heading);
    await page.waitForNetworkIdle();
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe("dark");
    expect(await flaws(page)).toEqual([]);
    expect(complaints).toEqual([]);
    expect(
      requested.filter((url) => !url.startsWith(dashboard.server.url) && !url.startsWith("data:")),
    ).toEqual([]);
    await context.close();
  });
});
