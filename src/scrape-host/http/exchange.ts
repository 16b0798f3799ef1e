import type { Dispatcher } from "undici";
import { SourceError } from "../../plugin-sdk/source-error.ts";
import { tooLarge } from "./content-encoding.ts";
import type { ResponseHeaders } from "./headers.ts";
import { NetworkFailure } from "./network-failure.ts";

export interface RawResponse {
  status: number;
  headers: ResponseHeaders;
  /** As it came over the wire. */
  body: Buffer;
}

const EMPTY = Buffer.alloc(0);

/**
 * One request and its whole response, as an undici handler: it collects the chunks without a stream in between.
 * Settles once: with the response, or with NetworkFailure or SourceError, also while no connection exists yet.
 */
export class Exchange implements Dispatcher.DispatchHandler {
  readonly response: Promise<RawResponse>;
  #resolve!: (response: RawResponse) => void;
  #reject!: (error: unknown) => void;
  #controller: Dispatcher.DispatchController | undefined;
  #failure: Error | undefined;
  #status = 0;
  #headers: ResponseHeaders = {};
  #chunks: Buffer[] = [];
  #size = 0;
  readonly #maxBytes: number;
  readonly #timer: NodeJS.Timeout;

  constructor(maxBytes: number, timeoutMs: number) {
    this.#maxBytes = maxBytes;
    this.response = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
    this.#timer = setTimeout(() => this.fail(timedOut(timeoutMs)), timeoutMs);
  }

  /** Ends the exchange now; later calls change nothing. */
  fail(error: Error): void {
    if (this.#failure) return;
    this.#failure = error;
    clearTimeout(this.#timer);
    this.#chunks = [];
    this.#reject(error);
    this.#controller?.abort(error);
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    if (this.#failure) controller.abort(this.#failure);
  }

  onResponseStart(_controller: unknown, status: number, headers: ResponseHeaders): void {
    if (status < 200) return;
    this.#status = status;
    this.#headers = headers;
    if (Number(headers["content-length"]) > this.#maxBytes) this.fail(tooLarge(this.#maxBytes));
  }

  onResponseData(_controller: unknown, chunk: Buffer): void {
    this.#size += chunk.length;
    if (this.#size > this.#maxBytes) this.fail(tooLarge(this.#maxBytes));
    else this.#chunks.push(chunk);
  }

  onResponseEnd(): void {
    clearTimeout(this.#timer);
    const chunks = this.#chunks;
    const [first = EMPTY] = chunks;
    const body = chunks.length < 2 ? first : Buffer.concat(chunks, this.#size);
    this.#resolve({ status: this.#status, headers: this.#headers, body });
  }

  onResponseError(_controller: unknown, error: Error): void {
    this.fail(toNetworkFailure(error));
  }
}

export function timedOut(timeoutMs: number): NetworkFailure {
  return new NetworkFailure("timeout", `No complete response within ${timeoutMs} ms.`);
}

/** Refusals of the address guard and faults of the caller stay what they are; the rest is worth another try. */
export function toNetworkFailure(error: unknown): Error {
  if (error instanceof SourceError || error instanceof NetworkFailure) return error;
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (code === "UND_ERR_INVALID_ARG")
    return new TypeError("The request is not valid HTTP.", { cause: error });
  if (code === "UND_ERR_CONNECT_TIMEOUT") {
    return new NetworkFailure("timeout", "The connection could not be opened in time.", error);
  }
  const reason = error instanceof Error ? error.message : String(error);
  return new NetworkFailure("reset", `The connection failed${code ? ` (${code})` : ""}: ${reason}`, error);
}
