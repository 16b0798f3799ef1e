import { changesOf } from "../event/changes.ts";
import type { Feed } from "../event/feed.ts";
import type { SourceHealth, SourceHealthService } from "./source-health.service.ts";

interface Watcher {
  /** The newest of each source that has not been read yet, so that a slow reader holds one of each at most. */
  changed: Map<string, SourceHealth>;
  failure: { cause: unknown } | null;
  wake: () => void;
}

/** Changes of status. However many watch, one look at the sources serves them all, and nobody looks when none does. */
export class SourceHealthWatch {
  readonly #feed: Feed;
  readonly #service: SourceHealthService;
  readonly #watchers = new Set<Watcher>();
  #looking: AbortController | null = null;

  constructor({ feed, sourceHealth }: { feed: Feed; sourceHealth: SourceHealthService }) {
    this.#feed = feed;
    this.#service = sourceHealth;
  }

  /** Each source whenever its status becomes another one than when the watching began. Ends when `signal` aborts. */
  async *changes(signal: AbortSignal): AsyncGenerator<SourceHealth> {
    const watcher: Watcher = { changed: new Map(), failure: null, wake: () => undefined };
    const rouse = (): void => watcher.wake();
    signal.addEventListener("abort", rouse);
    this.#join(watcher);
    try {
      while (!signal.aborted) {
        for (const [id, health] of watcher.changed) {
          watcher.changed.delete(id);
          yield health;
        }
        if (watcher.failure) throw watcher.failure.cause;
        if (signal.aborted) return;
        await new Promise<void>((resolve) => (watcher.wake = resolve));
      }
    } finally {
      signal.removeEventListener("abort", rouse);
      this.#leave(watcher);
    }
  }

  #join(watcher: Watcher): void {
    this.#watchers.add(watcher);
    if (this.#looking) return;
    this.#looking = new AbortController();
    void this.#look(this.#looking.signal);
  }

  #leave(watcher: Watcher): void {
    this.#watchers.delete(watcher);
    if (this.#watchers.size > 0) return;
    this.#looking?.abort();
    this.#looking = null;
  }

  async #look(signal: AbortSignal): Promise<void> {
    const known = new Map<string, string>();
    try {
      for await (const _ of changesOf(this.#feed, "topic:source", signal)) {
        const all = await this.#service.all();
        // Whoever watches now has a look of their own.
        if (signal.aborted) return;
        for (const health of all) {
          const before = known.get(health.id);
          known.set(health.id, health.status);
          if (before !== undefined && before !== health.status) this.#tell(health);
        }
      }
    } catch (cause) {
      if (signal.aborted) return;
      this.#looking = null;
      for (const watcher of this.#watchers) {
        watcher.failure = { cause };
        watcher.wake();
      }
      this.#watchers.clear();
    }
  }

  #tell(health: SourceHealth): void {
    for (const watcher of this.#watchers) {
      watcher.changed.set(health.id, health);
      watcher.wake();
    }
  }
}
