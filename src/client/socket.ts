import type { Client } from "graphql-ws/client";
import { openSocket } from "./open-socket.ts";
import { pause } from "./pause.ts";
import { QuarryError } from "./quarry-error.ts";
import { asQuarryError } from "./socket-error.ts";

const FIRST_PAUSE_MS = 200;
const MAX_PAUSE_MS = 5000;
/** What ends a connection that held this long is a new failure, not one more in a row. */
const HELD_MS = 30_000;

export interface SocketSettings {
  /** Origin of the server. */
  url: string;
  apiKey: string | null;
  userAgent: string | null;
  /** Attempts to reconnect in a row before a subscription fails. */
  reconnectAttempts: number;
  /** Pause between two pings, and longest wait for the answer to one, in ms. */
  pingMs: number;
}

/** A document as text, with the types of its answer and its variables. */
export interface Document<R, V> {
  toString(): string;
  __apiType?: (variables: V) => R;
}

export interface FollowOptions {
  signal?: AbortSignal;
  /** Called when a connection is lost, before it is made again. */
  onLost?: (error: QuarryError) => void;
  /** Called when it is there again, before anything comes. */
  onBack?: () => void;
}

/** Subscriptions over one WebSocket, which is open while there are any. */
export class Socket {
  readonly #settings: SocketSettings;
  #client: Promise<Client> | null = null;
  /** Time of the last acknowledged connection. */
  #connectedAt = Number.POSITIVE_INFINITY;
  /** Told of the next connection. */
  readonly #waiting = new Set<() => void>();

  constructor(settings: SocketSettings) {
    this.#settings = settings;
  }

  get url(): string {
    return this.#settings.url;
  }

  /**
   * Results of a subscription, across lost connections: `variables` is asked again for each connection, so that it can
   * name the last cursor. Throws QuarryError. Ends when the server completes, the caller stops or `signal` aborts.
   */
  async *follow<R, V extends object>(
    document: Document<R, V>,
    variables: () => V,
    { signal, onLost, onBack }: FollowOptions = {},
  ): AsyncGenerator<R> {
    for (let failures = 0; ;) {
      signal?.throwIfAborted();
      try {
        for await (const result of this.#once<R>(document.toString(), variables(), signal)) {
          failures = 0;
          yield result;
        }
        return;
      } catch (error) {
        signal?.throwIfAborted();
        const known = asQuarryError(this.url, error);
        const held = performance.now() - this.#connectedAt > HELD_MS;
        this.#connectedAt = Number.POSITIVE_INFINITY;
        failures = held ? 1 : failures + 1;
        const isLost = known.retryable && known.failedRequestId === null;
        if (!isLost || failures > this.#settings.reconnectAttempts) throw known;
        onLost?.(known);
        if (onBack) this.#waiting.add(onBack);
        // Spread, so that the callers of a server that comes back do not all arrive at once.
        const longest = Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (failures - 1));
        await pause(longest * (0.5 + Math.random() / 2), signal);
      }
    }
  }

  /** Closes the connection; subscriptions that run end. */
  async close(): Promise<void> {
    const client = await this.#client;
    this.#client = null;
    // Throws what kept a connection from being made, which is as closed as it can be.
    await Promise.resolve(client?.dispose()).catch(() => undefined);
  }

  #connected(): void {
    this.#connectedAt = performance.now();
    for (const tell of this.#waiting) tell();
    this.#waiting.clear();
  }

  async *#once<R>(query: string, variables: object, signal: AbortSignal | undefined): AsyncGenerator<R> {
    this.#client ??= openSocket(this.#settings, () => this.#connected());
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
}
