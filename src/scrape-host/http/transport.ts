import type { ResponseHeaders } from "./headers.ts";
import type { Origin } from "./origins.ts";

/** One request on its way out: a redirect or a retry is another one. */
export interface Attempt {
  readonly method: "GET" | "POST";
  readonly url: URL;
  readonly origin: Origin;
  /** The caller's headers, lower-case; the origin's are added by the transport. */
  readonly headers: Readonly<Record<string, string>> | undefined;
  readonly body: string | Uint8Array | undefined;
  /** Cap on the decoded body in bytes. */
  readonly maxBytes: number;
  /** Cap on headers and body together; for `open` on the headers alone. */
  readonly timeoutMs: number;
}

export interface TransportAnswer {
  readonly status: number;
  readonly headers: ResponseHeaders;
  /** When the request was let go, after any wait for its permit. */
  readonly startedAt: Date;
  /** Body bytes before decompression; 0 while they are still coming. */
  readonly wireBytes: number;
}

export interface TransportResponse extends TransportAnswer {
  /** Decompressed. */
  readonly body: Buffer;
}

export interface TransportStream extends TransportAnswer {
  /** Decompressed, capped. Must be read to its end or returned, else its permit and connection stay taken. */
  readonly body: AsyncGenerator<Uint8Array, void, void>;
}

/**
 * Brings one attempt to the source and its answer back: the net, or a recording. Throws NetworkFailure for what may be
 * tried again and SourceError for the rest. Knows nothing of redirects, robots.txt or retries.
 */
export interface Transport {
  send(attempt: Attempt): Promise<TransportResponse>;
  open(attempt: Attempt): Promise<TransportStream>;
}
