import { randomUUID } from "node:crypto";
import { pause } from "../../../kernel/pause.ts";
import type { Permits } from "../../../plugin-sdk/http/deps.ts";
import type { OriginPolicy } from "../../../plugin-sdk/http/types.ts";
import { whileReconnecting } from "../../../store/client.ts";
import { releasePace, takePace } from "../../../store/pace.store.ts";
import type { Store } from "../../../store/store.ts";

/** A slot of a worker that died is free again after this; longer than any single request may take. */
const SLOT_MS = 120_000;
/** How long a run waits for a database that went away. */
const DATABASE_AWAY_MS = 20_000;
/** Origins as fast as this are the operator's own machines; sharing a pace for them would cost more than it gives. */
const UNSHARED_REQUESTS_PER_SECOND = 500;

/** The pace of each origin, shared by all processes over the database. */
export class SharedPace implements Permits {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  async acquire(origin: string, policy: OriginPolicy, signal: AbortSignal): Promise<{ release(): void }> {
    if (policy.requestsPerSecond >= UNSHARED_REQUESTS_PER_SECOND) return { release: () => undefined };
    const token = randomUUID();
    const intervalMs = 1000 / policy.requestsPerSecond;
    for (let pauseMs = 25; !signal.aborted; pauseMs = Math.min(pauseMs * 2, 500)) {
      const { concurrency } = policy;
      const ask = { origin, intervalMs, concurrency, token, slotMs: SLOT_MS };
      // A repeated ask may take two slots; the release gives back all of a token.
      const answer = await whileReconnecting(DATABASE_AWAY_MS, () => takePace(this.#store, ask));
      if (answer.granted) {
        const release = (): void => void releasePace(this.#store, origin, token).catch(() => undefined);
        await pause(answer.startInMs, signal);
        if (!signal.aborted) return { release };
        release();
        break;
      }
      await pause(pauseMs * (0.5 + Math.random()), signal);
    }
    throw signal.reason;
  }
}
