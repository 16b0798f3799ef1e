import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { envOf } from "../cli/cli-server.ts";
import { runCli } from "../cli/run-cli.ts";
import { openDocument } from "../docs/example-document.ts";
import { cargo, noCargo } from "../hosting/cargo.ts";
import { deployed } from "../kit/deploy.ts";
import { freePort } from "../kit/free-port.ts";
import { partPids } from "../kit/part-pids.ts";
import { rest } from "../kit/rest-client.ts";
import { startServer, type ServerProcess } from "../kit/server-process.ts";
import { archiveOf } from "../kit/service-archive.ts";
import { ask } from "./count-load.ts";

const EXAMPLE = fileURLToPath(new URL("../../examples/cleanup", import.meta.url));
const SLUG = "cleanup";
const PATIENCE = { timeout: 90_000, interval: 100 };
const MINUTE_MS = 60_000;
const absent = noCargo();
if (absent !== null) console.log(`skipped: cron triggers of a service: ${absent}`);

interface Run {
  id: string;
  slot: string;
  state: string;
  status: number | null;
  error: string | null;
  isManual: boolean;
  slots: number;
  lastSlot: string;
}

describe.skipIf(absent !== null)("a cron trigger of a service", () => {
  let server: ServerProcess;
  let port: number;

  const call = <T = Record<string, never>>(path: string, options = {}) =>
    rest<T>(server.url, server.apiKey, `/v1/services/${SLUG}${path}`, options);
  const history = async (trigger: string) =>
    (await call<{ data: Run[] }>(`/cron/${trigger}/history?limit=100`)).body.data;
  const notes = async () =>
    (await ask(port, SLUG, "/api/notes")).text.split("\n").filter((key) => key !== "");

  beforeAll(async () => {
    port = await freePort();
    const { target } = await cargo(EXAMPLE, "build", "--release");
    server = await startServer({
      env: { QUARRY_SERVICES_PORT: String(port), QUARRY_RATE_LIMIT: "100000" },
    });
    await rest(server.url, server.apiKey, "/v1/services", { body: { slug: SLUG } });
    const toml = await readFile(`${EXAMPLE}/service.toml`, "utf8");
    const body = await archiveOf([
      // Made by the deploy: one that is made later restarts the worker.
      {
        name: "service.toml",
        content: `${toml.replace('package = "cleanup"', 'binary = "worker"')}[[cron]]\nname = "minutely"\ncron_expression = "* * * * *"\n`,
      },
      { name: "worker", mode: 0o755, content: await readFile(`${target}/release/cleanup`) },
    ]);
    const headers = { "content-type": "application/gzip" };
    const made = await call<{ id: string }>("/deployments", { body, headers });
    expect(await deployed(server, SLUG, made.body.id)).toMatchObject({ status: "active" });
  }, 300_000);
  afterAll(() => server?.stop());

  test("examples/cleanup removes what is older than a day when its trigger runs", async () => {
    const old = "0000000000001-1";
    await call(`/kv/notes/values/${old}`, { method: "PUT", body: { value: "long ago" } });
    const young = (await ask(port, SLUG, "/api/notes", "POST")).text;
    expect(await notes()).toEqual([old, young]);
    const { code, stdout } = await runCli(["cron", "run", "cleanup", "--service", SLUG], {
      env: envOf(server),
    });
    expect([code, stdout]).toEqual([0, expect.stringContaining("succeeded  200")]);
    expect(await notes()).toEqual([young]);
    const [run] = await history("cleanup");
    expect(run).toMatchObject({ state: "succeeded", status: 200, isManual: true, error: null });
    expect((await call(`/cron/cleanup`)).body).toMatchObject({ lastStatus: "succeeded", held: null });
  }, 60_000);

  test("a trigger without a handler fails and says so, and visitors cannot call one", async () => {
    const { code, stderr } = await runCli(["cron", "run", "minutely", "--service", SLUG], {
      env: envOf(server),
    });
    expect([code, stderr]).toEqual([2, expect.stringContaining("no_handler")]);
    expect((await call("/cron/minutely")).body).toMatchObject({ lastStatus: "failed" });
    expect((await ask(port, SLUG, "/.svc/cron/cleanup", "POST")).status).toBe(404);
  }, 60_000);

  test("the examples of docs/cron.md run as printed", async () => {
    const guide = await openDocument("docs/cron.md");
    expect(guide.take("toml").trim()).toBe(
      (await readFile(`${EXAMPLE}/service.toml`, "utf8")).split("\n\n").slice(-1)[0]?.trim(),
    );
    for (const line of guide.take("sh").trim().split("\n")) {
      const words = (line.replace(/^quarry /, "").match(/'[^']*'|\S+/g) ?? []).map((word) =>
        word.replaceAll("'", ""),
      );
      const { code, stderr } = await runCli(words, { env: envOf(server) });
      expect([line, code, stderr]).toEqual([line, 0, expect.any(String)]);
    }
    expect(Object.keys(JSON.parse(guide.take("json")) as object)).toEqual([
      "name",
      "cronExpression",
      "scheduledTime",
    ]);
    expect(guide.untaken()).toEqual([]);
  }, 60_000);

  test("a host that is killed between two slots delivers each slot once all the same", async () => {
    const created = new Date((await call<{ createdAt: string }>("/cron/minutely")).body.createdAt).getTime();
    process.kill(partPids(server.pid).host ?? 0, "SIGKILL");
    const from = Date.now();
    const slots = await vi.waitFor(async () => {
      const found = (await history("minutely")).filter(({ isManual }) => !isManual);
      expect(found.some((run) => new Date(run.slot).getTime() > from && run.state === "failed")).toBe(true);
      return found.reverse();
    }, PATIENCE);
    // The worker has no handler for it: each slot has one run, that failed.
    const minutes = slots.map(({ slot }) => new Date(slot).getTime() / MINUTE_MS);
    const first = Math.floor(created / MINUTE_MS) + 1;
    expect(minutes).toEqual(minutes.map((_, n) => first + n));
    expect(new Set(slots.map(({ state, slots: many }) => `${state} ${many}`))).toEqual(new Set(["failed 1"]));
  }, 120_000);
});
