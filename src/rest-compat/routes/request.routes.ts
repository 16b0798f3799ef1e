import { z } from "zod";
import {
  CancelDocument,
  LogDocument,
  OperatorRequestDocument,
  OperatorRequestsDocument,
  RequestDocument,
  RequestsDocument,
  ResumeDocument,
  type RequestStatus,
} from "../../generated/rest-documents.ts";
import { operatorRequest, request } from "../../kinds/request.ts";
import { RequestStatus as StatusWords } from "../../schema/request/request.enum.ts";
import { found } from "../found.ts";
import { row, rows } from "../row.ts";

const STATUSES: readonly string[] = Object.values(StatusWords);

const status = z
  .string()
  .transform((text, context) => text.split(",").map((word) => statusOf(word.trim(), context)))
  .optional()
  .describe(`Only these states, separated by commas: ${STATUSES.join(", ")}.`);
const tag = z
  .string()
  .min(1)
  .transform((text) => text.split(","))
  .optional()
  .describe("Only those that have all of these tags, separated by commas.");
const queuedAgain = { status: "queued", stopReason: null, finishedAt: null, expiresAt: null, round: 2 };

export const requestRoutes = rows(request, {
  "GET /": row(RequestsDocument, { reads: { status, tag } }),
  "GET /:id": RequestDocument,
  "POST /:id/cancel": row(CancelDocument, { operationId: "cancelRequest" }),
  "POST /:id/resume": row(ResumeDocument, { operationId: "resumeRequest", example: queuedAgain }),
  "GET /:id/log": row(LogDocument, {
    operationId: "getRequestLog",
    description: "Lines of the run log.",
    reply({ request: shown }, { query }, body) {
      const { status: state, log } = found(shown);
      const mayFollow = log.length === query["limit"] || !TERMINAL.has(state);
      const nextCursor = mayFollow ? (log.at(-1)?.cursor ?? query["cursor"] ?? null) : null;
      return { body: { ...(body as { data: unknown[] }), nextCursor } };
    },
  }),
});

export const operatorRequestRoutes = rows(operatorRequest, {
  "GET /": row(OperatorRequestsDocument, { reads: { status, tag } }),
  "GET /:id": OperatorRequestDocument,
});

const TERMINAL: ReadonlySet<RequestStatus> = new Set(["SUCCEEDED", "PARTIAL", "FAILED", "CANCELLED"]);

function statusOf(word: string, context: z.core.$RefinementCtx): RequestStatus {
  if (!STATUSES.includes(word)) context.addIssue(`Use ${STATUSES.join(", ")}.`);
  return word.toUpperCase() as RequestStatus;
}
