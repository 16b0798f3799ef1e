import { z } from "zod";
import {
  OperatorRecordingsDocument,
  ScraperDocument,
  ScrapersDocument,
  SourceHealthDocument,
} from "../../generated/rest-documents.ts";
import { scraper } from "../../kinds/scraper.ts";
import { sourceRecording } from "../../kinds/source-health.ts";
import { bytesRow, row, rows } from "../row.ts";
import { streamRecording } from "../streams/recording-stream.ts";

const view = z
  .enum(["short", "full"])
  .default("full")
  .describe("`short` has ids, titles, units, prices, and of operations names, availability and caps.");

export const dataSourceRoutes = rows(scraper, {
  "GET /": row(ScrapersDocument, {
    operationId: "listDataSources",
    reads: { view },
    variables: ({ query }) => ({ isShort: query["view"] === "short" }),
  }),
  "GET /health": SourceHealthDocument,
  "GET /:id": row(ScraperDocument, { operationId: "getDataSource", missing: "scraper_not_found" }),
});

export const recordingRoutes = rows(sourceRecording, {
  "GET /": OperatorRecordingsDocument,
  "GET /:id/har": bytesRow({
    operationId: "downloadRecording",
    summary: "What a source answered to a run that failed, as a HAR file; for operators only.",
    description: "HAR 1.2 without credentials: a scraper is mended and tested by it.",
    errors: ["not_found"],
    bytes: {
      forms: {
        "application/har+json": {
          description: "The recording, a `.har.json`.",
          example: '{"log":{"version":"1.2","creator":{"name":"quarry","version":"1"},"entries":[]}}',
        },
      },
      open: async ({ params }, { recordings }) => streamRecording(recordings, params["id"] ?? ""),
    },
  }),
});
