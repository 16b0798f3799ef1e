import net from "node:net";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { expect, it } from "vitest";
import { startApiServer } from "./api-server.ts";

/** Whether the server still takes connections. */
function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = net.connect(port, "127.0.0.1");
    probe.once("connect", () => resolve(true)).once("error", () => resolve(false));
    probe.once("connect", () => probe.destroy());
  });
}

it("a call that arrives while the server shuts down gets an error of the dictionary", async () => {
  const server = await startApiServer({});
  const port = Number(new URL(server.url).port);
  // Half of a call, so that the connection is not idle and stays open.
  const socket = net.connect(port, "127.0.0.1");
  await once(socket, "connect");
  socket.write("GET /v1/requests HTTP/1.1\r\nHost: quarry\r\n");
  const stopped = server.stop();
  await expect.poll(() => accepts(port)).toBe(false);
  socket.write(`Authorization: Bearer ${server.apiKey}\r\n\r\n`);
  const [head = "", body = ""] = (await text(socket)).split("\r\n\r\n");
  expect(head).toMatch(/^HTTP\/1\.1 503 /);
  expect(head).toMatch(/^retry-after: 2$/im);
  expect(head).toMatch(/^connection: close$/im);
  expect(head).toMatch(/^x-request-id: \S+$/im);
  expect(JSON.parse(body)).toMatchObject({
    code: "not_ready",
    message: "The server is shutting down.",
    retryable: true,
  });
  await stopped;
});
