import type { IncomingMessage } from "node:http";
import { BlockList, isIPv6 } from "node:net";
import type { Config } from "../../kernel/config.ts";
import { AggregatorRegistry, type Registry } from "prom-client";
import type { PartMetrics } from "../supervisor/messages.ts";
import type { DatabaseGauges } from "./database-gauges.ts";
import type { Metrics } from "./metrics.ts";

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet("127.0.0.0", 8, "ipv4");
LOOPBACK.addAddress("::1", "ipv6");

/** What a proxy adds. A proxy on this machine would make every visitor look local. */
const FORWARDED = [
  "forwarded",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-real-ip",
  "via",
];

/** Reads the metrics of the worker beside a gateway; null when it does not answer. Itself null where there is none. */
export type WorkerMetrics = (() => Promise<PartMetrics | null>) | null;

/** The text that Prometheus reads. */
export class MetricsPage {
  readonly contentType: string;
  readonly #metrics: Metrics;
  readonly #gauges: DatabaseGauges;
  readonly #audience: Config["QUARRY_METRICS"];

  readonly #worker: WorkerMetrics;

  constructor(
    metrics: Metrics,
    gauges: DatabaseGauges,
    audience: Config["QUARRY_METRICS"],
    worker: WorkerMetrics = null,
  ) {
    this.#metrics = metrics;
    this.#gauges = gauges;
    this.#audience = audience;
    this.#worker = worker;
    this.contentType = metrics.registry.contentType;
  }

  /** Whether this caller may see it. There is no key for it: machines ask every few seconds. */
  isOpenTo({ socket, headers }: Pick<IncomingMessage, "socket" | "headers">): boolean {
    if (this.#audience !== "local") return this.#audience === "public";
    return isLoopback(socket.remoteAddress) && FORWARDED.every((name) => headers[name] === undefined);
  }

  async render(): Promise<string> {
    const [worker] = await Promise.all([this.#worker?.() ?? null, this.#gauges.refresh()]);
    const { registry } = this.#metrics;
    return worker === null ? registry.metrics() : sumOf(await registry.getMetricsAsJSON(), worker).metrics();
  }
}

/** Counters and memory add up; times of the event loop are averages, and the start is the gateway's. */
function sumOf(gateway: PartMetrics, worker: PartMetrics): Registry {
  const own = gateway.map((one) =>
    one.aggregator === "omit" ? { ...one, aggregator: "first" as const } : one,
  );
  return AggregatorRegistry.aggregate([own, worker]);
}

function isLoopback(address: string | undefined): boolean {
  return address !== undefined && LOOPBACK.check(address, isIPv6(address) ? "ipv6" : "ipv4");
}
