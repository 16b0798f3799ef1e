import { appendEvent } from "../../store/event/events.store.ts";
import type { Store } from "../../store/store.ts";

/**
 * Tells every process to look again at an account's caps, and to give back what it has leased and not used. Never throws:
 * a process that was not told looks by itself a few seconds later.
 */
export async function announceCaps(store: Store, accountId: string, at: Date): Promise<void> {
  await announce(store, "meter", accountId, at);
}

/** Tells every process that an account's usage has changed. */
export async function announceUsage(store: Store, accountId: string, at: Date): Promise<void> {
  await announce(store, "usage", accountId, at);
}

async function announce(store: Store, topic: "meter" | "usage", accountId: string, at: Date): Promise<void> {
  const event = { topic, subject: `${topic}:${accountId}`, accountId, kind: "changed", at };
  await appendEvent(store, event).catch(() => undefined);
}
