import { setTimeout as sleep } from "node:timers/promises";
import type { Log } from "../kernel/log.ts";

/** Whatever happens, the process ends after this. */
const MAX_MS = 10_000;
/** The next step begins after this at the latest: a database that is gone would hold a step up for longer. */
const STEP_MS = 5000;

interface Step {
  name: string;
  stop(): Promise<void>;
}

/** Stops what was started, last first, once. */
export class Shutdown {
  readonly #log: Log;
  readonly #steps: Step[] = [];
  #running = false;

  constructor(log: Log) {
    this.#log = log;
  }

  add(name: string, stop: () => Promise<void>): void {
    this.#steps.push({ name, stop });
  }

  /** Ends the process with `code`, cleanly where it can. */
  async run(code: number): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    setTimeout(() => {
      this.#log.error("shutting down took too long");
      process.exit(code === 0 ? 1 : code);
    }, MAX_MS).unref();
    for (const step of this.#steps.reverse()) {
      try {
        await this.#inTime(step);
      } catch (error) {
        this.#log.warn({ err: error, step: step.name }, "a part did not stop cleanly");
      }
    }
    process.exit(code);
  }

  /** The engine comes last and has the rest of the time. */
  async #inTime(step: Step): Promise<void> {
    const isLast = step === this.#steps.at(-1);
    const stopped = step.stop().then(() => true);
    if (isLast || (await Promise.race([stopped, sleep(STEP_MS, false, { ref: false })])))
      return void (await stopped);
    this.#log.warn({ step: step.name }, "a part did not stop in time");
  }
}
