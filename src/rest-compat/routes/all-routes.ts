// Made by `npm run generate` from the files of this folder. Do not edit.
import { abuseReportRoutes, operatorAbuseReportRoutes } from "./abuse.routes.ts";
import { accountRoutes, apiKeyRoutes, credentialRoutes, operatorAccountRoutes } from "./account.routes.ts";
import { billingRoutes, ledgerRoutes, invoiceRoutes } from "./billing.routes.ts";
import { cronRoutes } from "./cron.routes.ts";
import { dataSourceRoutes, recordingRoutes } from "./data-sources.routes.ts";
import { deploymentRoutes } from "./deployment.routes.ts";
import { hostRoutes } from "./host.routes.ts";
import { kvNamespaceRoutes, kvValueRoutes } from "./kv.routes.ts";
import { notificationRoutes } from "./notification.routes.ts";
import { priceHistoryRoutes } from "./price-history.routes.ts";
import { productRoutes } from "./product.routes.ts";
import { queueRoutes } from "./queue.routes.ts";
import { requestCreateRoutes } from "./request-create.routes.ts";
import { requestRoutes, operatorRequestRoutes } from "./request.routes.ts";
import { resultsRoutes } from "./results.routes.ts";
import { secondFactorRoutes } from "./second-factor.routes.ts";
import { secretRoutes } from "./secret.routes.ts";
import { serviceLogRoutes } from "./service-log.routes.ts";
import { serviceRoutes } from "./service.routes.ts";
import { sessionRoutes } from "./session.routes.ts";
import { sqliteDatabaseRoutes } from "./sqlite.routes.ts";
import { stateRoutes } from "./state.routes.ts";
import { ticketRoutes, operatorTicketRoutes } from "./ticket.routes.ts";
import { trackedProductRoutes } from "./tracked-product.routes.ts";
import { usageRoutes, capRoutes, spendLimitRoutes } from "./usage.routes.ts";
import { webhookRoutes, webhookDeliveryRoutes } from "./webhook.routes.ts";
import { workerRoutes } from "./worker.routes.ts";

/** Every route of /v1. */
export const ROUTES = [
  ...abuseReportRoutes,
  ...operatorAbuseReportRoutes,
  ...accountRoutes,
  ...apiKeyRoutes,
  ...credentialRoutes,
  ...operatorAccountRoutes,
  ...billingRoutes,
  ...ledgerRoutes,
  ...invoiceRoutes,
  ...cronRoutes,
  ...dataSourceRoutes,
  ...recordingRoutes,
  ...deploymentRoutes,
  ...hostRoutes,
  ...kvNamespaceRoutes,
  ...kvValueRoutes,
  ...notificationRoutes,
  ...priceHistoryRoutes,
  ...productRoutes,
  ...queueRoutes,
  ...requestCreateRoutes,
  ...requestRoutes,
  ...operatorRequestRoutes,
  ...resultsRoutes,
  ...secondFactorRoutes,
  ...secretRoutes,
  ...serviceLogRoutes,
  ...serviceRoutes,
  ...sessionRoutes,
  ...sqliteDatabaseRoutes,
  ...stateRoutes,
  ...ticketRoutes,
  ...operatorTicketRoutes,
  ...trackedProductRoutes,
  ...usageRoutes,
  ...capRoutes,
  ...spendLimitRoutes,
  ...webhookRoutes,
  ...webhookDeliveryRoutes,
  ...workerRoutes,
];
