import type { EventDoc } from "../../store/event/event-documents.ts";
import { tailEvents, type EventTail } from "../../store/event/events.store.ts";
import type { Store } from "../../store/store.ts";
import { SingleFlight } from "./single-flight.ts";

export type Wake = (event: EventDoc | null) => void;

/** Long enough that subscribers who come and go do not start a reader each. */
const IDLE_MS = 10_000;
/** However quiet the event log, a watcher looks again after this. */
const LOOK_AGAIN_MS = 5000;
/** Subjects take turns within that time, so that not all of them are read in one moment. */
const TURNS = 20;

/** Who watches one subject. They are woken together, so that they can share what they read. */
interface Listeners {
  wakes: Set<Wake>;
  turn: number;
}

/**
 * One reader of the event log per process, fanned out to who watches which subject; it reads only while somebody does.
 * A listener is called with null when events may have been missed, soon after the reader has started, and every five
 * seconds: it must then look for itself.
 */
export class Feed {
  /** For what watchers read once they are woken. */
  readonly reads = new SingleFlight();
  readonly #store: Store;
  readonly #idleMs: number;
  readonly #bySubject = new Map<string, Listeners>();
  #turn = 0;
  #turns: NodeJS.Timeout | undefined;
  #tail: EventTail | null = null;
  #ending: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor({ store, idleMs = IDLE_MS }: { store: Store; idleMs?: number }) {
    this.#store = store;
    this.#idleMs = idleMs;
  }

  /** Calls `wake` for each event of a subject (`*` for all of a topic: `topic:request`). Returns the way to stop. */
  watch(subject: string, wake: Wake): () => void {
    const listeners = this.#bySubject.get(subject) ?? { wakes: new Set(), turn: this.#turn };
    this.#bySubject.set(subject, listeners);
    listeners.wakes.add(wake);
    this.#read();
    return () => {
      listeners.wakes.delete(wake);
      if (listeners.wakes.size === 0 && this.#bySubject.get(subject) === listeners)
        this.#bySubject.delete(subject);
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
    this.#turns ??= setInterval(() => this.#nextTurn(), LOOK_AGAIN_MS / TURNS).unref();
    this.#tail ??= tailEvents(
      this.#store,
      (event) => this.#wake(event),
      () => this.#wakeAll(),
    );
  }

  #endSoon(): void {
    this.#endTurns();
    clearTimeout(this.#ending);
    this.#ending = setTimeout(() => void this.#end(), this.#idleMs).unref();
  }

  async #end(): Promise<void> {
    this.#endTurns();
    clearTimeout(this.#ending);
    const tail = this.#tail;
    this.#tail = null;
    await tail?.stop();
  }

  #endTurns(): void {
    clearInterval(this.#turns);
    this.#turns = undefined;
  }

  #nextTurn(): void {
    this.#turn = (this.#turn + 1) % TURNS;
    for (const { wakes, turn } of this.#bySubject.values())
      if (turn === this.#turn) for (const wake of wakes) wake(null);
  }

  #wake(event: EventDoc): void {
    for (const subject of [event.subject, `topic:${event.topic}`]) {
      for (const wake of this.#bySubject.get(subject)?.wakes ?? []) wake(event);
    }
  }

  #wakeAll(): void {
    for (const { wakes } of this.#bySubject.values()) for (const wake of wakes) wake(null);
  }
}
