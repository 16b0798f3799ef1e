import type { Dispatcher } from "undici";
import { SourceError } from "../../plugin-sdk/source-error.ts";
import { checkLiteralAddress, systemResolver } from "./address-guard.ts";
import { agentFor } from "./agents.ts";
import type { TransportResponse, TransportStream, Transport, Attempt } from "./transport.ts";
import { contentEncodings, decodeBody } from "./content-encoding.ts";
import { type HttpClientDeps, LOGGED_WAIT_MS } from "./deps.ts";
import { Exchange } from "./exchange.ts";
import { openLiveStream } from "./live-stream.ts";

/** What a live exchange needs beyond its attempt. */
export interface LiveRequest {
  agent: Dispatcher;
  options: Dispatcher.DispatchOptions;
  /** Calls `cancel` when the run ends; the returned function forgets it. */
  onCancel(cancel: (error: SourceError) => void): () => void;
  addBytes(bytes: number): void;
}

/** What the net itself needs of a client. */
export type LiveDeps = Pick<HttpClientDeps, "signal" | "now" | "permits" | "stats" | "onEvent" | "resolve">;

/** Sends attempts over the net, each with a permit and through the address guard. */
export function createLiveTransport(deps: LiveDeps): Transport {
  const resolve = deps.resolve ?? systemResolver;
  const cancels = new Set<(error: SourceError) => void>();
  deps.signal.addEventListener("abort", () => {
    const error = cancelled();
    for (const cancel of [...cancels]) cancel(error);
  });

  function request(attempt: Attempt): LiveRequest {
    return {
      agent: agentFor(resolve, attempt.origin.isPrivate),
      options: {
        origin: attempt.origin.url,
        path: attempt.url.pathname + attempt.url.search,
        method: attempt.method,
        headers: attempt.headers ? { ...attempt.origin.headers, ...attempt.headers } : attempt.origin.headers,
        body: attempt.body ?? null,
      },
      onCancel(cancel) {
        cancels.add(cancel);
        return () => cancels.delete(cancel);
      },
      addBytes(bytes) {
        deps.stats.bytesReceived += bytes;
      },
    };
  }

  async function permit(attempt: Attempt): Promise<{ startedAt: Date; release(): void }> {
    if (!attempt.origin.isPrivate) checkLiteralAddress(attempt.url);
    const from = deps.now().getTime();
    const granted = await deps.permits
      .acquire(attempt.origin.url, attempt.origin.pace, deps.signal)
      .catch((error) => {
        throw deps.signal.aborted ? cancelled() : error;
      });
    if (deps.signal.aborted) {
      granted.release();
      throw cancelled();
    }
    const startedAt = deps.now();
    const waitMs = startedAt.getTime() - from;
    if (waitMs >= LOGGED_WAIT_MS) deps.onEvent?.({ kind: "paced", origin: attempt.origin.url, waitMs });
    return { startedAt, release: () => granted.release() };
  }

  return {
    async send(attempt): Promise<TransportResponse> {
      const granted = await permit(attempt);
      try {
        const live = request(attempt);
        const exchange = new Exchange(attempt.maxBytes, attempt.timeoutMs);
        const forget = live.onCancel((error) => exchange.fail(error));
        try {
          try {
            live.agent.dispatch(live.options, exchange);
          } catch (error) {
            exchange.onResponseError(undefined, error as Error);
          }
          const { status, headers, body } = await exchange.response;
          live.addBytes(body.length);
          const encodings = contentEncodings(headers);
          const decoded = encodings.length === 0 ? body : await decodeBody(body, encodings, attempt.maxBytes);
          return { status, headers, body: decoded, startedAt: granted.startedAt, wireBytes: body.length };
        } finally {
          forget();
        }
      } finally {
        granted.release();
      }
    },
    async open(attempt): Promise<TransportStream> {
      const granted = await permit(attempt);
      try {
        const opened = await openLiveStream(attempt, request(attempt), () => granted.release());
        return { ...opened, startedAt: granted.startedAt, wireBytes: 0 };
      } catch (error) {
        granted.release();
        throw error;
      }
    },
  };
}

function cancelled(): SourceError {
  return new SourceError("cancelled", "The run was cancelled.");
}
