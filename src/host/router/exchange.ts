import type { IncomingMessage } from "node:http";
import type { HostedDeployment } from "../../domain/deployment/hosted.ts";
import { AppError } from "../../errors/app-error.ts";
import type { ErrorCode } from "../../errors/codes.ts";
import type { Use } from "../meters/use.ts";
import type { HostLog } from "../logs/host-log.ts";

interface Asked {
  request: Pick<IncomingMessage, "method">;
  /** With its query, which may hold what nobody should read in a log. */
  raw: string;
  requestId: string;
}

interface Of {
  deployment: HostedDeployment;
  use: Use;
  log: HostLog;
}

/** A request to a worker, from its arrival to the end of its answer. */
export class Exchange {
  readonly #of: Of;
  readonly #asked: Asked;
  readonly #began = performance.now();
  #status = 0;
  #bytes = 0;
  #isOver = false;

  constructor(of: Of, asked: Asked) {
    this.#of = of;
    this.#asked = asked;
  }

  /** Its head has come, and waits for what follows. */
  answered(status: number): void {
    this.#status = status;
  }

  /** Before the head leaves without what follows. */
  begun(): void {
    this.#of.use.sent(0);
  }

  /** Before they leave. Null where they may at once; else what they have to wait for, which rejects where they may not. */
  passing(bytes: number): Promise<void> | null {
    const { use, log, deployment } = this.#of;
    const room = use.passing(bytes);
    if (room === null) {
      this.#bytes += bytes;
      return null;
    }
    return log.noting(deployment, room).then(() => void (this.#bytes += bytes));
  }

  /** They were read here, and count whatever a cap says. */
  read(bytes: number): void {
    this.#bytes += bytes;
    this.#of.use.sent(bytes);
  }

  end(outcome: "ok" | "canceled" | ErrorCode): void {
    this.#over(outcome);
  }

  /** Answers it; notes how that failed, where nothing of an answer was sent. */
  async noting<T>(answer: () => Promise<T>): Promise<T> {
    try {
      return await answer();
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
    // One that never came to a worker is no request of it.
    this.#of.use.end(outcome !== "worker_unavailable" && outcome !== "connection_limited");
    const { request, raw, requestId } = this.#asked;
    this.#of.log.answered(this.#of.deployment, {
      ...{ requestId, method: request.method ?? "GET", outcome },
      path: raw.split("?", 1)[0] ?? "",
      status: this.#status,
      ms: Math.round((performance.now() - this.#began) * 10) / 10,
      bytes: this.#bytes,
    });
  }
}
