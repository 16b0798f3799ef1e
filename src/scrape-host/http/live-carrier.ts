import type { Dispatcher } from "undici";
import { SourceError } from "../../plugin-sdk/source-error.ts";
import { checkLiteralAddress, systemResolver } from "./address-guard.ts";
import { agentFor } from "./agents.ts";
import type { CarriedResponse, CarriedStream, Carrier, Hop } from "./carrier.ts";
import { contentEncodings, decodeBody } from "./content-encoding.ts";
import { type HttpClientDeps, TOLD_WAIT_MS } from "./deps.ts";
import { Exchange } from "./exchange.ts";
import { openLiveStream } from "./live-stream.ts";

/** What a live exchange needs beyond its hop. */
export interface LiveRequest {
  agent: Dispatcher;
  options: Dispatcher.DispatchOptions;
  /** Calls `cancel` when the run ends; the returned function forgets it. */
  onCancel(cancel: (error: SourceError) => void): () => void;
  addBytes(bytes: number): void;
}

/** What the net itself needs of a client. */
export type LiveDeps = Pick<HttpClientDeps, "signal" | "now" | "permits" | "stats" | "onEvent" | "resolve">;

/** Sends hops over the net, each with a permit and through the address guard. */
export function createLiveCarrier(deps: LiveDeps): Carrier {
  const resolve = deps.resolve ?? systemResolver;
  const cancels = new Set<(error: SourceError) => void>();
  deps.signal.addEventListener("abort", () => {
    const error = cancelled();
    for (const cancel of [...cancels]) cancel(error);
  });

  function request(hop: Hop): LiveRequest {
    return {
      agent: agentFor(resolve, hop.origin.isPrivate),
      options: {
        origin: hop.origin.url,
        path: hop.url.pathname + hop.url.search,
        method: hop.method,
        headers: hop.headers ? { ...hop.origin.headers, ...hop.headers } : hop.origin.headers,
        body: hop.body ?? null,
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

  async function permit(hop: Hop): Promise<{ startedAt: Date; release(): void }> {
    if (!hop.origin.isPrivate) checkLiteralAddress(hop.url);
    const from = deps.now().getTime();
    const granted = await deps.permits
      .acquire(hop.origin.url, hop.origin.pace, deps.signal)
      .catch((error) => {
        throw deps.signal.aborted ? cancelled() : error;
      });
    if (deps.signal.aborted) {
      granted.release();
      throw cancelled();
    }
    const startedAt = deps.now();
    const waitMs = startedAt.getTime() - from;
    if (waitMs >= TOLD_WAIT_MS) deps.onEvent?.({ kind: "paced", origin: hop.origin.url, waitMs });
    return { startedAt, release: () => granted.release() };
  }

  return {
    async send(hop): Promise<CarriedResponse> {
      const granted = await permit(hop);
      try {
        const live = request(hop);
        const exchange = new Exchange(hop.maxBytes, hop.timeoutMs);
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
          const decoded = encodings.length === 0 ? body : await decodeBody(body, encodings, hop.maxBytes);
          return { status, headers, body: decoded, startedAt: granted.startedAt, wireBytes: body.length };
        } finally {
          forget();
        }
      } finally {
        granted.release();
      }
    },
    async open(hop): Promise<CarriedStream> {
      const granted = await permit(hop);
      try {
        const opened = await openLiveStream(hop, request(hop), () => granted.release());
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
