import { AppError } from "../../errors/app-error.ts";
import { isErrorCode, type ErrorCode } from "../../errors/codes.ts";
import { isJsonObject, type Json, type JsonObject } from "../../kernel/json.ts";
import type { Operation, Scraper } from "../../plugin-sdk/define-scraper.ts";
import type { Found } from "../../plugin-sdk/found.ts";
import type { FailureRule } from "../../plugin-sdk/http/types.ts";
import { newHttpStats, type HttpStats } from "../http/deps.ts";
import { HarPlayer } from "../http/har/player.ts";
import type { HarEntry } from "../http/har/schema.ts";
import { DEFAULT_LIMIT } from "../input/json-schema.ts";
import { normalizeInput, type NormalizedInput } from "../input/normalize-input.ts";
import { PluginOutputError, runOperation, type RunEnvironment, type RunTally } from "../run-operation.ts";
import { SourceError } from "../../plugin-sdk/source-error.ts";
import { recordingOf, type TransformBody } from "./recording.ts";
import { replayEnvironment } from "./replay-environment.ts";
import type { PluginCase } from "../../plugin-sdk/testkit/case-file.ts";

export interface RunCaseOptions {
  /** URL of the cases file (`import.meta.url` there); the HAR path is relative to it. */
  casesUrl: string | URL;
  /** Changes recorded bodies before they are replayed. */
  transformBody?: TransformBody;
  /** Replayed instead of what the case's HAR file holds. */
  entries?: readonly HarEntry[];
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
  /** What the plugin gave to `found`, before anything is checked. */
  drafts: JsonObject[];
  /** Which failure rules of the family a response fitted, by their place in its list. */
  matchedRules: number[];
  /** For each Record, the answer that it is from, by the object for its time, and how many answers had come before. */
  origins: { page: Date | null; answersBefore: number }[];
  /** The answers that were held to what was asked for, by the object for their time. */
  held: Date[];
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
  const player = options.entries
    ? HarPlayer.of(options.entries)
    : await recordingOf(new URL(oneCase.har, options.casesUrl), options.transformBody);
  const abort = new AbortController();
  const result = emptyResult();
  try {
    const normalized = normalizeInput(scraper, oneCase.input);
    result.operation = normalized.operation.name;
    const watched = { ...scraper, failures: watchedRules(scraper, result.matchedRules) };
    const around = replayEnvironment(watched, player, abort.signal, result, () => {
      if (abort.signal.aborted || result.urls.length < (options.signalAfterRequests ?? Infinity)) return;
      result.requestsAtAbort = result.stats.requests;
      abort.abort(new SourceError("cancelled", "The run was cancelled."));
    });
    const environment: RunEnvironment = {
      ...around,
      isAuthorized: (name) => isAuthorized(oneCase, name),
      held: ({ fetchedAt }) => void result.held.push(fetchedAt),
    };
    const latest: Latest = { page: null };
    const job = jobOf(normalized, oneCase, options, (found) => {
      if (isJsonObject(found.record)) result.drafts.push(found.record);
      latest.page = found.from?.fetchedAt ?? null;
    });
    result.ending = await drain(
      runOperation(job, environment, result.tally),
      result,
      latest,
      options.stopAtCheckpoint,
    );
  } catch (error) {
    result.failure = error;
    result.ending = abort.signal.aborted ? "cancelled" : codeOf(error);
    result.message = error instanceof Error ? error.message : String(error);
  }
  return result;
}

const isAuthorized = ({ authorized }: PluginCase, name: string): boolean =>
  authorized?.includes(name) === true;

function emptyResult(): CaseResult {
  const warnings: Record<string, number> = {};
  return {
    ending: "exhausted",
    message: null,
    failure: null,
    operation: null,
    records: [],
    recordTexts: [],
    origins: [],
    held: [],
    drafts: [],
    matchedRules: [],
    keys: [],
    checkpoints: [],
    warnings,
    tally: { dropped: 0, duplicates: 0, total: null, warnings, fields: {} },
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
  note: Note,
): Parameters<typeof runOperation>[0] {
  const { operation, input, requestedFeatures } = normalized;
  const wanted = oneCase.limit ?? normalized.limit ?? DEFAULT_LIMIT;
  return {
    operation: { ...operation, run: (...args) => noted(operation.run(...args), note) },
    input,
    requestedFeatures,
    limit: wanted - (resume?.from.records.length ?? 0),
    resumeFrom: resume?.from.checkpoints.at(-1)?.state ?? null,
    seen: new Set(resume?.from.keys),
  };
}

/** The page of what the operation yielded last, by the one object that each answer has for its time. */
interface Latest {
  page: Date | null;
}
type Note = (found: Found<object>) => void;

/** Rules that write down when they fit. */
function watchedRules({ failures }: Scraper, matched: number[]): FailureRule[] {
  return failures.map((rule, index) => ({
    ...rule,
    when(response) {
      const fits = rule.when(response);
      if (fits) matched.push(index);
      return fits;
    },
  }));
}

async function* noted(run: ReturnType<Operation["run"]>, note: Note): ReturnType<Operation["run"]> {
  for await (const found of run) {
    if (isJsonObject(found)) note(found);
    yield found;
  }
}

async function drain(
  run: ReturnType<typeof runOperation>,
  result: CaseResult,
  latest: Latest,
  stopAtCheckpoint: number | undefined,
): Promise<CaseEnding> {
  for (;;) {
    const next = await run.next();
    if (next.done === true) return next.value;
    if (next.value.kind === "record") {
      result.recordTexts.push(next.value.json);
      result.records.push(JSON.parse(next.value.json) as JsonObject);
      result.keys.push(next.value.key);
      result.origins.push({ page: latest.page, answersBefore: result.urls.length });
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
