import { Socket } from "../../src/client/socket.ts";

const PING_MS = 15_000;

/** Subscriptions of all pages, over one WebSocket with the cookie of the session. A lost one is made again until the page is left. */
export const socket = new Socket({
  url: window.location.origin,
  apiKey: null,
  userAgent: null,
  reconnectAttempts: Number.POSITIVE_INFINITY,
  pingMs: PING_MS,
});
