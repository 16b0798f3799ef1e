import { monotonicMs } from "../../kernel/monotonic.ts";
import type { Log } from "../../kernel/log.ts";
import type { HomeSource, HostFacts, PresentHost } from "./home-source.ts";

/** Of a lease: it is renewed twice before it is in danger. */
const BEATS = 3.5;
/** Clocks of two machines, and the end of workers, take less. */
const MARGIN_MS = 1500;
const AGAIN_MS = 250;
/** Beats between what operators are told. */
const FACTS_EVERY = 5;

export interface LeaseDeps {
  source: HomeSource;
  log: Log;
  /** What a new lease is for. */
  standing: () => Omit<Parameters<HomeSource["join"]>[0], "facts">;
  facts: () => HostFacts;
  /** Until then workers may run, by `monotonicMs`; 0: they end now. */
  hold: (untilMs: number) => void;
  /** The hosts that are there, this one among them. */
  seen: (hosts: readonly PresentHost[]) => void;
  /** A lease is over: what was known of homes is, too. */
  lost: () => void;
}

/**
 * This host's lease. It counts for less long than it is written down for, so that workers here have ended before another host
 * may start them. When it could not be renewed it is gone for good, and the host comes back with another.
 */
export class Lease {
  readonly #deps: LeaseDeps;
  #id: string | null = null;
  #until = 0;
  /** The other clock goes on while the machine sleeps. */
  #untilWall = 0;
  #timer: NodeJS.Timeout | undefined;
  #beats = 0;
  #beating: Promise<void> = Promise.resolve();
  #isStopped = false;

  constructor(deps: LeaseDeps) {
    this.#deps = deps;
  }

  /** Begins the first one. Throws where the other hosts are of another kind. */
  async start(): Promise<void> {
    await this.#join();
    this.#next(this.#deps.source.leaseMs / BEATS);
  }

  /** Its id while it counts, else null. */
  get id(): string | null {
    return this.isHeld ? this.#id : null;
  }

  get isHeld(): boolean {
    return performance.now() < this.#until && Date.now() < this.#untilWall;
  }

  /** Once no worker runs any more: another host may have the services at once. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#beating;
    const id = this.#id;
    this.#end();
    if (id !== null) await this.#deps.source.leave(id);
  }

  async #join(): Promise<void> {
    const { source, standing, facts } = this.#deps;
    const beganAt = performance.now();
    const wall = Date.now();
    this.#id = await source.join({ ...standing(), facts: facts() });
    this.#extend(beganAt, wall);
  }

  #next(waitMs: number): void {
    if (this.#isStopped) return;
    this.#timer = setTimeout(() => {
      this.#beating = this.#beat().then(
        () => this.#next(this.#deps.source.leaseMs / BEATS),
        (error: unknown) => {
          this.#deps.log.warn(
            { err: error },
            "the lease of this host could not be renewed; it is tried again",
          );
          if (!this.isHeld) this.#end();
          this.#next(AGAIN_MS);
        },
      );
    }, waitMs).unref();
  }

  async #beat(): Promise<void> {
    const { source, facts, seen } = this.#deps;
    if (this.#id !== null && !this.isHeld) this.#end();
    if (this.#id === null) return this.#join();
    const beganAt = performance.now();
    const wall = Date.now();
    const told = this.#beats++ % FACTS_EVERY === 0 ? facts() : undefined;
    if (await source.renew(this.#id, told)) this.#extend(beganAt, wall);
    else this.#end();
    seen(await source.look());
  }

  #extend(beganAt: number, wall: number): void {
    const counts = this.#deps.source.leaseMs - MARGIN_MS;
    this.#until = beganAt + counts;
    this.#untilWall = wall + counts;
    this.#deps.hold(monotonicMs() + this.#until - performance.now());
  }

  #end(): void {
    this.#id = null;
    this.#until = 0;
    this.#deps.hold(0);
    this.#deps.lost();
  }
}
