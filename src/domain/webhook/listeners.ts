import type { NotificationSettingsDoc } from "../../store/notification/notification-documents.ts";
import { findNotificationSettings } from "../../store/notification/notifications.store.ts";
import type { Store } from "../../store/store.ts";
import type { WebhookEndpointDoc } from "../../store/webhook/webhook-documents.ts";
import { listEndpoints } from "../../store/webhook/webhook-endpoints.store.ts";
import type { Feed } from "../event/feed.ts";

/** Who of an account wants to be notified of things. */
export interface Listeners {
  /** Those that are switched on. */
  endpoints: readonly WebhookEndpointDoc[];
  settings: NotificationSettingsDoc | null;
}

const MAX_ACCOUNTS = 10_000;

/**
 * What this process remembers of who wants to be told, so that the end of a Request of an account without endpoints costs
 * the database nothing. An entry is forgotten when the event log says that something changed, and every five seconds.
 */
export class KnownListeners {
  readonly #store: Store;
  readonly #known = new Map<string, Promise<Listeners>>();
  readonly #unwatch: () => void;

  constructor({ store, feed }: { store: Store; feed: Feed }) {
    this.#store = store;
    this.#unwatch = feed.watch("topic:webhook", (event) => {
      if (event === null) this.#known.clear();
      else if (event.kind !== "pending" && event.accountId !== null) this.#known.delete(event.accountId);
    });
  }

  of(accountId: string): Promise<Listeners> {
    const known = this.#known.get(accountId);
    if (known) return known;
    if (this.#known.size >= MAX_ACCOUNTS) this.#known.clear();
    const read = readListeners(this.#store, accountId);
    this.#known.set(accountId, read);
    read.catch(() => {
      if (this.#known.get(accountId) === read) this.#known.delete(accountId);
    });
    return read;
  }

  stop(): void {
    this.#unwatch();
  }
}

export async function readListeners(store: Store, accountId: string): Promise<Listeners> {
  const [endpoints, settings] = await Promise.all([
    listEndpoints(store, accountId),
    findNotificationSettings(store, accountId),
  ]);
  return { endpoints: endpoints.filter(({ isEnabled }) => isEnabled), settings };
}
