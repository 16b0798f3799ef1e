import { z } from "zod";
import type { RequestStatus, StopReason } from "../../../generated/rest-documents.ts";
import { component, count, moment, nextCursor, usdMicros } from "./components.ts";
import { errorCode } from "./error.schema.ts";

export const STATUSES = [
  "queued",
  "running",
  "cancelling",
  "succeeded",
  "partial",
  "failed",
  "cancelled",
] as const satisfies readonly Lowercase<RequestStatus>[];

const STOP_REASONS = [
  "limit_reached",
  "exhausted",
  "cost_cap_reached",
  "balance_exhausted",
  "cancelled_by_user",
  "deadline",
  "source_blocked",
  "source_unavailable",
  "source_changed",
  "input_not_found",
  "robots_disallowed",
  "worker_lost",
  "internal",
] as const satisfies readonly Lowercase<StopReason>[];

const normalization = component(
  "Normalization",
  z
    .object({
      path: z.string().describe("Dot path of the rewritten field."),
      from: z.unknown().describe("As it was sent."),
      to: z.unknown().describe("As it is stored."),
      reason: z.string().describe("Why."),
    })
    .describe("One rewrite of the sent input."),
);

const progress = component(
  "Progress",
  z
    .object({
      pagesFetched: count.describe("Responses read."),
      recordsStored: count.describe("Records stored."),
      total: count.nullable().describe("Records that the source claims to have, when it says so."),
      bytesReceived: count.describe("Bytes received."),
      retries: count.describe("HTTP requests made again after a failure."),
      dropped: count.describe("Records that lacked a required field; not stored, not billed."),
      duplicates: count.describe("Records that were stored already; not billed."),
      warnings: z.array(z.object({ code: z.string(), count })).describe("Warnings by code."),
    })
    .describe("What the run has done so far."),
);

const runError = component(
  "RunError",
  z
    .object({
      code: errorCode,
      message: z.string(),
      agent_instruction: z.string(),
      docs_url: z.url(),
      retryable: z.boolean(),
    })
    .describe("Why a run stopped early."),
);

export const requestSchema = component(
  "Request",
  z
    .object({
      id: z.string().regex(/^req_[0-9a-f]{24}$/),
      scraper: z.string().describe("Scraper id."),
      operation: z.string().describe("Canonical operation token."),
      input: z.record(z.string(), z.unknown()).describe("The canonical public input."),
      normalizations: z.array(normalization).describe("Every rewrite made to the sent input."),
      status: z.enum(STATUSES).describe("The last four are terminal; `stopReason` says why."),
      stopReason: z.enum(STOP_REASONS).nullable().describe("Why it ended; null before."),
      limit: z.int().min(1).max(100_000).describe("Maximum number of Records."),
      maxCost: z.number().nullable().describe("Cost ceiling in USD."),
      maxCostUsdMicros: usdMicros.nullable(),
      estimatedCost: z.number().describe("The most it can cost, in USD; held while it runs."),
      estimatedCostUsdMicros: usdMicros,
      finalCost: z.number().nullable().describe("Stored Records x price in USD; null until it ends."),
      finalCostUsdMicros: usdMicros.nullable(),
      currency: z.literal("USD"),
      recordCount: count.describe("Records stored so far."),
      progress,
      attempt: count.describe("How often a worker took it."),
      round: z.int().min(1).describe("1, plus one for each resume."),
      resultsUrl: z.url().describe("Where its Records are."),
      agentInstruction: z.string().describe("For programs: what to do next."),
      error: runError.nullable(),
      createdAt: moment,
      startedAt: moment.nullable(),
      finishedAt: moment.nullable(),
      expiresAt: moment.nullable().describe("When its Records will be deleted."),
    })
    .describe("One paid run of one scraper."),
);

export const requestListSchema = component(
  "RequestList",
  z.object({ data: z.array(requestSchema), nextCursor }).describe("A page of Requests, newest first."),
);

const record = component(
  "Record",
  z
    .record(z.string(), z.unknown())
    .describe(
      "What an operation stored: `Record.<scraper>.<operation>`, or with `fields` a part of it. `_source` says where it was read, `_truncated` which fields were cut because it was too large.",
    ),
);

export const resultsPageSchema = component(
  "ResultsPage",
  z
    .object({
      data: z.array(record),
      nextCursor: nextCursor.describe(
        "Pass it as `cursor` to read on; also given while more may still follow.",
      ),
      complete: z.boolean().describe("False while the run may still append Records."),
    })
    .describe("A page of Records in the order they were stored."),
);

export const createdRequestSchema = component(
  "CreatedRequest",
  requestSchema
    .extend({ results: resultsPageSchema.optional().describe("With `include=results`: the first page.") })
    .describe("The created Request."),
);

export const estimateSchema = component(
  "Estimate",
  z
    .object({
      scraper: z.string().describe("Scraper id."),
      operation: z.string().describe("Canonical operation token."),
      input: z.record(z.string(), z.unknown()).describe("The canonical input."),
      normalizations: z.array(normalization).describe("Every rewrite made to the sent input."),
      limit: z.int().min(1).max(100_000).describe("Maximum number of Records."),
      affordableRecords: count.describe("Records that limit and ceiling allow together."),
      priceUsdMicros: usdMicros,
      estimatedCost: z.number().describe("The most it can cost, in USD."),
      estimatedCostUsdMicros: usdMicros,
      currency: z.literal("USD"),
    })
    .describe("What a Request would be. Nothing is created."),
);

const logLine = component(
  "LogLine",
  z
    .object({
      at: moment,
      level: z.string().describe("`info` or `warn`."),
      attempt: count.describe("Attempt that wrote it."),
      message: z.string(),
      data: z.unknown().describe("Particulars, such as url, status, ms and bytes; null for none."),
    })
    .describe("A line of the run log."),
);

export const logPageSchema = component(
  "LogPage",
  z
    .object({
      data: z.array(logLine),
      nextCursor: nextCursor.describe(
        "Pass it as `cursor` to read on; also given while more may still follow.",
      ),
    })
    .describe("Lines of the run log, oldest first."),
);
