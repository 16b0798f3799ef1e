import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { AppError } from "../../errors/app-error.ts";
import type { Log } from "../../kernel/log.ts";
import type { KnownHomes } from "../homes/known-homes.ts";
import type { Peers } from "../homes/peers.ts";
import type { HostLog } from "../logs/host-log.ts";
import { Use, type Meters } from "../meters/use.ts";
import type { Site, Sites } from "../sites/sites.ts";
import type { FileCache } from "../static/file-cache.ts";
import { sendFile } from "../static/send-file.ts";
import { housedSite, type AtHome } from "./at-home.ts";
import type { MostConnections } from "./connections.ts";
import { requestHeaders } from "./forward-headers.ts";
import { Listener } from "./listener.ts";
import { assertNotQuarantined } from "./quarantine.ts";
import { serviceName, type ServiceName } from "../../kernel/service-name.ts";
import { readTarget, type Target } from "./target.ts";
import type { Visitors } from "./visitors.ts";

export interface RouterDeps {
  sites: Sites;
  homes: KnownHomes;
  atHome: AtHome;
  meters: Meters;
  hostLog: HostLog;
  peers: Peers;
  cache: FileCache;
  /** Path of a blob, once it is there. */
  fetched: (blob: string) => Promise<string>;
  log: Log;
  /** Of the gateway, which explains errors. */
  apiUrl: string;
  visitors: Visitors;
  headMs: number;
  connections: MostConnections;
  domain: string;
  /** Whether `/s/<slug>/` names a service. */
  byPath: boolean;
}

/** Whoever reads the other one would find another service. */
function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === "host") hosts++;
  return hosts > 1;
}

/** Serves services on a port of their own: files at / from any host, workers below /api/ from the host where they live. */
export class Router {
  readonly #deps: RouterDeps;
  readonly #listener: Listener;

  constructor(deps: RouterDeps) {
    this.#deps = deps;
    this.#listener = new Listener({
      ...{ log: deps.log, apiUrl: deps.apiUrl, headMs: deps.headMs },
      ...{ visitors: deps.visitors, most: deps.connections },
      answer: (request, reply) => this.#answer(request, reply),
      upgrade: async (request, socket, head) => {
        const { name, site } = await this.#siteOf(request);
        const target = readTarget(name.target);
        if (target.kind === "refused") throw new AppError("path_refused");
        if (target.kind !== "worker") throw new AppError("page_not_found");
        const asked = this.#asked(request, target);
        await this.#atItsHome(site, target.seen, "upgrade", { ...asked, socket, head });
      },
    });
  }

  listen(port: number, host: string): Promise<number> {
    return this.#listener.listen(port, host);
  }

  /** Takes no more connections; answers that are on their way have that time to end. */
  close(graceMs: number): Promise<void> {
    return this.#listener.close(graceMs);
  }

  async #answer(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    const { name, site } = await this.#siteOf(request);
    const target = readTarget(name.target);
    if (target.kind !== "worker") return this.#sendStatic(request, reply, { name, site, target });
    const asked = this.#asked(request, target);
    reply.setHeader("x-request-id", asked.requestId);
    await this.#atItsHome(site, target.seen, "answer", { ...asked, reply });
  }

  #asked(request: IncomingMessage, { raw }: { raw: string }) {
    const { visitors } = this.#deps;
    const requestId = randomUUID();
    const address = visitors.addressOf(request);
    const headers = requestHeaders(request, requestId, address);
    return { request, raw, requestId, visitor: visitors.limited(address), headers };
  }

  /** Here, or at the host where the service lives. */
  async #atItsHome<Does extends "answer" | "upgrade">(
    site: Site,
    seen: string,
    does: Does,
    call: Parameters<AtHome[Does]>[1],
  ): Promise<void> {
    const { homes, atHome, peers } = this.#deps;
    const housed = await housedSite(site, homes, seen);
    const { home } = housed;
    if (homes.isHere(home)) return atHome[does](housed, call as never);
    const { serviceId, slug } = site.deployment;
    await peers[does]({ serviceId, slug, home }, call as never);
  }

  async #sendStatic(
    request: IncomingMessage,
    reply: ServerResponse,
    { name, site, target }: { name: ServiceName; site: Site; target: Target },
  ): Promise<void> {
    if (target.kind === "refused") throw new AppError("path_refused");
    assertNotQuarantined(site.deployment, target.kind === "static" ? target.seen : null);
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
    const { meters, hostLog } = this.#deps;
    const most = request.method === "HEAD" ? 0 : found.file.bytes;
    const use = await hostLog.noting(site.deployment, Use.ofFile(meters, site.deployment, most));
    try {
      await sendFile(request, reply, found, { ...this.#deps, use });
    } finally {
      use.end();
    }
  }

  async #siteOf(request: IncomingMessage): Promise<{ name: ServiceName; site: Site }> {
    const {
      headers: { host },
      url: target = "",
    } = request;
    if (hasTwoHosts(request)) throw new AppError("http_invalid");
    const name = serviceName({ host, target }, this.#deps);
    if (name === null) throw new AppError("service_not_found");
    return { name, site: await this.#deps.sites.present(name.slug) };
  }
}
