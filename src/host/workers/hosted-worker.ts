import type { HostedDeployment } from "../../domain/deployment/hosted.ts";
import type { HostFacts } from "../homes/home-source.ts";
import { CrashBackoff } from "./crash-backoff.ts";
import { workerUnavailable } from "./worker-failure.ts";
import { WorkerLife, type WorkerSettings } from "./worker-life.ts";

type HostedWorkerFacts = HostFacts["workers"][number];

/** The worker of a deployment: started by the first request, ended when it is idle, kept from crashing all the time. */
export class HostedWorker {
  readonly #deployment: HostedDeployment;
  readonly #worker: NonNullable<HostedDeployment["worker"]>;
  readonly #settings: WorkerSettings;
  readonly #backoff = new CrashBackoff();
  #life: WorkerLife | null = null;
  #isReleased = false;
  /** Every life that has not ended. */
  readonly #lives = new Set<WorkerLife>();

  constructor(
    deployment: HostedDeployment,
    worker: NonNullable<HostedDeployment["worker"]>,
    settings: WorkerSettings,
  ) {
    this.#deployment = deployment;
    this.#worker = worker;
    this.#settings = settings;
  }

  /** Whether a process of it serves, or begins to. */
  get isAwake(): boolean {
    return this.#life !== null;
  }

  get deploymentId(): string {
    return this.#deployment.deploymentId;
  }

  /** Its processes, for operators. */
  facts(): HostedWorkerFacts[] {
    const { serviceId, slug, n } = this.#deployment;
    return [...this.#lives].map((life) => ({
      ...{ serviceId, slug, n, state: stateOf(life), memoryBytes: life.memoryBytes },
    }));
  }

  /** The process that takes requests, started now if there is none. Throws `worker_unavailable` after it crashed too often. */
  wake(): WorkerLife {
    if (this.#life !== null) return this.#life;
    const waitMs = this.#backoff.waitMs();
    if (waitMs > 0) throw workerUnavailable("crashed", Math.ceil(waitMs / 1000));
    const life = new WorkerLife(this.#deployment, this.#worker, this.#settings);
    this.#life = life;
    this.#lives.add(life);
    // A request that found it just before it was let go: its process ends behind it. What woke it begins first.
    if (this.#isReleased) setImmediate(() => void this.#end(life));
    void life.ended.then(({ reason }) => {
      this.#lives.delete(life);
      if (this.#life === life) this.#life = null;
      if (!life.isStopping && reason !== "fenced") this.#backoff.crashed();
    });
    return life;
  }

  /** Ends a process that has had nothing to do for a while. */
  sleepWhenIdle(): void {
    if (this.#life !== null && this.#life.idleMs > this.#settings.idleMs) this.rest();
  }

  /** Ends the process that serves once its requests are answered; the next request begins another. */
  rest(): void {
    if (this.#life !== null) void this.#end(this.#life);
  }

  /** Takes no more requests, and resolves when all of its processes have ended. */
  async drain(): Promise<void> {
    this.#isReleased = true;
    await Promise.all([...this.#lives].map((life) => this.#end(life)));
  }

  #end(life: WorkerLife): Promise<void> {
    if (this.#life === life) this.#life = null;
    return life.drain();
  }
}

function stateOf({ isStopping, isStarted }: WorkerLife): HostedWorkerFacts["state"] {
  if (isStopping) return "draining";
  return isStarted ? "awake" : "starting";
}
