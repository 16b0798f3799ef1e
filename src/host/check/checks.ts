import type { FailureReason } from "../../domain/deployment/failures.ts";
import type { HostedDeployment } from "../../domain/deployment/hosted.ts";
import type { Log } from "../../kernel/log.ts";
import type { HostLog } from "../logs/host-log.ts";
import type { Fleet } from "../workers/fleet.ts";
import type { Isolation } from "../isolation/levels.ts";
import type { Sites } from "../sites/sites.ts";
import { checkWorker } from "./check-worker.ts";

/** A worker that is to answer before it takes requests. */
export interface WaitingCheck {
  deployment: HostedDeployment;
  /** The version of its secrets, where it is to take over from one that serves with others; null for that of a new deployment. */
  secrets: number | null;
}

/** Workers that have yet to answer, and where it is said how they did. */
export interface CheckSource {
  waiting(): Promise<WaitingCheck[]>;
  /** Whether this account may run workers that see the machine. */
  isTrusted(accountId: string): Promise<boolean>;
  pass(check: WaitingCheck): Promise<void>;
  fail(check: WaitingCheck, reason: FailureReason, what: string): Promise<void>;
}

interface ChecksDeps {
  source: CheckSource;
  fleet: Fleet;
  sites: Sites;
  isolation: Isolation;
  withinMs: number;
  /** Whether its service lives at this host. */
  isHere: (deployment: HostedDeployment) => Promise<boolean>;
  log: Log;
  /** Is told of one whose worker did not answer as it should. */
  hostLog: HostLog;
}

/** Tries new workers, each once. */
export class Checks {
  readonly #source: CheckSource;
  readonly #fleet: Fleet;
  readonly #sites: Sites;
  readonly #isolation: Isolation;
  readonly #withinMs: number;
  readonly #isHere: ChecksDeps["isHere"];
  readonly #log: Log;
  readonly #hostLog: HostLog;
  readonly #running = new Map<string, Promise<void>>();

  constructor(deps: ChecksDeps) {
    this.#source = deps.source;
    this.#fleet = deps.fleet;
    this.#sites = deps.sites;
    this.#isolation = deps.isolation;
    this.#withinMs = deps.withinMs;
    this.#isHere = deps.isHere;
    this.#log = deps.log;
    this.#hostLog = deps.hostLog;
  }

  /** Begins with those that wait and are not tried yet. */
  async look(): Promise<void> {
    for (const check of await this.#source.waiting()) {
      const { deploymentId, runId } = check.deployment;
      if (this.#running.has(runId)) continue;
      const running = this.#check(check)
        // It still waits, so it is tried again at the next look.
        .catch((error: unknown) =>
          this.#log.error({ err: error, deploymentId }, "a deployment could not be checked"),
        )
        .finally(() => this.#running.delete(runId));
      this.#running.set(runId, running);
    }
  }

  async stop(): Promise<void> {
    await Promise.all(this.#running.values());
  }

  async #check(check: WaitingCheck): Promise<void> {
    const { deployment } = check;
    const { runId, accountId } = deployment;
    if (!(await this.#isHere(deployment))) return;
    const worker = this.#fleet.of(deployment);
    if (worker === null || deployment.worker === null) return this.#source.pass(check);
    const { level, depth } = this.#isolation;
    if (level === "plain" && !(await this.#source.isTrusted(accountId))) {
      this.#fleet.release(runId);
      return this.#source.fail(check, "isolation_too_weak", level);
    }
    const failure = await checkWorker(worker, deployment.worker, { depth, withinMs: this.#withinMs });
    if (failure === null) {
      await this.#source.pass(check);
      return this.#sites.passed(deployment);
    }
    this.#fleet.release(runId);
    // Elsewhere it is tried anew: here it had no time to answer.
    if (!(await this.#isHere(deployment))) return;
    if (check.secrets === null) this.#hostLog.refused(deployment, failure.what);
    else this.#hostLog.notRestarted(deployment, failure.what);
    await this.#source.fail(check, failure.reason, failure.what);
  }
}
