// Made by `npm run generate` from the files of this folder. Do not edit.
import { accountDeletionRoutes } from "./account-deletion.routes.ts";
import { accountRoutes } from "./account.routes.ts";
import { billingRoutes } from "./billing.routes.ts";
import { dataSourceRoutes } from "./data-sources.routes.ts";
import { ledgerRoutes } from "./ledger.routes.ts";
import { notificationRoutes } from "./notification.routes.ts";
import { operatorTicketRoutes } from "./operator-ticket.routes.ts";
import { priceHistoryRoutes } from "./price-history.routes.ts";
import { productRoutes } from "./product.routes.ts";
import { requestCreateRoutes } from "./request-create.routes.ts";
import { requestRoutes } from "./requests.routes.ts";
import { resultsRoutes } from "./results.routes.ts";
import { secondFactorRoutes } from "./second-factor.routes.ts";
import { sessionRoutes } from "./session.routes.ts";
import { spendLimitRoutes } from "./spend-limit.routes.ts";
import { ticketRoutes } from "./ticket.routes.ts";
import { usageRoutes } from "./usage.routes.ts";
import { webhookDeliveryRoutes } from "./webhook-delivery.routes.ts";
import { webhookRoutes } from "./webhook.routes.ts";

/** Every route of /v1. */
export const ROUTES = [
  ...accountDeletionRoutes,
  ...accountRoutes,
  ...billingRoutes,
  ...dataSourceRoutes,
  ...ledgerRoutes,
  ...notificationRoutes,
  ...operatorTicketRoutes,
  ...priceHistoryRoutes,
  ...productRoutes,
  ...requestCreateRoutes,
  ...requestRoutes,
  ...resultsRoutes,
  ...secondFactorRoutes,
  ...sessionRoutes,
  ...spendLimitRoutes,
  ...ticketRoutes,
  ...usageRoutes,
  ...webhookDeliveryRoutes,
  ...webhookRoutes,
];
