import type { MessagePort } from "node:worker_threads";
import type { AuthorizedResponse, AuthorizedSender } from "../http/authorized-transport.ts";
import type { Attempt } from "../http/transport.ts";
import { NetworkFailure } from "../http/network-failure.ts";
import { SourceError } from "../../plugin-sdk/source-error.ts";
import type { AuthorizedOutcome, ThreadMessage } from "./messages.ts";

/** Asks the host to send what the operator's authorization goes with: this thread has none. */
export class PortSender implements AuthorizedSender {
  readonly #port: MessagePort;
  readonly #signal: AbortSignal;
  readonly #waiting = new Map<number, (outcome: AuthorizedOutcome) => void>();
  #nextId = 0;

  constructor(port: MessagePort, signal: AbortSignal) {
    this.#port = port;
    this.#signal = signal;
    signal.addEventListener("abort", () => {
      for (const id of [...this.#waiting.keys()]) this.onFetched(id, CANCELLED);
    });
  }

  onFetched(id: number, outcome: AuthorizedOutcome): void {
    this.#waiting.get(id)?.(outcome);
    this.#waiting.delete(id);
  }

  async send({ url, headers, origin, maxBytes, timeoutMs }: Attempt): Promise<AuthorizedResponse> {
    const id = this.#nextId++;
    const { requestsPerSecond } = origin.pace;
    const message: ThreadMessage = {
      kind: "fetch",
      id,
      url: url.href,
      headers: { ...headers },
      requestsPerSecond,
      maxBytes,
      timeoutMs,
    };
    const outcome = this.#signal.aborted
      ? CANCELLED
      : await new Promise<AuthorizedOutcome>((resolve) => {
          this.#waiting.set(id, resolve);
          this.#port.postMessage(message);
        });
    if (outcome.kind === "source_error") throw new SourceError(outcome.code, outcome.message);
    if (outcome.kind === "network_failure") throw new NetworkFailure(outcome.cause, outcome.message);
    const { kind: _kind, body, ...response } = outcome;
    return { ...response, body: Buffer.from(body.buffer) };
  }
}

const CANCELLED: AuthorizedOutcome = {
  kind: "source_error",
  code: "cancelled",
  message: "The run was cancelled.",
};
