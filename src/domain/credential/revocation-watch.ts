import type { GoodCredential } from "./good-credentials.ts";

/** With the time of a query this stays within the promised second. */
const LOOK_EVERY_MS = 500;

/** Watches the credentials behind what is open in this process: one query for all of them, while there are any. */
export class RevocationWatch {
  readonly #good: (hashes: readonly string[]) => Promise<ReadonlyMap<string, GoodCredential>>;
  readonly #byHash = new Map<string, Set<() => void>>();
  #timer: NodeJS.Timeout | undefined;
  #isLooking = false;

  /** @param good the credentials of these hashes that are good now, straight from the database */
  constructor(good: (hashes: readonly string[]) => Promise<ReadonlyMap<string, GoodCredential>>) {
    this.#good = good;
  }

  /** Calls `tell` once when the credential is revoked or over. Returns the way to stop. */
  watch(hash: string, tell: () => void): () => void {
    const watchers = this.#byHash.get(hash) ?? new Set();
    this.#byHash.set(hash, watchers);
    watchers.add(tell);
    this.#timer ??= setInterval(() => void this.#look(), LOOK_EVERY_MS).unref();
    return () => {
      watchers.delete(tell);
      if (watchers.size === 0 && this.#byHash.get(hash) === watchers) this.#byHash.delete(hash);
      if (this.#byHash.size === 0) this.stop();
    };
  }

  /** Tells those who watch it. */
  revoked(hash: string): void {
    const watchers = this.#byHash.get(hash);
    this.#byHash.delete(hash);
    for (const tell of watchers ?? []) tell();
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  async #look(): Promise<void> {
    if (this.#isLooking) return;
    this.#isLooking = true;
    try {
      const hashes = [...this.#byHash.keys()];
      const good = await this.#good(hashes);
      for (const hash of hashes) if (!good.has(hash)) this.revoked(hash);
    } catch {
      // Without the database nothing can be revoked either; the next look is soon.
    } finally {
      this.#isLooking = false;
    }
  }
}
