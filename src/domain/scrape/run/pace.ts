import { randomUUID } from "node:crypto";
import { FairShare } from "../../../kernel/fair-share.ts";
import { pause } from "../../../kernel/pause.ts";
import type { Permits } from "../../../scrape-host/http/deps.ts";
import type { OriginPolicy } from "../../../plugin-sdk/http/types.ts";
import { whileReconnecting } from "../../../store/client.ts";
import { releasePace, renewPace, takePace } from "../../../store/scrape/pace.store.ts";
import type { Store } from "../../../store/store.ts";

const RENEWALS_PER_SLOT = 3;
/** How long a run waits for a database that went away. */
const DATABASE_AWAY_MS = 20_000;
/** Origins as fast as this are the operator's own machines; sharing a pace for them would cost more than it gives. */
const UNSHARED_REQUESTS_PER_SECOND = 500;

/** Of one origin in this process. */
interface Lane {
  /** Who asks the database: accounts in turn, so that one with many runs is not granted most of the pace. */
  turns: FairShare;
  /** Lets whoever asks ask again, when a slot has become free. */
  wake: AbortController;
}

/** The pace of each origin, shared by all processes over the database. */
export class SharedPace {
  readonly #store: Store;
  readonly #slotMs: number;
  /** Tokens of the slots that this process holds, by origin. */
  readonly #held = new Map<string, Set<string>>();
  readonly #lanes = new Map<string, Lane>();
  #renewal: NodeJS.Timeout | null = null;

  /** @param slotMs a worker that is silent this long has lost its slots */
  constructor({ store, slotMs }: { store: Store; slotMs: number }) {
    this.#store = store;
    this.#slotMs = slotMs;
  }

  /** For the runs of an account. */
  of(accountId: string): Permits {
    return { acquire: (origin, policy, signal) => this.#acquire(accountId, origin, policy, signal) };
  }

  async #acquire(
    accountId: string,
    origin: string,
    policy: OriginPolicy,
    signal: AbortSignal,
  ): Promise<{ release(): void }> {
    if (policy.requestsPerSecond >= UNSHARED_REQUESTS_PER_SECOND) return { release: () => undefined };
    const token = randomUUID();
    const lane = this.#lanes.get(origin) ?? {
      turns: new FairShare("origins"),
      wake: new AbortController(),
    };
    this.#lanes.set(origin, lane);
    let startInMs: number;
    try {
      const handOn = await lane.turns.takeUnless(signal, accountId);
      startInMs = await this.#ask(lane, { origin, policy, token }, signal).finally(handOn);
    } finally {
      // At once: later it may be the lane of others that has this name.
      if (lane.turns.isIdle) this.#lanes.delete(origin);
    }
    const release = (): void => this.#release(origin, token);
    await pause(startInMs, signal);
    if (!signal.aborted) return { release };
    release();
    throw signal.reason;
  }

  /** Asks until a slot is granted, which is then held. Returns in how many milliseconds its request may start. */
  async #ask(
    lane: Lane,
    { origin, policy, token }: { origin: string; policy: OriginPolicy; token: string },
    signal: AbortSignal,
  ): Promise<number> {
    const { requestsPerSecond, concurrency } = policy;
    const ask = { origin, intervalMs: 1000 / requestsPerSecond, concurrency, token, slotMs: this.#slotMs };
    for (let pauseMs = 25; !signal.aborted; pauseMs = Math.min(pauseMs * 2, 500)) {
      // Before it asks: a slot may become free meanwhile.
      lane.wake = new AbortController();
      const { wake } = lane;
      // A repeated ask may take two slots; the release gives back all of a token.
      const answer = await whileReconnecting(DATABASE_AWAY_MS, () => takePace(this.#store, ask));
      if (answer.granted) {
        this.#hold(origin, token);
        return answer.startInMs;
      }
      await pause(pauseMs * (0.5 + Math.random()), AbortSignal.any([signal, wake.signal]));
    }
    throw signal.reason;
  }

  #hold(origin: string, token: string): void {
    const tokens = this.#held.get(origin) ?? new Set();
    this.#held.set(origin, tokens.add(token));
    this.#renewal ??= setInterval(() => this.#renewAll(), this.#slotMs / RENEWALS_PER_SLOT).unref();
  }

  #release(origin: string, token: string): void {
    const tokens = this.#held.get(origin);
    tokens?.delete(token);
    if (tokens?.size === 0) this.#held.delete(origin);
    if (this.#held.size === 0 && this.#renewal) {
      clearInterval(this.#renewal);
      this.#renewal = null;
    }
    void releasePace(this.#store, origin, token)
      .then(() => this.#lanes.get(origin)?.wake.abort())
      .catch(() => undefined);
  }

  /** A renewal that fails is made up for by the next one, or the slot is lost as it is for a dead worker. */
  #renewAll(): void {
    for (const [origin, tokens] of this.#held)
      void renewPace(this.#store, origin, [...tokens], this.#slotMs).catch(() => undefined);
  }
}
