import { createClient, type Client } from "graphql-ws/client";
import type { SocketSettings } from "./socket.ts";

const HANDSHAKE_MS = 10_000;

/** The part of `ws` that browsers have not. */
interface Endable {
  terminate?(): void;
}

/**
 * A connection that is made when it is first used and closed after its last subscription. One whose server no longer
 * answers pings is given up, since a network may swallow a connection without a word.
 */
export async function openSocket(
  { url, apiKey, userAgent, pingMs }: SocketSettings,
  onConnected: () => void,
): Promise<Client> {
  let socket: Endable | undefined;
  let unanswered: ReturnType<typeof setTimeout> | undefined;
  const client = createClient({
    url: `${url.replace(/^http/, "ws")}/graphql`,
    webSocketImpl: await webSocket(userAgent),
    // Reconnecting is ours: the library would subscribe again with the first cursor.
    retryAttempts: 0,
    connectionAckWaitTimeout: HANDSHAKE_MS,
    keepAlive: pingMs,
    ...(apiKey === null ? {} : { connectionParams: { Authorization: `Bearer ${apiKey}` } }),
    on: {
      opened: (opened) => (socket = opened as Endable),
      connected: onConnected,
      ping(received) {
        if (received) return;
        unanswered = setTimeout(() => {
          client.terminate();
          socket?.terminate?.();
        }, pingMs);
      },
      pong: () => clearTimeout(unanswered),
      closed: () => clearTimeout(unanswered),
    },
  });
  return client;
}

/** The platform's own in a browser. In Node it is `ws`: Node 20 has none, and later ones take no headers. */
async function webSocket(userAgent: string | null): Promise<unknown> {
  if (typeof process === "undefined") return globalThis.WebSocket;
  const { WebSocket } = await import("ws");
  return class extends WebSocket {
    constructor(address: string, protocols: string) {
      const headers = userAgent === null ? {} : { "user-agent": userAgent };
      super(address, protocols, { handshakeTimeout: HANDSHAKE_MS, headers });
    }
  };
}
