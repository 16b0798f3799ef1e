import type { GraphQLSchema } from "graphql";
import { answerOf } from "../../rest-compat/answer/answer-of.ts";
import type { Answer } from "../../rest-compat/answer/shape.ts";
import type { RestRoute } from "../../rest-compat/route.ts";
import { accountDeletionRoutes } from "../../rest-compat/routes/account-deletion.routes.ts";
import { accountRoutes } from "../../rest-compat/routes/account.routes.ts";
import { billingRoutes } from "../../rest-compat/routes/billing.routes.ts";
import { dataSourceRoutes } from "../../rest-compat/routes/data-sources.routes.ts";
import { ledgerRoutes } from "../../rest-compat/routes/ledger.routes.ts";
import { notificationRoutes } from "../../rest-compat/routes/notification.routes.ts";
import { priceHistoryRoutes } from "../../rest-compat/routes/price-history.routes.ts";
import { productRoutes } from "../../rest-compat/routes/product.routes.ts";
import { requestCreateRoutes } from "../../rest-compat/routes/request-create.routes.ts";
import { requestRoutes } from "../../rest-compat/routes/requests.routes.ts";
import { resultsRoutes } from "../../rest-compat/routes/results.routes.ts";
import { secondFactorRoutes } from "../../rest-compat/routes/second-factor.routes.ts";
import { sessionRoutes } from "../../rest-compat/routes/session.routes.ts";
import { operatorTicketRoutes } from "../../rest-compat/routes/operator-ticket.routes.ts";
import { ticketRoutes } from "../../rest-compat/routes/ticket.routes.ts";
import { webhookDeliveryRoutes } from "../../rest-compat/routes/webhook-delivery.routes.ts";
import { webhookRoutes } from "../../rest-compat/routes/webhook.routes.ts";
import { spendLimitRoutes } from "../../rest-compat/routes/spend-limit.routes.ts";
import { usageRoutes } from "../../rest-compat/routes/usage.routes.ts";

/** Every /v1 route. */
export const REST_ROUTES: readonly RestRoute[] = [
  ...dataSourceRoutes,
  ...requestCreateRoutes,
  ...requestRoutes,
  ...resultsRoutes,
  ...priceHistoryRoutes,
  ...accountRoutes,
  ...accountDeletionRoutes,
  ...sessionRoutes,
  ...secondFactorRoutes,
  ...notificationRoutes,
  ...billingRoutes,
  ...ledgerRoutes,
  ...ticketRoutes,
  ...operatorTicketRoutes,
  ...webhookRoutes,
  ...webhookDeliveryRoutes,
  ...usageRoutes,
  ...spendLimitRoutes,
  ...productRoutes,
];

/** Each of these rows with what its document answers by this schema; null for one whose answer is bytes. */
export function withAnswers(
  routes: readonly RestRoute[],
  schema: GraphQLSchema,
): ReadonlyMap<RestRoute, Answer | null> {
  return new Map(routes.map((row) => [row, "document" in row ? answerOf(schema, row.document) : null]));
}
