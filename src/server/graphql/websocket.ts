import { handleProtocols } from "graphql-ws";
import type { IncomingMessage, Server } from "node:http";
import { WebSocketServer, type WebSocket } from "ws";
import { LiveSocket } from "./live-socket.ts";
import { Outbox } from "./outbox.ts";
import { socketProtocol, type ProtocolSettings } from "./socket-protocol.ts";
import { acceptUpgrades } from "./upgrade.ts";

const MAX_PAYLOAD_BYTES = 128 * 1024;
/** A message in many small pieces takes far more memory than its text; clients send it in one or a few. */
const MAX_FRAGMENTS = 64;
const MAX_CHUNKS = 512;
/** A client that does not answer a close is cut off. */
const CLOSE_MS = 2000;
const CHECK_MS = 1000;
/** Close codes of the protocols. */
const BAD_REQUEST = 4400;
const INTERNAL_ERROR = 4500;
const GOING_AWAY = 1001;

export interface WebSocketSettings extends ProtocolSettings {
  addressOf: (request: IncomingMessage) => string;
}

/** graphql-transport-ws on /graphql of an HTTP server. Returns the way to close every socket. */
export function serveWebSockets(server: Server, settings: WebSocketSettings): () => Promise<void> {
  const { log, timeouts, addressOf } = settings;
  const protocol = socketProtocol(settings);
  const lives = new Set<LiveSocket>();
  const checking = setInterval(() => {
    for (const live of lives) live.check(timeouts);
  }, CHECK_MS).unref();
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_PAYLOAD_BYTES,
    maxFragments: MAX_FRAGMENTS,
    maxBufferedChunks: MAX_CHUNKS,
    // Not in its types yet.
    ...{ closeTimeout: CLOSE_MS },
    // One message per turn of the event loop, so that one client that sends many holds up nobody else.
    allowSynchronousEvents: false,
    handleProtocols,
  });
  sockets.on("connection", (socket: WebSocket, request: IncomingMessage) => {
    const live = new LiveSocket(socket, addressOf(request));
    const outbox = new Outbox();
    lives.add(live);
    const closed = protocol.opened(
      {
        protocol: socket.protocol,
        send: (message) => live.send(outbox.seal(message)),
        close: (code, reason) => live.close(code ?? GOING_AWAY, reason ?? ""),
        onMessage(take) {
          live.listen((text) =>
            take(text).catch((error: unknown) => {
              if (error instanceof Error && error.message.startsWith("Unexpected message of type"))
                return live.close(BAD_REQUEST, "Invalid message received");
              log.error({ err: error }, "a WebSocket message failed");
              live.close(INTERNAL_ERROR, "Internal server error");
            }),
          );
        },
      },
      { live, outbox, request },
    );
    // Bad frames and resets: ws closes by itself.
    socket.on("error", (error) => log.debug({ err: error }, "a WebSocket failed"));
    socket.once("close", (code, reason) => {
      lives.delete(live);
      closed(code, reason.toString()).catch((error: unknown) =>
        log.error({ err: error }, "a WebSocket did not end cleanly"),
      );
    });
  });
  acceptUpgrades(server, sockets, settings);
  return async () => {
    clearInterval(checking);
    for (const client of sockets.clients) client.close(GOING_AWAY, "Going away");
    sockets.removeAllListeners();
    await new Promise<void>((resolve) => sockets.close(() => resolve()));
  };
}
