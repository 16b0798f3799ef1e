import type { IncomingMessage } from "node:http";
import type { HostedDeployment } from "../../domain/deployment/hosted.ts";
import { AppError } from "../../errors/app-error.ts";
import type { HostLog } from "../logs/host-log.ts";

interface Asked {
  request: Pick<IncomingMessage, "method">;
  /** With its query, which may hold what nobody should read in a log. */
  raw: string;
  requestId: string;
}

/** A request to a worker, from its arrival to the end of its answer. */
export class Exchange {
  readonly #deployment: HostedDeployment;
  readonly #log: HostLog;
  readonly #asked: Asked;
  readonly #began = performance.now();
  #status = 0;
  #bytes = 0;
  #isOver = false;

  constructor(deployment: HostedDeployment, log: HostLog, asked: Asked) {
    this.#deployment = deployment;
    this.#log = log;
    this.#asked = asked;
  }

  answered(status: number): void {
    this.#status = status;
  }

  sent(bytes: number): void {
    this.#bytes += bytes;
  }

  /** Before the visitor has the last byte. */
  end(outcome: "ok" | "canceled" | "worker_crashed"): void {
    this.#over(outcome);
  }

  /** Answers it; notes how that failed, where nothing of an answer was sent. */
  async noting(answer: () => Promise<void>): Promise<void> {
    try {
      await answer();
    } catch (error) {
      const known = error instanceof AppError ? error : new AppError("internal");
      this.#status = known.spec.http;
      this.#over(known.code);
      throw error;
    }
  }

  #over(outcome: string): void {
    if (this.#isOver) return;
    this.#isOver = true;
    const { request, raw, requestId } = this.#asked;
    this.#log.answered(this.#deployment, {
      ...{ requestId, method: request.method ?? "GET", outcome },
      path: raw.split("?", 1)[0] ?? "",
      status: this.#status,
      ms: Math.round((performance.now() - this.#began) * 10) / 10,
      bytes: this.#bytes,
    });
  }
}
