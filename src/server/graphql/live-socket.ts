import type { ExecutionResult } from "graphql";
import { randomUUID } from "node:crypto";
import { WebSocket } from "ws";
import type { Config } from "../../kernel/config.ts";
import type { Release } from "../http/live-limits.ts";
import type { Client } from "../http/rate-limit.ts";
import { Inbox } from "./inbox.ts";
import { onEnd } from "./on-end.ts";

/** While this much waits for the client, nothing more is written to it, read from it, or asked of its subscriptions. */
const MAX_BUFFERED_BYTES = 64 * 1024;
/** What is taken in one second, pings too; the rest is read later. */
const MAX_MESSAGES_PER_SECOND = 200;
const MAX_BYTES_PER_SECOND = 512 * 1024;
/** Close code for a client that was silent, idle or slow for too long; it may come back. */
const TIMED_OUT = 4408;
const REASON_BYTES = 123;

export type SocketTimeouts = Pick<Config["QUARRY_TIMEOUTS"], "silent" | "unused" | "slow">;

interface Waiting {
  text: string | Buffer;
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
  readonly #allSent: (() => void)[] = [];
  #inbox: Inbox | null = null;
  #messages = 0;
  #bytes = 0;
  #heardAt = performance.now();
  #usedAt = performance.now();
  /** Since when nothing of what waits could be sent; null while nothing waits. */
  #stuckAt: number | null = null;

  constructor(socket: WebSocket, address: string) {
    this.#socket = socket;
    this.client = { caller: null, address };
    socket.on("ping", (data) => this.#heard(data.length));
    socket.on("pong", (data) => this.#heard(data.length));
    socket.on("close", () => this.#leave());
  }

  get isOpen(): boolean {
    return this.#socket.readyState === WebSocket.OPEN;
  }

  /** Aborts when the connection closes. */
  get closed(): AbortSignal {
    return this.#closed.signal;
  }

  /**
   * Hands over the client's messages in their order, the next when the last was dealt with or let go.
   * @param take never rejects
   */
  listen(take: (text: string) => Promise<void>): void {
    const inbox = new Inbox(take, () => this.#readOrRest());
    this.#inbox = inbox;
    this.#socket.on("message", (data: Buffer) => {
      // Behind a close come the messages that were read before it.
      if (!this.isOpen) return;
      inbox.put(data);
      this.#heard(data.length);
    });
  }

  /** What the last message asked for may take long, and leaves the next ones their turn. */
  letGo(): void {
    this.#inbox?.letGo();
  }

  /** Sends a text in its turn; resolves when it has left this process, or when there is nobody to send it to. */
  send(text: string | Buffer): Promise<void> {
    return new Promise((sent) => {
      this.#waiting.push({ text, sent });
      this.#flush();
    });
  }

  /** Resolves when nothing waits to be sent, or when there is nobody to send it to. */
  allSent(): Promise<void> {
    if (this.#stuckAt === null || !this.isOpen) return Promise.resolve();
    return new Promise((resolve) => this.#allSent.push(resolve));
  }

  close(code: number, reason: string): void {
    this.#inbox?.clear();
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
    // Who is not listened to is not silent.
    if (this.#socket.isPaused) this.#heardAt = performance.now();
    this.#messages = 0;
    this.#bytes = 0;
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
      this.#socket.send(text, { binary: false }, () => {
        this.#stuckAt = this.#socket.bufferedAmount > 0 ? performance.now() : null;
        sent();
        this.#flush();
        if (this.#stuckAt === null) this.#tellAllSent();
        this.#readOrRest();
      });
    }
  }

  #tellAllSent(): void {
    for (const resolve of this.#allSent.splice(0)) resolve();
  }

  /** Notes a sign of life. A client that sends too much is read from later. */
  #heard(bytes: number): void {
    this.#heardAt = performance.now();
    this.#messages += 1;
    this.#bytes += bytes;
    this.#readOrRest();
  }

  #readOrRest(): void {
    const isUnread = this.#waiting.length > 0 || this.#socket.bufferedAmount >= MAX_BUFFERED_BYTES;
    const isLoud = this.#messages >= MAX_MESSAGES_PER_SECOND || this.#bytes >= MAX_BYTES_PER_SECOND;
    if (isUnread || isLoud || this.#inbox?.isBehind === true) this.#socket.pause();
    else this.#socket.resume();
  }

  #leave(): void {
    this.#inbox?.clear();
    this.#closed.abort();
    this.#flush();
    this.#tellAllSent();
    for (const stream of this.#streams) void stream.return(undefined);
    for (const release of this.#operations.splice(0)) release();
    this.#connection?.();
    this.#connection = null;
  }
}
