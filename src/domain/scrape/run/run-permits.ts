import type { Permits } from "../../../scrape-host/http/deps.ts";
import type { OriginPolicy } from "../../../plugin-sdk/http/types.ts";
import type { RunWatch } from "./run-observer.ts";

/** The permits of one run: what its thread holds by number, given back at its end whatever the thread does. */
export class RunPermits implements Permits {
  readonly #permits: Permits;
  readonly #watch: RunWatch | null;
  readonly #held = new Map<number, { release(): void }>();
  /** Given back by a call that was ended before its turn came. */
  readonly #returned = new Set<number>();
  #isOver = false;

  constructor(permits: Permits, watch: RunWatch | null) {
    this.#permits = permits;
    this.#watch = watch;
  }

  async acquire(origin: string, policy: OriginPolicy, signal: AbortSignal): Promise<{ release(): void }> {
    const started = performance.now();
    const permit = await this.#permits.acquire(origin, policy, signal);
    this.#watch?.paced(performance.now() - started);
    return permit;
  }

  /** Keeps what the thread asked for, under its number. False when it is not wanted any more. */
  async hold(id: number, asked: Promise<{ release(): void }>): Promise<boolean> {
    const permit = await asked;
    if (this.#isOver || this.#returned.delete(id)) {
      permit.release();
      return false;
    }
    this.#held.set(id, permit);
    return true;
  }

  giveBack(id: number): void {
    const permit = this.#held.get(id);
    if (!permit) return void this.#returned.add(id);
    permit.release();
    this.#held.delete(id);
  }

  end(): void {
    this.#isOver = true;
    for (const permit of this.#held.values()) permit.release();
  }
}
