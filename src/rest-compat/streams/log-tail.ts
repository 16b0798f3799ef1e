import { z } from "zod";
import { MOST_BEFORE, type LogLine } from "../../domain/service-log/service-log.service.ts";
import { LOG_LEVELS, LOG_SOURCES } from "../../kinds/service-log.ts";
import { digits } from "../inputs/reader-of.ts";
import type { Bytes } from "../row.ts";

const moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text));

/** What the tail is asked with: the words of the list, and so many lines that were written before. */
export const LOG_TAIL_READS = {
  level: z.enum(LOG_LEVELS).optional().describe("Only lines of this level or a worse one."),
  source: z.enum(LOG_SOURCES).optional().describe("Only lines of this source."),
  text: z
    .string()
    .min(1)
    .max(200)
    .optional()
    .describe("Only lines with this text in them, in whatever case."),
  requestId: z.string().min(1).max(100).optional().describe("Only lines of this request."),
  deploymentId: z.string().min(1).max(200).optional().describe("Only lines of this deployment."),
  since: moment.optional().describe("Only lines of then or later."),
  until: moment.optional().describe("Only lines before then."),
  last: digits(z.int().min(0).max(MOST_BEFORE))
    .default(0)
    .describe("This many of the newest lines first; not with `Last-Event-ID`."),
};

type TailQuery = z.output<z.ZodObject<typeof LOG_TAIL_READS>>;

const EXAMPLE: LogLine = {
  id: "log_68f0c2d4a1b2c3d4e5f60718",
  at: new Date("2026-01-31T12:00:00.400Z"),
  level: "info",
  source: "http",
  requestId: "7f1c2f0e-4f0f-4b58-9c55-0e6f8a6f2a11",
  deploymentId: "dep_68f0c2d4a1b2c3d4e5f60718",
  outcome: "ok",
  message: "GET /api/entries 200",
  fields: { method: "GET", path: "/api/entries", status: 200, ms: 3, bytes: 120 },
  truncated: false,
};

/** The log of a service as it is written. */
export const logTail: Bytes = {
  isLive: true,
  forms: { "text/event-stream": { description: "An event for each line.", example: eventOf(EXAMPLE) } },
  errors: ["not_found", "invalid_input", "invalid_cursor", "connection_limited", "subscription_limited"],
  async open({ params, query, lastEventId }, { serviceLogs }, caller) {
    const { last, ...filter } = query as unknown as TailQuery;
    const lines = await serviceLogs.follow(caller(), params["id"] ?? "", {
      filter,
      after: lastEventId,
      last,
    });
    return {
      async *events(signal) {
        for await (const line of lines(signal)) yield eventOf(line);
      },
    };
  },
};

/** As the list shows it. */
function eventOf({ at, ...line }: LogLine): string {
  const { id, ...rest } = line;
  const name = line.source === "platform" && line.fields?.["event"] === "dropped" ? "event: dropped\n" : "";
  return `id: ${id}\n${name}data: ${JSON.stringify({ id, ts: at, ...rest })}\n\n`;
}
