import { accountCalls, type AccountCalls } from "./account.ts";
import { billingCalls, type BillingCalls } from "./billing.ts";
import { deploymentCalls, type DeploymentCalls } from "./deployments.ts";
import { eraseCalls, type EraseCalls } from "./erasures.ts";
import type { GeneratedCalls, ProductCalls, UsageCalls as MadeUsageCalls } from "./generated/calls.ts";
import { makeCalls } from "./generated/make-calls.ts";
import type { HttpSettings } from "./http.ts";
import { kvCalls, type KvCalls } from "./kv.ts";
import { liveCalls, type LiveCalls } from "./live.ts";
import { notificationCalls, type NotificationCalls } from "./notifications.ts";
import { probeServer, type Probe } from "./probe.ts";
import { recordingCalls, type RecordingCalls } from "./recordings.ts";
import { requestCalls, type RequestCalls } from "./requests.ts";
import { serviceLogCalls, type ServiceLogCalls } from "./service-logs.ts";
import { scrapeCalls, type ScrapeCalls } from "./scrape.ts";
import type { Schemas } from "./schemas.ts";
import { Socket } from "./socket.ts";

export interface QuarryClientOptions {
  /** Origin of the server, such as `http://127.0.0.1:4000`, with the path in front of its routes where it has one. */
  url: string;
  /** Without one only the catalog can be read. */
  apiKey?: string;
  /** Used for HTTP instead of the global one. */
  fetch?: typeof globalThis.fetch;
  /** Sent as User-Agent, where the platform allows it. */
  userAgent?: string;
  /** Longest wait for the answer to a call that is no stream, in ms; 30,000 unless given. */
  timeoutMs?: number;
  /** Pause between two pings of a WebSocket, and longest wait for the answer to one, in ms; 10,000 unless given. */
  pingMs?: number;
  /** Attempts to reconnect in a row before a subscription fails; 15, which take about a minute, unless given. */
  reconnectAttempts?: number;
}

/** What the account used, what stops it, and what it comes to. */
export interface UsageCalls extends MadeUsageCalls, ProductCalls {}

/** A client of one server and account. Every method throws QuarryError. */
export interface QuarryClient<S extends Schemas = object>
  extends
    GeneratedCalls,
    AccountCalls,
    BillingCalls,
    DeploymentCalls,
    EraseCalls,
    KvCalls,
    RecordingCalls,
    RequestCalls,
    ServiceLogCalls,
    NotificationCalls,
    LiveCalls,
    ScrapeCalls<S> {
  /** Whether the server takes calls; needs no key. */
  probe(): Promise<Probe>;
  /** Closes the WebSocket; subscriptions that run end. */
  close(): Promise<void>;
}

const DEFAULT_TIMEOUT_MS = 30_000;
const DEFAULT_PING_MS = 10_000;
const DEFAULT_RECONNECT_ATTEMPTS = 15;

/** Makes a client; `S` gives the inputs and Records of `scrape` their types. */
export function createQuarryClient<S extends Schemas = object>(
  options: QuarryClientOptions,
): QuarryClient<S> {
  const http: HttpSettings = {
    // eslint-disable-next-line no-restricted-syntax -- the caller's own setting, and the client imports nothing
    url: new URL(options.url).href.replace(/\/+$/, ""),
    apiKey: options.apiKey ?? null,
    fetch: options.fetch ?? globalThis.fetch,
    userAgent: options.userAgent ?? null,
    timeoutMs: options.timeoutMs ?? DEFAULT_TIMEOUT_MS,
  };
  const socket = new Socket({
    url: http.url,
    apiKey: http.apiKey,
    userAgent: http.userAgent,
    pingMs: options.pingMs ?? DEFAULT_PING_MS,
    reconnectAttempts: options.reconnectAttempts ?? DEFAULT_RECONNECT_ATTEMPTS,
  });
  const made = makeCalls(http, socket);
  const requests = requestCalls(http);
  const live = liveCalls(socket, made);
  return {
    ...made,
    ...accountCalls(http),
    ...recordingCalls(http),
    ...billingCalls(http, made),
    ...requests,
    ...deploymentCalls(http),
    ...eraseCalls(http),
    ...kvCalls(http),
    ...notificationCalls(socket),
    ...serviceLogCalls(socket),
    ...live,
    ...scrapeCalls<S>({ ...made, ...requests, ...live }),
    probe: () => probeServer(http),
    close: () => socket.close(),
  };
}
