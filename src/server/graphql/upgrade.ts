import { randomUUID } from "node:crypto";
import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import type { WebSocketServer } from "ws";
import { AppError, toPublicError } from "../../errors/app-error.ts";
import type { LiveLimits } from "../http/live-limits.ts";
import { STATUS_CODES } from "../http/status-codes.ts";

const PATH = "/graphql";

export interface UpgradeSettings {
  limits: LiveLimits;
  addressOf: (request: IncomingMessage) => string;
  publicUrl: () => string;
}

/** Hands upgrades on /graphql to the WebSocket server, as many of an address as may be. */
export function acceptUpgrades(
  server: Server,
  sockets: WebSocketServer,
  { limits, addressOf, publicUrl }: UpgradeSettings,
): void {
  server.on("upgrade", (request, socket, head) => {
    // The HTTP server has let go of this socket: unheard, a reset would end the process.
    socket.on("error", () => socket.destroy());
    // Not by URL: a target such as `//` is none.
    if (request.url?.split("?")[0] !== PATH)
      return socket.end("HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n");
    try {
      socket.once("close", limits.arrival(addressOf(request)));
    } catch (error) {
      return refuse(socket, error, publicUrl());
    }
    sockets.handleUpgrade(request, socket, head, (client) => sockets.emit("connection", client, request));
  });
}

function refuse(socket: Duplex, error: unknown, publicUrl: string): void {
  const known = error instanceof AppError ? error : new AppError("internal", { cause: error });
  const body = JSON.stringify(toPublicError(known, { publicUrl, requestId: randomUUID(), face: "graphql" }));
  socket.end(
    [
      `HTTP/1.1 ${known.spec.http} ${STATUS_CODES[known.spec.http]}`,
      "content-type: application/json; charset=utf-8",
      `content-length: ${Buffer.byteLength(body)}`,
      `retry-after: ${known.retryAfterSeconds ?? 1}`,
      "connection: close",
      "",
      body,
    ].join("\r\n"),
  );
}
