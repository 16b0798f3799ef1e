import type { Resolver } from "./address-guard.ts";
import type { AuthorizedSender } from "./authorized-transport.ts";
import type { HarPlayer } from "./har/player.ts";
import type { HarRecorder, Recorder } from "./har/recorder.ts";
import type { FailureRule, OriginPolicy, WebsitePace } from "../../plugin-sdk/http/types.ts";

/** Counters of one run; the client only ever adds to them. */
export interface HttpStats {
  /** HTTP requests sent (or replayed), redirects and retries included. */
  requests: number;
  retries: number;
  /** Body bytes as they came over the wire; decoded bytes in replay. */
  bytesReceived: number;
  /** Responses handed to the plugin. */
  pagesFetched: number;
  /** URLs that were held against a robots.txt. */
  robotsChecks: number;
}

export function newHttpStats(): HttpStats {
  return { requests: 0, retries: 0, bytesReceived: 0, pagesFetched: 0, robotsChecks: 0 };
}

/** What the run log may show. URLs come without secrets. */
export type HttpEvent =
  | { kind: "response"; method: string; url: string; status: number; ms: number; bytes: number }
  | { kind: "retry"; method: string; url: string; reason: string; nextTry: number; waitMs: number }
  | { kind: "paced"; origin: string; waitMs: number };

/** A wait for a permit shorter than this is not worth a line in the run log. */
export const LOGGED_WAIT_MS = 100;

/** The shared pace of all workers: asked once around every live request. */
export interface Permits {
  /** Settles when the request may start. Rejects when `signal` aborts. `release` must be called exactly once. */
  acquire(originUrl: string, policy: OriginPolicy, signal: AbortSignal): Promise<{ release(): void }>;
}

/** Where responses come from. */
export type HttpMode =
  { kind: "live" } | { kind: "record"; recorder: HarRecorder } | { kind: "replay"; player: HarPlayer };

export interface HttpClientDeps {
  /** By the plugin's names; `url` already holds the operator's override. */
  origins: Readonly<Record<string, OriginPolicy>>;
  /** Set where the plugin may also read web sites that its source names. */
  websites?: WebsitePace | undefined;
  /** Sends what the operator's authorization goes with: GET requests for the `authorized` paths of an origin. */
  authorized?: AuthorizedSender;
  failures: readonly FailureRule[];
  userAgent: string;
  /** Ends every request under way with `cancelled`. */
  signal: AbortSignal;
  now: () => Date;
  /** Waits; rejects or returns early when the signal aborts. */
  sleep: (ms: number, signal: AbortSignal) => Promise<void>;
  mode: HttpMode;
  /** Keeps what was answered last, for who has to find out why a run failed. */
  pages?: Recorder | undefined;
  permits: Permits;
  /** Origins whose robots.txt the operator overrides. */
  robotsIgnored: readonly string[];
  /** Origins that may resolve to private addresses, such as `http://127.0.0.1:8123`. */
  privateOrigins: readonly string[];
  stats: HttpStats;
  onEvent?: (event: HttpEvent) => void;
  /** Default: the system's resolver. Connections are shared per function: pass the same one to all runs of a thread. */
  resolve?: Resolver;
  /** 0 to below 1; jitter of the backoff. Default: Math.random. */
  random?: () => number;
}
