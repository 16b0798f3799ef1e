import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";
import { AppError } from "../../errors/app-error.ts";
import type { Log } from "../../kernel/log.ts";
import type { Site, Sites } from "../sites/sites.ts";
import type { FileCache } from "../static/file-cache.ts";
import { sendFile } from "../static/send-file.ts";
import { errorAnswer, sendError } from "./error-answer.ts";
import { forward } from "./forward.ts";
import { serviceName, type ServiceName } from "./service-name.ts";
import { readTarget, type Target } from "./target.ts";
import { upgrade } from "./upgrade.ts";

/** Until the headers of a request have arrived. */
const HEADERS_MS = 30_000;

export interface RouterDeps {
  sites: Sites;
  cache: FileCache;
  pathOf: (blob: string) => string;
  log: Log;
  /** Of the gateway, which explains errors. */
  apiUrl: string;
  domain: string;
  /** Whether `/s/<slug>/` names a service. */
  byPath: boolean;
}

/** Serves the services of this host on a port of its own: files at /, workers below /api/. */
export class Router {
  readonly #deps: RouterDeps;
  readonly #server: Server;
  readonly #upgraded = new Set<Duplex>();

  constructor(deps: RouterDeps) {
    this.#deps = deps;
    this.#server = createServer({ headersTimeout: HEADERS_MS, requestTimeout: 0 }, (request, reply) => {
      this.#answer(request, reply).catch((error: unknown) => this.#fail(error, request, reply));
    });
    this.#server.on("upgrade", (request, socket, head) => {
      this.#upgraded.add(socket);
      socket.once("close", () => this.#upgraded.delete(socket));
      this.#upgrade(request, socket, head).catch((error: unknown) => this.#refuse(error, request, socket));
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
    const closed = new Promise((resolve) => this.#server.close(resolve));
    this.#server.closeIdleConnections();
    for (const socket of this.#upgraded) socket.destroy();
    const late = setTimeout(() => this.#server.closeAllConnections(), graceMs);
    await closed;
    clearTimeout(late);
  }

  async #answer(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    const { name, site } = await this.#siteOf(request);
    const target = readTarget(name.target);
    if (target.kind === "worker") {
      if (site.worker === null) throw new AppError("page_not_found");
      const requestId = randomUUID();
      return forward(site.worker, { request, reply, raw: target.raw, requestId });
    }
    await this.#sendStatic(request, reply, { name, site, target });
  }

  async #sendStatic(
    request: IncomingMessage,
    reply: ServerResponse,
    { name, site, target }: { name: ServiceName; site: Site; target: Target },
  ): Promise<void> {
    if (target.kind === "refused") throw new AppError("path_refused");
    if (target.kind !== "static" || site.files === null) throw new AppError("page_not_found");
    if (request.method !== "GET" && request.method !== "HEAD") {
      reply.writeHead(405, { allow: "GET, HEAD", "content-length": 0 }).end();
      return;
    }
    const wantsPage = request.headers.accept?.includes("text/html") ?? false;
    const found = site.files.find(target.path, { query: target.query, wantsPage });
    if (found.kind === "nothing") throw new AppError("page_not_found");
    if (found.kind === "redirect") {
      const location = found.to.startsWith("/") ? name.prefix + found.to : found.to;
      reply.writeHead(found.status, { location, "content-length": 0 }).end();
      return;
    }
    await sendFile(request, reply, found, this.#deps);
  }

  async #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    // What a visitor does to the connection ends it, nothing else.
    socket.on("error", () => socket.destroy());
    const { name, site } = await this.#siteOf(request);
    const target = readTarget(name.target);
    if (target.kind === "refused") throw new AppError("path_refused");
    if (target.kind !== "worker" || site.worker === null) throw new AppError("page_not_found");
    await upgrade(site.worker.wake(), { request, socket, head, raw: target.raw, requestId: randomUUID() });
  }

  async #siteOf({
    headers: { host },
    url: target = "",
  }: IncomingMessage): Promise<{ name: ServiceName; site: Site }> {
    const name = serviceName({ host, target }, this.#deps);
    if (name === null) throw new AppError("service_not_found");
    const { sites } = this.#deps;
    const site = sites.known(name.slug) ?? (await sites.read(name.slug));
    if (site === null) throw new AppError("service_not_found");
    return { name, site };
  }

  #fail(error: unknown, request: IncomingMessage, reply: ServerResponse): void {
    this.#report(error);
    if (reply.headersSent) reply.destroy();
    else if (!reply.destroyed) {
      const answer = errorAnswer(error, request.headers.accept, this.#deps.apiUrl);
      sendError(answer, request.method === "HEAD", reply);
    }
  }

  #refuse(error: unknown, request: IncomingMessage, socket: Duplex): void {
    this.#report(error);
    const { status, headers, body } = errorAnswer(error, request.headers.accept, this.#deps.apiUrl);
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    const length = Buffer.byteLength(body);
    socket.end(
      `HTTP/1.1 ${status} Refused\r\n${lines.join("")}content-length: ${length}\r\nconnection: close\r\n\r\n${body}`,
    );
  }

  #report(error: unknown): void {
    if (!(error instanceof AppError)) this.#deps.log.error({ err: error }, "a request of a service failed");
  }
}
