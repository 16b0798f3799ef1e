/// <reference lib="dom" />
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Browser, BrowserContext, Page } from "puppeteer-core";
import { startApiServer, type ApiServer } from "../api/api-server.ts";
import type { AnswerJson } from "../kit/graphql-client.ts";
import { rest } from "../kit/rest-client.ts";
import { startChromium, watchedPage } from "../reference/browser.ts";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
export const OWNER = { email: "dashboard@example.com", password: "correct horse battery" };
/** A folder for a picture of each page that is looked through, for who builds it. */
const SHOTS = process.env.DASHBOARD_SHOTS;
const WITHIN_MS = 60_000;
/** By default it looks in each frame, and the processor draws them. */
export const LOOK_EVERY_MS = 50;
/** What axe-core calls these keeps somebody from using a page. */
const GRAVE = ["serious", "critical"];
/** What a rule finds has the impact of the rule: the others cost time and would be left out below. */
const ONLY_GRAVE = `;for (const rule of axe._audit.rules) if (rule.impact && !${JSON.stringify(GRAVE)}.includes(rule.impact)) rule.enabled = false;`;

/** Widths and themes in which every page has to be good. */
const SCREENS = [
  [390, "dark"],
  [390, "light"],
  [1280, "dark"],
  [1280, "light"],
] as const;
type Theme = (typeof SCREENS)[number][1];

export interface OpenPage {
  page: Page;
  /** Errors, warnings and refusals by the policy, as they come. */
  complaints: string[];
  /** Every URL that was asked for. */
  requested: string[];
  context: BrowserContext;
}

export interface Dashboard {
  server: ApiServer;
  browser: Browser;
  /** Opens a path below /dashboard for the owner of the server's account, in a browser of its own. */
  open(path: string, options?: OpenOptions): Promise<OpenPage>;
  stop(): Promise<void>;
}

interface OpenOptions {
  width?: number;
  theme?: Theme;
  language?: "en" | "tr";
  /** Without a session. */
  isStranger?: boolean;
}

/** A gateway, with `env` one of its own, a Chromium, and the owner of the first account, who is signed in. */
export async function startDashboard(env?: Record<string, string>): Promise<Dashboard> {
  const [server, browser] = await Promise.all([startApiServer(env), startChromium()]);
  const hasOwner = await server.db.collection("logins").findOne({});
  const path = hasOwner ? "/v1/auth/sign-in" : "/v1/account/claim";
  const { body } = await rest<AnswerJson>(server.url, server.apiKey, path, { body: OWNER });
  return {
    server,
    browser,
    async open(below, { width = 1280, theme = "light", language = "en", isStranger = false } = {}) {
      const context = await browser.createBrowserContext();
      if (!isStranger)
        await context.setCookie({
          ...{ name: "quarry_session", value: body.token as string, httpOnly: true },
          domain: new URL(server.url).hostname,
        });
      const { page, complaints, requested } = await watchedPage(context);
      page.setDefaultTimeout(WITHIN_MS);
      await page.setViewport({ width, height: 900 });
      await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value: theme }]);
      await page.evaluateOnNewDocument(`localStorage.setItem("quarry.language", "${language}")`);
      await page.goto(`${server.url}/dashboard${below}`);
      return { page, complaints, requested, context };
    },
    async stop() {
      await Promise.all([server.stop(), browser.close()]);
    },
  };
}

/** Waits for a heading of the page, which says that its data are there. */
export async function untilHeading(page: Page, text: string): Promise<void> {
  await page
    .waitForSelector(`::-p-xpath(//*[self::h1 or self::h2][normalize-space()="${text}"])`)
    .catch(async (cause: unknown) => {
      throw new Error(`There is no heading ${text} at ${page.url()}, but:\n${await textOf(page)}`, { cause });
    });
}

/** Presses the button or link that is called so, by its text or its label. */
export function press(page: Page, name: string): Promise<void> {
  return pressAt(page, `::-p-aria(${name})`);
}

/** Presses what is there once it can be pressed and stands still: what comes in above moves it away under the pointer. */
export async function pressAt(page: Page, selector: string): Promise<void> {
  const handle = await page.waitForSelector(selector, { visible: true });
  await page.waitForFunction(standsStill, { polling: "raf" }, handle!);
  await handle!.click();
}

/** Looked at in each frame. */
function standsStill(element: Element): boolean {
  const seen = window as unknown as { place?: string };
  const { x, y } = element.getBoundingClientRect();
  const was = seen.place;
  seen.place = `${x} ${y}`;
  return was === seen.place && !element.matches(":disabled");
}

