// Made by `npm run generate` from the files of this folder. Do not edit.
import { abuseCollections } from "./abuse/abuse-documents.ts";
import { accountCollections } from "./account/account-documents.ts";
import { credentialCollections } from "./credential/credential-documents.ts";
import { cronCollections } from "./cron/cron-documents.ts";
import { deploymentCollections } from "./deployment/deployment-documents.ts";
import { erasureCollections } from "./erasure/erasure-documents.ts";
import { eventCollections } from "./event/event-documents.ts";
import { hostCollections } from "./host/host-documents.ts";
import { invoiceCollections } from "./invoice/invoice-documents.ts";
import { kvCollections } from "./kv/kv-documents.ts";
import { mailCollections } from "./mail/mail-documents.ts";
import { notificationCollections } from "./notification/notification-documents.ts";
import { paymentCollections } from "./payment/payment-documents.ts";
import { sandboxCollections } from "./payment/sandbox-documents.ts";
import { planCollections } from "./plan/plan-documents.ts";
import { priceCollections } from "./price/price-documents.ts";
import { queueCollections } from "./queue/queue-documents.ts";
import { recordCollections } from "./record/record-documents.ts";
import { idempotencyCollections } from "./request/idempotency-documents.ts";
import { requestCollections } from "./request/request-documents.ts";
import { runLogCollections } from "./request/run-log-documents.ts";
import { resourceCollections } from "./resource/resource-documents.ts";
import { rollingLimitCollections } from "./rolling-limit/rolling-limit-documents.ts";
import { paceCollections } from "./scrape/pace-documents.ts";
import { workerCollections } from "./scrape/worker-documents.ts";
import { secondFactorCollections } from "./second-factor/second-factor-documents.ts";
import { secretCollections } from "./secret/secret-documents.ts";
import { serviceLogCollections } from "./service-log/service-log-documents.ts";
import { serviceCollections } from "./service/service-documents.ts";
import { sessionCollections } from "./session/session-documents.ts";
import { healthCollections } from "./source-health/health-documents.ts";
import { recordingCollections } from "./source-health/recording-documents.ts";
import { spendingCollections } from "./spending/spending-documents.ts";
import { sqliteCollections } from "./sqlite/sqlite-documents.ts";
import { stateCollections } from "./state/state-documents.ts";
import { ticketCollections } from "./ticket/ticket-documents.ts";
import { usageCollections } from "./usage/usage-documents.ts";
import { moneyCollections } from "./wallet/money-documents.ts";
import { webhookCollections } from "./webhook/webhook-documents.ts";

/** Every collection, by its name in the database. */
export const COLLECTIONS = {
  ...abuseCollections,
  ...accountCollections,
  ...credentialCollections,
  ...cronCollections,
  ...deploymentCollections,
  ...erasureCollections,
  ...eventCollections,
  ...hostCollections,
  ...invoiceCollections,
  ...kvCollections,
  ...mailCollections,
  ...notificationCollections,
  ...paymentCollections,
  ...sandboxCollections,
  ...planCollections,
  ...priceCollections,
  ...queueCollections,
  ...recordCollections,
  ...idempotencyCollections,
  ...requestCollections,
  ...runLogCollections,
  ...resourceCollections,
  ...rollingLimitCollections,
  ...paceCollections,
  ...workerCollections,
  ...secondFactorCollections,
  ...secretCollections,
  ...serviceLogCollections,
  ...serviceCollections,
  ...sessionCollections,
  ...healthCollections,
  ...recordingCollections,
  ...spendingCollections,
  ...sqliteCollections,
  ...stateCollections,
  ...ticketCollections,
  ...usageCollections,
  ...moneyCollections,
  ...webhookCollections,
};
