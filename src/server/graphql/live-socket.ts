import type { ExecutionResult } from "graphql";
import { randomUUID } from "node:crypto";
import { WebSocket } from "ws";
import type { Config } from "../../kernel/config.ts";
import type { Release } from "../http/live-limits.ts";
import type { Client } from "../http/rate-limit.ts";
import { onEnd } from "./on-end.ts";

/** While this much waits for the client, nothing more is written to it, read from it, or asked of its subscriptions. */
const MAX_BUFFERED_BYTES = 256 * 1024;
/** Messages and pings that are taken in one second; the rest is read later. */
const MAX_MESSAGES_PER_SECOND = 200;
/** Close code for a client that was silent, idle or slow for too long; it may come back. */
const TIMED_OUT = 4408;
const REASON_BYTES = 123;

export type SocketTimeouts = Pick<Config["QUARRY_TIMEOUTS"], "silent" | "unused" | "slow">;

interface Waiting {
  text: string;
  sent: () => void;
}

/** One client's WebSocket: who it is, what it holds here, and how far it is behind. */
export class LiveSocket {
  /** Names the connection in logs and errors. */
  readonly id = randomUUID();
  /** Without a caller until it has introduced itself. */
  client: Client;
  authorization: string | undefined;
  readonly #socket: WebSocket;
  readonly #waiting: Waiting[] = [];
  readonly #streams = new Set<AsyncGenerator<ExecutionResult>>();
  readonly #operations: Release[] = [];
  #connection: Release | null = null;
  readonly #closed = new AbortController();
  #messages = 0;
  #heardAt = performance.now();
  #usedAt = performance.now();
  /** Since when nothing of what waits could be sent; null while nothing waits. */
  #stuckAt: number | null = null;

  constructor(socket: WebSocket, address: string) {
    this.#socket = socket;
    this.client = { caller: null, address };
    socket.on("ping", () => this.heard());
    socket.on("pong", () => this.heard());
    socket.on("close", () => this.#leave());
  }

  get isOpen(): boolean {
    return this.#socket.readyState === WebSocket.OPEN;
  }

  /** Aborts when the connection closes. */
  get closed(): AbortSignal {
    return this.#closed.signal;
  }

  /** Notes a message or another sign of life. A client that sends too much is read from later. */
  heard(): void {
    this.#heardAt = performance.now();
    this.#messages += 1;
    this.#readOrRest();
  }

  /** Sends a text in its turn; resolves when it has left this process, or when there is nobody to send it to. */
  send(text: string): Promise<void> {
    return new Promise((sent) => {
      this.#waiting.push({ text, sent });
      this.#flush();
    });
  }

  close(code: number, reason: string): void {
    this.#socket.close(code, Buffer.from(reason).subarray(0, REASON_BYTES));
  }

  /** Keeps the place of this connection until it closes. */
  hold(connection: Release): void {
    if (this.isOpen) this.#connection = connection;
    else connection();
  }

  begin(operation: Release): void {
    this.#operations.push(operation);
  }

  /** All operations of a connection have the same places, so any of them can be given back. */
  end(): void {
    this.#operations.pop()?.();
    this.#usedAt = performance.now();
  }

  /** The same stream, ended with the connection at the latest. */
  keep(stream: AsyncGenerator<ExecutionResult>): AsyncGenerator<ExecutionResult> {
    const kept = onEnd(stream, () => this.#streams.delete(kept));
    if (this.isOpen) this.#streams.add(kept);
    else void kept.return(undefined);
    return kept;
  }

  /** To be called about once a second: closes what is over its time, and asks a silent client for a sign of life. */
  check({ silent, unused, slow }: SocketTimeouts): void {
    if (!this.isOpen) return;
    this.#messages = 0;
    this.#readOrRest();
    const secondsSince = (since: number): number => (performance.now() - since) / 1000;
    if (this.#stuckAt !== null) {
      if (secondsSince(this.#stuckAt) > slow) this.close(TIMED_OUT, `Nothing was read for ${slow} s.`);
    } else if (secondsSince(this.#heardAt) > silent) {
      this.close(TIMED_OUT, `No sign of life for ${silent} s.`);
    } else if (this.#operations.length === 0 && secondsSince(this.#usedAt) > unused) {
      this.close(TIMED_OUT, `No operation for ${unused} s.`);
    } else if (secondsSince(this.#heardAt) > silent / 3) {
      this.#socket.ping();
    }
  }

  #flush(): void {
    while (this.#waiting.length > 0 && (!this.isOpen || this.#socket.bufferedAmount < MAX_BUFFERED_BYTES)) {
      const { text, sent } = this.#waiting.shift() as Waiting;
      if (!this.isOpen) {
        sent();
        continue;
      }
      this.#stuckAt ??= performance.now();
      this.#socket.send(text, () => {
        this.#stuckAt = this.#socket.bufferedAmount > 0 ? performance.now() : null;
        sent();
        this.#flush();
        this.#readOrRest();
      });
    }
  }

  #readOrRest(): void {
    const isBehind = this.#waiting.length > 0 || this.#socket.bufferedAmount >= MAX_BUFFERED_BYTES;
    if (isBehind || this.#messages >= MAX_MESSAGES_PER_SECOND) this.#socket.pause();
    else this.#socket.resume();
  }

  #leave(): void {
    this.#closed.abort();
    this.#flush();
    for (const stream of this.#streams) void stream.return(undefined);
    for (const release of this.#operations.splice(0)) release();
    this.#connection?.();
    this.#connection = null;
  }
}
