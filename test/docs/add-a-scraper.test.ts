import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openDocument, ROOT, type ExampleDocument } from "./example-document.ts";
import { requirePackages } from "./installed-packages.ts";
import { plainEnv, startPrinted, type PrintedServer } from "./printed-server.ts";
import { commandsIn, patternOf, type PrintedCommand } from "./printed-output.ts";

const run = promisify(execFile);

let guide: ExampleDocument;
let folder: string;
let source: Server;
let origin: string;
let server: PrintedServer | undefined;
beforeAll(async () => {
  requirePackages();
  guide = await openDocument("docs/how-to/add-a-scraper.md");
  folder = await mkdtemp(join(tmpdir(), "quarry-how-to-"));
  source = createServer((request, response) => {
    const page = /^\/items\?page=(\d)$/.exec(request.url ?? "")?.[1];
    response.writeHead(page === undefined ? 404 : 200, { "content-type": "text/html; charset=utf-8" });
    response.end(page === undefined ? "" : pageOfSource(page));
  });
  source.listen(0, "127.0.0.1");
  await once(source, "listening");
  origin = `http://127.0.0.1:${(source.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await server?.interrupt();
  source?.close();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

/** Looks like the page that the skeleton reads, but its items have no ids: the parser does not fit yet. */
function pageOfSource(page: string): string {
  const items = page === "1" ? ["Red kite", "Blue kite"] : ["Paper boat"];
  const cards = items.map(
    (title) => `<li class="item"><a class="item-title" href="/items/x">${title}</a></li>`,
  );
  const next = page === "1" ? '<a rel="next" href="/items?page=2">next</a>' : "";
  return `<!doctype html><html><head><link rel="canonical" href="${origin}/items?page=${page}"></head><body><ul class="items">${cards.join("")}</ul>${next}</body></html>`;
}

/** As printed, but for the folders, the server and the site. */
function here(text: string): string {
  return text
    .replaceAll("/tmp/plugins", join(folder, "plugins"))
    .replaceAll("/tmp/list.har.json", join(folder, "list.har.json"))
    .replaceAll(/(\/path\/to\/quarry\/)?data\/api-key/g, join(server?.dataDir ?? "", "api-key"))
    .replaceAll("localhost:4000", server?.url.slice("http://".length) ?? "");
}

async function holds({ command, output }: PrintedCommand): Promise<string> {
  const { stdout } = await run("bash", ["-euo", "pipefail", "-c", here(command)], {
    cwd: ROOT,
    env: plainEnv(),
  });
  const printed = stdout.replaceAll(origin, "https://example.org");
  expect(printed, command).toMatch(patternOf(here(output)));
  return printed;
}

const takeCommands = (): PrintedCommand[] => commandsIn(guide.take("console"));

it("4: the example of shared fields reads a product", async () => {
  const example = guide.take("ts");
  const sdk = pathToFileURL(join(ROOT, "src/plugin-sdk/index.ts")).href;
  await writeFile(join(folder, "product.ts"), example.replaceAll("@quarry/plugin-sdk", sdk));
  const page = {
    url: "https://shop.test/p/7",
    text: `<script type="application/ld+json">{"@type":"Product","sku":"7","name":"Lampe","offers":{"price":"1.299,00","priceCurrency":"EUR"}}</script><p class="watchers">1.240 beobachten</p>`,
  };
  await writeFile(
    join(folder, "try.ts"),
    `import { Product, productOn } from "./product.ts";
     const { draft, doubts } = productOn(${JSON.stringify(page)}, "7");
     const { id, url, title, price, currency, gtin, watcherCount, watcherCountText } = Product.strict().parse(draft);
     console.log(JSON.stringify([id, url, title, price, currency, gtin, watcherCount, watcherCountText, doubts]));`,
  );
  const { stdout } = await run(process.execPath, [join(folder, "try.ts")], { cwd: ROOT });
  expect(JSON.parse(stdout)).toEqual([
    "7",
    "https://shop.test/p/7",
    "Lampe",
    1299,
    "EUR",
    null,
    1240,
    "1.240 beobachten",
    [],
  ]);
});

it("1 and 2: makes a skeleton, whose tests pass", async () => {
  for (const count of [1, 1]) {
    const commands = takeCommands();
    expect(commands).toHaveLength(count);
    for (const one of commands) await holds(one);
  }
});

it("3: records what the source answers", async () => {
  const [attempt, ...more] = takeCommands();
  expect(more).toEqual([]);
  const { command, output } = attempt ?? { command: "false", output: "" };
  const env = { ...plainEnv(), QUARRY_ORIGINS: `my-shop.web=${origin}`, QUARRY_PRIVATE_ORIGINS: origin };
  const failed: unknown = await run("bash", ["-euo", "pipefail", "-c", `{ ${here(command)}; } 2>&1`], {
    cwd: ROOT,
    env,
  }).catch((error: unknown) => error);
  const { code, stdout } = failed as { code: number; stdout: string };
  expect(stdout.replaceAll(origin, "https://example.org")).toMatch(patternOf(here(output)));
  expect(code).toBe(7);
  const { log } = JSON.parse(await readFile(join(folder, "list.har.json"), "utf8")) as {
    log: { entries: { request: { url: string } }[] };
  };
  expect(log.entries.map(({ request }) => request.url)).toEqual(
    [1, 2].map((page) => `${origin}/items?page=${page}`),
  );
});

it("10: serves it", async () => {
  const [start, look] = takeCommands();
  server = await startPrinted(here(start?.command ?? ""), join(folder, "data of another"));
  await holds(look ?? { command: "false", output: "" });
});

it("leaves no example", () => {
  expect(guide.untaken()).toEqual([]);
});
