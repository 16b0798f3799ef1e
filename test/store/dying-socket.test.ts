import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { mkdtemp, rm } from "node:fs/promises";
import type { Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startEngine, type Engine } from "../../src/engine/engine.ts";
import { connect, isConnectionLoss, type Connection } from "../../src/store/client.ts";

const SILENT = { info: () => undefined, warn: () => undefined, error: () => undefined };
/** Far below the driver's own bounds. */
const AT_ONCE_MS = 2000;

const sockets = new Set<Socket>();
const note = (message: unknown): void => void sockets.add((message as { socket: Socket }).socket);

let folder: string;
let engine: Engine;
let connection: Connection;

beforeAll(async () => {
  subscribe("net.client.socket", note);
  folder = await mkdtemp(join(tmpdir(), "quarry-socket-"));
  engine = await startEngine({ dataDir: join(folder, "data"), log: SILENT });
  connection = await connect(engine.uri, "test");
  await connection.db.command({ ping: 1 });
});
afterAll(async () => {
  unsubscribe("net.client.socket", note);
  await connection.close();
  await engine.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Ends every open socket the way the end of the server does, but before anybody is told. */
function cutSockets(): number {
  const open = [...sockets].filter((socket) => !socket.destroyed && !socket.connecting);
  for (const socket of open) socket.destroy();
  return open.length;
}

test("a call that is written to a socket which has just died fails at once as a lost connection", async () => {
  for (let round = 0; round < 3; round++) {
    expect(cutSockets()).toBeGreaterThan(0);
    const call = connection.db.command({ ping: 1 }).then(
      () => "answered",
      (error: unknown) => (isConnectionLoss(error) ? "lost" : String(error)),
    );
    expect(await Promise.race([call, sleep(AT_ONCE_MS, "still waiting")])).toMatch(/^(answered|lost)$/);
    const deadline = performance.now() + 2 * AT_ONCE_MS;
    while (!(await connection.ping()) && performance.now() < deadline) await sleep(20);
    expect(await connection.ping()).toBe(true);
  }
});
