import type { Log } from "../kernel/log.ts";

/** Whatever happens, the process ends after this. */
const MAX_MS = 10_000;

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
        await step.stop();
      } catch (error) {
        this.#log.warn({ err: error, step: step.name }, "a part did not stop cleanly");
      }
    }
    process.exit(code);
  }
}
