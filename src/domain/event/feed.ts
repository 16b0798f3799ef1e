import type { EventDoc } from "../../store/documents.ts";
import { tailEvents, type EventTail } from "../../store/events.store.ts";
import type { Store } from "../../store/store.ts";
import { SharedReads } from "./shared-reads.ts";

export type Wake = (event: EventDoc | null) => void;

/** Long enough that subscribers who come and go do not start a reader each. */
const IDLE_MS = 10_000;

/**
 * One reader of the event log per process, fanned out to who watches which subject; it reads only while somebody does.
 * A listener is called with null when events may have been missed, and once soon after the reader has started: it must
 * then look for itself.
 */
export class Feed {
  /** For what watchers read once they are woken. */
  readonly reads = new SharedReads();
  readonly #store: Store;
  readonly #idleMs: number;
  readonly #bySubject = new Map<string, Set<Wake>>();
  #tail: EventTail | null = null;
  #ending: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(store: Store, idleMs = IDLE_MS) {
    this.#store = store;
    this.#idleMs = idleMs;
  }

  /** Calls `wake` for each event of a subject (`*` for all of a topic: `topic:request`). Returns the way to stop. */
  watch(subject: string, wake: Wake): () => void {
    const listeners = this.#bySubject.get(subject) ?? new Set();
    this.#bySubject.set(subject, listeners);
    listeners.add(wake);
    this.#read();
    return () => {
      listeners.delete(wake);
      if (listeners.size === 0 && this.#bySubject.get(subject) === listeners) this.#bySubject.delete(subject);
      if (this.#bySubject.size === 0) this.#endSoon();
    };
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#end();
  }

  #read(): void {
    clearTimeout(this.#ending);
    if (this.#stopped) return;
    this.#tail ??= tailEvents(
      this.#store,
      (event) => this.#wake(event),
      () => this.#wakeAll(),
    );
  }

  #endSoon(): void {
    clearTimeout(this.#ending);
    this.#ending = setTimeout(() => void this.#end(), this.#idleMs).unref();
  }

  async #end(): Promise<void> {
    clearTimeout(this.#ending);
    const tail = this.#tail;
    this.#tail = null;
    await tail?.stop();
  }

  #wake(event: EventDoc): void {
    for (const subject of [event.subject, `topic:${event.topic}`]) {
      for (const wake of this.#bySubject.get(subject) ?? []) wake(event);
    }
  }

  #wakeAll(): void {
    for (const listeners of this.#bySubject.values()) for (const wake of listeners) wake(null);
  }
}
