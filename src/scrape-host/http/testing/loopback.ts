import { once } from "node:events";
import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import net, { type AddressInfo } from "node:net";
import { createHttpClient } from "../client.ts";
import { newHttpStats, type HttpClientDeps, type HttpEvent } from "../deps.ts";
import type { HttpClient } from "../../../plugin-sdk/http/types.ts";

/** A server on 127.0.0.1 that remembers what it was asked. */
export interface Loopback {
  origin: string;
  requests: SeenRequest[];
  close: () => Promise<void>;
}

export interface SeenRequest {
  method: string;
  path: string;
  headers: IncomingMessage["headers"];
  body: string;
}

/** Starts a server; `/robots.txt` answers 404 unless the listener is told to see it. */
export async function loopback(
  listener: RequestListener,
  options: { robots?: boolean } = {},
): Promise<Loopback> {
  const requests: SeenRequest[] = [];
  const server = createServer((request, response) => {
    if (request.url === "/robots.txt" && !options.robots) {
      response.writeHead(404).end();
      return;
    }
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const body = Buffer.concat(chunks).toString();
      requests.push({
        method: request.method ?? "",
        path: request.url ?? "",
        headers: request.headers,
        body,
      });
      listener(request, response);
    });
  });
  return { requests, ...(await listen(server)) };
}

/** A bare TCP server for answers that node:http would not send. */
export async function rawLoopback(
  onConnection: (socket: net.Socket) => void,
): Promise<Omit<Loopback, "requests">> {
  const sockets = new Set<net.Socket>();
  const server = net.createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => socket.destroy());
    socket.on("close", () => sockets.delete(socket));
    onConnection(socket);
  });
  const { origin, close } = await listen(server);
  return {
    origin,
    close() {
      for (const socket of sockets) socket.destroy();
      return close();
    },
  };
}

async function listen(server: Server | net.Server): Promise<{ origin: string; close: () => Promise<void> }> {
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        if ("closeAllConnections" in server) server.closeAllConnections();
      }),
  };
}

export interface TestClient extends HttpClientDeps {
  http: HttpClient;
  /** What `sleep` was asked for, in ms; it returns at once. */
  slept: number[];
  events: HttpEvent[];
}

/** A client for loopback origins: no pace, fixed clock and jitter, sleeps that take no time. */
export function testClient(
  origins: Record<string, string>,
  overrides: Partial<HttpClientDeps> = {},
): TestClient {
  const slept: number[] = [];
  const events: HttpEvent[] = [];
  const deps: HttpClientDeps = {
    origins: Object.fromEntries(
      Object.entries(origins).map(([name, url]) => [
        name,
        { url, requestsPerSecond: 1000, concurrency: 100 },
      ]),
    ),
    failures: [],
    userAgent: "QuarryTest/1.0 (+https://quarry.invalid)",
    signal: new AbortController().signal,
    now: () => new Date("2026-01-02T03:04:05Z"),
    async sleep(ms) {
      slept.push(ms);
    },
    mode: { kind: "live" },
    permits: { acquire: () => Promise.resolve({ release() {} }) },
    robotsIgnored: [],
    privateOrigins: Object.values(origins),
    stats: newHttpStats(),
    onEvent: (event) => events.push(event),
    random: () => 0.5,
    ...overrides,
  };
  return { ...deps, http: createHttpClient(deps), slept, events };
}
