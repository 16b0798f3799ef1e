import type { HostedDeployment } from "../../domain/deployment/hosted.ts";
import type { HostFacts } from "../homes/home-source.ts";
import { CpuMeter } from "../meters/cpu-meter.ts";
import type { Meters } from "../meters/use.ts";
import { HostedWorker } from "./hosted-worker.ts";
import type { WorkerSettings } from "./worker-life.ts";

const LOOK_EVERY_MS = 1000;

/** The workers of this host, one for each run of a deployment that is served or checked. */
export class Fleet {
  readonly #settings: WorkerSettings;
  readonly #workers = new Map<string, HostedWorker>();
  /** With the deployments whose workers they are. */
  readonly #draining = new Map<Promise<void>, string>();
  readonly #looking: NodeJS.Timeout;

  constructor({ meters, ...settings }: Omit<WorkerSettings, "used"> & { meters: Meters }) {
    const cpu = new CpuMeter(meters, settings.log, (runId) => this.rest(runId));
    this.#settings = { ...settings, used: (deployment, cpuMs) => cpu.used(deployment, cpuMs) };
    this.#looking = setInterval(() => this.#look(), Math.min(LOOK_EVERY_MS, settings.idleMs)).unref();
  }

  /** The worker of a deployment, asleep until it is woken; null where it has none. */
  of(deployment: HostedDeployment): HostedWorker | null {
    if (deployment.worker === null) return null;
    const known = this.#workers.get(deployment.runId);
    if (known !== undefined) return known;
    const made = new HostedWorker(deployment, deployment.worker, this.#settings);
    this.#workers.set(deployment.runId, made);
    return made;
  }

  /** Every process of a worker, for operators. */
  facts(): HostFacts["workers"] {
    return [...this.#workers.values()].flatMap((worker) => worker.facts());
  }

  /** Ends the process of one until the next request. */
  rest(runId: string): void {
    this.#workers.get(runId)?.rest();
  }

  /** Lets what runs of a deployment go: its worker ends once its requests are answered. */
  release(runId: string): void {
    const worker = this.#workers.get(runId);
    if (worker === undefined) return;
    this.#workers.delete(runId);
    const { deploymentId } = worker;
    const draining = worker.drain();
    this.#draining.set(draining, deploymentId);
    void draining.finally(() => {
      this.#draining.delete(draining);
      const hasOthers = [...this.#draining.values()].includes(deploymentId);
      if (!hasOthers) this.#settings.drained(deploymentId);
    });
  }

  /** Resolves when every worker has ended. */
  async stop(): Promise<void> {
    clearInterval(this.#looking);
    for (const runId of [...this.#workers.keys()]) this.release(runId);
    await Promise.all(this.#draining.keys());
  }

  #look(): void {
    for (const worker of this.#workers.values()) worker.sleepWhenIdle();
  }
}
