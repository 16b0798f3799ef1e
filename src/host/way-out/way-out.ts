import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { Pool } from "undici";
import { AppError } from "../../errors/app-error.ts";
import { errorAnswer, sendError } from "../router/error-answer.ts";
import { answerHeaders, endToEndHeaders } from "../router/forward-headers.ts";
import type { SocketHandle } from "../spawner/socket-handle.ts";
import { isOpenTarget } from "./open-target.ts";

/** Requests of all workers of this host that the gateway gets at once; the next ones wait. */
const MOST_CONNECTIONS = 128;

/** What workers without a network reach: the management API, and nothing else of the gateway. */
export class WayOut {
  readonly #apiUrl: string;
  readonly #pool: Pool;

  constructor(apiUrl: string) {
    this.#apiUrl = apiUrl;
    const { origin } = new URL(apiUrl);
    this.#pool = new Pool(origin, { connections: MOST_CONNECTIONS, headersTimeout: 0, bodyTimeout: 0 });
  }

  /** Answers on a socket that only one worker can connect to. Returns what closes it, with what is under way. */
  open(socket: SocketHandle): () => void {
    const server = createServer({ requestTimeout: 0 }, (request, reply) => {
      this.#answer(request, reply).catch((error: unknown) => {
        if (reply.headersSent) reply.destroy();
        else sendError(errorAnswer(error, undefined, this.#apiUrl), request.method === "HEAD", reply);
      });
    });
    server.listen(socket);
    return () => {
      server.close();
      server.closeAllConnections();
    };
  }

  async close(): Promise<void> {
    await this.#pool.destroy();
  }

  async #answer(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    const { method = "GET", url: path = "" } = request;
    if (!isOpenTarget(path)) throw new AppError("page_not_found");
    const gone = new AbortController();
    reply.once("close", () => gone.abort());
    const answer = await this.#pool.request({
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
