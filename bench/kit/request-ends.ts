import type { RequestState } from "../../src/store/request/request-documents.ts";
import { tailEvents, type EventTail } from "../../src/store/event/events.store.ts";
import { isTerminal } from "../../src/store/request/request-moves.ts";
import type { Store } from "../../src/store/store.ts";

/** Tells when Requests have ended, from the event log, so that waiting costs the server under test nothing. */
export class RequestEnds {
  readonly #tail: EventTail;
  readonly #waiting = new Map<string, () => void>();
  /** Ended before anybody asked. */
  readonly #ended = new Set<string>();

  constructor(store: Store) {
    this.#tail = tailEvents(
      store,
      ({ subject, kind }) => {
        if (!isTerminal(kind as RequestState)) return;
        const wake = this.#waiting.get(subject);
        this.#waiting.delete(subject);
        if (wake) wake();
        else this.#ended.add(subject);
      },
      () => undefined,
    );
  }

  /** Resolves when the end of the Request has been announced; asked once per Request. */
  of(id: string): Promise<void> {
    if (this.#ended.delete(id)) return Promise.resolve();
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
    });
  }

  stop(): Promise<void> {
    return this.#tail.stop();
  }
}
