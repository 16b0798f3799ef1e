import { SourceError } from "../../plugin-sdk/source-error.ts";
import type { TransportStream, Attempt } from "./transport.ts";
import { contentEncodings, decodeStream } from "./content-encoding.ts";
import { timedOut, toNetworkFailure } from "./exchange.ts";
import type { LiveRequest } from "./live-transport.ts";
import { NetworkFailure } from "./network-failure.ts";

/** A body that sends nothing for this long is given up. */
const IDLE_TIMEOUT_MS = 30_000;

/**
 * Sends a attempt and gives its body as it comes. `done` is called once, when the body was read, left or failed; it is
 * not called when this function itself throws.
 */
export async function openLiveStream(
  attempt: Attempt,
  live: LiveRequest,
  done: () => void,
  idleTimeoutMs = IDLE_TIMEOUT_MS,
): Promise<Omit<TransportStream, "startedAt" | "wireBytes">> {
  const watch = new Watch(attempt.timeoutMs);
  const forget = live.onCancel((error) => watch.fail(error));
  try {
    const request = live.agent.request({ ...live.options, signal: watch.signal });
    const response = await Promise.race([request, watch.failed]);
    // A body that is closed unread says so by an error event, which must not end the thread.
    response.body.on("error", () => undefined);
    const encodings = contentEncodings(response.headers);
    watch.restart(idleTimeoutMs);
    const wire = readWire(response.body, watch, live, idleTimeoutMs);
    const body = guard(decodeStream(wire, encodings, attempt.maxBytes), watch, () => {
      forget();
      response.body.destroy();
      done();
    });
    return { status: response.statusCode, headers: response.headers, body };
  } catch (error) {
    forget();
    // Also closes the connection when the response came but cannot be used.
    const failure = watch.failure ?? toNetworkFailure(error);
    watch.fail(failure);
    throw failure;
  }
}

async function* readWire(
  body: AsyncIterable<unknown>,
  watch: Watch,
  live: LiveRequest,
  idleTimeoutMs: number,
): AsyncGenerator<Uint8Array, void, void> {
  for await (const chunk of body) {
    live.addBytes((chunk as Buffer).length);
    // The clock only runs while we wait for the source, not while the plugin works on a chunk.
    watch.stop();
    yield chunk as Buffer;
    watch.restart(idleTimeoutMs);
  }
}

/** Ends everything exactly once, also when nobody ever reads the body or the reader stops early. */
function guard(
  inner: AsyncGenerator<Uint8Array, void, void>,
  watch: Watch,
  release: () => void,
): AsyncGenerator<Uint8Array, void, void> {
  let open = true;
  const close = (): void => {
    if (!open) return;
    open = false;
    watch.stop();
    release();
    // Lets the decoders free their memory; what they say about the closed connection interests nobody.
    inner.return().catch(() => undefined);
  };
  watch.failed.catch(close);
  const fail = (error: unknown): Error => {
    close();
    const known = watch.failure ?? toNetworkFailure(error);
    if (!(known instanceof NetworkFailure)) return known;
    // The caller has already read a part: there is no second try.
    const code = known.kind === "timeout" ? "source_timeout" : "source_unavailable";
    return new SourceError(code, known.message, { cause: known });
  };
  return {
    async next() {
      try {
        const step = await Promise.race([inner.next(), watch.failed]);
        if (step.done) close();
        return step;
      } catch (error) {
        throw fail(error);
      }
    },
    async return() {
      close();
      return { done: true, value: undefined };
    },
    async throw(error) {
      throw fail(error);
    },
    [Symbol.asyncIterator]() {
      return this;
    },
    async [Symbol.asyncDispose]() {
      close();
    },
  };
}

/** A timer and a cancel button that end an undici request, also one that waits for its connection. */
class Watch {
  readonly failed: Promise<never>;
  failure: Error | undefined;
  readonly #abort = new AbortController();
  #reject!: (error: Error) => void;
  #timer: NodeJS.Timeout | undefined;

  constructor(timeoutMs: number) {
    this.failed = new Promise<never>((_resolve, reject) => {
      this.#reject = reject;
    });
    // It often fails with nobody waiting; whoever waits gets the error all the same.
    this.failed.catch(() => undefined);
    this.restart(timeoutMs);
  }

  get signal(): AbortSignal {
    return this.#abort.signal;
  }

  restart(timeoutMs: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.fail(timedOut(timeoutMs)), timeoutMs);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  fail(error: Error): void {
    if (this.failure) return;
    this.failure = error;
    this.stop();
    this.#reject(error);
    this.#abort.abort(error);
  }
}
