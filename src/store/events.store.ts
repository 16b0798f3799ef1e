import type { EventDoc } from "./documents.ts";
import { RELAXED } from "./client.ts";
import type { Store } from "./store.ts";

/**
 * Appends a hint that something changed. Readers always go to the document itself for the truth, so a lost hint
 * costs a delay and never a fact.
 */
export async function appendEvent(store: Store, event: EventDoc): Promise<void> {
  await store.events.insertOne(event, { writeConcern: RELAXED });
}

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

  async function follow(): Promise<void> {
    const newest = await store.events
      .find({}, { sort: { $natural: -1 }, limit: 1, projection: { _id: 1 } })
      .next();
    const cursor = store.events.find(newest ? { _id: { $gt: newest._id } } : {}, {
      tailable: true,
      awaitData: true,
      maxAwaitTimeMS: 1000,
      batchSize: 1000,
    });
    close = () => cursor.close();
    onGap();
    for await (const event of cursor) {
      if (stopped) return;
      onEvent(event);
    }
  }

  const done = (async () => {
    while (!stopped) {
      try {
        await follow();
      } catch {
        // The database went away or the log rolled over this cursor: start again from the newest event, after a gap.
      }
      if (!stopped) await new Promise((resolve) => setTimeout(resolve, 200));
    }
  })();

  return {
    async stop() {
      stopped = true;
      await close?.();
      await done;
    },
  };
}
