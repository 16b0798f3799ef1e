import { once } from "node:events";
import { connect, type AddressInfo } from "node:net";
import fastify from "fastify";
import { expect, it } from "vitest";
import { EventBacklog } from "./event-backlog.ts";
import { sendEvents } from "./send-events.ts";

const CHUNK = `event: x\ndata: ${"x".repeat(1_000_000)}\n\n`;
/** More than the buffers of the system take. */
const CHUNKS = 64;

it("an event stream that nobody reads is closed, and makes no further events", async () => {
  let made = 0;
  let hasEnded = false;
  async function* events() {
    try {
      for (; made < CHUNKS; made++) yield await Promise.resolve(CHUNK);
    } finally {
      hasEnded = true;
    }
  }
  const app = fastify();
  app.get("/", (_request, reply) => sendEvents(reply, events(), new EventBacklog(), {}, 1));
  await app.listen({ port: 0, host: "127.0.0.1" });
  const socket = connect((app.server.address() as AddressInfo).port, "127.0.0.1");
  const closed = once(app.server, "connection").then(([held]) => once(held as NodeJS.EventEmitter, "close"));
  socket.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
  // Nothing reads it.
  await closed;
  await expect.poll(() => hasEnded).toBe(true);
  expect(made).toBeLessThan(CHUNKS);
  socket.destroy();
  await app.close();
});
