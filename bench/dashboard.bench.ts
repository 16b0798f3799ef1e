/// <reference lib="dom" />
import type { Browser, BrowserContext, Page } from "puppeteer-core";
import type { Bench, Outcome } from "./kit/bench.ts";
import { startChromium } from "./kit/chromium.ts";
import { createRequest } from "./kit/requests.ts";
import { Series } from "./kit/series.ts";
import { openSite, type Server } from "./kit/server.ts";
import { SCRAPER, startSource } from "./kit/source.ts";

const FRAMES_PER_SECOND = 58;
const USABLE_MS = 1000;
const FIRST_LOAD_KB = 200;
const BIG_PAGES = 17;
const ITEMS = 600;
const EVERY_MS = 16;
const VISITS = 5;

const NOT_MEASURED: Outcome = {
  what: "the dashboard in a browser",
  target: `first load at most ${FIRST_LOAD_KB} KB, usable within ${USABLE_MS} ms, ${FRAMES_PER_SECOND} frames a second`,
  figure: "not measured",
  ...{ peer: "–", ratio: null, pass: null },
  detail: "there is no Chromium here that starts (QUARRY_BROWSER_PATH)",
};

export const bench: Bench = {
  name: "dashboard",
  about: `the dashboard in Chromium: its first page, and a Request of ${BIG_PAGES * ITEMS} Records that grows while one scrolls`,
  async run({ quick }) {
    const browser = await startChromium();
    if (browser === null) return [NOT_MEASURED];
    const seconds = quick ? 3 : 8;
    const source = await startSource();
    const server = await (await openSite()).start("all", source.env);
    const token = await claim(server);
    const visits: Visit[] = [];
    for (let count = 0; count < VISITS; count += 1) visits.push(await visit(browser, server, token));
    const ticks = 60 * (seconds + 30);
    const input = { operation: "grow", pages: BIG_PAGES, ticks, everyMs: EVERY_MS, limit: 20_000 };
    const id = await createRequest(server, SCRAPER, input);
    const context = await signedIn(browser, server, token);
    const page = await context.newPage();
    await page.setViewport({ width: 1280, height: 900 });
    await page.goto("about:blank");
    const bare = await framesOf(page, seconds, false);
    await page.goto(`${server.url}/dashboard/requests/${id}`);
    await page.waitForFunction(
      (rows) => Number(document.querySelector("[role=grid]")?.getAttribute("aria-rowcount")) > rows,
      {},
      BIG_PAGES * ITEMS,
    );
    await source.peer.call({ startTicks: "grow" });
    const before = await rowCount(page);
    await page.waitForFunction(
      (rows) => Number(document.querySelector("[role=grid]")?.getAttribute("aria-rowcount")) > rows,
      {},
      before,
    );
    const frames = await framesOf(page, seconds, true);
    const grown = (await rowCount(page)) - before;
    await context.close();
    return [growing(frames, bare, grown, seconds), ...firstPage(visits)];
  },
};

interface Frames {
  perSecond: number;
  longestMs: number;
}

interface Visit {
  usableMs: number;
  kb: number;
}

async function claim({ url, key }: Server): Promise<string> {
  const body = JSON.stringify({ email: "bench@example.com", password: "correct horse battery" });
  const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
  const response = await fetch(`${url}/v1/account/claim`, { method: "POST", headers, body });
  return ((await response.json()) as { token: string }).token;
}

async function signedIn(browser: Browser, { url }: Server, token: string): Promise<BrowserContext> {
  const context = await browser.createBrowserContext();
  const { hostname: domain } = new URL(url);
  await context.setCookie({ name: "quarry_session", value: token, httpOnly: true, domain });
  return context;
}

/** The first page as one sees it for the first time: nothing is cached. */
async function visit(browser: Browser, server: Server, token: string): Promise<Visit> {
  const context = await signedIn(browser, server, token);
  const page = await context.newPage();
  const began = performance.now();
  await page.goto(`${server.url}/dashboard/`, { waitUntil: "domcontentloaded" });
  await page.waitForSelector("main h2");
  const usableMs = performance.now() - began;
  const bytes = await page.evaluate(() =>
    performance
      .getEntries()
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name }) => /\/dashboard\/(?:$|.*\.(?:js|css)$)/.test(name))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );
  await context.close();
  return { usableMs, kb: bytes / 1024 };
}

/** Counts the frames that are drawn, while the table is scrolled by some rows with each where one asks for it. */
async function framesOf(page: Page, seconds: number, isScrolled: boolean): Promise<Frames> {
  const gaps = await page.evaluate(
    (milliseconds, scrolls) =>
      new Promise<number[]>((resolve) => {
        const table = scrolls ? document.querySelector("[role=grid]") : null;
        const found: number[] = [];
        let last: number | null = null;
        let began = 0;
        const draw = (now: number) => {
          if (last === null) began = now;
          else found.push(now - last);
          last = now;
          if (table) table.scrollTop += 60;
          if (now - began < milliseconds) requestAnimationFrame(draw);
          else resolve(found);
        };
        requestAnimationFrame(draw);
      }),
    seconds * 1000,
    isScrolled,
  );
  const all = gaps.reduce((sum, gap) => sum + gap, 0);
  return { perSecond: gaps.length / (all / 1000), longestMs: Math.max(...gaps) };
}

function rowCount(page: Page): Promise<number> {
  return page.$eval("[role=grid]", (grid) => Number(grid.getAttribute("aria-rowcount")));
}

function growing(frames: Frames, bare: Frames, grown: number, seconds: number): Outcome {
  return {
    what: "frames while 10,200 Records grow and are scrolled through",
    target: `at least ${FRAMES_PER_SECOND} a second; the peer is an empty page`,
    figure: `${frames.perSecond.toFixed(1)}/s, longest ${frames.longestMs.toFixed(0)} ms`,
    peer: `${bare.perSecond.toFixed(1)}/s, longest ${bare.longestMs.toFixed(0)} ms`,
    ratio: frames.perSecond / bare.perSecond,
    pass: frames.perSecond >= FRAMES_PER_SECOND,
    detail: `${seconds} s, 60 px with each frame, ${(grown / seconds).toFixed(0)} rows/s came.`,
  };
}

function firstPage(visits: readonly Visit[]): Outcome[] {
  const usable = new Series(visits.map(({ usableMs }) => usableMs));
  const kb = new Series(visits.map((one) => one.kb)).max;
  const detail = `${visits.length} visits, each in a browser without a cache.`;
  return [
    {
      what: "until the first page is usable",
      target: `at most ${USABLE_MS} ms`,
      figure: `${usable.median.toFixed(0)} ms (${usable.min.toFixed(0)}–${usable.max.toFixed(0)})`,
      peer: "–",
      ratio: null,
      pass: usable.median <= USABLE_MS,
      detail,
    },
    {
      what: "code and styles that have come by then",
      target: `at most ${FIRST_LOAD_KB} KB packed; menus and what else opens on a press may come later`,
      figure: `${kb.toFixed(0)} KB`,
      peer: "–",
      ratio: null,
      pass: kb <= FIRST_LOAD_KB,
      detail,
    },
  ];
}
