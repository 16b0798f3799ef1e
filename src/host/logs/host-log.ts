import type { HostedDeployment } from "../../domain/deployment/hosted.ts";
import type { LogOrigin, NewLogLine } from "../../domain/service-log/log-line.ts";
import { AppError } from "../../errors/app-error.ts";
import type { JsonObject } from "../../kernel/json.ts";
import type { WorkerEnding, WorkerLines } from "../spawner/messages.ts";
import { describeEnding } from "../workers/worker-failure.ts";
import { readLine } from "./read-line.ts";
import { TokenBucket } from "../../kernel/token-bucket.ts";

/** Keeps lines, and never holds up who gives them. */
export interface LineStore {
  add(origin: LogOrigin, line: NewLogLine): void;
  /** Lines that came too fast to be given. */
  lost(origin: LogOrigin, lines: number): void;
}

/** A request to a worker, once its answer is over. */
export interface AnsweredRequest {
  requestId: string;
  method: string;
  path: string;
  /** 0 where nothing was answered. */
  status: number;
  ms: number;
  bytes: number;
  /** `ok`, `canceled`, or the code of an error. */
  outcome: string;
}

/** Lines of requests of one service: what passes at once, and in a second. */
const REQUESTS = { burst: 2000, perSecond: 500 };
const MAX_PATH_CHARACTERS = 1000;
/** That a cap is reached is said this often, at most. */
const CAPPED_MS = 60_000;

/** What this host has to say in the logs of services. */
export class HostLog {
  readonly #lines: LineStore;
  readonly #requests = new Map<string, TokenBucket>();
  readonly #capped = new Map<string, number>();

  constructor(lines: LineStore) {
    this.#lines = lines;
  }

  written(deployment: HostedDeployment, { stream, lines, dropped }: WorkerLines): void {
    for (const line of lines) this.#lines.add(deployment, readLine(stream, line));
    if (dropped > 0) this.#lines.lost(deployment, dropped);
  }

  answered(deployment: HostedDeployment, request: AnsweredRequest): void {
    const bucket = this.#requests.get(deployment.serviceId) ?? new TokenBucket(REQUESTS);
    this.#requests.set(deployment.serviceId, bucket);
    if (!bucket.take()) return this.#lines.lost(deployment, 1);
    const { requestId, method, status, ms, bytes, outcome } = request;
    const path = request.path.slice(0, MAX_PATH_CHARACTERS);
    const isFault = status >= 500 || (status === 0 && outcome !== "canceled");
    this.#lines.add(deployment, {
      level: isFault ? "error" : "info",
      source: "http",
      message: `${method} ${path} ${status === 0 ? outcome : status}`,
      ...{ requestId, outcome },
      fields: { method, path, status, ms, bytes },
    });
  }

  deployed(deployment: HostedDeployment): void {
    const { n } = deployment;
    this.#say(deployment, "info", `Deployment ${n} is served.`, { event: "deployed", n });
  }

  refused(deployment: HostedDeployment, what: string): void {
    const { n } = deployment;
    this.#say(deployment, "error", `Deployment ${n} failed its check: ${what}.`, { event: "failed", n });
  }

  notRestarted(deployment: HostedDeployment, what: string): void {
    const message = `The worker keeps the secrets that it had: with the changed ones it failed its check, ${what}.`;
    this.#say(deployment, "error", message, { event: "not_restarted" });
  }

  woken(deployment: HostedDeployment): void {
    this.#say(deployment, "info", "The worker was woken.", { event: "woken" });
  }

  ended(deployment: HostedDeployment, ending: WorkerEnding, isAsked: boolean): void {
    const isFault = ending.reason === "memory" || ending.reason === "processes";
    if (ending.reason === "fenced" || (isAsked && !isFault))
      return this.#say(deployment, "info", "The worker was stopped.", { event: "stopped" });
    const event = ending.reason === "memory" ? "out_of_memory" : "crashed";
    this.#say(deployment, "error", `The worker crashed: ${describeEnding(ending)}.`, { event });
  }

  /** Of what the platform delivers to the worker. */
  warned(deployment: HostedDeployment, message: string): void {
    this.#say(deployment, "warn", message, { event: "delivery" });
  }

  /** A cap refuses what is asked of a service; other errors are none of this. */
  capped(deployment: HostedDeployment, { code, facts, message }: AppError): void {
    if (code !== "usage_cap_reached") return;
    const meter = String(facts["meter"]);
    const name = `${deployment.serviceId} ${meter}`;
    const now = performance.now();
    if (now - (this.#capped.get(name) ?? Number.NEGATIVE_INFINITY) < CAPPED_MS) return;
    this.#capped.set(name, now);
    this.#say(deployment, "warn", `${message} Until then requests are refused.`, { event: "capped", meter });
  }

  /** The same of what is admitted. */
  async noting<T>(deployment: HostedDeployment, admitted: Promise<T>): Promise<T> {
    try {
      return await admitted;
    } catch (error) {
      if (error instanceof AppError) this.capped(deployment, error);
      throw error;
    }
  }

  #say(deployment: HostedDeployment, level: NewLogLine["level"], message: string, fields: JsonObject): void {
    this.#lines.add(deployment, { level, source: "platform", message, fields });
  }
}
