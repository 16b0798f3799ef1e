import type { EventDoc } from "../../store/event/event-documents.ts";
import { appendEvent } from "../../store/event/events.store.ts";
import type { Store } from "../../store/store.ts";

/** A hint that something of an account changed. Never throws: the change itself is stored already. */
export async function announceForAccount(
  store: Store,
  event: EventDoc & { topic: "notification" | "webhook" | "service"; accountId: string },
): Promise<void> {
  await appendEvent(store, event).catch(() => undefined);
}
