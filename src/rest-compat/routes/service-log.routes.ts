import { ServiceLogsDocument } from "../../generated/rest-documents.ts";
import { serviceLog } from "../../kinds/service-log.ts";
import { bytesRow, rows } from "../row.ts";
import { LOG_TAIL_READS, logTail } from "../streams/log-tail.ts";

export const serviceLogRoutes = rows(serviceLog, {
  "GET /": ServiceLogsDocument,
  "GET /tail": bytesRow({
    operationId: "tailServiceLogs",
    summary: "The lines of a service as they are written, as server-sent events.",
    description:
      "Each event is a line as JSON, with its id as that of the event: a browser that lost its connection resumes behind it (`Last-Event-ID`). An event `dropped` says how many lines were not kept.",
    reads: LOG_TAIL_READS,
    bytes: logTail,
  }),
});