/** Writes into the field that is called so. */
export async function fillIn(page: Page, label: string, text: string): Promise<void> {
  const field = await page.waitForSelector(`::-p-aria([name="${label}"][role="textbox"])`, { visible: true });
  await field?.type(text);
}

/** Types over what stands in the field of this name. */
export async function writeOver(page: Page, label: string, text: string): Promise<void> {
  const field = await page.waitForSelector(`::-p-xpath(//label[.="${label}"]/following::input[1])`);
  // Not by the pointer: what is above may still grow, and move the field away under it.
  await field!.focus();
  await field!.evaluate((input) => (input as HTMLInputElement).select());
  await page.keyboard.type(text);
}

/** For `evaluateOnNewDocument`: keeps the sockets of a page, so that `cutOff` can cut them. */
export const KEEP_SOCKETS = `window.sockets = [];
window.WebSocket = class extends WebSocket { constructor(...given) { super(...given); window.sockets.push(this); } };`;

/** The network is gone, until `setOfflineMode(false)`. */
export async function cutOff(page: Page): Promise<void> {
  await page.setOfflineMode(true);
  await page.evaluate(() => {
    for (const socket of (window as unknown as { sockets: WebSocket[] }).sockets) socket.close(4900, "cut");
  });
}

/** Waits until the page says something. */
export async function untilText(page: Page, text: string): Promise<void> {
  await page
    .waitForFunction((wanted) => document.body.innerText.includes(wanted), { polling: LOOK_EVERY_MS }, text)
    .catch(async (cause: unknown) => {
      throw new Error(`${page.url()} does not say ${text}, but:\n${await textOf(page)}`, { cause });
    });
}

async function shotName(page: Page, state: string): Promise<`${string}.png`> {
  const theme = await themeOf(page);
  const { pathname, search } = new URL(page.url());
  const path = (pathname + search).replaceAll(/[^\w=]+/g, "-").slice(1);
  return `${path}${state && `-${state}`}-${page.viewport()?.width}-${theme}.png`;
}

export const textOf = (page: Page): Promise<string> => page.$eval("body", (body) => body.innerText);

interface Finding {
  id: string;
  impact: string;
  targets: string[];
}

/** What is wrong with the page as it stands, on each of the screens, as axe-core and the width of the window see it. */
export async function flaws(page: Page, state = ""): Promise<unknown[]> {
  // Through the protocol: a script in the page would be refused by its policy.
  await page.evaluate(AXE + ONLY_GRAVE);
  const found: unknown[] = [];
  const own = page.viewport()!;
  const ownTheme = await themeOf(page);
  for (const [index, [width, theme]] of SCREENS.entries()) {
    await showAs(page, width, theme);
    if (SHOTS !== undefined) await page.screenshot({ path: `${SHOTS}/${await shotName(page, state)}` });
    // Of all rules only this one depends on the theme.
    const isSeen = SCREENS.findIndex(([other]) => other === width) < index;
    const rules = isSeen ? { runOnly: ["color-contrast"] } : {};
    const violations =
      (await page.evaluate(`axe.run(document, ${JSON.stringify({ resultTypes: ["violations"], ...rules })}).then(({ violations }) =>
      violations.map(({ id, impact, nodes }) => ({ id, impact, targets: nodes.map(({ target }) => target.join(" ")) })))`)) as Finding[];
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    const screen = `${width} px, ${theme}`;
    found.push(
      ...violations.filter(({ impact }) => GRAVE.includes(impact)).map((flaw) => ({ screen, ...flaw })),
      ...(overflow > 0 ? [{ screen, id: "wider than the window", by: overflow }] : []),
    );
  }
  await showAs(page, own.width, ownTheme, "no-preference");
  return found;
}

/** Without motion: what fades in has no contrast yet. */
async function showAs(page: Page, width: number, theme = "light", motion = "reduce"): Promise<void> {
  await page.setViewport({ width, height: 900 });
  await page.emulateMediaFeatures([
    { name: "prefers-reduced-motion", value: motion },
    { name: "prefers-color-scheme", value: theme },
  ]);
  await page.waitForFunction((wanted) => document.documentElement.dataset.theme === wanted, {}, theme);
  await page.evaluate(
    `new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(drawn))))`,
  );
}

const themeOf = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.documentElement.dataset.theme);
