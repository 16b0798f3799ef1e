import type { IncomingMessage } from "node:http";
import { AppError } from "../../errors/app-error.ts";
import type { Log } from "../../kernel/log.ts";
import { housedSite, type AtHome, type HousedSite } from "../router/at-home.ts";
import { passedOnHeaders } from "../router/forward-headers.ts";
import { Listener } from "../router/listener.ts";
import { readTarget } from "../router/target.ts";
import type { Sites } from "../sites/sites.ts";
import { moved, type KnownHomes } from "./known-homes.ts";
import { DOOR_HEADERS, readSigned } from "./signature.ts";

/** Longer than callers keep a connection that they do not use, so that none ends while a call is on its way. */
const KEEP_ALIVE_MS = 60_000;

interface DoorDeps {
  sites: Sites;
  homes: KnownHomes;
  atHome: AtHome;
  keys: readonly string[];
  now: () => number;
  log: Log;
  apiUrl: string;
}

/** Where other hosts pass requests on of services that live here. It passes nothing on itself, so that none goes in a circle. */
export class Door {
  readonly #deps: DoorDeps;
  readonly #listener: Listener;

  constructor(deps: DoorDeps) {
    this.#deps = deps;
    this.#listener = new Listener({
      ...{ log: deps.log, apiUrl: deps.apiUrl, keepAliveMs: KEEP_ALIVE_MS },
      answer: async (request, reply) => {
        const { housed, raw } = await this.#read(request);
        const headers = passedOnHeaders(request);
        await deps.atHome.answer(housed, { request, reply, raw, requestId: idOf(request), headers });
      },
      upgrade: async (request, socket, head) => {
        const { housed, raw } = await this.#read(request);
        const headers = passedOnHeaders(request);
        const call = { request, socket, head, raw, requestId: idOf(request), headers };
        await deps.atHome.upgrade(housed, call);
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

  async #read(request: IncomingMessage): Promise<{ housed: HousedSite; raw: string }> {
    const { sites, homes, keys, now } = this.#deps;
    const { method = "GET", url = "", headers } = request;
    const call = readSigned(headers, { method, target: url }, keys, now());
    // As if nothing were there.
    if (call === null) throw new AppError("page_not_found");
    const target = readTarget(url);
    if (target.kind !== "worker") throw new AppError("page_not_found");
    const site = await sites.present(call.slug);
    const housed = await housedSite(site, homes);
    const { node, epoch } = housed.home;
    if (node === call.node && epoch === call.epoch && homes.isHere(housed.home))
      return { housed, raw: target.raw };
    // Of two that disagree both read again.
    homes.forget(site.deployment.serviceId);
    throw moved();
  }
}

/** As the host that passes it on has named it. */
function idOf({ headers }: IncomingMessage): string {
  return String(headers["x-request-id"] ?? "");
}
