import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Pool } from "undici";
import type { HostedDeployment } from "../../domain/deployment/hosted.ts";
import { AppError } from "../../errors/app-error.ts";
import { counted } from "../meters/counted.ts";
import { Use, type Meters } from "../meters/use.ts";
import type { HostLog } from "../logs/host-log.ts";
import { errorAnswer, sendError, sendErrorOver } from "../router/error-answer.ts";
import { answerHeaders, endToEndHeaders } from "../router/forward-headers.ts";
import type { SocketHandle } from "../spawner/socket-handle.ts";
import type { Egress } from "./egress.ts";
import { isOpenTarget } from "./open-target.ts";

/** Requests of one worker that the gateway gets at once; the next ones wait. */
const MOST_CONNECTIONS = 16;
/** Of one worker, to the API and through it to other hosts; it may open many thousands. */
const MOST_SOCKETS = 64;

interface WayOutDeps {
  apiUrl: string;
  egress: Egress;
  meters: Meters;
  hostLog: HostLog;
}

/** What workers without a network reach: the management API and nothing else of the gateway, and hosts that the operator allows. */
export class WayOut {
  readonly #deps: WayOutDeps;

  constructor(deps: WayOutDeps) {
    this.#deps = deps;
  }

  /** Answers on a socket that only this worker can connect to. Returns what closes it, with what is under way. */
  open(socket: SocketHandle, deployment: HostedDeployment): () => void {
    const { apiUrl } = this.#deps;
    const { origin, hostname } = new URL(apiUrl);
    const pool = new Pool(origin, {
      ...{ connections: MOST_CONNECTIONS, headersTimeout: 0, bodyTimeout: 0 },
      ...(isLoopback(hostname) && { localAddress: addressOf(deployment.accountId) }),
    });
    const server = createServer({ requestTimeout: 0 }, (request, reply) => {
      this.#answer(pool, request, reply).catch((error: unknown) => {
        if (reply.headersSent) reply.destroy();
        else sendError(errorAnswer(error, undefined, apiUrl), request.method === "HEAD", reply);
      });
    });
    server.maxConnections = MOST_SOCKETS;
    const tunnels = new Set<Duplex>();
    server.on("connect", ({ url = "" }, tunnel, head) => {
      tunnels.add(tunnel);
      tunnel.once("close", () => tunnels.delete(tunnel));
      tunnel.on("error", () => tunnel.destroy());
      if (head.length > 0) tunnel.unshift(head);
      this.#tunnel(deployment, url, tunnel).catch((error: unknown) =>
        sendErrorOver(errorAnswer(error, undefined, apiUrl), tunnel),
      );
    });
    server.listen(socket);
    return () => {
      server.close();
      for (const tunnel of tunnels) tunnel.destroy();
      server.closeAllConnections();
      void pool.destroy();
    };
  }

  /** Rejects where nothing of an answer has been sent. */
  async #tunnel(deployment: HostedDeployment, target: string, tunnel: Duplex): Promise<void> {
    const { egress, meters, hostLog } = this.#deps;
    const use = await hostLog.noting(deployment, Use.ofTunnel(meters, deployment));
    try {
      const beyond = await egress.connect(target);
      const passing = (bytes: number): Promise<void> | null => {
        const room = use.passing(bytes);
        return room && hostLog.noting(deployment, room);
      };
      tunnel.write("HTTP/1.1 200 Connection established\r\n\r\n");
      // Each way ends by itself, and a cut one with the other.
      await Promise.allSettled([
        pipeline(tunnel, counted(passing), beyond),
        pipeline(beyond, counted(passing), tunnel),
      ]);
      beyond.destroy();
      tunnel.destroy();
    } finally {
      use.end();
    }
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
