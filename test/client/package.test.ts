import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startApiServer, type ApiServer } from "../api/api-server.ts";
import { openDocument, ROOT, type ExampleDocument } from "../docs/example-document.ts";
import { launcherPart } from "../launcher/launcher-part.ts";

const run = promisify(execFile);
const { npmCli } = await launcherPart("npm.mjs");
const PACKAGE = join(ROOT, "packages/client");

let folder: string;
let app: string;
let server: ApiServer;
let readme: ExampleDocument;
/** With the Node of this process, and a cache of its own that holds nothing. */
const npm = (...args: string[]) =>
  run(process.execPath, [npmCli(process.env), ...args, "--cache", join(folder, "cache")], { cwd: app });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "quarry-client-"));
  app = join(folder, "app");
  await mkdir(app);
  server = await startApiServer({ QUARRY_FETCH: "demo" });
  readme = await openDocument("packages/client/README.md");
  await run("bash", ["-euo", "pipefail", "-c", readme.take("sh")], {
    cwd: ROOT,
    env: {
      ...process.env,
      PATH: `${dirname(process.execPath)}:${process.env.PATH}`,
      npm_config_pack_destination: folder,
    },
  });
  await writeFile(join(app, "package.json"), JSON.stringify({ private: true, type: "module" }));
  const fromHere = ["graphql-ws", "ws", "graphql"].map((name) => join(ROOT, "node_modules", name));
  const tarball = join(folder, "quarry-client-0.1.0.tgz");
  // What the package asks for comes from the folders given beside it: there is no other place to get it from.
  await npm("install", "--offline", "--ignore-scripts", "--install-links", tarball, ...fromHere);
});
afterAll(async () => {
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
});

it("asks for the versions that are tested here", async () => {
  const read = async (path: string) => JSON.parse(await readFile(path, "utf8"));
  const own = await read(join(PACKAGE, "package.json"));
  const project = await read(join(ROOT, "package.json"));
  expect(own.version).toBe(project.version);
  for (const [name, version] of Object.entries(own.dependencies))
    expect([name, version]).toEqual([name, project.dependencies[name]]);
});

it("runs the example of its README from the tarball, installed into an empty folder without a network", async () => {
  await writeFile(join(app, "example.ts"), readme.take("ts").replace("http://127.0.0.1:4000", server.url));
  const { stdout } = await run(process.execPath, ["example.ts"], {
    cwd: app,
    env: { PATH: process.env.PATH, QUARRY_API_KEY: server.apiKey },
  });
  expect(stdout).toMatch(/number: 7,/);
  expect(stdout.trimEnd().split("\n").at(-1)).toBe("SUCCEEDED 1");
});

it("brings types that need nothing else", async () => {
  await writeFile(
    join(app, "typed.ts"),
    `import { createQuarryClient, QuarryError, type Request } from "@quarry/client";
     import type { Scrapers } from "@quarry/client/scrapers";
     const quarry = createQuarryClient({ url: "http://127.0.0.1:4000" });
     export const cost: number | null = (await quarry.waitFor("req_1")).finalCostUsdMicros;
     export const open = (request: Request): boolean => request.status === "RUNNING";
     export const bytes: AsyncGenerator<Uint8Array> = quarry.results("req_1", { format: "csv" });
     export const codeOf = (error: unknown): string => (error instanceof QuarryError ? error.code : "none");
     interface Types {
       "Input.shop.search": { operation: "search"; query: string };
       "Record.shop.search": { title: string };
     }
     const shop = createQuarryClient<Types>({ url: "http://127.0.0.1:4000" });
     for await (const { title } of shop.scrape("shop", "search", { query: "kites" })) title.toUpperCase();
     // @ts-expect-error the input has no such field
     shop.scrape("shop", "search", { term: "kites" });
     // @ts-expect-error the scraper has no such operation
     shop.scrape("shop", "find", { query: "kites" });
     const builtIn = createQuarryClient<Scrapers>({ url: "http://127.0.0.1:4000" });
     for await (const { stars } of builtIn.scrape("codehost", "trending", { since: "weekly" })) stars?.toFixed();
     // @ts-expect-error there is no such period
     builtIn.scrape("codehost", "trending", { since: "yearly" });
     // @ts-expect-error there is no such field of the Record
     for await (const { likes } of builtIn.scrape("codehost", "trending", {})) likes;
     for await (const { title } of quarry.scrape("any", "thing", { query: 1 }))
       // @ts-expect-error without types a field is unknown
       title.toUpperCase();
     // @ts-expect-error there is no such status
     export const odd = (request: Request): boolean => request.status === "ODD";
     // @ts-expect-error the scraper is missing
     await quarry.create({ input: {} });`,
  );
  const compiler = join(ROOT, "node_modules/typescript7/bin/tsc");
  const flags = "--strict --noEmit --target es2023 --lib es2023,dom --module nodenext".split(" ");
  const { stdout } = await run(process.execPath, [compiler, ...flags, "typed.ts"], { cwd: app }).catch(
    (error: { stdout: string }) => error,
  );
  expect(stdout).toBe("");
});

it("brings its licence", async () => {
  const text = await readFile(join(app, "node_modules/@quarry/client/LICENSE"), "utf8");
  expect(text).toBe(await readFile(join(ROOT, "LICENSE"), "utf8"));
});

it("leaves no example of its README", () => {
  expect(readme.untaken()).toEqual([]);
});
