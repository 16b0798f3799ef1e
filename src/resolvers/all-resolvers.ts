// Made by `npm run generate` from the files of this folder. Do not edit.
import { AbuseReportResolver } from "./abuse/abuse-report.resolver.ts";
import { OperatorAbuseReportResolver } from "./abuse/operator-abuse-report.resolver.ts";
import { AccountDeletionResolver } from "./account/account-deletion.resolver.ts";
import { AccountResolver } from "./account/account.resolver.ts";
import { OperatorAccountResolver } from "./account/operator-account.resolver.ts";
import { BillingResolver } from "./billing/billing.resolver.ts";
import { LedgerResolver } from "./billing/ledger.resolver.ts";
import { CanaryMutation } from "./canary/canary.mutation.ts";
import { CredentialQuery } from "./credential/credential.query.ts";
import { CronTriggerResolver } from "./cron/cron-trigger.resolver.ts";
import { DeploymentResolver } from "./deployment/deployment.resolver.ts";
import { ErasureResolver } from "./erasure/erasure.resolver.ts";
import { HostResolver } from "./host/host.resolver.ts";
import { KvAtomicResolver } from "./kv/kv-atomic.resolver.ts";
import { KvNamespaceResolver } from "./kv/kv-namespace.resolver.ts";
import { KvValueResolver } from "./kv/kv-value.resolver.ts";
import { KvWatchResolver } from "./kv/kv-watch.resolver.ts";
import { NodeQuery } from "./node/node.query.ts";
import { NotificationResolver } from "./notification/notification.resolver.ts";
import { PriceHistoryQuery } from "./price/price-history.query.ts";
import { TrackedProductsQuery } from "./price/tracked-products.query.ts";
import { ProductQuery } from "./product/product.query.ts";
import { QueueMessageResolver } from "./queue/queue-message.resolver.ts";
import { QueueResolver } from "./queue/queue.resolver.ts";
import { OperatorRequestResolver } from "./request/operator-request.resolver.ts";
import { RequestField } from "./request/request.field.ts";
import { RequestMutation } from "./request/request.mutation.ts";
import { RequestQuery } from "./request/request.query.ts";
import { RequestSubscription } from "./request/request.subscription.ts";
import { OperationField } from "./scraper/operation.field.ts";
import { ScraperField } from "./scraper/scraper.field.ts";
import { ScraperQuery } from "./scraper/scraper.query.ts";
import { SecondFactorResolver } from "./second-factor/second-factor.resolver.ts";
import { SecretResolver } from "./secret/secret.resolver.ts";
import { ServiceLogResolver } from "./service-log/service-log.resolver.ts";
import { ServiceSnapshotResolver } from "./service/service-snapshot.resolver.ts";
import { ServiceResolver } from "./service/service.resolver.ts";
import { SessionResolver } from "./session/session.resolver.ts";
import { SourceHealthResolver } from "./source-health/source-health.resolver.ts";
import { SourceRecordingResolver } from "./source-health/source-recording.resolver.ts";
import { SqliteDatabaseResolver } from "./sqlite/sqlite-database.resolver.ts";
import { StateClassResolver } from "./state/state-class.resolver.ts";
import { StateValueResolver } from "./state/state-value.resolver.ts";
import { OperatorTicketResolver } from "./ticket/operator-ticket.resolver.ts";
import { TicketResolver } from "./ticket/ticket.resolver.ts";
import { CapResolver } from "./usage/cap.resolver.ts";
import { SpendLimitResolver } from "./usage/spend-limit.resolver.ts";
import { UsageResolver } from "./usage/usage.resolver.ts";
import { WebhookDeliveryResolver } from "./webhook/webhook-delivery.resolver.ts";
import { WebhookResolver } from "./webhook/webhook.resolver.ts";
import { WorkerResolver } from "./worker/worker.resolver.ts";

/** Every resolver. */
export const RESOLVERS = [
  AbuseReportResolver,
  OperatorAbuseReportResolver,
  AccountDeletionResolver,
  AccountResolver,
  OperatorAccountResolver,
  BillingResolver,
  LedgerResolver,
  CanaryMutation,
  CredentialQuery,
  CronTriggerResolver,
  DeploymentResolver,
  ErasureResolver,
  HostResolver,
  KvAtomicResolver,
  KvNamespaceResolver,
  KvValueResolver,
  KvWatchResolver,
  NodeQuery,
  NotificationResolver,
  PriceHistoryQuery,
  TrackedProductsQuery,
  ProductQuery,
  QueueMessageResolver,
  QueueResolver,
  OperatorRequestResolver,
  RequestField,
  RequestMutation,
  RequestQuery,
  RequestSubscription,
  OperationField,
  ScraperField,
  ScraperQuery,
  SecondFactorResolver,
  SecretResolver,
  ServiceLogResolver,
  ServiceSnapshotResolver,
  ServiceResolver,
  SessionResolver,
  SourceHealthResolver,
  SourceRecordingResolver,
  SqliteDatabaseResolver,
  StateClassResolver,
  StateValueResolver,
  OperatorTicketResolver,
  TicketResolver,
  CapResolver,
  SpendLimitResolver,
  UsageResolver,
  WebhookDeliveryResolver,
  WebhookResolver,
  WorkerResolver,
] as const;
