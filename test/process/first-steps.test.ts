import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { startCli } from "../cli/cli-process.ts";
import { envOf } from "../cli/cli-server.ts";
import { openDocument } from "../docs/example-document.ts";
import { CARGO_TARGET, noCargo } from "../hosting/cargo.ts";
import { freePort } from "../kit/free-port.ts";
import { startServer, type ServerProcess } from "../kit/server-process.ts";

const run = promisify(execFile);
const absent = noCargo();
if (absent !== null) console.log(`skipped: the first steps of a service: ${absent}`);
const PATIENCE = { timeout: 90_000, interval: 50 };

let server: ServerProcess;
let port: number;
let folder: string;
beforeAll(async () => {
  port = await freePort();
  folder = await mkdtemp(join(tmpdir(), "quarry-steps-"));
  server = await startServer({ env: { QUARRY_SERVICES_PORT: String(port) } });
});
afterAll(async () => {
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
});

const quarry = (words: string, cwd: string) =>
  startCli(words.split(" "), { cwd, env: { ...envOf(server), CARGO_TARGET_DIR: CARGO_TARGET } });

/** The answer of a service; status 0 where nobody listens. */
function ask(
  slug: string,
  path: string,
  body?: string,
): Promise<{ status: number; text: string; id: unknown }> {
  return new Promise((resolve) => {
    const asked = request(
      {
        ...{ port, path, agent: false, method: body === undefined ? "GET" : "POST" },
        headers: { host: `${slug}.localhost:${port}`, "content-type": "application/x-www-form-urlencoded" },
      },
      (answer) => {
        let text = "";
        answer.on("data", (chunk: Buffer) => (text += chunk.toString()));
        answer.on("end", () =>
          resolve({ status: answer.statusCode ?? 0, text, id: answer.headers["x-request-id"] }),
        );
      },
    );
    asked.on("error", () => resolve({ status: 0, text: "", id: null }));
    asked.end(body);
  });
}

/** Runs a printed line to its end. */
async function step(line: string, cwd: string): Promise<string> {
  const [program = "", ...words] = line.replaceAll(":4001", `:${port}`).split(" ");
  if (program === "curl") return (await run("curl", ["--silent", "--show-error", ...words])).stdout;
  expect([program, words[0]]).toEqual(["npx", "quarry"]);
  const { code, stdout, stderr } = await quarry(words.slice(1).join(" "), cwd).ended;
  expect([line, code, stderr]).toEqual([line, 0, stderr]);
  return stdout;
}

test.skipIf(absent !== null)(
  "the first steps of README.md run as printed",
  async () => {
    const lines = (await openDocument("README.md")).take("bash").trim().split("\n");
    const [make = "", deploy = "", curl = "", follow = "", again = "", ...more] = lines;
    const [rollback = "", show = "", remove = ""] = more;
    expect(more).toHaveLength(3);
    const [made = "", enter] = make.split(" && ");
    await step(made, folder);
    expect(enter).toBe("cd guestbook");
    const own = join(folder, "guestbook");
    expect(await step(deploy, own)).toBe(`http://guestbook.localhost:${port}\n`);
    await vi.waitFor(async () => expect((await ask("guestbook", "/")).text).toContain("<html"), PATIENCE);
    expect(JSON.parse(await step(curl, own))).toEqual({ entries: [] });

    const log = quarry(follow.replace("npx quarry ", ""), own);
    const { status, id } = await ask("guestbook", "/api/entries", "text=hello");
    expect(status).toBe(201);
    await vi.waitUntil(() => log.stdout().includes("POST /api/entries 201"), PATIENCE);
    expect(log.stdout()).toMatch(new RegExp(`info {2}stdout {3}new entry: hello ${String(id)}\n`));
    log.child.kill("SIGINT");
    await log.ended;

    const page = join(own, "static/index.html");
    await writeFile(page, (await readFile(page, "utf8")).replace("<html", "<!-- second --><html"));
    const statuses: number[] = [];
    let isOver = false;
    const callers = ["/", "/api/entries", "/api/health"].map(async (path) => {
      while (!isOver) statuses.push((await ask("guestbook", path)).status);
    });
    await step(again, own);
    await vi.waitFor(async () => expect((await ask("guestbook", "/")).text).toContain("second"), PATIENCE);
    isOver = true;
    await Promise.all(callers);
    expect([new Set(statuses), statuses.length > 3]).toEqual([new Set([200]), true]);

    expect(await step(rollback, own)).toBe("guestbook serves deployment 1 again\n");
    await vi.waitFor(
      async () => expect((await ask("guestbook", "/")).text).not.toContain("second"),
      PATIENCE,
    );
    expect(await step(show, own)).toContain(`http://guestbook.localhost:${port}`);
    expect(await step(remove, own)).toBe("guestbook is deleted\n");
    await vi.waitFor(async () => expect((await ask("guestbook", "/")).status).toBe(404), PATIENCE);
  },
  300_000,
);

test.skipIf(absent !== null)(
  "quarry dev deploys at each change and shows the log; what does not compile leaves what ran before running",
  async () => {
    expect((await quarry("dev", folder).ended).code).toBe(4);
    await quarry("new service workshop", folder).ended;
    const own = join(folder, "workshop");
    const dev = quarry("dev", own);
    await vi.waitUntil(() => dev.stdout().includes(`http://workshop.localhost:${port}\n`), PATIENCE);
    const page = join(own, "static/index.html");
    await writeFile(page, "<h1>changed</h1>");
    await vi.waitFor(
      async () => expect((await ask("workshop", "/")).text).toBe("<h1>changed</h1>"),
      PATIENCE,
    );
    expect((await ask("workshop", "/api/entries", "text=one")).status).toBe(201);
    await vi.waitUntil(() => dev.stdout().includes("new entry: one"), PATIENCE);

    const main = join(own, "src/main.rs");
    const good = await readFile(main, "utf8");
    await writeFile(main, `${good}\nfn broken() -> u8 { "no number" }\n`);
    await vi.waitUntil(() => dev.stderr().includes("the next change is tried again"), PATIENCE);
    expect(dev.stderr()).toContain("error[E0308]: mismatched types");
    expect(dev.stderr()).toMatch(/--> src\/main\.rs:\d+:\d+/);
    expect((await ask("workshop", "/api/entries")).text).toBe('{"entries":["one"]}');

    await writeFile(main, good.replace("new entry:", "another entry:"));
    await vi.waitFor(async () => {
      await ask("workshop", "/api/entries", "text=two");
      expect(dev.stdout()).toContain("another entry: two");
    }, PATIENCE);
    dev.child.kill("SIGINT");
    const { code, stderr } = await dev.ended;
    expect([code, stderr.trimEnd().endsWith("what was deployed last is still served")]).toEqual([0, true]);
    expect((await ask("workshop", "/")).status).toBe(200);
  },
  300_000,
);
