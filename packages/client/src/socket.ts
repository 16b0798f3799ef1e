import { createClient, type Client } from "graphql-ws";
import type { TypedDocumentString } from "./generated/documents.ts";
import { connectionFailed, QuarryError, unexpectedAnswer, type WireError } from "./quarry-error.ts";

const FIRST_PAUSE_MS = 200;
const MAX_PAUSE_MS = 10_000;
/** Closed by the server for good: the key is bad, or what we said is no GraphQL. */
const FORBIDDEN = 4403;
const FATAL_CODES = [4400, 4401, 4406, 4409, 4429];

export interface SocketSettings {
  /** Origin of the server. */
  url: string;
  apiKey: string | null;
  /** Attempts to reconnect in a row before a subscription fails. */
  reconnectAttempts: number;
}

/** Subscriptions over one lazily opened WebSocket. */
export class Socket {
  readonly #settings: SocketSettings;
  #client: Promise<Client> | null = null;

  constructor(settings: SocketSettings) {
    this.#settings = settings;
  }

  /**
   * Results of a subscription, across lost connections: `variables` is asked again for each connection, so that it can
   * name the last cursor. Throws QuarryError. Ends when the server completes, the caller stops or `signal` aborts.
   */
  async *follow<R, V extends object>(
    document: TypedDocumentString<R, V>,
    variables: () => V,
    signal?: AbortSignal,
  ): AsyncGenerator<R> {
    for (let failures = 0; ;) {
      try {
        for await (const result of this.#once<R>(document.toString(), variables(), signal)) {
          failures = 0;
          yield result;
        }
        return;
      } catch (error) {
        signal?.throwIfAborted();
        const known = asQuarryError(this.#settings.url, error);
        failures += 1;
        if (!known.retryable || failures > this.#settings.reconnectAttempts) throw known;
        await pause(Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (failures - 1)), signal);
      }
    }
  }

  /** Closes the connection; subscriptions that run end. */
  async close(): Promise<void> {
    const client = await this.#client;
    this.#client = null;
    await client?.dispose();
  }

  async *#once<R>(query: string, variables: object, signal: AbortSignal | undefined): AsyncGenerator<R> {
    this.#client ??= this.#connect();
    const results = (await this.#client).iterate<R>({ query, variables: { ...variables } });
    const stop = (): void => void results.return?.();
    signal?.addEventListener("abort", stop, { once: true });
    try {
      for await (const { data, errors } of results) {
        if (errors?.[0]) throw new QuarryError(errors[0]);
        if (data != null) yield data as R;
      }
      signal?.throwIfAborted();
    } finally {
      signal?.removeEventListener("abort", stop);
      stop();
    }
  }

  async #connect(): Promise<Client> {
    const { url, apiKey } = this.#settings;
    return createClient({
      url: `${url.replace(/^http/, "ws")}/graphql`,
      webSocketImpl: await webSocket(),
      // Reconnecting is ours: the library would subscribe again with the first cursor.
      retryAttempts: 0,
      ...(apiKey === null ? {} : { connectionParams: { Authorization: `Bearer ${apiKey}` } }),
    });
  }
}

/** The platform's own, which browsers have; Node has `ws`. */
async function webSocket(): Promise<unknown> {
  if (typeof process === "undefined") return globalThis.WebSocket;
  return (await import("ws")).WebSocket;
}

/** graphql-ws throws what ended a subscription: the errors of the operation, a close event, or a socket error. */
function asQuarryError(url: string, error: unknown): QuarryError {
  if (error instanceof QuarryError) return error;
  if (Array.isArray(error)) return new QuarryError(error[0] as WireError);
  const code = (error as { code?: unknown } | null)?.code;
  if (code === FORBIDDEN)
    return new QuarryError({
      message: "The server refused the API key.",
      extensions: {
        code: "unauthenticated",
        agent_instruction: "Create the client with a valid, unrevoked API key.",
        docs_url: `${url}/docs/errors#unauthenticated`,
      },
    });
  if (typeof code === "number" && FATAL_CODES.includes(code))
    return unexpectedAnswer(url, `by closing the WebSocket with ${code}`);
  return connectionFailed(url, error);
}

function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", stop);
      resolve();
    }, milliseconds);
    signal?.addEventListener("abort", stop, { once: true });
  });
}
