import type { Clock } from "../../kernel/clock.ts";
import type { NotificationDoc } from "../../store/notification/notification-documents.ts";
import type { Store } from "../../store/store.ts";
import type { Caller } from "../access/caller.ts";
import type { CredentialService } from "../credential/credential.service.ts";
import type { Feed } from "../event/feed.ts";
import { watchNotifications } from "./watch.ts";

interface NotificationWatchDeps {
  store: Store;
  feed: Feed;
  clock: Clock;
  credentials: CredentialService;
}

/** Notifications as they are added, for a caller whose credential is good for as long as the caller watches. */
export class NotificationWatchService {
  readonly #deps: NotificationWatchDeps;

  constructor(deps: NotificationWatchDeps) {
    this.#deps = deps;
  }

  /** Those from now on, or behind the cursor `after`. Throws `invalid_cursor`. */
  added(
    caller: Caller,
    after: string | null,
    signal: AbortSignal,
  ): AsyncGenerator<{ notification: NotificationDoc; cursor: string }> {
    const { store, feed, clock, credentials } = this.#deps;
    const assertAllowed = (): Promise<void> => credentials.assertStillKnown(caller);
    return watchNotifications(
      { store, feed, clock, accountId: caller.accountId, assertAllowed, signal },
      after,
    );
  }
}
