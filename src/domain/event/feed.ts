import type { EventDoc } from "../../store/documents.ts";
import { tailEvents } from "../../store/events.store.ts";
import type { Store } from "../../store/store.ts";
import { SharedReads } from "./shared-reads.ts";

export type Wake = (event: EventDoc | null) => void;

/**
 * One reader of the event log per process, fanned out to who watches which subject.
 * A listener is called with null when events may have been missed: it must then look for itself.
 */
export class Feed {
  /** For what watchers read once they are woken. */
  readonly reads = new SharedReads();
  readonly #bySubject = new Map<string, Set<Wake>>();
  readonly #stop: () => Promise<void>;

  constructor(store: Store) {
    const tail = tailEvents(
      store,
      (event) => this.#wake(event),
      () => this.#wakeAll(),
    );
    this.#stop = () => tail.stop();
  }

  /** Calls `wake` for each event of a subject (`*` for all of a topic: `topic:request`). Returns the way to stop. */
  watch(subject: string, wake: Wake): () => void {
    const listeners = this.#bySubject.get(subject) ?? new Set();
    this.#bySubject.set(subject, listeners);
    listeners.add(wake);
    return () => {
      listeners.delete(wake);
      if (listeners.size === 0 && this.#bySubject.get(subject) === listeners) this.#bySubject.delete(subject);
    };
  }

  stop(): Promise<void> {
    return this.#stop();
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
