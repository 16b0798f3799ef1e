// Made by `npm run generate` from the files of this folder. Do not edit.
import { abuseReportNode } from "./abuse/abuse-report.resolver.ts";
import { accountNode, apiKeyNode } from "./account/account.resolver.ts";
import { cronTriggerNode } from "./cron/cron-trigger.resolver.ts";
import { deploymentNode } from "./deployment/deployment.resolver.ts";
import { kvNamespaceNode } from "./kv/kv-namespace.resolver.ts";
import { notificationNode } from "./notification/notification.resolver.ts";
import { queueNode } from "./queue/queue.resolver.ts";
import { requestNode } from "./request/request.query.ts";
import { serviceNode } from "./service/service.resolver.ts";
import { sessionNode } from "./session/session.resolver.ts";
import { sqliteDatabaseNode } from "./sqlite/sqlite-database.resolver.ts";
import { stateClassNode } from "./state/state-class.resolver.ts";
import { ticketNode } from "./ticket/ticket.resolver.ts";
import { webhookDeliveryNode } from "./webhook/webhook-delivery.resolver.ts";
import { webhookEndpointNode } from "./webhook/webhook.resolver.ts";

import type { NodeSources } from "./node/node-source.ts";

/** How node(id) finds what each kind has. */
export const NODES = {
  abuseReport: abuseReportNode,
  account: accountNode,
  apiKey: apiKeyNode,
  cronTrigger: cronTriggerNode,
  deployment: deploymentNode,
  kvNamespace: kvNamespaceNode,
  notification: notificationNode,
  queue: queueNode,
  request: requestNode,
  service: serviceNode,
  session: sessionNode,
  sqliteDatabase: sqliteDatabaseNode,
  stateClass: stateClassNode,
  ticket: ticketNode,
  webhookDelivery: webhookDeliveryNode,
  webhookEndpoint: webhookEndpointNode,
} satisfies NodeSources;
