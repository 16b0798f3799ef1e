import { setTimeout as sleep } from "node:timers/promises";
import { Pool } from "undici";
import { Homes, type Home } from "../domain/host/homes.ts";
import type { SqliteHome } from "../domain/sqlite/sqlite.service.ts";
import type { AskedStatement } from "../domain/sqlite/statement.ts";
import { AppError } from "../errors/app-error.ts";
import { CODES, type ErrorCode } from "../errors/codes.ts";
import { DOOR_HEADERS, signedHeaders } from "../host/homes/signature.ts";
import { SQLITE_PATH } from "../host/sqlite/sqlite-door.ts";
import type { Clock } from "../kernel/clock.ts";
import { sha256 } from "../kernel/hash.ts";
import type { Store } from "../store/store.ts";
import { doorKeysOf } from "./host-place.ts";
import type { Shutdown } from "./shutdown.ts";

/** A host that starts for the first database, and one that takes over from another, are waited for. */
const HOST_MS = 20_000;
const LOOK_MS = 200;
const CONNECT_MS = 1000;
/** Beyond the time of the statement: until it may run, and its thread has started. */
const BEYOND_MS = 25_000;
const MOST_CONNECTIONS = 64;

interface Deps {
  store: Store;
  clock: Clock;
  /** The keys of the server. */
  keys: () => Promise<readonly string[]>;
}

/** Asks the hosts where databases live. */
class SqliteHomes implements SqliteHome {
  readonly #deps: Deps;
  readonly #homes: Homes;
  readonly #known = new Map<string, Home>();
  readonly #pools = new Map<string, Pool>();
  #doorKeys: Promise<string[]> | null = null;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.#homes = new Homes(deps);
  }

  async ask(asked: AskedStatement): ReturnType<SqliteHome["ask"]> {
    const body = JSON.stringify(asked);
    const until = performance.now() + HOST_MS;
    for (;;) {
      const home = await this.#homeOf(asked);
      const said = home && (await this.#askAt(home, asked, body));
      if (said) return said;
      this.#known.delete(asked.serviceId);
      if (performance.now() > until) throw new AppError("database_unavailable", { retryAfterSeconds: 2 });
      await sleep(LOOK_MS);
    }
  }

  async close(): Promise<void> {
    await Promise.all([...this.#pools.values()].map((pool) => pool.close()));
  }

  async #homeOf(asked: AskedStatement): Promise<Home | null> {
    const known = this.#known.get(asked.serviceId);
    if (known && known.until > this.#deps.clock.now()) return known;
    const home = await this.#homes.of(asked);
    if (home !== null) this.#known.set(asked.serviceId, home);
    return home;
  }

  /** Null where the service is not there, and nothing was done. */
  async #askAt(home: Home, asked: AskedStatement, body: string) {
    const path = SQLITE_PATH + sha256(body);
    const { node, epoch } = home;
    const call = { slug: asked.serviceId, node, epoch };
    const keys = await (this.#doorKeys ??= this.#deps.keys().then(doorKeysOf));
    const headers = signedHeaders(
      call,
      { method: "POST", target: path },
      keys,
      this.#deps.clock.now().getTime(),
    );
    try {
      const answer = await this.#pool(home.url).request({
        ...{ method: "POST", path, body },
        headers: [...headers, "content-type", "application/json"],
        headersTimeout: asked.limits.timeMs + BEYOND_MS,
      });
      const said: unknown = await answer.body.json();
      if (DOOR_HEADERS.moved in answer.headers) return null;
      if (answer.statusCode !== 200) throw failureOf(said, answer.headers["retry-after"]);
      return said as Awaited<ReturnType<SqliteHome["ask"]>>;
    } catch (cause) {
      if (cause instanceof AppError) throw cause;
      const { code = "" } = cause as NodeJS.ErrnoException;
      if (["ECONNREFUSED", "UND_ERR_CONNECT_TIMEOUT", "EHOSTUNREACH", "ENETUNREACH"].includes(code))
        return null;
      throw new AppError("database_unavailable", {
        message: "The host of the database went away during the statement, which may have been done or not.",
        retryAfterSeconds: 1,
        cause,
      });
    }
  }

  #pool(url: string): Pool {
    const known = this.#pools.get(url);
    if (known !== undefined) return known;
    const pool = new Pool(url, {
      connections: MOST_CONNECTIONS,
      pipelining: 1,
      connect: { timeout: CONNECT_MS },
      bodyTimeout: 0,
    });
    this.#pools.set(url, pool);
    return pool;
  }
}

export function startSqliteHomes(deps: Deps, shutdown: Pick<Shutdown, "add">): SqliteHomes {
  const homes = new SqliteHomes(deps);
  shutdown.add("databases", () => homes.close());
  return homes;
}

/** The error as the host has thrown it. */
function failureOf(said: unknown, again: string | string[] | undefined): AppError {
  const { code, message, agent_instruction: _, docs_url: __, ...facts } = said as Record<string, string>;
  if (code === undefined || !(code in CODES)) return new AppError("database_unavailable", { cause: said });
  return new AppError(code as ErrorCode, {
    ...(message !== undefined && { message }),
    facts,
    ...(again !== undefined && { retryAfterSeconds: Number(again) }),
  });
}
