import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { MongoClient } from "mongodb";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { BlobFiles } from "../../src/store/blob/blob-files.ts";
import { storeOf } from "../../src/store/store.ts";
import { envOf } from "../cli/cli-server.ts";
import { runCli } from "../cli/run-cli.ts";
import { openDocument } from "../docs/example-document.ts";
import { cargo, noCargo } from "../hosting/cargo.ts";
import { freePort } from "../kit/free-port.ts";
import { hostingUpkeep } from "../kit/hosting-upkeep.ts";
import { partPids } from "../kit/part-pids.ts";
import { startServer, type ServerProcess } from "../kit/server-process.ts";
import { ask } from "./count-load.ts";
import { KvLoad } from "./kv-load.ts";

const EXAMPLE = fileURLToPath(new URL("../../examples/visits", import.meta.url));
const SLUG = "visits";
const PATIENCE = { timeout: 30_000, interval: 50 };
const absent = noCargo();
if (absent !== null) console.log(`skipped: KV of a service: ${absent}`);

describe.skipIf(absent !== null)("the example that counts visits", () => {
  let server: ServerProcess;
  let port: number;
  let program: string;
  const deploy = async () => {
    const words = ["deploy", "--prebuilt", program];
    expect(await runCli(words, { env: envOf(server), cwd: EXAMPLE })).toMatchObject({ code: 0 });
  };
  const visit = async (page: string) => (await ask(port, SLUG, `/api/visits/${page}`, "POST")).text;

  beforeAll(async () => {
    port = await freePort();
    const { target } = await cargo(EXAMPLE, "build", "--release");
    server = await startServer({
      env: {
        QUARRY_SERVICES_PORT: String(port),
        QUARRY_RATE_LIMIT: "100000",
        QUARRY_ADDRESS_RATE_LIMIT: "100000",
      },
    });
    program = `${target}/release/visits`;
    await deploy();
  }, 300_000);
  afterAll(() => server?.stop());

  test("counts each visit once, however many come at once, and after a new deployment", async () => {
    expect(await visit("home")).toBe("1");
    const seen = await Promise.all(Array.from({ length: 10 }, () => visit("home")));
    expect(seen.map(Number).sort((one, other) => one - other)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect(await visit("about")).toBe("1");
    expect(JSON.parse((await ask(port, SLUG, "/api/visits")).text)).toEqual({
      "page/about": 1,
      "page/home": 11,
    });
    await deploy();
    // The token of the worker before is dead a moment before that gets no requests.
    await vi.waitFor(async () => expect(await visit("about")).toBe("2"), PATIENCE);
  });

  test("the examples of docs/kv.md run as printed", async () => {
    const guide = await openDocument("docs/kv.md");
    expect(await readFile(`${EXAMPLE}/service.toml`, "utf8")).toContain(guide.take("toml"));
    expect(await readFile(`${EXAMPLE}/src/main.rs`, "utf8")).toContain(guide.take("rust"));
    const said: string[] = [];
    for (const line of guide.take("sh").trim().split("\n")) {
      const words = (line.replace(/^quarry /, "").match(/'[^']*'|\S+/g) ?? []).map((word) =>
        word.replaceAll("'", ""),
      );
      const { code, stdout, stderr } = await runCli(words, { env: envOf(server) });
      expect([line, code, stderr]).toEqual([line, 0, ""]);
      said.push(stdout);
    }
    expect([said[2], said[4]]).toEqual(["41", "1 key deleted\n"]);
    expect(said[3]).toContain("page/home");
    expect(await visit("home")).toBe("42");
    expect(guide.untaken()).toEqual([]);
  });

  test("gateway and engine that are killed amid puts and deletes lose nothing that was acknowledged, and counts stay exact", async () => {
    const client = await MongoClient.connect(server.mongodbUrl);
    const store = storeOf(client.db("quarry"));
    const load = new KvLoad(() => server, `/v1/services/${SLUG}/kv/visits`, "load");
    const before = await load.used();
    for (const part of ["gateway", "gateway", "engine"] as const) {
      const done = load.acknowledged;
      await vi.waitFor(() => expect(load.acknowledged).toBeGreaterThan(done + 100), PATIENCE);
      process.kill(partPids(server.pid)[part] ?? 0, "SIGKILL");
      const then = load.acknowledged;
      await vi.waitFor(() => expect(load.acknowledged).toBeGreaterThan(then + 50), PATIENCE);
    }
    await load.stop();
    expect(await load.wrong()).toEqual([]);
    // What was not answered may have been counted.
    await vi.waitFor(async () => expect(await load.miscounted(before)).toEqual([]), PATIENCE);
    for (const minutes of [5, 10]) {
      const clock = { now: () => new Date(Date.now() + minutes * 60_000) };
      await hostingUpkeep({ store, clock, blobs: new BlobFiles(server.dataDir) }).goOn();
    }
    expect((await load.used()).kv_storage_bytes).toBe(await load.stored(store));
    await client.close();
  }, 120_000);
});
