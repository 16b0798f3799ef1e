import { readFile } from "node:fs/promises";
import { request } from "node:http";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { cargo, noCargo } from "../hosting/cargo.ts";
import { partPids } from "../kit/part-pids.ts";
import { rest } from "../kit/rest-client.ts";
import { freePort } from "../kit/free-port.ts";
import { startServer, type ServerProcess } from "../kit/server-process.ts";
import { archiveOf } from "../kit/service-archive.ts";

const SOURCE = fileURLToPath(new URL("../hosting/test-worker", import.meta.url));
const absent = noCargo();
if (absent !== null) console.log(`skipped: a deployed worker: ${absent}`);

let server: ServerProcess;
let port: number;
let program: Buffer;

beforeAll(async () => {
  port = await freePort();
  server = await startServer({ env: { QUARRY_SERVICES_PORT: String(port) } });
  if (absent !== null) return;
  const { target } = await cargo(SOURCE, "build", "--release");
  program = await readFile(join(target, "release/test-worker"));
}, 300_000);
afterAll(() => server?.stop());

/** The answer of a service; status 0 where nobody listens. */
function get(slug: string, path: string): Promise<{ status: number; text: string }> {
  return new Promise((resolve) => {
    const asked = request(
      { port, path, agent: false, headers: { host: `${slug}.localhost:${port}` } },
      (answer) => {
        let text = "";
        answer.on("data", (chunk: Buffer) => (text += chunk.toString()));
        answer.on("end", () => resolve({ status: answer.statusCode ?? 0, text }));
      },
    );
    asked.on("error", () => resolve({ status: 0, text: "" }));
    asked.end();
  });
}

async function deploy(slug: string, page: string, mode?: string): Promise<string> {
  const worker = mode === undefined ? "" : `[worker]\nbinary = "worker"\n[environment]\nMODE = "${mode}"\n`;
  const manifest = `slug = "${slug}"\n[static]\nfolder = "public"\n${worker}`;
  const body = await archiveOf([
    { name: "service.toml", content: manifest },
    { name: "static/index.html", content: page },
    ...(mode === undefined ? [] : [{ name: "worker", mode: 0o755, content: program }]),
  ]);
  const path = `/v1/services/${slug}/deployments`;
  const headers = { "content-type": "application/gzip" };
  const made = await rest<{ id: string }>(server.url, server.apiKey, path, { body, headers });
  expect(made.status, JSON.stringify(made.body)).toBeLessThan(300);
  return made.body.id;
}

interface Deployment {
  id: string;
  status: string;
  failure: { reason: string; message: string } | null;
}

/** The deployment once its check is over. */
function ended(slug: string, id: string): Promise<Deployment> {
  return vi.waitUntil(
    async () => {
      const { body } = await rest<{ data: Deployment[] }>(
        server.url,
        server.apiKey,
        `/v1/services/${slug}/deployments`,
      );
      const found = body.data.find((one) => one.id === id);
      return found && !["pending", "checking", "ready"].includes(found.status) ? found : null;
    },
    { timeout: 30_000, interval: 50 },
  );
}

const PATIENCE = { timeout: 30_000, interval: 50 };

test("a host is there once there is a service, serves it, and comes back when it is killed", async () => {
  expect(partPids(server.pid).host).toBeUndefined();
  await rest(server.url, server.apiKey, "/v1/services", { body: { slug: "pages" } });
  expect(partPids(server.pid).host).toBeUndefined();
  await deploy("pages", "<h1>one</h1>");
  await vi.waitFor(
    async () => expect(await get("pages", "/")).toEqual({ status: 200, text: "<h1>one</h1>" }),
    PATIENCE,
  );
  await deploy("pages", "<h1>two</h1>");
  await vi.waitFor(async () => expect((await get("pages", "/")).text).toBe("<h1>two</h1>"), PATIENCE);
  const before = partPids(server.pid).host;
  process.kill(before ?? 0, "SIGKILL");
  await vi.waitFor(async () => {
    expect((await get("pages", "/")).text).toBe("<h1>two</h1>");
    expect(partPids(server.pid).host).not.toBe(before);
  }, PATIENCE);
  expect((await get("pages", "/.svc/queues/x")).status).toBe(404);
  expect((await get("pages", "/api/x")).status).toBe(404);
}, 90_000);

test.skipIf(absent !== null)(
  "a worker is checked, switched to, and stays when the next one fails",
  async () => {
    await rest(server.url, server.apiKey, "/v1/services", { body: { slug: "guestbook" } });
    const first = await deploy("guestbook", "<h1>guests</h1>", "good");
    expect((await ended("guestbook", first)).status).toBe("active");
    await vi.waitFor(async () => expect((await get("guestbook", "/api/health")).status).toBe(200), PATIENCE);
    expect((await get("guestbook", "/api/environment")).text).toContain("SVC_SERVICE_SLUG=guestbook");
    expect((await get("guestbook", "/")).text).toBe("<h1>guests</h1>");
    const second = await deploy("guestbook", "<h1>new</h1>", "panics");
    const failed = await ended("guestbook", second);
    expect(failed).toMatchObject({ status: "failed", failure: { reason: "crashed_at_start" } });
    expect(failed.failure?.message).toContain("no luck at start");
    expect((await get("guestbook", "/")).text).toBe("<h1>guests</h1>");
    const confirm = { method: "DELETE", body: { confirm: "guestbook" } };
    await rest(server.url, server.apiKey, "/v1/services/guestbook", confirm);
    await vi.waitFor(async () => expect((await get("guestbook", "/api/health")).status).toBe(404), PATIENCE);
  },
  90_000,
);
