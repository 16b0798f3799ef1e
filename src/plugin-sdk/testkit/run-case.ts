import { AppError } from "../../errors/app-error.ts";
import { isErrorCode, type ErrorCode } from "../../errors/codes.ts";
import type { Json, JsonObject } from "../../kernel/json.ts";
import type { Scraper } from "../define-scraper.ts";
import { newHttpStats, type HttpStats } from "../http/deps.ts";
import { DEFAULT_LIMIT } from "../input/json-schema.ts";
import { normalizeInput, type NormalizedInput } from "../input/normalize-input.ts";
import { PluginOutputError, runOperation, type RunTally } from "../run-operation.ts";
import { SourceError } from "../source-error.ts";
import { recordingOf, type TransformBody } from "./recording.ts";
import { replaySurroundings } from "./replay-surroundings.ts";
import type { PluginCase } from "./types.ts";

export interface RunCaseOptions {
  /** URL of the cases file (`import.meta.url` there); the HAR path is relative to it. */
  casesUrl: string | URL;
  /** Changes recorded bodies before they are replayed. */
  transformBody?: TransformBody;
  /** Aborts the run's signal once this many requests have been answered. */
  signalAfterRequests?: number;
  /** Ends the run at this checkpoint (the first is 1), with the ending `stopped`. */
  stopAtCheckpoint?: number;
  /** Goes on where an earlier run of the same case was stopped. */
  resume?: { from: CaseResult };
}

/** `exhausted`: the operation ended by itself. `enough`: the limit was met. `stopped`: at a checkpoint, as asked. */
export type CaseEnding = "exhausted" | "enough" | "stopped" | ErrorCode;

export interface CaseResult {
  ending: CaseEnding;
  /** What the failure said; null without one. */
  message: string | null;
  /** The failure itself, for its stack; null without one. */
  failure: unknown;
  /** Canonical token of the operation that ran; null when the input was refused. */
  operation: string | null;
  records: JsonObject[];
  /** The Records as they would be stored, byte for byte. */
  recordTexts: string[];
  /** Hashed dedupe keys, one per Record. */
  keys: string[];
  /** In order, with the number of Records before each. */
  checkpoints: { state: Json; recordsBefore: number }[];
  warnings: Record<string, number>;
  tally: RunTally;
  /** URLs that were answered, in order, redirects included. */
  urls: string[];
  stats: HttpStats;
  /** Requests that had been sent when the signal was aborted; null when it was not. */
  requestsAtAbort: number | null;
  /** Lines of the run log. */
  log: string[];
}

/**
 * Runs one case in this process: no database, no net, no waiting; it is always 2026-01-01T00:00:00Z.
 * Failures of the run are part of the result.
 * @throws HarError when the recording cannot be read, and nothing else
 */
export async function runCase(
  scraper: Scraper,
  oneCase: PluginCase,
  options: RunCaseOptions,
): Promise<CaseResult> {
  const player = await recordingOf(new URL(oneCase.har, options.casesUrl), options.transformBody);
  const abort = new AbortController();
  const result = emptyResult();
  try {
    const normalized = normalizeInput(scraper, oneCase.input);
    result.operation = normalized.operation.name;
    const around = replaySurroundings(scraper, player, abort.signal, result, () => {
      if (abort.signal.aborted || result.urls.length < (options.signalAfterRequests ?? Infinity)) return;
      result.requestsAtAbort = result.stats.requests;
      abort.abort(new SourceError("cancelled", "The run was cancelled."));
    });
    const run = runOperation(jobOf(normalized, oneCase, options), around, result.tally);
    result.ending = await drain(run, result, options.stopAtCheckpoint);
  } catch (error) {
    result.failure = error;
    result.ending = abort.signal.aborted ? "cancelled" : codeOf(error);
    result.message = error instanceof Error ? error.message : String(error);
  }
  return result;
}

function emptyResult(): CaseResult {
  const warnings: Record<string, number> = {};
  return {
    ending: "exhausted",
    message: null,
    failure: null,
    operation: null,
    records: [],
    recordTexts: [],
    keys: [],
    checkpoints: [],
    warnings,
    tally: { dropped: 0, duplicates: 0, total: null, warnings },
    urls: [],
    stats: newHttpStats(),
    requestsAtAbort: null,
    log: [],
  };
}

function jobOf(
  normalized: NormalizedInput,
  oneCase: PluginCase,
  { resume }: RunCaseOptions,
): Parameters<typeof runOperation>[0] {
  const { operation, input, requestedFeatures } = normalized;
  const wanted = oneCase.limit ?? normalized.limit ?? DEFAULT_LIMIT;
  return {
    operation,
    input,
    requestedFeatures,
    limit: wanted - (resume?.from.records.length ?? 0),
    resumeFrom: resume?.from.checkpoints.at(-1)?.state ?? null,
    seen: new Set(resume?.from.keys),
  };
}

async function drain(
  run: ReturnType<typeof runOperation>,
  result: CaseResult,
  stopAtCheckpoint: number | undefined,
): Promise<CaseEnding> {
  for (;;) {
    const next = await run.next();
    if (next.done === true) return next.value;
    if (next.value.kind === "record") {
      result.recordTexts.push(next.value.json);
      result.records.push(JSON.parse(next.value.json) as JsonObject);
      result.keys.push(next.value.key);
      continue;
    }
    // A checkpoint is stored as JSON; what does not survive that would be lost in production too.
    const state = JSON.parse(JSON.stringify(next.value.state)) as Json;
    result.checkpoints.push({ state, recordsBefore: result.records.length });
    if (result.checkpoints.length !== stopAtCheckpoint) continue;
    await run.return("exhausted");
    return "stopped";
  }
}

/** The code under which the host would end the run. */
function codeOf(error: unknown): ErrorCode {
  if (error instanceof SourceError || error instanceof AppError) {
    return isErrorCode(error.code) ? error.code : "plugin_crashed";
  }
  return error instanceof PluginOutputError ? "plugin_bad_output" : "plugin_crashed";
}
