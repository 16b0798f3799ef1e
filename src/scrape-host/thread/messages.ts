import type { Json, JsonObject } from "../../kernel/json.ts";
import type { OriginPolicy } from "../../plugin-sdk/http/types.ts";
import type { PageRecording } from "../../store/source-health/recording-documents.ts";
import type { SourceErrorCode } from "../../plugin-sdk/source-error.ts";
import type { FieldCount, RunProgress } from "../../store/request/run-progress.ts";

/** What a worker thread needs to run one Request; structured-clone safe. */
export interface ThreadTask {
  moduleUrl: string;
  operation: string;
  input: JsonObject;
  limit: number;
  resumeFrom: Json;
  requestedFeatures: string[];
  seenKeys: string[];
  fetch: FetchSettings;
  /** Whether to give back what the source answered last: when the run fails by it, always, or never. */
  keepsPages: "failing" | "always" | "never";
  /** Two-way channel to the host. */
  port: import("node:worker_threads").MessagePort;
}

export interface FetchSettings {
  /** `demo`: nothing is asked of anybody, and Records are made up. */
  mode: "live" | "record" | "replay" | "demo";
  /** HAR file or folder, for record and replay. */
  harPath: string | null;
  userAgent: string;
  /** By the plugin's names, operator overrides applied; `authorized` is empty where the operator gave no credential. */
  origins: Record<string, OriginPolicy>;
  robotsIgnored: string[];
  privateOrigins: string[];
  browserPath: string | null;
}

export interface ThreadLogLine {
  at: number;
  level: "info" | "warn";
  message: string;
  data: JsonObject | null;
}

/** One answer of a source, for a trace: no URL, which may hold what a caller asked for. */
export interface SourceAnswer {
  method: string;
  status: number;
  bytes: number;
  /** When it was complete, in ms since 1970, and how long it took. */
  at: number;
  ms: number;
}

/** What a scraper asked its source. */
export interface SourceCalls {
  /** Answers in order, redirects too; not all of a run that asks very much. */
  answers: SourceAnswer[];
  /** Responses by status class, such as `2xx`; redirects count too, robots.txt does not. */
  responses: Record<string, number>;
  /** Retries by the error code that made them necessary. */
  retries: Record<string, number>;
}

/** Thread to host. */
export type ThreadMessage =
  | {
      kind: "batch";
      records: { json: string; key: string }[];
      /** Absent when no checkpoint was made since the last batch. */
      checkpoint?: { state: Json };
      progress: RunProgress;
      /** Since the last batch. */
      calls: SourceCalls;
      log: ThreadLogLine[];
    }
  | { kind: "acquire"; id: number; origin: string; policy: OriginPolicy }
  | { kind: "acquireBrowser"; id: number }
  | { kind: "release"; id: number }
  | AuthorizedFetchMessage;

/** Asks the host for a GET with the operator's authorization, which the thread itself never has. */
export interface AuthorizedFetchMessage {
  kind: "fetch";
  id: number;
  url: string;
  headers: Record<string, string>;
  /** The declared pace, or a slower one that robots.txt asks for. */
  requestsPerSecond: number;
  maxBytes: number;
  timeoutMs: number;
}

/** What came of it; structured-clone safe. */
export type AuthorizedOutcome =
  | {
      kind: "response";
      status: number;
      headers: Record<string, string | string[]>;
      body: Uint8Array<ArrayBuffer>;
      wireBytes: number;
      startedAt: Date;
      waitedMs: number;
    }
  | { kind: "network_failure"; cause: "timeout" | "reset"; message: string }
  | { kind: "source_error"; code: SourceErrorCode; message: string };

/** Host to thread. */
export type HostMessage =
  | { kind: "stored" }
  | { kind: "granted"; id: number }
  | { kind: "fetched"; id: number; outcome: AuthorizedOutcome }
  | { kind: "abort" };

/** How the thread's part of a run ended; the rest travels as batches. */
export type ThreadOutcome =
  { kind: "exhausted" } | { kind: "enough" } | { kind: "error"; code: string; message: string };

export type ThreadBatch = Extract<ThreadMessage, { kind: "batch" }>;

/** The end with what was gathered last, and how many batches were sent before: they take another way and may arrive later. */
export interface ThreadResult {
  end: ThreadOutcome;
  last: ThreadBatch;
  batches: number;
  /** Of the Records of this run, by dot path. */
  fields: Record<string, FieldCount>;
  /** What the source answered last, where the task asks for it. */
  recording?: PageRecording;
}
