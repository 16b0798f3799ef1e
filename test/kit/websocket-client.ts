import type { ExecutionResult } from "graphql";
import { createClient } from "graphql-ws";
import { WebSocket } from "ws";

const DEFAULT_WITHIN_MS = 120_000;

export interface Subscription<T> {
  /** The next payload, errors included; null when the server completed it. Throws after `withinMs`, and when the socket closed. */
  next(withinMs?: number): Promise<ExecutionResult<T> | null>;
  /** Payloads until the server completes, each with data. Throws on errors and after `withinMs` in all. */
  rest(withinMs?: number): Promise<T[]>;
  /** Unsubscribes and closes the socket. */
  close(): Promise<void>;
  /** Cuts the connection without a word, as a lost network does. */
  cut(): void;
}

export interface SubscribeOptions {
  variables?: Record<string, unknown>;
  /** Sent with the WebSocket upgrade instead of in the connection parameters. */
  headers?: Record<string, string>;
}

/**
 * Subscribes over graphql-transport-ws on a socket of its own, without reconnecting.
 * @param wsUrl such as `ws://127.0.0.1:4000/graphql`
 * @param key API key for the connection parameters, or null
 */
export function subscribe<T = Record<string, unknown>>(
  wsUrl: string,
  key: string | null,
  query: string,
  { variables = {}, headers = {} }: SubscribeOptions = {},
): Subscription<T> {
  let socket: WebSocket | undefined;
  class SocketWithHeaders extends WebSocket {
    constructor(address: string, protocols: string) {
      super(address, protocols, { headers });
      // eslint-disable-next-line @typescript-eslint/no-this-alias -- the only way to reach the client's socket
      socket = this;
    }
  }
  const client = createClient({
    url: wsUrl,
    webSocketImpl: SocketWithHeaders,
    retryAttempts: 0,
    ...(key === null ? {} : { connectionParams: { Authorization: `Bearer ${key}` } }),
  });
  const payloads = client.iterate<T>({ query, variables });

  const next = async (withinMs = DEFAULT_WITHIN_MS): Promise<ExecutionResult<T> | null> => {
    const step = await within(payloads.next(), withinMs);
    return step.done ? null : (step.value as ExecutionResult<T>);
  };
  return {
    next,
    async rest(withinMs = DEFAULT_WITHIN_MS) {
      const deadline = performance.now() + withinMs;
      const all: T[] = [];
      for (;;) {
        const payload = await next(Math.max(1, deadline - performance.now()));
        if (payload === null) return all;
        if (payload.errors || payload.data == null)
          throw new Error(`The subscription failed: ${JSON.stringify(payload)}`);
        all.push(payload.data);
      }
    },
    async close() {
      await payloads.return?.();
      await client.dispose();
    },
    cut() {
      socket?.terminate();
    },
  };
}

/** What a connection attempt ends with when the server refuses it: the close code and its reason. */
export async function refusedConnection(
  wsUrl: string,
  connectionParams: Record<string, unknown>,
  withinMs = DEFAULT_WITHIN_MS,
): Promise<{ code: number; reason: string }> {
  const client = createClient({
    url: wsUrl,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    lazy: true,
    connectionParams,
  });
  try {
    await within(client.iterate({ query: "subscription { __typename }" }).next(), withinMs);
  } catch (error) {
    const { code, reason } = error as { code?: unknown; reason?: unknown };
    if (typeof code !== "number") throw error;
    return { code, reason: String(reason) };
  } finally {
    await client.dispose();
  }
  throw new Error("The server accepted the connection.");
}

async function within<T>(promise: Promise<T>, milliseconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`Nothing arrived in ${milliseconds} ms.`));
    }, milliseconds);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
