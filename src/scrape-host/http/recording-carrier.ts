import type { CarriedResponse, Carrier, Hop } from "./carrier.ts";
import type { HttpClientDeps } from "./deps.ts";
import type { HarRecorder, RecordedExchange } from "./har/recorder.ts";
import { NetworkFailure } from "./network-failure.ts";

/** Passes hops on and writes down what came back, failed tries included. */
export function createRecordingCarrier(inner: Carrier, recorder: HarRecorder, deps: HttpClientDeps): Carrier {
  function write(hop: Hop, startedAt: Date, outcome: RecordedExchange["outcome"]): void {
    recorder.add({
      startedAt,
      ms: deps.now().getTime() - startedAt.getTime(),
      method: hop.method,
      url: hop.url.href,
      requestHeaders: { ...hop.origin.headers, ...hop.headers },
      requestBody: hop.body === undefined ? undefined : Buffer.from(hop.body).toString(),
      outcome,
    });
  }

  async function tried<T>(hop: Hop, startedAt: Date, work: Promise<T>): Promise<T> {
    try {
      return await work;
    } catch (error) {
      if (error instanceof NetworkFailure) write(hop, startedAt, error.kind);
      throw error;
    }
  }

  return {
    async send(hop): Promise<CarriedResponse> {
      const startedAt = deps.now();
      const response = await tried(hop, startedAt, inner.send(hop));
      write(hop, response.startedAt, response);
      return response;
    },
    async open(hop) {
      const startedAt = deps.now();
      const opened = await tried(hop, startedAt, inner.open(hop));
      const { status, headers, body } = opened;
      const chunks: Uint8Array[] = [];
      // A reader that leaves early gets the same beginning in replay.
      const finish = (): void =>
        write(hop, opened.startedAt, { status, headers, body: Buffer.concat(chunks) });
      return { ...opened, body: copyStream(body, chunks, finish) };
    },
  };
}

function copyStream(
  body: AsyncGenerator<Uint8Array, void, void>,
  chunks: Uint8Array[],
  onEnd: () => void,
): AsyncGenerator<Uint8Array, void, void> {
  let open = true;
  const finish = (): void => {
    if (open) onEnd();
    open = false;
  };
  return {
    async next() {
      const step = await body.next();
      if (step.done) finish();
      else chunks.push(step.value);
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
