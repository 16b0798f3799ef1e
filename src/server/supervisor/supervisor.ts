import { startEngine, type Engine } from "../../engine/engine.ts";
import { watchParent } from "../../engine/parent-watch.ts";
import { createLog } from "../../kernel/log.ts";
import { banner } from "../banner.ts";
import { explain } from "../part/explain.ts";
import type { GatewayFacts, Part, PartFacts, SharedSettings } from "../part/host.ts";
import { Shutdown } from "../shutdown.ts";
import { KeptPart } from "./kept-part.ts";
import type { PartReport } from "./messages.ts";

type Report = Exclude<PartReport, { kind: "refused" }>;

/**
 * Runs a whole server: the embedded engine, a gateway, a worker and, once there is a service, a host, each a process of its own. A part that ends is
 * started again; what cannot start at all ends the server. This process imports nothing that takes memory.
 */
export class Supervisor {
  readonly #log = createLog("info");
  readonly #shutdown = new Shutdown(this.#log);
  readonly #gateway = this.#part("gateway");
  readonly #worker = this.#part("worker");
  readonly #host = new KeptPart("host", this.#log, {
    report: () => undefined,
    // Services are one thing that this server does: the others remain.
    refused: (text) => this.#onHostRefused(text),
  });
  #isHostStarted = false;
  #engine: Engine | null = null;
  #isConfigured = false;
  #isFailing = false;
  /** Until everything is up for the first time. */
  #missing: Set<Part> | null = new Set<Part>(["gateway", "worker"]);
  #announced: { facts: PartFacts; gateway: GatewayFacts } | null = null;

  start(): void {
    this.#shutdown.add("engine", async () => this.#engine?.stop());
    this.#shutdown.add("parts", async () => {
      await Promise.all([this.#gateway.stop(), this.#worker.stop(), this.#host.stop()]);
    });
    const stop = (): void => void this.#shutdown.run(0);
    process.on("SIGTERM", stop);
    process.on("SIGINT", stop);
    watchParent(stop);
    this.#gateway.start();
    this.#worker.start();
  }

  #part(part: Part): KeptPart {
    return new KeptPart(part, this.#log, {
      report: (report) => this.#onReport(part, report),
      refused: (text, exitCode) => this.#fail(text, exitCode),
    });
  }

  #onReport(part: Part, report: Report): void {
    switch (report.kind) {
      case "configured":
        return void this.#onConfigured(report.settings);
      case "prepared":
        // Only now: a worker, too, would end the engine over a damaged collection, and make the same indexes at the same time.
        return this.#connect(this.#worker, { port: null, isPrepared: true });
      case "ready":
        return this.#onReady(part, report.facts, report.gateway);
      case "host_wanted":
        return this.#startHost();
      case "ask_metrics":
        if (!this.#worker.orderOnce({ kind: "tell_metrics" }))
          this.#gateway.orderOnce({ kind: "metrics", metrics: null });
        return;
      case "metrics":
        this.#gateway.orderOnce({ kind: "metrics", metrics: report.metrics });
    }
  }

  /** Both parts read the same configuration; the first to have done so sets the engine going. */
  async #onConfigured(settings: SharedSettings): Promise<void> {
    if (this.#isConfigured) return;
    this.#isConfigured = true;
    this.#log.level = settings.logLevel;
    try {
      if (settings.needsEngine) await this.#startEngine(settings);
    } catch (error) {
      const { text, exitCode } = explain(error);
      return this.#fail(text, exitCode);
    }
    this.#connect(this.#gateway, { port: null, isPrepared: false });
    this.#gateway.order({ kind: "begin" });
  }

  /** Only once there is a service, so that a server without one is no larger. */
  #startHost(): void {
    if (this.#isHostStarted) return;
    this.#isHostStarted = true;
    this.#connect(this.#host, { port: this.#announced?.gateway.port ?? null, isPrepared: true });
    this.#host.order({ kind: "begin" });
    this.#host.start();
  }

  #onHostRefused(text: string): void {
    process.stderr.write(`Services are not served: ${text}\n`);
    // The next deploy tries again.
    this.#isHostStarted = false;
  }

  #connect(part: KeptPart, how: { port: number | null; isPrepared: boolean }): void {
    part.order({ kind: "connect", engineUri: this.#engine?.uri ?? null, ...how });
  }

  async #startEngine({ dataDir, durability }: SharedSettings): Promise<void> {
    this.#engine = await startEngine({ dataDir, durability, log: this.#log });
    this.#engine.onExit(() => {
      this.#log.fatal("the embedded engine is gone permanently");
      void this.#shutdown.run(1);
    });
  }

  #onReady(part: Part, facts: PartFacts, gateway: GatewayFacts | null): void {
    if (gateway !== null) {
      this.#announced = { facts, gateway };
      // A gateway that is started again must be found where it was.
      this.#connect(this.#gateway, { port: gateway.port, isPrepared: true });
      // Only now: a server that cannot have its port must not take Requests on.
      this.#worker.order({ kind: "begin" });
    }
    this.#missing?.delete(part);
    if (this.#missing?.size !== 0 || this.#announced === null) return;
    this.#missing = null;
    process.stdout.write(banner(this.#announced.facts, this.#announced.gateway, performance.now()));
  }

  #fail(text: string, exitCode: number): void {
    // Both parts may fail, and for the same reason.
    if (!this.#isFailing) process.stderr.write(`${text}\n`);
    this.#isFailing = true;
    void this.#shutdown.run(exitCode);
  }
}
