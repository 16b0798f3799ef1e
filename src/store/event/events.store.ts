import { setTimeout as sleep } from "node:timers/promises";
import { ObjectId } from "mongodb";
import type { EventDoc } from "./event-documents.ts";
import { RELAXED } from "../client.ts";
import { GroupWriter } from "../group-writer.ts";
import type { Store } from "../store.ts";

/** Events that come faster than this go together. */
const GROUP_MS = 20;

/**
 * Appends a hint that something changed. Readers always go to the document itself for the truth, so a lost hint
 * costs a delay and never a fact. Of events of one subject that come together the last one is enough.
 */
export function appendEvent(store: Store, event: EventDoc): Promise<void> {
  return store.writers.events.add(event);
}

/** Appends events, and wakes the readers of the log that are in this process. */
export class EventWriter {
  readonly #writer: GroupWriter<EventDoc, void>;
  readonly #readers = new Set<() => void>();

  constructor(store: Store) {
    this.#writer = new GroupWriter<EventDoc, void>(async (events) => {
      const last = new Map(events.map((event) => [`${event.topic} ${event.subject}`, event]));
      // The server makes the ids. A reader asks for those behind the newest it knows, and ids of processes whose clocks
      // differ, or of two within one second, do not follow each other as the events do.
      await store.events.insertMany([...last.values()], { writeConcern: RELAXED, forceServerObjectId: true });
      for (const look of this.#readers) look();
      return [];
    }, GROUP_MS);
  }

  add(event: EventDoc): Promise<void> {
    return this.#writer.add(event);
  }

  /** Calls `look` behind each append. Returns the way to stop. */
  onAppend(look: () => void): () => void {
    this.#readers.add(look);
    return () => void this.#readers.delete(look);
  }
}

/** Of what was announced last, by any process; null while the log is empty. */
export async function newestEventId(store: Store): Promise<string | null> {
  const options = { sort: { $natural: -1 }, limit: 1, projection: { _id: 1 } } as const;
  const newest = await store.events.find({}, options).next();
  return newest?._id.toHexString() ?? null;
}

/** A database that is gone must not hold a stop up. */
const CLOSE_MS = 1000;
/** A server that waits for data answers an empty getMore after this time; one that answers sooner must be paced. */
const MAX_AWAIT_MS = 5000;
/** Between empty looks at a server that does not wait the reader rests, longer and longer up to the second value. */
const FIRST_REST_MS = 4;
const MAX_REST_MS = 25;
const RECONNECT_MS = 200;
/** Where events come all the time, a reader takes those of so long together; the first few are read at once. */
const LOOK_MS = 20;
const LOOKS_AT_ONCE = 10;

export interface EventTail {
  stop(): Promise<void>;
}

/**
 * Follows the log from now on, with one tailable cursor.
 * @param onEvent called in log order
 * @param onGap called when events may have been missed (start, reconnect, roll-over): re-read what you watch
 */
export function tailEvents(store: Store, onEvent: (event: EventDoc) => void, onGap: () => void): EventTail {
  let stopped = false;
  let close: (() => Promise<void>) | null = null;
  const rest = new Rest();
  const pace = new Pace();
  const stopWaking = store.writers.events.onAppend(() => rest.end());

  async function follow(): Promise<void> {
    const newest = await newestEventId(store);
    const cursor = store.events.find(newest === null ? {} : { _id: { $gt: new ObjectId(newest) } }, {
      tailable: true,
      awaitData: true,
      maxAwaitTimeMS: MAX_AWAIT_MS,
      batchSize: 1000,
    });
    close = () => cursor.close({ timeoutMS: CLOSE_MS });
    // The stop may have come while the newest event was looked up, when there was no cursor to close.
    if (stopped) return cursor.close();
    onGap();
    for (let restMs = FIRST_REST_MS; !stopped;) {
      if (cursor.bufferedCount() === 0) await pace.next();
      const asked = performance.now();
      const event = await cursor.tryNext();
      if (stopped) return;
      if (event !== null) {
        restMs = FIRST_REST_MS;
        onEvent(event);
      } else if (cursor.closed) {
        return;
      } else if (performance.now() - asked < MAX_AWAIT_MS / 2) {
        restMs = (await rest.take(restMs)) ? FIRST_REST_MS : Math.min(restMs * 2, MAX_REST_MS);
      }
    }
  }

  void (async () => {
    while (!stopped) {
      try {
        await follow();
      } catch {
        // The database went away or the log rolled over this cursor: start again from the newest event, after a gap.
      }
      if (!stopped) await rest.take(RECONNECT_MS);
    }
  })();

  return {
    async stop() {
      stopped = true;
      stopWaking();
      rest.end();
      await close?.();
    },
  };
}

/** Lets a few looks through at once, and then one in so many milliseconds. */
class Pace {
  #left = LOOKS_AT_ONCE;
  #at = performance.now();

  async next(): Promise<void> {
    const now = performance.now();
    this.#left = Math.min(LOOKS_AT_ONCE, this.#left + (now - this.#at) / LOOK_MS) - 1;
    this.#at = now;
    if (this.#left < 0) await sleep(LOOK_MS);
  }
}

/** A pause that can be ended early. */
class Rest {
  #end: ((early: boolean) => void) | null = null;
  #endNext = false;

  /** Resolves after `ms`, or at once when the end came meanwhile; true when it was ended early. */
  take(ms: number): Promise<boolean> {
    if (this.#endNext) {
      this.#endNext = false;
      return Promise.resolve(true);
    }
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#end?.(false), ms);
      this.#end = (early) => {
        clearTimeout(timer);
        this.#end = null;
        resolve(early);
      };
    });
  }

  end(): void {
    if (this.#end) this.#end(true);
    else this.#endNext = true;
  }
}
