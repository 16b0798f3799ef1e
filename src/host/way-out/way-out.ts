import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { Pool } from "undici";
import { AppError } from "../../errors/app-error.ts";
import { errorAnswer, sendError } from "../router/error-answer.ts";
import { answerHeaders, endToEndHeaders } from "../router/forward-headers.ts";
import type { SocketHandle } from "../spawner/socket-handle.ts";
import { isOpenTarget } from "./open-target.ts";

/** Requests of one worker that the gateway gets at once; the next ones wait. */
const MOST_CONNECTIONS = 16;

/** What workers without a network reach: the management API, and nothing else of the gateway. */
export class WayOut {
  readonly #apiUrl: string;

  constructor(apiUrl: string) {
    this.#apiUrl = apiUrl;
  }

  /** Answers on a socket that only a worker of this account can connect to. Returns what closes it, with what is under way. */
  open(socket: SocketHandle, accountId: string): () => void {
    const { origin, hostname } = new URL(this.#apiUrl);
    const pool = new Pool(origin, {
      ...{ connections: MOST_CONNECTIONS, headersTimeout: 0, bodyTimeout: 0 },
      ...(isLoopback(hostname) && { localAddress: addressOf(accountId) }),
    });
    const server = createServer({ requestTimeout: 0 }, (request, reply) => {
      this.#answer(pool, request, reply).catch((error: unknown) => {
        if (reply.headersSent) reply.destroy();
        else sendError(errorAnswer(error, undefined, this.#apiUrl), request.method === "HEAD", reply);
      });
    });
    server.listen(socket);
    return () => {
      server.close();
      server.closeAllConnections();
      void pool.destroy();
    };
  }

  async #answer(pool: Pool, request: IncomingMessage, reply: ServerResponse): Promise<void> {
    const { method = "GET", url: path = "" } = request;
    if (!isOpenTarget(path)) throw new AppError("page_not_found");
    const gone = new AbortController();
    reply.once("close", () => gone.abort());
    const answer = await pool.request({
      ...{ path, method, signal: gone.signal },
      // Without the name under which the worker knows it.
      headers: endToEndHeaders(request).filter((_, at, pairs) => pairs[at - (at % 2)] !== "host"),
      body: hasBody(request) ? request : null,
    });
    reply.writeHead(answer.statusCode, answerHeaders(answer.headers));
    // Events leave one by one.
    reply.flushHeaders();
    await pipeline(answer.body, reply);
  }
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || (headers["content-length"] ?? "0") !== "0";
}

function isLoopback(hostname: string): boolean {
  return hostname === "localhost" || hostname === "0.0.0.0" || /^127\./.test(hostname);
}

/**
 * Where calls of workers of an account come from, in the network of this machine's own addresses: the gateway bounds what an address without
 * a key may do, and by 127.0.0.1 a worker would use up what people have at this machine. Not by service: an account makes those itself.
 */
function addressOf(accountId: string): string {
  const [a = 0, b = 0, c = 0] = createHash("sha256").update(accountId).digest();
  return `127.${128 + (a % 127)}.${b}.${1 + (c % 254)}`;
}
