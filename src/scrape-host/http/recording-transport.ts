import { isAuthorized } from "./authorized-transport.ts";
import type { TransportResponse, Transport, Attempt } from "./transport.ts";
import type { HttpClientDeps } from "./deps.ts";
import type { RecordedExchange, Recorder } from "./har/recorder.ts";
import { NetworkFailure } from "./network-failure.ts";

/** Passes attempts on and writes down what came back, failed tries included. */
export function createRecordingTransport(
  inner: Transport,
  recorder: Recorder,
  deps: HttpClientDeps,
): Transport {
  function write(attempt: Attempt, startedAt: Date, outcome: RecordedExchange["outcome"]): void {
    recorder.add({
      startedAt,
      ms: deps.now().getTime() - startedAt.getTime(),
      method: attempt.method,
      url: attempt.url.href,
      requestHeaders: { ...attempt.origin.headers, ...attempt.headers },
      isAuthorized: deps.authorized !== undefined && isAuthorized(attempt),
      requestBody: attempt.body === undefined ? undefined : Buffer.from(attempt.body).toString(),
      outcome,
    });
  }

  async function tried<T>(attempt: Attempt, startedAt: Date, work: Promise<T>): Promise<T> {
    try {
      return await work;
    } catch (error) {
      if (error instanceof NetworkFailure) write(attempt, startedAt, error.kind);
      throw error;
    }
  }

  return {
    async send(attempt): Promise<TransportResponse> {
      const startedAt = deps.now();
      const response = await tried(attempt, startedAt, inner.send(attempt));
      write(attempt, response.startedAt, response);
      return response;
    },
    async open(attempt) {
      const startedAt = deps.now();
      const opened = await tried(attempt, startedAt, inner.open(attempt));
      const { status, headers, body } = opened;
      const chunks: Uint8Array[] = [];
      // A reader that leaves early gets the same beginning in replay.
      const finish = (): void =>
        write(attempt, opened.startedAt, { status, headers, body: Buffer.concat(chunks) });
      return { ...opened, body: copyStream(body, chunks, { most: recorder.mostStreamBytes, onEnd: finish }) };
    },
  };
}

function copyStream(
  body: AsyncGenerator<Uint8Array, void, void>,
  chunks: Uint8Array[],
  { most = Number.POSITIVE_INFINITY, onEnd }: { most: number | undefined; onEnd: () => void },
): AsyncGenerator<Uint8Array, void, void> {
  let open = true;
  let left = most;
  const finish = (): void => {
    if (open) onEnd();
    open = false;
  };
  return {
    async next() {
      const step = await body.next();
      if (step.done) finish();
      else if (left > 0) {
        chunks.push(step.value.subarray(0, left));
        left -= step.value.length;
      }
      return step;
    },
    return(value) {
      finish();
      return body.return(value);
    },
    throw: (error) => body.throw(error),
    [Symbol.asyncIterator]() {
      return this;
    },
    async [Symbol.asyncDispose]() {
      await this.return();
    },
  };
}
