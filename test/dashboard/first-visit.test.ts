import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Browser } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { until } from "../cli/until.ts";
import { bareEnv } from "../kit/bare-env.ts";
import { chromiumPath, startChromium, watchedPage } from "../reference/browser.ts";
import { press, textOf, untilHeading } from "./dashboard.ts";

const ENTRY = fileURLToPath(new URL("../../dist/server/main.js", import.meta.url));
const hasTerminal = spawnSync("script", ["--version"]).status === 0;
if (!hasTerminal) console.log("skipped: there is no `script` on this machine, which makes a terminal");

describe.skipIf(chromiumPath === null || !hasTerminal)("the link that a start prints on a terminal", () => {
  let browser: Browser;
  let dataDir: string;
  beforeAll(async () => {
    browser = await startChromium();
    dataDir = await mkdtemp(join(tmpdir(), "quarry-first-visit-"));
  });
  afterAll(async () => {
    await browser.close();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  });

  it("signs in to the dashboard, where one press runs the demo, and nobody who has it later", async () => {
    const child = spawn("script", ["-qefc", `exec "${process.execPath}" "${ENTRY}"`, "/dev/null"], {
      env: {
        ...{ ...bareEnv(), TERM: "xterm", PORT: "0", QUARRY_LOG_LEVEL: "warn" },
        ...{ QUARRY_DATA_DIR: dataDir, QUARRY_DURABILITY: "process", QUARRY_FETCH: "demo" },
      },
    });
    const ended = once(child, "exit");
    try {
      let printed = "";
      child.stdout.setEncoding("utf8").on("data", (text: string) => (printed += text));
      const link = () => /dashboard {2}(\S+\/first-visit\?token=\S+) /.exec(printed)?.[1];
      await until(
        "the banner",
        () => link() !== undefined,
        () => printed,
      );
      const url = link()!;

      const context = await browser.createBrowserContext();
      const { page, complaints } = await watchedPage(context);
      await page.goto(url);
      await page.waitForSelector("main h1");
      expect(new URL(page.url()).pathname).toMatch(/^\/dashboard\//);
      expect(await textOf(page)).toContain("$20.00");
      await press(page, "Run the demo");
      await page.waitForSelector("[role=grid] [role=rowgroup]:last-child [role=row]");
      expect(new URL(page.url()).pathname).toMatch(/^\/dashboard\/requests\/req_/);
      expect(complaints).toEqual([]);
      // The same browser again, as by a click on the link in the terminal.
      await page.goto(url);
      await page.waitForSelector("main h1");
      await context.close();

      const other = await browser.createBrowserContext();
      const stranger = await other.newPage();
      expect((await stranger.goto(url))?.status()).toBe(404);
      await untilHeading(stranger, "This link leads nowhere");
      await stranger.goto(new URL("/dashboard/", url).href);
      await stranger.waitForFunction(() => location.pathname === "/sign-in");
      await other.close();
    } finally {
      child.kill("SIGTERM");
      await ended;
    }
  });
});
