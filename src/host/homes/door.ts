import type { IncomingMessage } from "node:http";
import { AppError } from "../../errors/app-error.ts";
import type { Log } from "../../kernel/log.ts";
import { housedSite, type AtHome } from "../router/at-home.ts";
import type { MostConnections } from "../router/connections.ts";
import { passedOnHeaders } from "../router/forward-headers.ts";
import { Listener } from "../router/listener.ts";
import { readTarget } from "../router/target.ts";
import type { Visitors } from "../router/visitors.ts";
import type { Databases } from "../sqlite/databases.ts";
import { SQLITE_PATH, SqliteDoor } from "../sqlite/sqlite-door.ts";
import type { Sites } from "../sites/sites.ts";
import { moved, type KnownHomes } from "./known-homes.ts";
import { DOOR_HEADERS, HeardCalls, readSigned, type DoorCall } from "./signature.ts";

/** Longer than callers keep a connection that they do not use, so that none ends while a call is on its way. */
const KEEP_ALIVE_MS = 60_000;

interface DoorDeps {
  sites: Sites;
  homes: KnownHomes;
  atHome: AtHome;
  databases: Databases;
  visitors: Visitors;
  headMs: number;
  connections: MostConnections;
  keys: readonly string[];
  now: () => number;
  log: Log;
  apiUrl: string;
}

/** Where other hosts pass requests on of services that live here, and gateways ask for their databases. It passes nothing on itself, so that none goes in a circle. */
export class Door {
  readonly #deps: DoorDeps;
  readonly #listener: Listener;
  readonly #heard = new HeardCalls();

  constructor(deps: DoorDeps) {
    this.#deps = deps;
    const sqlite = new SqliteDoor(deps.databases, deps.homes);
    this.#listener = new Listener({
      ...{ log: deps.log, apiUrl: deps.apiUrl, headMs: deps.headMs, keepAliveMs: KEEP_ALIVE_MS },
      ...{ visitors: deps.visitors, most: deps.connections },
      answer: async (request, reply) => {
        const call = this.#signed(request);
        if (request.url?.startsWith(SQLITE_PATH)) return sqlite.answer(call, request, reply);
        const { housed, ...asked } = await this.#read(call, request);
        await deps.atHome.answer(housed, { ...asked, request, reply });
      },
      upgrade: async (request, socket, head) => {
        const { housed, ...asked } = await this.#read(this.#signed(request), request);
        await deps.atHome.upgrade(housed, { ...asked, request, socket, head });
      },
      failureHeaders: (error): Record<string, string> =>
        error instanceof AppError && error.facts.reason === "moved" ? { [DOOR_HEADERS.moved]: "1" } : {},
    });
  }

  listen(port: number, host: string): Promise<number> {
    return this.#listener.listen(port, host);
  }

  close(graceMs: number): Promise<void> {
    return this.#listener.close(graceMs);
  }

  #signed({ method = "GET", url = "", headers }: IncomingMessage): DoorCall {
    const { keys, now } = this.#deps;
    const call = readSigned(headers, { method, target: url }, { keys, heard: this.#heard }, now());
    // As if nothing were there.
    if (call === null) throw new AppError("page_not_found");
    return call;
  }

  async #read(call: DoorCall, request: IncomingMessage) {
    const { sites, homes, visitors } = this.#deps;
    const { url = "", headers } = request;
    const target = readTarget(url);
    if (target.kind !== "worker") throw new AppError("page_not_found");
    const site = await sites.present(call.slug);
    const housed = await housedSite(site, homes, target.seen);
    const { node, epoch } = housed.home;
    if (node === call.node && epoch === call.epoch && homes.isHere(housed.home)) {
      // As the host that passes it on has named them.
      const { "x-request-id": requestId, "x-forwarded-for": address } = headers;
      return {
        ...{ housed, raw: target.raw, headers: passedOnHeaders(request), requestId: String(requestId ?? "") },
        visitor: visitors.limited(String(address ?? "")),
      };
    }
    // Of two that disagree both read again.
    homes.forget(site.deployment.serviceId);
    throw moved();
  }
}
