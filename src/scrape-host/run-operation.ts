import { isJsonObject, type Json, type JsonObject } from "../kernel/json.ts";
import type { Operation } from "../plugin-sdk/define-scraper.ts";
import type { Found } from "../plugin-sdk/found.ts";
import { makeFound } from "./make-found.ts";
import { countFields } from "./record/count-fields.ts";
import { compactRecord, keptFields } from "./record/compact.ts";
import { finishRecord } from "./record/finish.ts";
import { recordJson } from "./record/truncate.ts";
import { validateRecord } from "./record/validate.ts";
import type { PageRef } from "../plugin-sdk/http/types.ts";
import type { RunContext } from "../plugin-sdk/run-context.ts";
import { SourceError } from "../plugin-sdk/source-error.ts";
import type { FieldCount } from "../store/request/run-progress.ts";

/** Thrown when a plugin breaks the contract: no generator, or things that are no Records. */
export class PluginOutputError extends Error {
  override readonly name = "PluginOutputError";
}

export interface RunJob {
  operation: Operation;
  input: JsonObject;
  /** Records still wanted. */
  limit: number;
  resumeFrom: Json;
  requestedFeatures: readonly string[];
  /** Hashed dedupe keys stored by earlier attempts; grows during the run. */
  seen: Set<string>;
}

/** What comes out of a run, in order. A checkpoint covers every Record before it. */
export type RunItem = { kind: "record"; json: string; key: string } | { kind: "checkpoint"; state: Json };

export interface RunTally {
  dropped: number;
  duplicates: number;
  total: number | null;
  warnings: Record<string, number>;
  /** Of the Records that came out, by dot path. */
  fields: Record<string, FieldCount>;
}

/** The parts of a RunContext that the environment provide. */
export type RunEnvironment = Pick<
  RunContext,
  "http" | "browser" | "signal" | "now" | "origin" | "isAuthorized"
> & {
  log(level: "info" | "warn", message: string, data?: JsonObject): void;
  /** For who watches which pages of lists were compared with the input: the suite. */
  held?(page: PageRef): void;
};

/** Above this share of Records without their required fields, the source has changed. */
const MAX_DROPPED_SHARE = 0.2;
const MIN_DROPPED_TO_JUDGE = 5;

/**
 * Drives one operation: validates, dedupes, caps and counts what it yields, stops it at the limit, and decides
 * whether no Records means "nothing there" or "the source changed".
 * @returns `enough` when the limit was met, `exhausted` when the operation ended by itself
 * @throws SourceError, PluginOutputError, or whatever the plugin threw
 */
export async function* runOperation(
  job: RunJob,
  around: RunEnvironment,
  tally: RunTally,
): AsyncGenerator<RunItem, "enough" | "exhausted", void> {
  if (job.limit <= 0) return "enough";
  const pending: Json[] = [];
  let emptyReason: string | null = null;
  let stored = 0;
  const warn = (code: string, message: string): void => {
    tally.warnings[code] = (tally.warnings[code] ?? 0) + 1;
    around.log("warn", message, { code });
  };
  const context: RunContext = {
    http: around.http,
    browser: around.browser,
    signal: around.signal,
    now: () => around.now(),
    origin: (name) => around.origin(name),
    isAuthorized: (name) => around.isAuthorized(name),
    limit: job.limit,
    resumeFrom: job.resumeFrom,
    checkpoint: (state) => void pending.push(state),
    foundNothing: (reason) => {
      emptyReason = reason;
      around.log("info", `Nothing found: ${reason}`);
    },
    held: (page) => around.held?.(page),
    total: (records) => {
      tally.total = records;
    },
    log: (message, data) => around.log("info", message, data),
    warn,
  };
  const kept = keptFields(job.operation, job.input);
  const run = job.operation.run(context, job.input, makeFound) as unknown;
  if (!isAsyncIterator(run)) throw new PluginOutputError("The operation did not return an async generator.");
  try {
    for (;;) {
      let next: IteratorResult<unknown, void>;
      try {
        next = await run.next();
      } finally {
        // Also when it fails: what was covered before the fault stays covered.
        for (const state of pending.splice(0)) yield { kind: "checkpoint", state };
      }
      if (next.done === true) break;
      around.signal.throwIfAborted();
      const found = next.value;
      assertFound(found);
      const checked = validateRecord(job.operation, found.record);
      for (const warning of checked.warnings) warn(warning.code, `${warning.path}: ${warning.message}`);
      if (checked.record === null) {
        tally.dropped += 1;
        assertFewDropped(tally.dropped, stored);
        continue;
      }
      const finished = finishRecord(
        { ...found, record: checked.record },
        job.operation,
        job.requestedFeatures,
      );
      if (job.seen.has(finished.dedupe)) {
        tally.duplicates += 1;
        continue;
      }
      job.seen.add(finished.dedupe);
      stored += 1;
      countFields(job.operation.record, checked.record, tally.fields);
      yield { kind: "record", json: jsonOf(compactRecord(finished.record, kept)), key: finished.dedupe };
      if (stored >= job.limit) return "enough";
    }
  } finally {
    await run.return?.().catch(() => undefined);
  }
  if (stored === 0) assertReallyEmpty(job, tally, emptyReason);
  return "exhausted";
}

function jsonOf(record: JsonObject): string {
  try {
    return recordJson(record);
  } catch (error) {
    if (error instanceof RangeError) throw new PluginOutputError(error.message);
    throw error;
  }
}

function assertFound(value: unknown): asserts value is Found<JsonObject> {
  const found = value as Partial<Found<JsonObject>> | null;
  const ok =
    typeof found === "object" &&
    found !== null &&
    isJsonObject(found.record) &&
    typeof found.from?.url === "string" &&
    found.from.fetchedAt instanceof Date;
  if (!ok) throw new PluginOutputError("The operation yielded something that `found` did not make.");
}

function assertFewDropped(dropped: number, stored: number): void {
  if (dropped >= MIN_DROPPED_TO_JUDGE && dropped > (dropped + stored) * MAX_DROPPED_SHARE) {
    throw new SourceError(
      "source_changed",
      `${dropped} of ${dropped + stored} Records lack a required field.`,
    );
  }
}

function assertReallyEmpty(job: RunJob, tally: RunTally, emptyReason: string | null): void {
  if (tally.dropped > 0)
    throw new SourceError("source_changed", `All ${tally.dropped} Records lack a required field.`);
  if (emptyReason !== null || tally.duplicates > 0 || job.resumeFrom !== null) return;
  throw new SourceError(
    "source_changed",
    "No Record was found and the source does not say that there is none.",
  );
}

function isAsyncIterator(value: unknown): value is AsyncIterator<unknown, void, void> {
  return (
    typeof value === "object" &&
    value !== null &&
    "next" in value &&
    typeof value.next === "function" &&
    Symbol.asyncIterator in value
  );
}
