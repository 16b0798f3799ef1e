import { performance } from "node:perf_hooks";
import { Series } from "./series.ts";

/** Short rounds, so that contenders meet the same machine. */
export const ROUND_MS = 200;

/** Rounds of work per second, and what one took of the CPU: on a shared machine that is the steadier figure. */
export class CpuRate {
  readonly #milliseconds: number[] = [];

  async round(work: () => Promise<unknown>): Promise<number> {
    const started = performance.now();
    const before = process.cpuUsage();
    let times = 0;
    while (performance.now() - started < ROUND_MS) {
      await work();
      times += 1;
    }
    const { user, system } = process.cpuUsage(before);
    this.#milliseconds.push((user + system) / 1000 / times);
    return (times * 1000) / (performance.now() - started);
  }

  medianMs(): string {
    return new Series(this.#milliseconds).median.toFixed(3);
  }
}
