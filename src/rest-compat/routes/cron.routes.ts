import {
  CreateCronTriggerDocument,
  CronRunsDocument,
  CronTriggerDocument,
  CronTriggersDocument,
  DeleteCronTriggerDocument,
  RunCronTriggerDocument,
  UpdateCronTriggerDocument,
} from "../../generated/rest-documents.ts";
import { cronTrigger } from "../../kinds/cron.ts";
import { row, rows } from "../row.ts";

export const cronRoutes = rows(cronTrigger, {
  "GET /": CronTriggersDocument,
  "POST /": CreateCronTriggerDocument,
  "GET /:trigger": CronTriggerDocument,
  "PUT /:trigger": UpdateCronTriggerDocument,
  "DELETE /:trigger": DeleteCronTriggerDocument,
  "POST /:trigger/run": row(RunCronTriggerDocument, { status: 201 }),
  "GET /:trigger/history": CronRunsDocument,
});
