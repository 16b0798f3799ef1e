import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { toExitCode } from "../../src/errors/to-exit-code.ts";
import { bareEnv } from "../kit/bare-env.ts";
import { startServer, type ServerProcess } from "../kit/server-process.ts";
import { create, isOver, read } from "./calls.ts";
import { waitUntil } from "./wait-until.ts";

const ENTRY = fileURLToPath(new URL("../../dist/server/main.js", import.meta.url));
const PLUGINS = ["plugins", "plugins-process"]
  .map((name) => fileURLToPath(new URL(`../fixtures/${name}`, import.meta.url)))
  .join(delimiter);
/** What a server says itself of a step that takes 5 s of its end, or of an end that takes 10 s. */
const LATE = /did not stop in time|took too long/;

describe("starting and stopping", () => {
  let folder: string;
  let cleanUps: (() => unknown)[];

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "quarry-start-"));
    cleanUps = [];
  });
  afterEach(async () => {
    for (const cleanUp of cleanUps) await cleanUp();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  });

  async function server(env: Record<string, string> = {}): Promise<ServerProcess> {
    const started = await startServer({ dataDir: folder, env: { QUARRY_PLUGIN_DIRS: PLUGINS, ...env } });
    cleanUps.unshift(() => started.stop());
    return started;
  }

  test("a second server that cannot have the port ends at once, says why and takes no Request on", async () => {
    const first = await server({ QUARRY_CONCURRENCY: "1" });
    const made = [];
    for (let n = 0; n < 4; n++)
      made.push(
        await create(first, { scraper: "test-series", input: { rows: 30, pageRows: 1, pageMs: 80 } }),
      );
    const second = spawn(process.execPath, [ENTRY], {
      env: {
        ...bareEnv(),
        PORT: new URL(first.url).port,
        QUARRY_DATA_DIR: folder,
        QUARRY_PLUGIN_DIRS: PLUGINS,
        QUARRY_LOG_LEVEL: "info",
      },
      stdio: ["ignore", "ignore", "pipe"],
    });
    cleanUps.unshift(() => second.kill("SIGKILL"));
    let stderr = "";
    second.stderr.setEncoding("utf8").on("data", (text: string) => (stderr += text));
    const [code] = (await once(second, "close")) as [number];
    expect(code).toBe(toExitCode("config_invalid"));
    expect(stderr).toContain("using the embedded MongoDB of another Quarry process");
    expect(stderr).toContain(
      `Port ${new URL(first.url).port} of 127.0.0.1 cannot be had: another program listens there. Stop it or choose another port in PORT; 0 picks a free one.\n`,
    );
    expect(stderr).not.toMatch(LATE);
    for (const { id } of made) {
      await waitUntil("it is over", async () => isOver(await read(first, id)));
      expect(await read(first, id)).toMatchObject({ status: "SUCCEEDED", recordCount: 30, attempt: 1 });
    }
  });

  test.runIf(existsSync("/proc/self"))(
    "a data folder that cannot be made is told in one sentence",
    async () => {
      const refused = spawn(process.execPath, [ENTRY], {
        env: { ...bareEnv(), PORT: "0", QUARRY_DATA_DIR: "/proc/x", QUARRY_LOG_LEVEL: "error" },
        stdio: ["ignore", "ignore", "pipe"],
      });
      cleanUps.unshift(() => refused.kill("SIGKILL"));
      let stderr = "";
      refused.stderr.setEncoding("utf8").on("data", (text: string) => (stderr += text));
      const [code] = (await once(refused, "close")) as [number];
      expect(stderr).toBe(
        "The data folder /proc/x cannot be used: it cannot be created there. Set QUARRY_DATA_DIR to another folder or repair this one.\n",
      );
      expect(code).toBe(toExitCode("config_invalid"));
    },
  );

  test("a reader that stalls in the middle of an export does not hold a shutdown up", async () => {
    const one = await server();
    const { id } = await create(one, {
      scraper: "test-well-behaved",
      // 32 MB: more than the buffers of a connection take.
      input: { records: 8000, textLength: 4000 },
      limit: 8000,
    });
    await waitUntil("it is over", async () => isOver(await read(one, id)));
    const { hostname, port } = new URL(one.url);
    const readers: Socket[] = [];
    for (let n = 0; n < 3; n++) {
      const socket = connect({ host: hostname, port: Number(port) });
      cleanUps.unshift(() => socket.destroy());
      socket.on("error", () => undefined);
      socket.write(
        `GET /v1/requests/${id}/results?format=jsonl HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${one.apiKey}\r\n\r\n`,
      );
      await once(socket, "readable");
      readers.push(socket);
    }
    await one.kill("SIGTERM");
    expect(one.child.exitCode).toBe(0);
    expect(one.output()).not.toMatch(LATE);
    expect(readers.every((socket) => !socket.readableEnded)).toBe(true);
  });

  test("owner and guest of one engine, stopped together with runs under way, both end in time", async () => {
    const owner = await server();
    const guest = await server();
    const made = await Promise.all(
      [owner, guest, owner, guest].map((one) =>
        create(one, {
          scraper: "test-series",
          input: { rows: 2000, pageRows: 5, pageMs: 20 },
          limit: 2000,
        }),
      ),
    );
    await waitUntil("all run", async () => {
      const all = await Promise.all(made.map(({ id }) => read(owner, id)));
      return all.every((request) => request.recordCount > 0);
    });
    await Promise.all([owner.kill("SIGTERM"), guest.kill("SIGTERM")]);
    expect(`${owner.output()}${guest.output()}`).not.toContain("took too long");
    expect([owner.child.exitCode, guest.child.exitCode]).toEqual([0, 0]);
  });
});
