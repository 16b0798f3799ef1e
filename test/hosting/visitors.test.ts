import { once } from "node:events";
import { readdirSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { WebSocket } from "ws";
import type { Hosting } from "../../src/host/hosting.ts";
import { noCargo } from "./cargo.ts";
import { ask, buildWorker, deploymentOf, PROXY, raw, startHost, Told, workerOf } from "./told-host.ts";

const absent = noCargo();
if (absent !== null) console.log(`skipped: what visitors hold: ${absent}`);

beforeAll(() => (absent === null ? buildWorker() : undefined), 300_000);

describe.skipIf(absent !== null)("a worker and what its visitors hold", () => {
  const told = new Told();
  let host: Hosting;

  beforeAll(async () => {
    host = await startHost(told);
    told.serve(deploymentOf("good", { worker: workerOf() }));
  });
  afterAll(() => host.stop());

  test("bytes of an upgraded connection pass both ways as they are, until one side ends it", async () => {
    told.serve(deploymentOf("sockets", { worker: workerOf("sockets") }));
    const socket = connect(host.port, "127.0.0.1");
    socket.write(
      "GET /api/x HTTP/1.1\r\nHost: sockets.localhost\r\nConnection: Upgrade\r\nUpgrade: echo\r\n\r\nearly",
    );
    let received = Buffer.alloc(0);
    socket.on("data", (chunk) => (received = Buffer.concat([received, chunk])));
    await vi.waitUntil(() => received.includes("early"), { timeout: 60_000 });
    const [head = "", rest] = received.toString().split("\r\n\r\n");
    expect([head.split("\r\n")[0], rest]).toEqual(["HTTP/1.1 101 Switching Protocols", "early"]);
    const before = received.length;
    const sent = Buffer.alloc(5_000_000, "abcdefg");
    socket.write(sent);
    await vi.waitUntil(() => received.length === before + sent.length, { timeout: 60_000 });
    expect(received.subarray(before).equals(sent)).toBe(true);
    socket.destroy();
    const refused = await raw(
      host,
      "GET /.svc/x HTTP/1.1\r\nHost: sockets.localhost\r\nConnection: Upgrade\r\nUpgrade: echo\r\n\r\n",
    );
    expect(refused).toMatch(/^HTTP\/1.1 404/);
  });

  test("of upgrades nothing stays open, however they end", async () => {
    told.serve(deploymentOf("leaving", { worker: workerOf("sockets") }));
    const opened = async () => {
      const { text } = await ask(host, "leaving", "/api/x");
      return [Number(text), readdirSync("/proc/self/fd").length];
    };
    await opened();
    const before = await opened();
    const ends: ((socket: Socket) => void)[] = [
      (socket) => socket.end(),
      (socket) => socket.destroy(),
      (socket) => socket.resetAndDestroy(),
    ];
    for (const upgrade of ["echo", "silence", "echo\r\nContent-Length: 30"])
      for (const end of ends) {
        const sockets = await Promise.all(
          Array.from({ length: 10 }, async () => {
            const socket = connect(host.port, "127.0.0.1").on("error", () => undefined);
            socket.write(upgradeOf("leaving", upgrade));
            if (upgrade === "echo") await once(socket, "data");
            return socket;
          }),
        );
        // Of those that hear nothing, all have reached the worker, or nothing would be left behind.
        const [ofWorker = 0, ofHost = 0] = before;
        await vi.waitFor(async () => {
          const [worker = 0, here = 0] = await opened();
          if (!upgrade.includes("Length")) expect(worker).toBeGreaterThanOrEqual(ofWorker + 10);
          expect(here).toBeGreaterThanOrEqual(ofHost + 20);
        }, 5000);
        sockets.forEach(end);
        await vi.waitFor(async () => {
          const [worker = 0, here = 0] = await opened();
          expect(worker, upgrade).toBeLessThanOrEqual(ofWorker);
          expect(here, upgrade).toBeLessThanOrEqual(ofHost);
        }, 10_000);
      }
  });

  test("its cookies are of its own host, whatever it says", async () => {
    const { headers } = await ask(host, "good", "/api/cookies");
    expect(headers["set-cookie"]).toEqual(["a=domain; Path=/; HttpOnly;Secure"]);
  });

  test("two hosts are none, and no fault of it", async () => {
    told.log.length = 0;
    const two =
      "GET /api/pid HTTP/1.1\r\nHost: good.localhost\r\nhost: other.localhost\r\nConnection: close\r\n\r\n";
    expect(await raw(host, two)).toMatch(/^HTTP\/1.1 400 [^]*"code":"http_invalid"/);
    expect(told.log.filter(({ source }) => source === "http")).toEqual([]);
  });

  test("an upgrade with a body is a request like any other", async () => {
    const body = Buffer.alloc(100_000, "x");
    const headers = { connection: "upgrade", upgrade: "websocket" };
    const answer = await ask(host, "good", "/api/echo", { method: "POST", body, headers });
    expect([answer.status, answer.bytes.equals(body)]).toEqual([200, true]);
  });

  test("of more WebSockets than fit the rest are refused, and the worker answers on", async () => {
    told.serve(deploymentOf("crowded", { worker: workerOf() }));
    await ask(host, "crowded", "/api/pid");
    const upgrade = `websocket\r\n${SOCKET_KEY}`;
    const crowd = async (many: number, address = "") => {
      const from = address && `\r\nX-Forwarded-For: ${address}`;
      const localAddress = address === "" ? "127.0.0.1" : PROXY;
      const heads = Array.from({ length: many }, async () => {
        const to = { port: host.port, host: "127.0.0.1", localAddress };
        const socket = connect(to).on("error", () => undefined);
        socket.write(upgradeOf("crowded", upgrade + from, "/api/socket"));
        const [head] = (await once(socket, "data")) as [Buffer];
        return { socket, head: head.toString() };
      });
      const all = await Promise.all(heads);
      const agreed = all.filter(({ head }) => head.startsWith("HTTP/1.1 101"));
      return { agreed, refused: all.filter((one) => !agreed.includes(one)), all };
    };
    // Of one visitor, then of many.
    const one = await crowd(40, "203.0.113.7");
    expect([one.agreed.length, one.refused.length]).toEqual([32, 8]);
    for (const { head } of one.refused)
      expect(head).toMatch(/^HTTP\/1.1 429 [^]*retry-after: 10[^]*"code":"connection_limited"/);
    const more = await crowd(300);
    expect(more.agreed).toHaveLength(32);
    for (const { head } of more.refused)
      expect(head).toMatch(/^HTTP\/1.1 503 [^]*retry-after: 10[^]*"reason":"busy"/);
    expect((await ask(host, "crowded", "/api/pid")).status).toBe(200);
    for (const { socket } of [...one.all, ...more.all]) socket.resetAndDestroy();
    await vi.waitFor(async () => {
      const { agreed, all } = await crowd(40, "203.0.113.7");
      for (const { socket } of all) socket.destroy();
      expect(agreed).toHaveLength(32);
    }, 10_000);
  });

  test("WebSockets of the crate carry 32 MiB both ways, and close with the code that the other side gave", async () => {
    const socket = new WebSocket(`ws://127.0.0.1:${host.port}/api/socket`, {
      headers: { host: `good.localhost:${host.port}` },
    });
    await once(socket, "open");
    const sent = Buffer.alloc(32 << 20, "abcdefg");
    socket.send(sent);
    const [received] = (await once(socket, "message")) as [Buffer];
    expect(received.equals(sent)).toBe(true);
    socket.send("text");
    expect(((await once(socket, "message")) as [Buffer])[0].toString()).toBe("text");
    socket.close(4001);
    expect((await once(socket, "close"))[0]).toBe(4001);
  });

  test("bodies that do not come are cut, and six visitors who send them leave places for others", async () => {
    const patient = new Told();
    const other = await startHost(patient, { body: 1000 });
    patient.serve(deploymentOf("patient", { worker: workerOf() }));
    const from = "203.0.113.7";
    const slowOf = (visitor: string): string =>
      `POST /api/echo HTTP/1.1\r\nHost: patient.localhost\r\nX-Forwarded-For: ${visitor}\r\nContent-Length: 1000000\r\n\r\nx`;
    await ask(other, "patient", "/api/health");
    let cut = 0;
    const senders = Array.from({ length: 150 }, async (_, n) => {
      const answer = await raw(other, slowOf(`203.0.113.${7 + (n % 6)}`), PROXY);
      cut++;
      return answer;
    });
    const same = ask(other, "patient", "/api/pid", { from });
    expect((await ask(other, "patient", "/api/pid")).status).toBe(200);
    expect(cut).toBe(0);
    for (const answer of await Promise.all(senders))
      expect(answer).toMatch(/^HTTP\/1.1 408 [^]*connection: close[^]*"code":"request_timeout"/i);
    expect((await same).status).toBe(200);
    const outcomes = patient.log.map(({ outcome }) => outcome);
    expect(outcomes.filter((one) => one === "request_timeout")).toHaveLength(150);
    await other.stop();
  });

  test("half heads hold no more connections than there may be, and not for long", async () => {
    const few = { all: 5, ofVisitor: 5 };
    const other = await startHost(new Told(), { head: 500 }, { connections: { visitors: few, hosts: few } });
    const half = "GET / HTTP/1.1\r\nHost: x";
    const halves = Array.from({ length: 5 }, () => raw(other, half));
    const beyond = raw(other, half).catch(() => "reset");
    expect(["", "reset"]).toContain(await beyond);
    for (const answer of await Promise.all(halves)) expect(answer).toMatch(/^HTTP\/1.1 408/);
    expect((await ask(other, "nobody", "/")).status).toBe(404);
    await other.stop();
  });

  test("an upgrade that is not answered in time is a 504", async () => {
    const hasty = new Told();
    const other = await startHost(hasty, { answer: 500, drain: 200, grace: 200 });
    hasty.serve(deploymentOf("hanging", { worker: workerOf() }));
    const upgrade = upgradeOf("hanging", "websocket", "/api/hang");
    expect(await raw(other, upgrade)).toMatch(/^HTTP\/1.1 504 [^]*"code":"worker_timeout"/);
    await other.stop();
  });
});

const SOCKET_KEY = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13";

/** @param upgrade with more headers behind it */
function upgradeOf(slug: string, upgrade: string, path = "/api/x"): string {
  return `GET ${path} HTTP/1.1\r\nHost: ${slug}.localhost\r\nConnection: Upgrade\r\nUpgrade: ${upgrade}\r\n\r\n`;
}
