import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";
import { afterEach, expect, it } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import { LiveSocket } from "./live-socket.ts";

const LONG = { silent: 600, unused: 600, slow: 600 };
const LARGE = "x".repeat(1024 * 1024);
const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** Both sides of a connection. */
async function connected(): Promise<{ live: LiveSocket; client: WebSocket; server: WebSocket }> {
  const sockets = new WebSocketServer({ port: 0, host: "127.0.0.1" });
  await once(sockets, "listening");
  const client = new WebSocket(`ws://127.0.0.1:${(sockets.address() as AddressInfo).port}`);
  const [[server]] = (await Promise.all([once(sockets, "connection"), once(client, "open")])) as [
    [WebSocket],
    unknown,
  ];
  ends.push(
    () => client.terminate(),
    () => sockets.close(),
  );
  return { live: new LiveSocket(server, "192.0.2.1"), client, server };
}

it("holds back what a client does not read, takes nothing from it meanwhile, and closes it as slow", async () => {
  const { live, client, server } = await connected();
  const taken: string[] = [];
  live.listen(async (text) => void taken.push(text));
  client.pause();
  const sent = Array.from({ length: 64 }, () => live.send(LARGE));
  expect(server.bufferedAmount).toBeLessThan(2 * LARGE.length);
  await expect.poll(() => server.isPaused).toBe(true);
  client.send("unheard");
  live.check(LONG);
  expect([server.readyState, taken]).toEqual([WebSocket.OPEN, []]);
  live.check({ ...LONG, slow: 0 });
  const closed = once(client, "close");
  client.resume();
  const [code, reason] = (await closed) as [number, Buffer];
  expect([code, reason.toString(), taken]).toEqual([4408, "Nothing was read for 0 s.", []]);
  // Nobody is left to send to.
  await Promise.all(sent);
});

it("reads on once the client has read, and does not take it for silent meanwhile", async () => {
  const { live, client, server } = await connected();
  const taken: string[] = [];
  live.listen(async (text) => void taken.push(text));
  client.pause();
  const sent = Array.from({ length: 64 }, () => live.send(LARGE));
  await expect.poll(() => server.isPaused).toBe(true);
  client.send("later");
  client.resume();
  await Promise.all(sent);
  await expect.poll(() => taken).toEqual(["later"]);
  expect(server.isPaused).toBe(false);
});

it.each<[string, (client: WebSocket) => void]>([
  ["once the client has read it", (client) => client.resume()],
  ["when the client is gone", (client) => client.terminate()],
])("says that all is sent %s", async (_when, act) => {
  const { live, client } = await connected();
  await live.allSent();
  client.pause();
  const sent = Array.from({ length: 64 }, () => live.send(LARGE));
  const all = live.allSent().then(() => "sent");
  expect(await Promise.race([all, setTimeout(100, "waits")])).toBe("waits");
  act(client);
  expect(await all).toBe("sent");
  await Promise.all(sent);
});
