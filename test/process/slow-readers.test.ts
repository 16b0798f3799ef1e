import { existsSync, readFileSync } from "node:fs";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { FRUGAL } from "../../src/engine/frugal.ts";
import { graphqlData } from "../kit/graphql-client.ts";
import { plainSocket, subscribing } from "../kit/plain-socket.ts";
import { startServer, type ServerProcess } from "../kit/server-process.ts";

const SOCKETS = 50;
const ASKED_EACH = 100;
const SLOW_SECONDS = 3;
const MAX_GROWTH_MB = 50;
/** Some hundred kilobytes. */
const LARGE = "{ scrapers { id title operations { name inputSchema recordSchema } } }";

let server: ServerProcess;
// One for each try: a process keeps memory that it once took.
beforeEach(async () => {
  server = await startServer({
    env: {
      QUARRY_ROLE: "gateway",
      QUARRY_TIMEOUTS: `slow=${SLOW_SECONDS}`,
      // As `npm start` gives it memory.
      NODE_OPTIONS: "--max-semi-space-size=4",
      ...FRUGAL,
    },
  });
});
afterEach(() => server.stop());

/** What the gateway alone takes, without pages that are shared or read from files. */
function ownMemoryMb(): number {
  const kilobytes = /^RssAnon:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${server.pid}/status`, "utf8"))?.[1];
  return Number(kilobytes) / 1024;
}

test.skipIf(!existsSync("/proc/self/status"))(
  "who asks for much and reads nothing costs little memory and leaves nobody without an answer",
  // On a busy machine garbage is collected late and counts; what is held shows in every try.
  { retry: 2 },
  async () => {
    const { url, wsUrl, apiKey } = server;
    for (let call = 0; call < 30; call++) await graphqlData(url, apiKey, LARGE, {});
    const answer = JSON.stringify(await graphqlData(url, apiKey, LARGE, {})).length;
    const before = ownMemoryMb();
    let most = before;
    const attackers = await Promise.all(Array.from({ length: SOCKETS }, () => plainSocket(wsUrl, apiKey)));
    for (const { socket, send } of attackers) {
      socket.pause();
      for (let id = 0; id < ASKED_EACH; id++) send(subscribing(String(id), LARGE));
    }
    const began = performance.now();
    while (performance.now() - began < (SLOW_SECONDS + 2) * 1000) {
      most = Math.max(most, ownMemoryMb());
      const health = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(60_000) });
      expect(health.status).toBe(200);
      await sleep(50);
    }
    expect(answer).toBeGreaterThan(100_000);
    expect(most - before).toBeLessThan(MAX_GROWTH_MB);
    for (const { socket } of attackers) socket.terminate();
  },
);

test("answers over plain HTTP that nobody reads are cut off; a call that waits for us is not", async () => {
  const { hostname, port } = new URL(server.url);
  const open = (text: string) => {
    const socket = connect(Number(port), hostname);
    let read = 0;
    const closed = new Promise<number>((resolve) =>
      socket.once("close", () => resolve(read)).on("error", () => undefined),
    );
    socket.on("data", (data) => (read += data.length)).write(text);
    return { socket, closed, read: () => read };
  };
  const get = (path: string) =>
    `GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\nAuthorization: Bearer ${server.apiKey}\r\n\r\n`;
  const whole = (await (await fetch(`${server.url}/v1/openapi.json`)).arrayBuffer()).byteLength;
  // More than the buffers of the system take.
  const wanted = Math.ceil(64_000_000 / whole);
  const stuck = open(get("/v1/openapi.json").repeat(wanted));
  while (stuck.read() === 0) await sleep(10);
  stuck.socket.pause();
  const idle = open(get("/healthz"));
  while (idle.read() === 0) await sleep(10);
  const query = encodeURIComponent("subscription { sourceHealthChanged { scraper } }");
  const waiting = open(
    get(`/graphql/stream?query=${query}`).replace("\r\n\r\n", "\r\nAccept: text/event-stream\r\n\r\n"),
  );
  while (waiting.read() === 0) await sleep(10);
  await sleep((SLOW_SECONDS + 3) * 1000);
  stuck.socket.resume();
  expect(await stuck.closed).toBeLessThan(whole * (wanted - 1));
  // Neither a connection that is kept for later calls nor one whose answer is still to come.
  expect([idle.socket.closed, waiting.socket.closed]).toEqual([false, false]);
  idle.socket.destroy();
  waiting.socket.destroy();
});

test("a WebSocket that nobody reads is closed", async () => {
  const { socket, send, closed } = await plainSocket(server.wsUrl, server.apiKey);
  socket.pause();
  for (let id = 0; id < ASKED_EACH; id++) send(subscribing(String(id), LARGE));
  await sleep((SLOW_SECONDS + 3) * 1000);
  socket.resume();
  // Cut off with 1006 when it does not take the words of the close either.
  expect([4408, 1006]).toContain((await closed).code);
});
