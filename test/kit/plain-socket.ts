import { WebSocket, type ClientOptions } from "ws";

/** A graphql-transport-ws message. */
export interface Message {
  type: string;
  id?: string;
  payload?: unknown;
}

/** A WebSocket that speaks the protocol by hand, and may thus break it. */
export interface PlainSocket {
  socket: WebSocket;
  send(message: Message): void;
  /** The next message that was not read yet; throws with the close code when there is none any more. */
  next(): Promise<Message>;
  /** How the server closed it. */
  closed: Promise<{ code: number; reason: string }>;
}

const OPENED_WITHIN_MS = 60_000;

/**
 * Opens one and introduces itself with the key, without one for null, or not at all for undefined. Resolves when the
 * server has let it in or closed it. Rejects when the upgrade is refused.
 * @param address what a proxy in front would tell of the client
 */
export async function plainSocket(
  wsUrl: string,
  key: string | null | undefined,
  { address, ...options }: ClientOptions & { address?: string } = {},
): Promise<PlainSocket> {
  const socket = new WebSocket(wsUrl, "graphql-transport-ws", {
    handshakeTimeout: OPENED_WITHIN_MS,
    headers: address === undefined ? {} : { "x-forwarded-for": address },
    ...options,
  });
  const waiting: Message[] = [];
  let wake: () => void = () => undefined;
  let end: { code: number; reason: string } | null = null;
  const closed = new Promise<{ code: number; reason: string }>((resolve) => {
    socket.on("close", (code, reason) => {
      end = { code, reason: reason.toString() };
      resolve(end);
      wake();
    });
  });
  socket.on("message", (data: Buffer) => {
    waiting.push(JSON.parse(data.toString()) as Message);
    wake();
  });
  const send = (message: Message): void => socket.send(JSON.stringify(message));
  const next = async (): Promise<Message> => {
    for (;;) {
      const message = waiting.shift();
      if (message) return message;
      if (end) throw new Error(`The socket was closed with ${end.code} ${end.reason}`);
      await new Promise<void>((resolve) => (wake = resolve));
    }
  };
  await new Promise<void>((resolve, reject) => {
    socket.once("open", resolve);
    socket.once("error", reject);
  });
  socket.on("error", () => undefined);
  if (key !== undefined) {
    send({ type: "connection_init", payload: key === null ? {} : { Authorization: `Bearer ${key}` } });
    await Promise.race([next(), closed]).catch(() => undefined);
  }
  return { socket, send, next, closed };
}

/** A `subscribe` message. */
export function subscribing(id: string, query: string, variables: Record<string, unknown> = {}): Message {
  return { type: "subscribe", id, payload: { query, variables } };
}
