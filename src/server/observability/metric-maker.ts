import { type Aggregator, Counter, Gauge, Histogram, type Registry } from "prom-client";

/** From a cached read to a call that nearly timed out, in seconds. */
const CALL_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** Waits that people and schedulers notice, in seconds. */
const WAIT_SECONDS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300, 900, 3600];

/** Makes metrics of one registry: name, help, labels. */
export class MetricMaker {
  readonly #registry: Registry;

  constructor(registry: Registry) {
    this.#registry = registry;
  }

  counter<L extends string>(name: string, help: string, labelNames: L[] = []): Counter<L> {
    return new Counter({ name, help, labelNames, registers: [this.#registry] });
  }

  /** `aggregator`: how the values of a gateway and its worker become one. */
  gauge<L extends string>(
    name: string,
    help: string,
    labelNames: L[] = [],
    aggregator: Aggregator = "sum",
  ): Gauge<L> {
    return new Gauge({ name, help, labelNames, aggregator, registers: [this.#registry] });
  }

  /** Histogram of something that takes milliseconds when all is well, in seconds. */
  callSeconds<L extends string>(name: string, help: string, labelNames: L[] = []): Histogram<L> {
    return new Histogram({ name, help, labelNames, buckets: CALL_SECONDS, registers: [this.#registry] });
  }

  /** Histogram of a wait that may take an hour, in seconds. */
  waitSeconds<L extends string>(name: string, help: string, labelNames: L[] = []): Histogram<L> {
    return new Histogram({ name, help, labelNames, buckets: WAIT_SECONDS, registers: [this.#registry] });
  }
}
