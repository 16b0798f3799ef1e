import type { Clock } from "../../kernel/clock.ts";
import { noteKeyUse } from "../../store/api-key/api-keys.store.ts";
import { noteSessionUse } from "../../store/session/sessions.store.ts";
import type { Store } from "../../store/store.ts";
import type { GoodCredential } from "./good-credentials.ts";

/** The time of the last use is that exact. */
const EVERY_MS = 60_000;
const MAX_ENTRIES = 10_000;

/** Notes when credentials are used: at most once a minute each, whichever process sees them. */
export class LastUse {
  readonly #store: Store;
  readonly #clock: Clock;
  /** When this process tried last, by id. */
  readonly #tried = new Map<string, number>();

  constructor({ store, clock }: { store: Store; clock: Clock }) {
    this.#store = store;
    this.#clock = clock;
  }

  /** Does not hold the caller up, and a note that fails is made up for by the next one. */
  note({ caller, lastUsedAt }: GoodCredential): void {
    const { kind, id } = caller.credential;
    // A worker calls all the time, and its token has no entry in a list.
    if (kind === "runtime") return;
    const now = this.#clock.now();
    const over = now.getTime() - EVERY_MS;
    if ((lastUsedAt?.getTime() ?? 0) > over || (this.#tried.get(id) ?? 0) > over) return;
    if (this.#tried.size >= MAX_ENTRIES) this.#tried.clear();
    this.#tried.set(id, now.getTime());
    const noteUse = kind === "session" ? noteSessionUse : noteKeyUse;
    noteUse(this.#store, id, { now, before: new Date(over) }).catch(() => undefined);
  }
}
