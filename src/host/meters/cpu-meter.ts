import type { HostedDeployment } from "../../domain/deployment/hosted.ts";
import { AppError } from "../../errors/app-error.ts";
import type { HostLog } from "../logs/host-log.ts";
import { beside, ofDeployment, type Meters } from "./use.ts";

const meter = "worker_cpu_ms";

/** Counts the processor time of workers, and ends those whose account has none left: they may use it without being asked. */
export class CpuMeter {
  readonly #meters: Meters;
  readonly #hostLog: HostLog;
  readonly #rest: (runId: string) => void;

  constructor(meters: Meters, hostLog: HostLog, rest: (runId: string) => void) {
    this.#meters = meters;
    this.#hostLog = hostLog;
    this.#rest = rest;
  }

  used(deployment: HostedDeployment, cpuMs: number): void {
    const of = ofDeployment(deployment);
    beside(this.#meters.record({ ...of, meter, quantity: Math.round(cpuMs) }));
    this.#meters.admit({ ...of, meter, quantity: 1 }).then(
      (room) => room.release(),
      (error: unknown) => {
        if (!(error instanceof AppError)) return;
        this.#hostLog.capped(deployment, error);
        this.#rest(deployment.runId);
      },
    );
  }
}
