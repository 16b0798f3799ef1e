import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";
import { AppError } from "../../errors/app-error.ts";
import type { Log } from "../../kernel/log.ts";
import { limitConnections, type MostConnections } from "./connections.ts";
import { hasBody } from "./request-body.ts";
import type { Visitors } from "./visitors.ts";
import { errorAnswer, sendError, sendErrorOver, type ErrorAnswer } from "./error-answer.ts";

/** How often connections are looked through for headers that take too long to arrive. */
const CHECK_MS = 1000;
/** Until somebody who sends nothing is asked whether he is still there. */
const LOST_MS = 60_000;

interface ListenerDeps {
  answer(request: IncomingMessage, reply: ServerResponse): Promise<void>;
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void>;
  /** Headers of an answer that says what went wrong. */
  failureHeaders?: (error: unknown) => Record<string, string>;
  keepAliveMs?: number;
  /** Until the headers of a request have arrived. */
  headMs: number;
  most: MostConnections;
  visitors: Visitors;
  log: Log;
  /** Of the gateway, which explains errors. */
  apiUrl: string;
}

/** A port on which requests and upgrades are answered, each failure in words. */
export class Listener {
  readonly #deps: ListenerDeps;
  readonly #server: Server;
  readonly #upgraded = new Set<Duplex>();

  constructor(deps: ListenerDeps) {
    this.#deps = deps;
    const times = {
      headersTimeout: deps.headMs,
      connectionsCheckingInterval: Math.min(CHECK_MS, deps.headMs),
      requestTimeout: 0,
      // One with a body is answered as any other request: nobody has to agree to an upgrade.
      shouldUpgradeCallback: (request: IncomingMessage) => !hasBody(request),
      // Who is lost without a word is noticed.
      ...{ keepAlive: true, keepAliveInitialDelay: LOST_MS },
      ...(deps.keepAliveMs !== undefined && { keepAliveTimeout: deps.keepAliveMs }),
    };
    this.#server = createServer(times, (request, reply) => {
      deps.answer(request, reply).catch((error: unknown) => this.#fail(error, request, reply));
    });
    limitConnections(this.#server, deps.visitors, deps.most);
    this.#server.on("upgrade", (request, socket, head) => {
      this.#upgraded.add(socket);
      socket.once("close", () => this.#upgraded.delete(socket));
      // What a visitor does to the connection ends it, nothing else.
      socket.on("error", () => socket.destroy());
      deps.upgrade(request, socket, head).catch((error: unknown) => this.#refuse(error, request, socket));
    });
  }

  async listen(port: number, host: string): Promise<number> {
    await new Promise<void>((resolve, reject) => {
      this.#server.once("error", reject);
      this.#server.listen(port, host, () => {
        this.#server.off("error", reject);
        resolve();
      });
    });
    return (this.#server.address() as AddressInfo).port;
  }

  /** Takes no more connections; answers that are on their way have that time to end. */
  async close(graceMs: number): Promise<void> {
    if (!this.#server.listening) return;
    const closed = new Promise((resolve) => this.#server.close(resolve));
    this.#server.closeIdleConnections();
    for (const socket of this.#upgraded) socket.destroy();
    const late = setTimeout(() => this.#server.closeAllConnections(), graceMs);
    await closed;
    clearTimeout(late);
  }

  #fail(error: unknown, request: IncomingMessage, reply: ServerResponse): void {
    const answer = this.#answerOf(error, request);
    if (reply.headersSent) reply.destroy();
    else if (!reply.destroyed) sendError(answer, request.method === "HEAD", reply);
  }

  #refuse(error: unknown, request: IncomingMessage, socket: Duplex): void {
    sendErrorOver(this.#answerOf(error, request), socket);
  }

  #answerOf(error: unknown, { headers: { accept } }: IncomingMessage): ErrorAnswer {
    const { log, apiUrl, failureHeaders } = this.#deps;
    // One behind another is what visitors are not told.
    if (!(error instanceof AppError) || error.cause instanceof AppError)
      log.error({ err: error }, "a request of a service failed");
    const answer = errorAnswer(error, accept, apiUrl);
    const headers = { ...answer.headers, ...failureHeaders?.(error) };
    // Of a body that does not come nothing more is waited for.
    if (error instanceof AppError && error.code === "request_timeout") headers.connection = "close";
    return { ...answer, headers };
  }
}
