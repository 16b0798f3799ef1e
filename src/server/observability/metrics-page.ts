import type { IncomingMessage } from "node:http";
import { BlockList, isIPv6 } from "node:net";
import type { Config } from "../../kernel/config.ts";
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

/** The text that Prometheus reads. */
export class MetricsPage {
  readonly contentType: string;
  readonly #metrics: Metrics;
  readonly #gauges: DatabaseGauges;
  readonly #audience: Config["QUARRY_METRICS"];

  constructor(metrics: Metrics, gauges: DatabaseGauges, audience: Config["QUARRY_METRICS"]) {
    this.#metrics = metrics;
    this.#gauges = gauges;
    this.#audience = audience;
    this.contentType = metrics.registry.contentType;
  }

  /** Whether this caller may see it. There is no key for it: machines ask every few seconds. */
  isOpenTo({ socket, headers }: Pick<IncomingMessage, "socket" | "headers">): boolean {
    if (this.#audience !== "local") return this.#audience === "public";
    return isLoopback(socket.remoteAddress) && FORWARDED.every((name) => headers[name] === undefined);
  }

  async render(): Promise<string> {
    await this.#gauges.refresh();
    return this.#metrics.registry.metrics();
  }
}

function isLoopback(address: string | undefined): boolean {
  return address !== undefined && LOOPBACK.check(address, isIPv6(address) ? "ipv6" : "ipv4");
}
