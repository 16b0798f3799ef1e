// Made by `npm run generate` from the files of this folder. Do not edit.
import { abuseReport, operatorAbuseReport } from "./abuse.ts";
import { account, operatorAccount } from "./account.ts";
import { apiKey } from "./api-key.ts";
import { billing } from "./billing.ts";
import { canary } from "./canary.ts";
import { cap } from "./cap.ts";
import { credential } from "./credential.ts";
import { cronTrigger, cronRun } from "./cron.ts";
import { deployment } from "./deployment.ts";
import { erasure } from "./erasure.ts";
import { host } from "./host.ts";
import { invoice } from "./invoice.ts";
import { kvNamespace, kvValue } from "./kv.ts";
import { notification, notificationSetting } from "./notification.ts";
import { payment } from "./payment.ts";
import { pricePoint, trackedProduct } from "./price.ts";
import { product } from "./product.ts";
import { queue, queueMessage, queueDelivery } from "./queue.ts";
import { record } from "./record.ts";
import { request, operatorRequest, runLogLine } from "./request.ts";
import { scraper } from "./scraper.ts";
import { secondFactor } from "./second-factor.ts";
import { secret } from "./secret.ts";
import { serviceLog } from "./service-log.ts";
import { service } from "./service.ts";
import { session } from "./session.ts";
import { sourceHealth, sourceRecording } from "./source-health.ts";
import { spendLimit } from "./spending.ts";
import { sqliteDatabase } from "./sqlite.ts";
import { stateClass, stateObject, stateKey } from "./state.ts";
import { ticket, operatorTicket, ticketMessage } from "./ticket.ts";
import { usage } from "./usage.ts";
import { ledgerEntry } from "./wallet.ts";
import { webhookEndpoint, webhookDelivery } from "./webhook.ts";
import { worker } from "./worker.ts";

/** Every kind of thing. */
export const KINDS = {
  abuseReport,
  operatorAbuseReport,
  account,
  operatorAccount,
  apiKey,
  billing,
  canary,
  cap,
  credential,
  cronTrigger,
  cronRun,
  deployment,
  erasure,
  host,
  invoice,
  kvNamespace,
  kvValue,
  notification,
  notificationSetting,
  payment,
  pricePoint,
  trackedProduct,
  product,
  queue,
  queueMessage,
  queueDelivery,
  record,
  request,
  operatorRequest,
  runLogLine,
  scraper,
  secondFactor,
  secret,
  serviceLog,
  service,
  session,
  sourceHealth,
  sourceRecording,
  spendLimit,
  sqliteDatabase,
  stateClass,
  stateObject,
  stateKey,
  ticket,
  operatorTicket,
  ticketMessage,
  usage,
  ledgerEntry,
  webhookEndpoint,
  webhookDelivery,
  worker,
};
