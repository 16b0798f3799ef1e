import type { Browser, Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startApiServer, type ApiServer } from "../api/api-server.ts";
import { chromiumPath, startChromium, watchedPage } from "./browser.ts";

interface Open {
  page: Page;
  complaints: string[];
}

const SCREENS = [390, 1280].flatMap((width) =>
  (["dark", "light"] as const).map((scheme) => [width, scheme] as const),
);
/**
 * Path, and what is there once the page is drawn. They follow width and scheme at any time, so that one page serves for all
 * screens: drawing the reference takes seconds.
 */
const PAGES = [
  ["/", "dl"],
  ["/docs", "body[data-ready] .opblock"],
  ["/docs/errors", "section"],
] as const;
/** Those of accounts for who is not signed in; the others are in the walk through an account. */
const ACCOUNT_PAGES = [
  ...["/sign-up", "/sign-in", "/forgot-password", "/claim"],
  ...["/verify?token=none", "/reset-password?token=none", "/restore?token=none"],
];
/** GraphiQL asks for width and scheme when it starts, and takes seconds for it. */
const GRAPHIQL = ["/graphql", ".graphiql-query-editor .view-line:nth-of-type(5)"] as const;

describe.skipIf(chromiumPath === null)("pages on a phone and on a desk, by day and by night", () => {
  let server: ApiServer;
  let browser: Browser;
  beforeAll(async () => {
    [server, browser] = await Promise.all([startApiServer(), startChromium()]);
  });
  afterAll(() => Promise.all([server.stop(), browser.close()]));

  async function open(path: string, drawn: string, width: number, scheme: string): Promise<Open> {
    const { page, complaints } = await watchedPage(await browser.createBrowserContext());
    await show(page, width, scheme);
    await page.goto(server.url + path);
    await page.waitForSelector(drawn);
    return { page, complaints };
  }

  async function show(page: Page, width: number, scheme: string): Promise<void> {
    await page.setViewport({ width, height: 844 });
    await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value: scheme }]);
  }

  /** Opened before on another screen, if it was. */
  const opened = new Map<string, Open>();
  async function again(path: string, drawn: string, width: number, scheme: string): Promise<Open> {
    const before = opened.get(path);
    if (before === undefined) {
      const now = await open(path, drawn, width, scheme);
      opened.set(path, now);
      return now;
    }
    await before.page.bringToFront();
    await show(before.page, width, scheme);
    // Twice: the first may belong to what was there before. Then colours that change slowly.
    await before.page.evaluate(async () => {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    });
    return before;
  }

  /** The page is as wide as the window, as dark as was asked for, and its links can be read. */
  async function assertReadable({ page, complaints }: Open, width: number, scheme: string): Promise<void> {
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const { brightness, contrasts } = await page.evaluate(coloursOfPage);
    if (scheme === "dark") expect(brightness).toBeLessThan(0.1);
    else expect(brightness).toBeGreaterThan(0.8);
    // WCAG AA for text of normal size.
    expect(contrasts.filter(({ ratio }) => ratio < 4.5)).toEqual([]);
    expect(complaints).toEqual([]);
  }

  it.each(SCREENS.flatMap((screen) => PAGES.map((page) => [...screen, ...page] as const)))(
    "%i px, %s: shows %s whole and readable",
    async (width, scheme, path, drawn) => {
      await assertReadable(await again(path, drawn, width, scheme), width, scheme);
    },
  );

  it("shows the pages of accounts whole and readable", async () => {
    const { page, complaints } = await open("/sign-in", "main form", 390, "dark");
    for (const path of ACCOUNT_PAGES) {
      await page.goto(server.url + path);
      await page.waitForSelector("main");
      for (const [width, scheme] of SCREENS) {
        await show(page, width, scheme);
        await assertReadable({ page, complaints }, width, scheme);
      }
    }
  });

  it("shows GraphiQL whole and readable on a desk by day", async () => {
    const graphiql = await open(...GRAPHIQL, 1280, "light");
    await assertReadable(graphiql, 1280, "light");
    await graphiql.page.close();
  });

  it("shows GraphiQL whole and readable on a phone by night, its answer as wide as the phone", async () => {
    const graphiql = await open(...GRAPHIQL, 390, "dark");
    await assertReadable(graphiql, 390, "dark");
    const { page } = graphiql;
    const widths = await page.$$eval(".graphiql-query-editor .monaco-editor, .graphiql-response", (parts) =>
      parts.map((part) => part.getBoundingClientRect().width),
    );
    expect(Math.min(...widths)).toBeGreaterThan(300);
    const lines = await page.$$eval(".graphiql-query-editor .view-line", (parts) =>
      parts.map((part) => part.textContent?.replaceAll(/\s/g, " ")),
    );
    const cut = await page.$$eval(".graphiql-query-editor .view-line > span", (spans) => {
      const edge = document
        .querySelector(".graphiql-query-editor .monaco-scrollable-element")
        ?.getBoundingClientRect();
      return spans.filter((span) => span.getBoundingClientRect().right > (edge?.right ?? 0)).length;
    });
    expect([lines[4], cut]).toEqual(['#   "Bearer <API key>"}', 0]);
  });

  it("links GraphiQL and opens the reference without a warning", async () => {
    const { page } = await open("/", "dl", 390, "light");
    expect(await page.$$eval("a", (links) => links.map((link) => link.getAttribute("href")))).toEqual([
      ...["/graphql", "/claim", "/docs", "/dashboard/", "/sign-in", "/sign-up", "/llms.txt"],
      ...["/docs", "/v1/openapi.json", "/graphql", "/docs/errors", "/v1/data-sources"],
      ...["api", "cli", "billing", "usage", "webhooks"].map((guide) => `/docs/guides/${guide}.md`),
    ]);
    const { page: reference } = await again("/docs", "body[data-ready] .opblock", 1280, "light");
    expect(await reference.evaluate(() => document.body.innerText)).not.toContain("jsonSchemaDialect");
  });

  it("searches the error codes by all words, and shows the one that a link names", async () => {
    const { page, complaints } = await open("/docs/errors", "section", 390, "dark");
    const shown = () =>
      page.$$eval("section", (all) => all.filter((one) => !one.hidden).map((one) => one.id));
    const all = (await shown()).length;
    expect(all).toBeGreaterThan(30);
    await page.type("input", "RATE_limited pause");
    expect(await shown()).toContain("rate_limited");
    expect((await shown()).length).toBeLessThan(all / 4);
    await page.type("input", " no-such-word");
    expect(await shown()).toEqual([]);
    expect(await page.$eval("output", (one) => one.textContent)).toBe("0 codes");
    await page.goto(`${server.url}/docs/errors#invalid_json`);
    await page.waitForFunction(() => document.querySelectorAll("section[hidden]").length === 0);
    expect(complaints).toEqual([]);
  });
});

/** In the page: how bright its background is (0 to 1), and how links stand out from what is behind them. */
function coloursOfPage(): { brightness: number; contrasts: { text: string; ratio: number }[] } {
  const channels = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
  const luminance = (colour: string) => {
    const [r = 0, g = 0, b = 0] = channels(colour).map((value) => {
      const part = value / 255;
      return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const behind = (element: Element): string => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const colour = getComputedStyle(at).backgroundColor;
      if ((channels(colour)[3] ?? 1) === 1) return colour;
    }
    // The body's colour is painted on the whole canvas.
    const canvas = getComputedStyle(document.body).backgroundColor;
    return channels(canvas)[3] === 0 ? "rgb(255, 255, 255)" : canvas;
  };
  const links = [...document.querySelectorAll("a")].filter((link) => link.getClientRects().length > 0);
  const contrasts = links.map((link) => {
    const [a, b] = [luminance(getComputedStyle(link).color), luminance(behind(link))];
    return { text: link.textContent ?? "", ratio: (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05) };
  });
  const middle = document.elementFromPoint(innerWidth / 2, innerHeight - 80) ?? document.body;
  return { brightness: luminance(behind(middle)), contrasts };
}
