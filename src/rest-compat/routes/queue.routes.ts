import { z } from "zod";
import {
  CreateQueueDocument,
  DeleteQueueDocument,
  AcknowledgeQueueMessagesDocument,
  PullQueueMessagesDocument,
  PurgeQueueDocument,
  QueueDeliveriesDocument,
  QueueDocument,
  QueueMessageDocument,
  QueueMessagesDocument,
  QueueMetricsDocument,
  QueuesDocument,
  ReplayQueueDocument,
  RestoreQueueDocument,
  SendQueueMessageDocument,
  SendQueueMessagesDocument,
  UpdateQueueDocument,
} from "../../generated/rest-documents.ts";
import { QUEUE_LIMITS, queue } from "../../kinds/queue.ts";
import { row, rows } from "../row.ts";

const body = z
  .unknown()
  .describe("Any JSON; text where `contentType` is text, or bytes in base64. At most 127,900 bytes.");
const message = z.strictObject({
  body,
  contentType: z
    .enum(["json", "text", "bytes"])
    .transform((word) => word.toUpperCase())
    .optional()
    .describe("What the body is; JSON when left out."),
  delaySeconds: z
    .int()
    .min(0)
    .max(QUEUE_LIMITS.delaySeconds)
    .optional()
    .describe("Seconds until it may be delivered."),
});
const messages = z
  .array(message)
  .describe("1 to 100 messages, together at most 256,000 bytes, 100 for each included.");
const retries = z
  .array(
    z.strictObject({
      leaseId: z.string().describe("Its lease."),
      delaySeconds: z
        .int()
        .min(0)
        .max(QUEUE_LIMITS.delaySeconds)
        .default(0)
        .describe("Seconds until it may be pulled again."),
    }),
  )
  .optional()
  .describe("Those that are to come again.");
const deadLetterQueue = z
  .string()
  .nullable()
  .optional()
  .describe("Id or name of another queue of the service, which takes what fails permanently; null: none.");

export const queueRoutes = rows(queue, {
  "GET /": QueuesDocument,
  "POST /": row(CreateQueueDocument, { reads: { deadLetterQueue } }),
  "GET /:queue": QueueDocument,
  "PUT /:queue": row(UpdateQueueDocument, { reads: { deadLetterQueue } }),
  "DELETE /:queue": DeleteQueueDocument,
  "POST /:queue/restore": RestoreQueueDocument,
  "GET /:queue/messages": QueueMessagesDocument,
  "POST /:queue/messages": row(SendQueueMessageDocument, { status: 201, reads: { body } }),
  "DELETE /:queue/messages": PurgeQueueDocument,
  "POST /:queue/messages/batch": row(SendQueueMessagesDocument, { status: 201, reads: { messages } }),
  "GET /:queue/messages/:message": QueueMessageDocument,
  "POST /:queue/pull": PullQueueMessagesDocument,
  "POST /:queue/acknowledge": row(AcknowledgeQueueMessagesDocument, { reads: { retries } }),
  "POST /:queue/replay": ReplayQueueDocument,
  "GET /:queue/deliveries": QueueDeliveriesDocument,
  "GET /:queue/metrics": QueueMetricsDocument,
});
