import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { OPERATOR_TOKEN } from "../api/api-server.ts";
import { freePort } from "../kit/free-port.ts";
import type { AnswerJson } from "../kit/graphql-client.ts";
import { rest } from "../kit/rest-client.ts";
import { archiveOfFiles } from "../kit/service-archive.ts";
import { chromiumPath } from "../reference/browser.ts";
import { newId } from "../../src/kinds/ids.ts";
import { noCargo } from "../hosting/cargo.ts";
import {
  cutOff,
  fillIn,
  flaws,
  KEEP_SOCKETS,
  press,
  pressAt,
  startDashboard,
  untilHeading,
  untilText,
  writeOver,
  type Dashboard,
} from "./dashboard.ts";

const MANIFEST = 'slug = "guestbook"\n[static]\nfolder = "public"\n';

describe.skipIf(chromiumPath === null)("services in the dashboard", () => {
  let dashboard: Dashboard;
  let folder: string;
  let port: number;
  beforeAll(async () => {
    port = await freePort();
    folder = await mkdtemp(join(tmpdir(), "quarry-drop-"));
    dashboard = await startDashboard({ QUARRY_SERVICES_PORT: String(port) });
  });
  afterAll(async () => {
    await dashboard.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const call = (path: string, options = {}) =>
    rest<AnswerJson>(dashboard.server.url, dashboard.server.apiKey, path, options);
  /** What visitors see. */
  const served = async (slug = "guestbook") => {
    const answer = await fetch(`http://127.0.0.1:${port}/s/${slug}/`).catch(() => null);
    return answer?.status === 200 ? answer.text() : null;
  };
  /** A folder of this machine, as it is there. */
  async function write(name: string, files: Record<string, string>): Promise<string> {
    const path = join(folder, name);
    for (const [file, text] of Object.entries(files)) {
      await mkdir(join(path, file, ".."), { recursive: true });
      await writeFile(join(path, file), text);
    }
    return path;
  }
  /** Drops it, as a hand does. */
  async function drop(page: Page, path: string): Promise<void> {
    const zone = await page.waitForSelector(`::-p-xpath(//h2[starts-with(., "Drop a folder")])`);
    const { x, y } = await zone!.clickablePoint();
    const session = await page.createCDPSession();
    const data = { items: [], files: [path], dragOperationsMask: 1 };
    for (const type of ["dragEnter", "dragOver", "drop"] as const)
      await session.send("Input.dispatchDragEvent", { type, x, y, data });
  }
  const untilDeployment = (page: Page, n: number, status: string) =>
    page.waitForFunction(
      (at, wanted) => document.querySelector(`[data-deployment="${at}"]`)?.textContent.includes(wanted),
      {},
      n,
      status,
    );

  it("has none, and says how to begin", async () => {
    const { page, complaints, context } = await dashboard.open("/services");
    await untilHeading(page, "No service yet");
    expect(await flaws(page, "none")).toEqual([]);
    await press(page, "New service");
    await untilHeading(page, "Drop a folder or a tar.gz here");
    expect(await flaws(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it("is dropped, looked at, deployed, rolled back, renamed, deleted and brought back", async () => {
    const first = await write("one", {
      "service.toml": MANIFEST,
      "public/index.html": "first",
      "public/.env": "A=1",
    });
    const { page, complaints, context } = await dashboard.open("/services/new");
    await drop(page, first);
    await untilHeading(page, "What a deploy of guestbook would do");
    await untilText(page, "Left out: 1");
    // Nothing has changed.
    expect((await call("/v1/services")).body.data).toEqual([]);
    expect(await flaws(page, "dry-run")).toEqual([]);
    await press(page, "Deploy");
    await untilHeading(page, "guestbook");
    await untilDeployment(page, 1, "Served");
    await expect.poll(() => served()).toBe("first");
    expect(await page.$eval("header a[target=_blank]", (link) => link.getAttribute("href"))).toContain(
      `guestbook.localhost:${port}`,
    );
    const { pathname } = new URL(page.url());
    expect(pathname).toMatch(/^\/dashboard\/services\/svc_/);

    const second = await write("two", { "service.toml": MANIFEST, "public/index.html": "second" });
    await press(page, "Deploy");
    await drop(page, second);
    await untilHeading(page, "What a deploy of guestbook would do");
    await press(page, "Deploy");
    await untilDeployment(page, 2, "Served");
    await expect.poll(() => served()).toBe("second");
    await untilDeployment(page, 1, "Served before");
    expect(await flaws(page, "deployments")).toEqual([]);
    await press(page, "Roll back to deployment 1");
    await untilText(page, "Deployment 1 is served again");
    await expect.poll(() => served()).toBe("first");
    await press(page, "Undo");
    await untilText(page, "Deployment 2 is served again");
    await expect.poll(() => served()).toBe("second");

    await press(page, "Rename");
    await untilHeading(page, "Rename");
    expect(await flaws(page, "rename")).toEqual([]);
    await writeOver(page, "Name", "Guests");
    await press(page, "Save");
    await untilHeading(page, "Guests");
    expect((await call("/v1/services/guestbook")).body.name).toBe("Guests");

    await press(page, "Delete");
    await fillIn(page, "Type guestbook to confirm", "guestboo");
    expect(await page.$("[role=dialog] button[type=submit]:enabled")).toBeNull();
    expect(await flaws(page, "delete")).toEqual([]);
    await page.keyboard.type("k");
    await page.keyboard.press("Enter");
    await untilText(page, "Guests is deleted");
    await expect.poll(() => served()).toBeNull();
    await press(page, "Undo");
    await untilHeading(page, "Guests");
    await expect.poll(() => served()).toBe("second");
    await press(page, "Services");
    await page.waitForSelector(`main a[href="${pathname}"]`);
    expect(await page.$eval("main tbody tr", (row) => row.textContent)).toMatch(/^Guests.*Static page.*–0\D/);
    expect(await flaws(page, "one")).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it("takes an archive, and a folder that is nothing but a page", async () => {
    const { page, complaints, context } = await dashboard.open("/services/new");
    const archive = join(folder, "shop.tar.gz");
    await writeFile(
      archive,
      await archiveOfFiles({
        "shop/service.toml": MANIFEST.replace("guestbook", "shop"),
        "shop/public/index.html": "shop",
      }),
    );
    const input = await page.waitForSelector('input[accept*=".tgz"]');
    await (input as unknown as { uploadFile(path: string): Promise<void> }).uploadFile(archive);
    await untilHeading(page, "What a deploy of shop would do");
    const bare = await write("My Page", { "index.html": "bare" });
    await drop(page, bare);
    await untilHeading(page, "What a deploy of my-page would do");
    await press(page, "Deploy");
    await untilDeployment(page, 1, "Served");
    await expect.poll(() => served("my-page")).toBe("bare");
    expect(complaints).toEqual([]);
    await context.close();
  });

  it("says what has to be done first, and changes nothing", async () => {
    const { page, complaints, context } = await dashboard.open("/services/new");
    await drop(page, await write("none", { "readme.md": "" }));
    await untilText(page, "There is neither service.toml nor index.html in this folder.");
    await mkdir(join(folder, "empty"));
    await drop(page, join(folder, "empty"));
    await untilText(page, "Nothing is in this folder.");
    const worker = MANIFEST.replace("guestbook", "unbuilt") + '[worker]\npackage = "unbuilt"\n';
    await drop(page, await write("unbuilt", { "service.toml": worker, "public/index.html": "a" }));
    await untilText(page, "The worker unbuilt is not built");
    expect(await page.$eval("main section button:last-of-type", (button) => button.disabled)).toBe(true);
    expect(await flaws(page, "fixes")).toEqual([]);
    const slugs = ((await call("/v1/services")).body.data as { slug: string }[]).map(({ slug }) => slug);
    expect(slugs).not.toContain("unbuilt");
    expect(complaints).toEqual([]);
    await context.close();
  });

  it.skipIf(noCargo() !== null)(
    "is built on the server, whose log is there as it comes and later",
    async () => {
      const { page, complaints, context } = await dashboard.open("/services/new");
      const source = await write("broken", {
        "service.toml": 'name = "Broken one"\nslug = "broken"\n[worker]\npackage = "broken"\n',
        "Cargo.toml": '[package]\nname = "broken"\nversion = "0.1.0"\nedition = "2021"\n',
        "Cargo.lock": 'version = 4\n\n[[package]]\nname = "broken"\nversion = "0.1.0"\n',
        "src/main.rs": 'fn main() {\n    let x: u32 = "text";\n}\n',
      });
      await drop(page, source);
      await untilHeading(page, "What a deploy of broken would do");
      await untilText(page, "compiled there as quarry deploy --remote does");
      await press(page, "As it is built");
      await untilText(page, "The worker broken is not built");
      await press(page, "Built on the server");
      await page.waitForFunction(() => !document.body.innerText.includes("is not built"));
      expect(await flaws(page, "remote")).toEqual([]);
      await press(page, "Deploy");
      await untilHeading(page, "Broken one");
      await page.waitForSelector("[data-build]");
      await untilDeployment(page, 1, "Failed");
      await press(page, "Build log of deployment 1");
      await untilText(page, "error[E0308]");
      await untilText(page, "The build failed after");
      expect(await flaws(page, "build-log")).toEqual([]);
      await press(page, "Home");
      await untilText(page, "Broken one: deployment 1 failed, and what was served before still is.");
      await press(page, "Look at the deployment");
      await untilDeployment(page, 1, "Failed");
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  it("shows what is written, by source, and more as it comes", async () => {
    const { id } = (await call("/v1/services/guestbook")).body as { id: string };
    const { page, context } = await dashboard.open("/services");
    await page.evaluateOnNewDocument(KEEP_SOCKETS);
    await page.goto(`${dashboard.server.url}/dashboard/services/${id}?tab=logs`);
    await page.waitForSelector("[role=log] > div > div");
    expect(await flaws(page, "logs")).toEqual([]);
    const lines = () => page.$$eval("[role=log] > div > div", (all) => all.length);
    const before = await lines();
    expect((await call(`/v1/services/${id}/rollback`, { body: {} })).status).toBe(200);
    await expect.poll(lines).toBeGreaterThan(before);
    // What comes while the connection is lost is there when it is back, once.
    await cutOff(page);
    await untilText(page, "The connection is lost");
    for (const to of ["2", "1", "2"])
      expect((await call(`/v1/services/${id}/rollback`, { body: { to } })).status).toBe(200);
    await untilText(page, "The connection is lost");
    await page.setOfflineMode(false);
    await page.waitForFunction(() => !document.body.innerText.includes("The connection is lost"));
    const kept = async () => ((await call(`/v1/services/${id}/logs`)).body.data as unknown[]).length;
    await expect.poll(async () => (await lines()) - (await kept())).toBe(0);
    const text = await page.$eval("[role=log]", (log) => log.textContent);
    expect(text).toContain("platform");
    expect(text).not.toContain("event");
    await page.goto(`${dashboard.server.url}/dashboard/services/${id}?tab=logs&source=STDERR`);
    await untilHeading(page, "Nothing is written yet");
    await context.close();
  });

  it("shows what it used itself, by day, with the caps of the account", async () => {
    const { id } = (await call("/v1/services/guestbook")).body as { id: string };
    const cap = { period: "day", value: 4 * 1024 ** 3 };
    await call("/v1/usage/caps/static_transfer_bytes", { method: "PUT", body: cap });
    await served();
    type Used = { service: string | null; meters: { meter: string; quantity: number }[] };
    const used = async () =>
      ((await call("/v1/usage")).body.services as Used[])
        .find(({ service }) => service === id)
        ?.meters.find(({ meter }) => meter === "static_transfer_bytes")?.quantity;
    await expect.poll(used).toBeGreaterThan(0);
    const { page, complaints, context } = await dashboard.open(`/services/${id}?tab=usage`);
    await untilText(page, "of 4 GiB each day");
    await untilText(page, `${await used()} bytes`);
    await page.waitForSelector('[role=img][aria-label^="Transfer of static frontends"]');
    expect(await page.$$eval("main tbody tr a", (links) => links.length)).toBe(2);
    expect(await flaws(page, "usage")).toEqual([]);
    await press(page, "Caps of Transfer of static frontends");
    await untilHeading(page, "Spend limits");
    expect(complaints).toEqual([]);
    await context.close();
  });

  it("says on the first page which workers crash, unless they were deployed anew", async () => {
    const { id } = (await call("/v1/services/guestbook")).body as { id: string };
    const services = dashboard.server.db.collection<{ _id: string; accountId: string }>("services");
    const { accountId } = (await services.findOne({ _id: id }))!;
    const crash = (at: Date) => ({
      ...{ _id: `${accountId}:${id}:${newId("serviceLog", at)}`, at, level: "error", source: "platform" },
      ...{ requestId: null, deploymentId: null, outcome: null, truncated: false },
      ...{ message: "The worker crashed: it ended with code 1.", fields: '{"event":"crashed"}' },
    });
    const logs = dashboard.server.db.collection<{ _id: string }>("serviceLogs");
    await logs.insertMany([crash(new Date(Date.now() - 3_600_000)), crash(new Date())]);
    const { page, complaints, context } = await dashboard.open("/");
    await untilText(page, "Guests: the worker crashed, last");
    await press(page, "Open the log");
    await page.waitForSelector("[role=log]");
    expect(complaints).toEqual([]);
    await context.close();
  });

  it("keeps secrets that nobody sees again", async () => {
    const { id } = (await call("/v1/services", { body: { slug: "env" } })).body;
    const { page, complaints, context } = await dashboard.open(`/services/${id}?tab=env`);
    await untilHeading(page, "No secret is set");
    await press(page, "Set a secret");
    await fillIn(page, "Name", "DATABASE_URL");
    await page.type("[role=dialog] input[type=password]", "postgres://secret");
    await press(page, "Builds");
    expect(await flaws(page, "env-set")).toEqual([]);
    await press(page, "Save");
    await page.waitForFunction(() =>
      document.querySelector("main tbody")?.textContent.includes("DATABASE_URL"),
    );
    expect((await call(`/v1/services/${id}/env`)).body.data).toMatchObject([
      { name: "DATABASE_URL", scopes: ["build", "runtime"] },
    ]);
    expect(await page.content()).not.toContain("postgres://secret");
    expect(await flaws(page, "env")).toEqual([]);
    await pressAt(page, `::-p-aria([name="Delete DATABASE_URL"][role="button"])`);
    await fillIn(page, "Type DATABASE_URL to confirm", "DATABASE_URL");
    await page.keyboard.press("Enter");
    await untilHeading(page, "No secret is set");
    expect((await call(`/v1/services/${id}/env`)).body.data).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it("says it in Turkish", async () => {
    const { page, context } = await dashboard.open("/services", { language: "tr" });
    await untilHeading(page, "Hizmetler");
    await page.waitForSelector("main tbody tr");
    await untilText(page, "Statik sayfa");
    await pressAt(page, "main tbody ::-p-text(Guests)");
    await untilText(page, "adresinde sunuluyor.");
    await untilText(page, "Önceden sunuldu");
    await context.close();
  });

  it("shows operators the hosts and what lives there", async () => {
    const { page, complaints, context } = await dashboard.open("/services");
    await page.evaluate((token) => sessionStorage.setItem("quarry.operator-token", token), OPERATOR_TOKEN);
    await page.goto(`${dashboard.server.url}/dashboard/operator/hosts`);
    await untilHeading(page, "Hosts");
    await untilText(page, "Isolation");
    expect(await flaws(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
