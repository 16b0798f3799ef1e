import { z } from "zod";
import type {
  OperationAvailability,
  ScraperIsolation,
  SourceStatus,
} from "../../../generated/rest-documents.ts";
import { component, count, moment, usdMicros } from "./components.ts";

const SOURCE_STATUSES = [
  "ready",
  "degraded",
  "blocked",
  "changed",
  "disabled",
  "not_implemented",
] as const satisfies readonly Lowercase<SourceStatus>[];

const AVAILABILITIES = [
  "full",
  "partial",
  "not_public",
] as const satisfies readonly Lowercase<OperationAvailability>[];

const ISOLATIONS = ["in_process", "thread"] as const satisfies readonly Lowercase<ScraperIsolation>[];

const jsonSchema = z.record(z.string(), z.unknown());
const sourceStatus = z.enum(SOURCE_STATUSES).describe("What to expect now.");

const operationSummary = component(
  "OperationSummary",
  z
    .object({
      name: z.string().describe("Canonical token for `input.operation`."),
      aliases: z.array(z.string()).describe("Other accepted tokens."),
      title: z.string(),
      summary: z.string().describe("What it returns."),
      agentHint: z.string().describe("For AI agents: when to use it."),
      availability: z.enum(AVAILABILITIES).describe("How much of it the source shows to the public."),
      availabilityNote: z.string().nullable().describe("What is missing, unless `full`."),
      features: z.array(z.string()).describe("Input flags that are reported in `featureCoverage`."),
    })
    .describe("One thing that a scraper can do."),
);

const operation = component(
  "Operation",
  operationSummary
    .extend({
      inputSchema: jsonSchema.describe("JSON Schema 2020-12 of the input, with every cap."),
      recordSchema: jsonSchema.describe("JSON Schema 2020-12 of a Record."),
    })
    .describe("One thing that a scraper can do, with its schemas."),
);

const dataSourceSummary = component(
  "DataSourceSummary",
  z
    .object({
      id: z.string().describe("Scraper id, for `scraper` of a Request."),
      title: z.string(),
      summary: z.string().nullable().describe("What it reads; null while it is not built."),
      unit: z.enum(["record", "place", "post", "review", "page"]).describe("The word for one Record."),
      priceEvents: z
        .array(z.object({ name: z.string(), unit: z.string(), usdMicros }))
        .describe("What is billed."),
      defaultOperation: z.string().nullable(),
      operations: z.array(operationSummary),
      origins: z.array(z.url()).describe("Origins it reads from; no request leaves them."),
      isolation: z
        .enum(ISOLATIONS)
        .nullable()
        .describe("Where its code reads inputs: in the gateway, or in a thread of its own with limits."),
      inputSchema: jsonSchema.nullable().describe("JSON Schema 2020-12 of every input it takes."),
      status: sourceStatus.nullable(),
    })
    .describe("A catalog entry, without the schemas of single operations."),
);

export const dataSourceSchema = component(
  "DataSource",
  dataSourceSummary.extend({ operations: z.array(operation) }).describe("A catalog entry."),
);

export const dataSourceListSchema = component(
  "DataSourceList",
  z.object({ data: z.array(dataSourceSummary), nextCursor: z.null() }).describe("The whole catalog."),
);

const operationHealth = component(
  "OperationHealth",
  z
    .object({
      name: z.string().describe("Canonical token of the operation."),
      status: sourceStatus,
      lastSuccessAt: moment.nullable(),
      lastFailureAt: moment.nullable(),
      fieldWarnings: z
        .array(
          z.object({
            code: z.literal("field_always_null"),
            path: z.string().describe("Dot path in the Record."),
            since: moment,
            recordCount: count.describe("Records without it since then."),
          }),
        )
        .describe("Fields that used to be filled always and no longer are."),
      canary: z
        .object({
          requestId: z.string(),
          at: moment.describe("End of its Request."),
          hasPassed: z.boolean().describe("Whether all came that must come at least."),
          error: z.string().nullable().describe("Code of the failure that ended it."),
          records: count,
          wantedRecords: count,
          missing: z
            .array(z.string())
            .describe("Paths that had to be filled; those that the fullest Record lacks."),
          lastPassedAt: moment.nullable(),
        })
        .nullable()
        .describe("The newest run of its canary; null before the first."),
    })
    .describe("Readiness of one operation."),
);

const sourceHealth = component(
  "SourceHealth",
  z
    .object({
      id: z.string().describe("Scraper id."),
      title: z.string(),
      status: sourceStatus,
      reason: z.string().nullable().describe("Why it is not ready."),
      recentRuns: count.describe("Runs that the numbers are made of."),
      successRate: z.number().min(0).max(1).nullable(),
      errorRates: z.array(z.object({ code: z.string(), rate: z.number(), count })),
      lastSuccessAt: moment.nullable(),
      lastFailureAt: moment.nullable(),
      operations: z.array(operationHealth).describe("Each public operation; empty while none can run."),
    })
    .describe("Readiness of one source, from the outcomes of real runs."),
);

export const sourceHealthListSchema = component(
  "SourceHealthList",
  z.object({ data: z.array(sourceHealth), nextCursor: z.null() }).describe("Readiness of every source."),
);
