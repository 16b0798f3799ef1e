import { Pool } from "undici";
import { AppError } from "../../errors/app-error.ts";
import type { Call } from "../router/forward.ts";
import { relay } from "../router/relay.ts";
import { splice, type Upgraded } from "../router/upgrade.ts";
import type { Home, PresentHost } from "./home-source.ts";
import { moved, type KnownHomes } from "./known-homes.ts";
import { DOOR_HEADERS, signedHeaders } from "./signature.ts";

const MOST_CONNECTIONS = 256;
/** A host that is there answers sooner. */
const CONNECT_MS = 1000;

/** A service that lives at another host. */
interface Elsewhere {
  serviceId: string;
  slug: string;
  home: Home;
}

interface PeersDeps {
  homes: KnownHomes;
  keys: readonly string[];
  now: () => number;
  answerMs: number;
  bodyMs: number;
}

/** Passes requests on to the hosts where their services live. */
export class Peers {
  readonly #deps: PeersDeps;
  readonly #pools = new Map<string, Pool>();

  constructor(deps: PeersDeps) {
    this.#deps = deps;
  }

  answer(to: Elsewhere, call: Call): Promise<void> {
    return relay(this.#pool(to.home.url), {
      ...call,
      headers: [...call.headers, ...this.#signed(to, call)],
      bodyMs: this.#deps.bodyMs,
      failureOf: (cause) => this.#failure(to, cause),
      onHead: (headers) => this.#hear(to, headers),
    });
  }

  upgrade(to: Elsewhere, call: Upgraded): Promise<void> {
    const { hostname, port } = new URL(to.home.url);
    const beyond = {
      answerMs: this.#answerMs,
      at: { host: hostname.replace(/^\[|\]$/g, ""), port },
      failureOf: (cause: NodeJS.ErrnoException) => this.#failure(to, cause),
      onRefused: (headers: object) => this.#hear(to, headers),
    };
    return splice(beyond, { ...call, headers: [...call.headers, ...this.#signed(to, call)] });
  }

  /** What is on its way to a host that is there no more is given up: it answers nothing. */
  seen(hosts: readonly PresentHost[]): void {
    const there = new Set(hosts.map(({ url }) => url));
    for (const [url, pool] of this.#pools) {
      if (there.has(url)) continue;
      this.#pools.delete(url);
      void pool.destroy();
    }
  }

  async close(): Promise<void> {
    await Promise.all([...this.#pools.values()].map((pool) => pool.destroy()));
  }

  /** The home waits as long as it waits for the worker. */
  get #answerMs(): number {
    return this.#deps.answerMs + CONNECT_MS;
  }

  #signed({ slug, home: { node, epoch } }: Elsewhere, { request, raw }: Pick<Upgraded, "request" | "raw">) {
    const line = { method: request.method ?? "GET", target: raw };
    return signedHeaders({ slug, node, epoch }, line, this.#deps.keys, this.#deps.now());
  }

  /** The host that it was passed to says that the service is not there. */
  #hear({ serviceId }: Elsewhere, headers: object): void {
    if (DOOR_HEADERS.moved in headers) this.#deps.homes.forget(serviceId);
  }

  /** Where nothing has reached it, it may be asked again; else it may have done what it was asked to. */
  #failure({ serviceId }: Elsewhere, cause: NodeJS.ErrnoException): Error {
    this.#deps.homes.forget(serviceId);
    const isUnheard = ["ECONNREFUSED", "UND_ERR_CONNECT_TIMEOUT", "EHOSTUNREACH", "ENETUNREACH"];
    return isUnheard.includes(cause.code ?? "") ? moved(cause) : new AppError("worker_crashed", { cause });
  }

  #pool(url: string): Pool {
    const known = this.#pools.get(url);
    if (known !== undefined) return known;
    const pool = new Pool(url, {
      connections: MOST_CONNECTIONS,
      pipelining: 1,
      connect: { timeout: CONNECT_MS },
      headersTimeout: this.#answerMs,
      bodyTimeout: 0,
    });
    this.#pools.set(url, pool);
    return pool;
  }
}
