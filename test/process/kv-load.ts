import { setTimeout as sleep } from "node:timers/promises";
import type { Store } from "../../src/store/store.ts";
import { rest, type RestCallOptions } from "../kit/rest-client.ts";

const WRITERS = 8;
const KEYS = 20;
const BYTES = { "content-type": "application/octet-stream" };

/** What is acknowledged, and of what nobody knows. */
interface Tally {
  sure: number;
  perhaps: number;
}

interface KvUsage {
  kv_writes: number;
  kv_deletes: number;
  kv_storage_bytes: number;
}

/**
 * Writes and deletes until it is stopped, each key by one writer alone, singly and two at once, and remembers what must be there.
 */
export class KvLoad {
  readonly #tallies: Record<"kv_writes" | "kv_deletes", Tally> = {
    kv_writes: { sure: 0, perhaps: 0 },
    kv_deletes: { sure: 0, perhaps: 0 },
  };
  readonly #server: () => { url: string; apiKey: string };
  readonly #path: string;
  /** What may be under a key; null for nothing. */
  readonly #possible = new Map<string, Set<string | null>>();
  readonly #prefixes: string[];
  readonly #writers: Promise<void>[];
  #isOver = false;

  /** @param server the one that is asked next @param name of its keys */
  constructor(server: () => { url: string; apiKey: string }, path: string, name: string) {
    this.#server = server;
    this.#path = path;
    this.#prefixes = Array.from({ length: WRITERS }, (_, at) => `${name}/${at}`);
    this.#writers = this.#prefixes.map((prefix) => this.#write(prefix));
  }

  get acknowledged(): number {
    return this.#tallies.kv_writes.sure + this.#tallies.kv_deletes.sure;
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#writers);
  }

  /** Keys under which something else is than may be, and pairs that are torn. */
  async wrong(): Promise<string[]> {
    const wrong: string[] = [];
    for (const [key, possible] of this.#possible) {
      const found = await this.#read(key);
      if (!possible.has(found)) wrong.push(`${key} is ${String(found)}, not ${[...possible].join(" or ")}`);
    }
    for (const prefix of this.#prefixes) {
      const [left, right] = [await this.#read(`${prefix}/left`), await this.#read(`${prefix}/right`)];
      if (left !== right) wrong.push(`${prefix} is torn: ${String(left)} and ${String(right)}`);
    }
    return wrong;
  }

  /** Meters that do not fit what was acknowledged since. */
  async miscounted(before: KvUsage): Promise<string[]> {
    const now = await this.used();
    return (["kv_writes", "kv_deletes"] as const).flatMap((meter) => {
      const { sure, perhaps } = this.#tallies[meter];
      const counted = now[meter] - before[meter];
      const fits = counted >= sure && counted <= sure + perhaps;
      return fits ? [] : [`${meter} ${counted}, not ${sure} to ${sure + perhaps}`];
    });
  }

  async used(): Promise<KvUsage> {
    const { body } = await this.#call<{ meters: { meter: string; used: number }[] }>("/v1/usage");
    const used = Object.fromEntries(body.meters.map((one) => [one.meter, one.used]));
    return { kv_writes: 0, kv_deletes: 0, kv_storage_bytes: 0, ...used };
  }

  /** Bytes of all values of the database. */
  async stored(store: Store): Promise<number> {
    const sums = store.kvValues.aggregate<{ sum: number }>([
      { $group: { _id: null, sum: { $sum: "$size" } } },
    ]);
    return (await sums.next())?.sum ?? 0;
  }

  async #write(prefix: string): Promise<void> {
    for (let n = 0; !this.#isOver; n++) {
      const value = n % 3 === 2 ? null : `${n} `.repeat((n % 50) + 1);
      const keys = n % 4 === 3 ? [`${prefix}/left`, `${prefix}/right`] : [`${prefix}/${n % KEYS}`];
      const answer = await this.#change(keys, value).catch((error: Error) => error);
      // It never left.
      if (isRefused(answer)) {
        await sleep(10);
        continue;
      }
      const tally = this.#tallies[value === null ? "kv_deletes" : "kv_writes"];
      const isDone = !(answer instanceof Error) && answer.status === 200;
      tally[isDone ? "sure" : "perhaps"] += keys.length;
      for (const key of keys) {
        const before = this.#possible.get(key) ?? new Set([null]);
        this.#possible.set(key, isDone ? new Set([value]) : new Set([...before, value]));
      }
    }
  }

  #change([key = "", ...more]: string[], value: string | null): Promise<{ status: number }> {
    if (more.length > 0) {
      const mutations = [key, ...more].map((one) => ({ key: one, value }));
      return this.#call(`${this.#path}/atomic`, { body: { mutations } });
    }
    const options = value === null ? { method: "DELETE" } : { method: "PUT", body: value, headers: BYTES };
    return this.#call(this.#valueOf(key), options);
  }

  async #read(key: string): Promise<string | null> {
    const { status, body } = await this.#call<unknown>(this.#valueOf(key));
    return status === 404 ? null : String(body);
  }

  #call<T>(path: string, options: RestCallOptions = {}) {
    const { url, apiKey } = this.#server();
    return rest<T>(url, apiKey, path, options);
  }

  #valueOf(key: string): string {
    return `${this.#path}/values/${encodeURIComponent(key)}`;
  }
}

function isRefused(answer: unknown): boolean {
  return answer instanceof Error && (answer.cause as { code?: string } | undefined)?.code === "ECONNREFUSED";
}
