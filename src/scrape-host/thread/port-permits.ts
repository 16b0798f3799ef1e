import type { MessagePort } from "node:worker_threads";
import type { Permits } from "../http/deps.ts";
import type { OriginPolicy } from "../../plugin-sdk/http/types.ts";
import { SourceError } from "../../plugin-sdk/source-error.ts";
import type { ThreadMessage } from "./messages.ts";

/** Asks the host, which shares one pace per origin with all processes, for leave to send a request; and to start a browser. */
export class PortPermits implements Permits {
  readonly #port: MessagePort;
  readonly #waiting = new Map<number, () => void>();
  #nextId = 0;

  constructor(port: MessagePort) {
    this.#port = port;
  }

  onGranted(id: number): void {
    this.#waiting.get(id)?.();
  }

  acquire(origin: string, policy: OriginPolicy, signal: AbortSignal): Promise<{ release(): void }> {
    return this.#ask((id) => ({ kind: "acquire", id, origin, policy }), signal);
  }

  acquireBrowser(signal: AbortSignal): Promise<{ release(): void }> {
    return this.#ask((id) => ({ kind: "acquireBrowser", id }), signal);
  }

  #ask(message: (id: number) => ThreadMessage, signal: AbortSignal): Promise<{ release(): void }> {
    const id = this.#nextId++;
    const release = (): void => this.#send({ kind: "release", id });
    this.#send(message(id));
    return new Promise((resolve, reject) => {
      const onAbort = (): void => {
        settle();
        // The host may grant it any moment: give it back unseen.
        release();
        reject(new SourceError("cancelled", "The run was ended while it waited for its turn."));
      };
      const settle = (): void => {
        this.#waiting.delete(id);
        signal.removeEventListener("abort", onAbort);
      };
      this.#waiting.set(id, () => {
        settle();
        resolve({ release });
      });
      if (signal.aborted) onAbort();
      else signal.addEventListener("abort", onAbort);
    });
  }

  #send(message: ThreadMessage): void {
    this.#port.postMessage(message);
  }
}
