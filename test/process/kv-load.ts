import { setTimeout as sleep } from "node:timers/promises";
import { rest } from "../kit/rest-client.ts";
import type { ServerProcess } from "../kit/server-process.ts";

const WRITERS = 8;
const BYTES = { "content-type": "application/octet-stream" };

/** Acknowledged, and of which nobody knows. */
interface Tally {
  sure: number;
  perhaps: number;
}

interface KvUsage {
  kv_writes: number;
  kv_deletes: number;
  kv_storage_bytes: number;
}

/** Writes and deletes until it is stopped, each key by one writer alone, and remembers what must be there. */
export class KvLoad {
  readonly writes: Tally = { sure: 0, perhaps: 0 };
  readonly deletes: Tally = { sure: 0, perhaps: 0 };
  readonly #server: ServerProcess;
  readonly #path: string;
  /** What may be under a key; null for nothing. */
  readonly #possible = new Map<string, Set<string | null>>();
  readonly #writers: Promise<void>[];
  #isOver = false;

  constructor(server: ServerProcess, path: string) {
    this.#server = server;
    this.#path = path;
    this.#writers = Array.from({ length: WRITERS }, (_, at) => this.#write(`load/${at}`));
  }

  get acknowledged(): number {
    return this.writes.sure + this.deletes.sure;
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#writers);
  }

  /** Keys under which something else is than may be. */
  async wrong(): Promise<string[]> {
    const wrong: string[] = [];
    for (const [key, possible] of this.#possible) {
      const { status, body } = await rest<string>(this.#server.url, this.#server.apiKey, this.#valueOf(key));
      const found = status === 404 ? null : String(body);
      if (!possible.has(found)) wrong.push(`${key} is ${String(found)}, not ${[...possible].join(" or ")}`);
    }
    return wrong;
  }

  async used(): Promise<KvUsage> {
    const { body } = await rest<{ meters: { meter: string; used: number }[] }>(
      ...([this.#server.url, this.#server.apiKey, "/v1/usage"] as const),
    );
    return Object.fromEntries(body.meters.map(({ meter, used }) => [meter, used])) as unknown as KvUsage;
  }

  async #write(prefix: string): Promise<void> {
    for (let n = 0; !this.#isOver; n++) {
      const key = `${prefix}/${n % 20}`;
      const value = n % 3 === 2 ? null : `${n} `.repeat((n % 50) + 1);
      const tally = value === null ? this.deletes : this.writes;
      const before = this.#possible.get(key) ?? new Set([null]);
      const answer = await rest(this.#server.url, this.#server.apiKey, this.#valueOf(key), {
        ...(value === null ? { method: "DELETE" } : { method: "PUT", body: value, headers: BYTES }),
      }).catch((error: Error) => error);
      // It never left.
      if (isRefused(answer)) {
        await sleep(10);
        continue;
      }
      const isDone = !(answer instanceof Error) && answer.status === 200;
      if (isDone) tally.sure++;
      else tally.perhaps++;
      this.#possible.set(key, isDone ? new Set([value]) : new Set([...before, value]));
    }
  }

  #valueOf(key: string): string {
    return `${this.#path}/values/${encodeURIComponent(key)}`;
  }
}

function isRefused(answer: unknown): boolean {
  return answer instanceof Error && (answer.cause as { code?: string } | undefined)?.code === "ECONNREFUSED";
}
