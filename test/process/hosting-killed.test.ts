import { createHash, randomBytes } from "node:crypto";
import { readFile, readdir } from "node:fs/promises";
import { request } from "node:http";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { processStart } from "../../src/engine/process-identity.ts";
import { processTree } from "../../src/host/spawner/process-tree.ts";
import { cargo, noCargo } from "../hosting/cargo.ts";
import { deploy, deployed } from "../kit/deploy.ts";
import { freePort } from "../kit/free-port.ts";
import { partPids } from "../kit/part-pids.ts";
import { rest } from "../kit/rest-client.ts";
import { startServer, type ServerProcess } from "../kit/server-process.ts";
import { archiveOf } from "../kit/service-archive.ts";
import { ask, CountLoad } from "./count-load.ts";

const SOURCE = fileURLToPath(new URL("../hosting/test-worker", import.meta.url));
const SLUG = "killed";
const PATIENCE = { timeout: 60_000, interval: 20 };
const absent = noCargo();
if (absent !== null) console.log(`skipped: services while parts are killed: ${absent}`);

describe.skipIf(absent !== null)("under 200 requests a second", () => {
  let server: ServerProcess;
  let port: number;
  let program: Buffer;

  beforeAll(async () => {
    port = await freePort();
    const { target } = await cargo(SOURCE, "build", "--release");
    program = await readFile(join(target, "release/test-worker"));
    server = await startServer({ env: { QUARRY_SERVICES_PORT: String(port) } });
    await rest(server.url, server.apiKey, "/v1/services", { body: { slug: SLUG } });
    const id = await deploy(server, SLUG, "<h1>one</h1>", { program, mode: "good" });
    expect(await deployed(server, SLUG, id)).toMatchObject({ status: "active" });
  }, 300_000);
  afterAll(() => server?.stop());

  const partPid = (part: "gateway" | "host" | "engine"): number => partPids(server.pid)[part] ?? 0;
  /** The youngest process below the host: the worker itself, within what holds it. */
  const workerPid = (): number => processTree(partPid("host"), 1000).at(-1) ?? 0;

  /** Kills something under load: how long it took until a request was answered again, and what went wrong meanwhile. */
  async function killed(
    pidOf: () => number,
  ): Promise<{ gapMs: number; statuses: number[]; workers: number }> {
    const load = new CountLoad(SLUG, [port]);
    await vi.waitFor(() => expect(load.byInstance().size).toBe(1), PATIENCE);
    await vi.waitFor(() => expect(load.answers.length).toBeGreaterThan(100), PATIENCE);
    // By now what has brought the worker up is gone.
    const pid = pidOf();
    const killedAt = performance.now();
    process.kill(pid, "SIGKILL");
    const failed = () => load.answers.filter(({ status }) => status !== 200);
    // A second of answers without one that failed.
    await vi.waitFor(() => {
      const last = Math.max(killedAt, ...failed().map(({ askedAt }) => askedAt));
      expect(load.firstAfter(last + 1000)).toBeDefined();
    }, PATIENCE);
    await load.stop();
    const instances = [...load.byInstance().values()];
    const ids = instances.flat();
    expect(new Set(ids).size).toBe(ids.length);
    // What one worker has answered no later one was asked.
    const counted = JSON.parse((await ask(port, SLUG, "/api/counted")).text) as string[];
    for (const done of instances.slice(0, -1)) expect(done.filter((id) => counted.includes(id))).toEqual([]);
    const lastFailure = Math.max(0, ...failed().map(({ askedAt }) => askedAt - killedAt));
    return {
      gapMs: lastFailure,
      workers: instances.length,
      statuses: [...new Set(failed().map(({ status }) => status))].sort(),
    };
  }

  test("a worker that is killed is up again within three seconds, and nothing is done twice", async () => {
    const { gapMs, statuses, workers } = await killed(workerPid);
    expect(workers).toBe(2);
    console.log(
      `the worker was killed: up after ${Math.round(gapMs)} ms, failed with ${statuses.join(", ")}`,
    );
    expect(gapMs).toBeLessThan(3000);
    for (const status of statuses) expect([502, 503]).toContain(status);
  });

  test("a host that is killed is up again within three seconds, and leaves no worker", async () => {
    const before = processTree(partPid("host"), 1000).map((pid) => ({ pid, start: processStart(pid) }));
    const { gapMs, workers } = await killed(() => partPid("host"));
    expect(workers).toBe(2);
    console.log(`the host was killed: up after ${Math.round(gapMs)} ms`);
    expect(gapMs).toBeLessThan(3000);
    // Wherever they hang by now, and a later process of the same id is none of them.
    const alive = () => before.filter(({ pid, start }) => start !== undefined && processStart(pid) === start);
    await vi.waitFor(() => expect(alive()).toEqual([]), PATIENCE);
  });

  test("without a gateway services go on as if nothing were", async () => {
    const before = partPid("gateway");
    expect(await killed(() => before)).toEqual({ gapMs: 0, workers: 1, statuses: [] });
    await vi.waitFor(() => expect([0, before]).not.toContain(partPid("gateway")), PATIENCE);
  });

  test("an engine that is killed is started again, and no service is stuck", async () => {
    const { gapMs, workers } = await killed(() => partPid("engine"));
    // A lease is longer than its start takes: the worker need not end.
    expect(workers).toBe(1);
    console.log(`the engine was killed: up after ${Math.round(gapMs)} ms`);
    const id = await vi.waitFor(
      () => deploy(server, SLUG, "<h1>two</h1>", { program, mode: "good" }),
      PATIENCE,
    );
    expect(await deployed(server, SLUG, id)).toMatchObject({ status: "active" });
    await vi.waitFor(async () => expect((await ask(port, SLUG, "/")).text).toBe("<h1>two</h1>"), PATIENCE);
  });

  test("a gateway that is killed in an upload leaves nothing half-written, and the next upload is served", async () => {
    const archive = await archiveOf([
      { name: "service.toml", content: `slug = "${SLUG}"\n[static]\nfolder = "public"\n` },
      { name: "static/index.html", content: "<h1>half</h1>" },
      // What is random is as large in the archive.
      { name: "static/large.bin", content: randomBytes(4_000_000) },
    ]);
    const gateway = new URL(server.url);
    const cut = new Promise((resolve) => {
      const asked = request({
        ...{ port: gateway.port, method: "POST", path: `/v1/services/${SLUG}/deployments` },
        headers: {
          authorization: `Bearer ${server.apiKey}`,
          "content-type": "application/gzip",
          "content-length": archive.length,
        },
      });
      asked.on("error", resolve);
      asked.on("response", resolve);
      asked.write(archive.subarray(0, archive.length / 2));
    });
    const tmp = join(server.dataDir, "hosting", "blobs", "tmp");
    await vi.waitFor(async () => expect(await readdir(tmp)).not.toEqual([]), PATIENCE);
    const before = partPid("gateway");
    process.kill(before, "SIGKILL");
    expect(await cut).toBeInstanceOf(Error);
    await vi.waitFor(() => expect([0, before]).not.toContain(partPid("gateway")), PATIENCE);
    expect((await ask(port, SLUG, "/")).text).toBe("<h1>two</h1>");
    const blobs = await readdir(join(tmp, ".."), { recursive: true, withFileTypes: true });
    for (const { parentPath, name } of blobs.filter((one) => one.isFile() && one.parentPath !== tmp)) {
      const bytes = await readFile(join(parentPath, name));
      expect(createHash("sha256").update(bytes).digest("hex")).toBe(name);
    }
    const id = await vi.waitFor(() => deploy(server, SLUG, "<h1>three</h1>"), PATIENCE);
    expect(await deployed(server, SLUG, id)).toMatchObject({ status: "active" });
    const { body } = await rest<{ data: { status: string }[] }>(
      server.url,
      server.apiKey,
      `/v1/services/${SLUG}/deployments`,
    );
    // The one that was cut off is told as failed once no upload can take as long.
    expect(body.data.map(({ status }) => status).slice(0, 2)).toEqual(["active", "pending"]);
  });
});
