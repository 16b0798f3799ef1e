/** How fast one origin may be asked, over all processes that share a database. */
export interface OriginPolicy {
  /** Default origin, such as `https://api.github.com`: scheme, host and optional port, no path. Operators may override it. */
  url: string;
  /** Mean rate over all workers. Below 1 is fine (0.5 = one request every two seconds). */
  requestsPerSecond: number;
  /** Requests under way at once over all workers. */
  concurrency: number;
  /** Sent with every request to this origin (lower-case names). Never credentials. */
  headers?: Readonly<Record<string, string>>;
  /**
   * Paths, as templates such as `/items/{id}` or `/files/{path*}`, that a credential of the operator's may go with. The
   * host adds it to GET requests for them; the plugin never sees it. Without templates it goes nowhere.
   */
  authorized?: readonly string[];
}

/** How fast each web site may be asked that the source names: see `Scraper.websites`. */
export type WebsitePace = Pick<OriginPolicy, "requestsPerSecond" | "concurrency">;

export type QueryValue = string | number | boolean;

export interface HttpRequestOptions {
  /** Added to the URL's query. `undefined` is left out; a list repeats its name; a boolean is `true` or `false`. */
  query?: Readonly<Record<string, QueryValue | readonly QueryValue[] | undefined>>;
  /** Lower-case names. `cookie`, `authorization` and `proxy-*` are refused. */
  headers?: Readonly<Record<string, string>>;
  body?: string | Uint8Array;
  /** Statuses outside 2xx that the caller wants to see instead of a SourceError. */
  expect?: readonly number[];
  /** Cap on the decoded body in bytes. Default 16 MiB. */
  maxBytes?: number;
  /** Cap on one try, headers and body together. Default 30,000 ms. */
  timeoutMs?: number;
  /** Tries in all for retryable failures (429, 5xx, resets, time-outs). Default 3. */
  maxTries?: number;
  /** For `get`: the URL is a public web site that the source names, on a host that nobody can declare (`Scraper.websites`). */
  website?: boolean;
}

/** What a failure rule may look at. */
export interface ResponseView {
  readonly status: number;
  /** Final URL, after redirects. */
  readonly url: string;
  /** Header value by any-case name, or null. */
  header(name: string): string | null;
  /** Body decoded by its charset (header, BOM, meta tag), decoded once on first use. */
  readonly text: string;
}

/** Where a Record was read: becomes its `_source`. */
export interface PageRef {
  readonly url: string;
  readonly fetchedAt: Date;
}

export interface HttpResponse extends ResponseView, PageRef {
  /** The URL first asked for. */
  readonly requestedUrl: string;
  /** Decompressed body. */
  readonly body: Uint8Array;
  /** Parsed body; a body that is no JSON is `source_changed`. */
  json(): unknown;
}

/** A response whose body is read piece by piece and never held whole. Failure rules see no text of it. */
export interface HttpStream extends PageRef {
  readonly status: number;
  readonly requestedUrl: string;
  header(name: string): string | null;
  /** Decompressed by content-encoding (not by file type). Stops with `response_too_large` past `maxBytes`. */
  readonly body: AsyncIterable<Uint8Array>;
}

/** The only way out for a plugin. Every method obeys origins, robots.txt, pace, caps and the run's signal. */
export interface HttpClient {
  get(url: string | URL, options?: HttpRequestOptions): Promise<HttpResponse>;
  post(url: string | URL, options?: HttpRequestOptions): Promise<HttpResponse>;
  stream(url: string | URL, options?: HttpRequestOptions): Promise<HttpStream>;
}

/** One way in which a source says no. Rules are tried in order on every response before a plugin sees it. */
export interface FailureRule {
  code:
    | "source_blocked"
    | "source_rate_limited"
    | "source_unavailable"
    | "source_changed"
    | "source_request_refused"
    | "input_not_found";
  /** Complete sentence for the caller. */
  message: string;
  when(response: ResponseView): boolean;
  /** When to ask again, for `source_rate_limited` and `source_unavailable`; default: the Retry-After header. */
  retryAt?(response: ResponseView, now: Date): Date | undefined;
}
