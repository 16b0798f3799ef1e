// Made by `npm run generate` from src/schema, src/resolvers and src/documents. Do not edit.
import type {
  AbuseReceiptFragment,
  AbuseReportFragment,
  AccountQuery,
  ApiKeyFragment,
  AtomicKvMutation,
  BeginSecondFactorMutation,
  BillingFragment,
  ClaimAccountMutation,
  ConfirmSecondFactorMutation,
  CreateApiKeyMutation,
  CreateRecoveryCodesMutation,
  CredentialQuery,
  CronRunFragment,
  CronTriggerCreateInput,
  CronTriggerFragment,
  CronTriggerUpdateInput,
  DataSourceFragment,
  DataSourceSummaryFragment,
  DeleteAccountMutation,
  DeleteKvMutation,
  DeploymentBuildQuery,
  DeploymentFragment,
  ErasureFragment,
  HostFragment,
  HostedPageFragment,
  InvoiceFragment,
  KvBulkFragment,
  KvChangeFragment,
  KvKeyFragment,
  KvKeysQuery,
  KvNamespaceFragment,
  KvValueFragment,
  LedgerQuery,
  LogLineFragment,
  NotificationFragment,
  OperatorAbuseReportFragment,
  OperatorAccountFragment,
  OperatorRequestFragment,
  OperatorRequestQuery,
  OperatorTicketFragment,
  OperatorTicketQuery,
  PlanDeploymentQuery,
  PricePointFragment,
  ProductsQuery,
  QueueCreateInput,
  QueueDeliveryFragment,
  QueueFragment,
  QueueMessageFragment,
  QueueMessageQuery,
  QueueMetricsFragment,
  QueueUpdateInput,
  RefundPaymentMutation,
  RequestFragment,
  ResealSecretsMutation,
  RevokeApiKeyMutation,
  RotateWebhookSecretMutation,
  SecondFactorFragment,
  SecretFragment,
  SendQueueMessageMutation,
  ServiceCreateInput,
  ServiceFragment,
  ServiceLogLineFragment,
  ServiceResourcesQuery,
  ServiceSnapshotFragment,
  ServiceUpdateInput,
  SessionFragment,
  SetNotificationsMutation,
  SimulateUsageCapQuery,
  SourceHealthFragment,
  SourceRecordingFragment,
  SpendLimitFragment,
  SqliteDatabaseFragment,
  SqliteQueryResultFragment,
  StateClassFragment,
  StateKeyFragment,
  StateObjectFragment,
  StateValueQuery,
  SupportTicketCreateInput,
  SupportTicketFragment,
  TrackedProductFragment,
  UsageCapFragment,
  UsageFragment,
  VerifyLedgerQuery,
  WebhookDeliveryFragment,
  WebhookEndpointCreateInput,
  WebhookEndpointUpdateInput,
  WebhookFragment,
  WorkerReportFragment,
} from "./documents.ts";

export type {
  AbuseAction,
  AbuseCategory,
  AbuseReportAppealInput,
  AbuseReportSubmitInput,
  AbuseSeverity,
  AbuseStatus,
  AutoTopUpInput,
  BillingCheckoutInput,
  BuildStatus,
  CapPeriod,
  CapState,
  CredentialKind,
  CronOverlap,
  CronRunState,
  DeploymentStatus,
  HostStatus,
  HostedWorkerState,
  InvoiceState,
  KvAtomicInput,
  KvBulkPutInput,
  KvEncoding,
  KvPutInput,
  LedgerKind,
  MeterKind,
  NotificationSettingInput,
  OperationAvailability,
  PaidPlan,
  PaymentPurpose,
  PaymentState,
  PlannedFileInput,
  QueueAcknowledgeInput,
  QueueBackoff,
  QueueContentType,
  QueueEventKind,
  QueueMessageState,
  QueuePullInput,
  QueueReplayFilter,
  QueueSendBatchInput,
  QueueSendInput,
  RequestFilter,
  RequestStatus,
  ScraperIsolation,
  SecretInput,
  SecretScope,
  ServiceCapability,
  ServiceKind,
  ServiceLogFilter,
  ServiceLogLevel,
  ServiceLogSource,
  ServiceStatus,
  SourceStatus,
  SpendLimitInput,
  SqliteBatchInput,
  SqliteQueryInput,
  SqliteRowFormat,
  StateCommitInput,
  StatePutInput,
  StopReason,
  SubscriptionStatus,
  TicketCreator,
  TicketMessageAuthor,
  TicketSeverity,
  TicketStatus,
  UsageCapInput,
  WebhookDeliveryStatus,
  WebhookDisabledReason,
  WorkerStatus,
} from "./documents.ts";

/** What who reported abuse gets. */
export type AbuseReceipt = AbuseReceiptFragment;

/** A report of abuse of a service of the account. */
export type AbuseReport = AbuseReportFragment;

/** A report of abuse as operators see it. */
export type OperatorAbuseReport = OperatorAbuseReportFragment;

/** Who pays. */
export type Account = NonNullable<AccountQuery["viewer"]>;

/** A key for programs. Its text is shown once, at creation. */
export type ApiKey = ApiKeyFragment;

/** The new key. */
export type ApiKeyWithSecret = NonNullable<CreateApiKeyMutation["apiKeyCreate"]>;

/** The revoked key. */
export type ApiKeyRevocation = NonNullable<RevokeApiKeyMutation["apiKeyRevoke"]>;

/** The credential that made this call. */
export type Credential = NonNullable<CredentialQuery["credential"]>;

/** A closed account that will be erased. */
export type AccountDeletion = NonNullable<DeleteAccountMutation["accountDelete"]>;

/** An account as operators see it. */
export type OperatorAccount = OperatorAccountFragment;

/** Plan, balance and payments of an account. */
export type Billing = BillingFragment;

/** A page of the payment provider, for a person. */
export type HostedPage = HostedPageFragment;

/** Money that was added to the balance or taken from it. Entries are never changed. */
export type LedgerEntry = LedgerQuery["ledger"]["nodes"][number];

/** What an account was billed. */
export type Invoice = InvoiceFragment;

/** A payment that was made or requested. */
export type Payment = NonNullable<RefundPaymentMutation["paymentRefund"]>["payment"];

/** The result of recomputing accounts from their entries. */
export type LedgerVerification = VerifyLedgerQuery["ledgerVerification"];

/** A time at which the worker of a service is called. */
export type CronTrigger = CronTriggerFragment;

/** Everything about a service at a moment. */
export type ServiceSnapshot = ServiceSnapshotFragment;

/** What became of a slot of a trigger. */
export type CronRun = CronRunFragment;

/** A pass over all stored Records that erases or counts those of one subject. */
export type Erasure = ErasureFragment;

/** A process that runs services. */
export type Host = HostFragment;

/** Keys and values of a service under one name. */
export type KvNamespace = KvNamespaceFragment;

/** Keys in the order of their bytes. */
export type KvKeyList = KvKeysQuery["kvKeys"];

/** A value under a key. */
export type KvValue = KvValueFragment;

/** A key, and what is known of its value. */
export type KvKey = KvKeyFragment;

/** What was deleted. */
export type KvDeleted = NonNullable<DeleteKvMutation["kvDelete"]>;

/** What a call about many keys has done. */
export type KvBulk = KvBulkFragment;

/** A key that was written. */
export type KvMutations = NonNullable<AtomicKvMutation["kvAtomic"]>["keys"][number];

/** A key as it is from a moment on. */
export type KvChange = KvChangeFragment;

/** Something that the account should know. */
export type Notification = NotificationFragment;

/** Where the account is notified of events of one kind. */
export type NotificationSetting = NonNullable<SetNotificationsMutation["notificationSettingsUpdate"]>["settings"][number];

/** What a product cost when a Request looked at it. */
export type PricePoint = PricePointFragment;

/** A product whose price was looked at. `priceHistory` has all its points. */
export type TrackedProduct = TrackedProductFragment;

/** Everything that is offered, and what it costs. */
export type ProductCatalog = ProductsQuery["productCatalog"];

/** Messages of a service that wait for its worker. */
export type Queue = QueueFragment;

/** A message that waits. */
export type QueueMessage = QueueMessageFragment;

/** What happened to a message. */
export type QueueMessageTimeline = NonNullable<QueueMessageQuery["queueMessage"]>;

/** A delivery of messages to the worker. */
export type QueueDelivery = QueueDeliveryFragment;

/** How a queue stands. Totals may lack the last second before a crash of the server. */
export type QueueMetrics = QueueMetricsFragment;

/** A message that is stored. */
export type SentQueueMessage = NonNullable<SendQueueMessageMutation["queueSend"]>["message"];

/** One paid run of one scraper. */
export type Request = RequestFragment;

/** A line of the run log. */
export type LogLine = LogLineFragment;

/** A Request of any account, as operators see it: without its Records. */
export type OperatorRequest = OperatorRequestFragment;

/** A Request of any account, as operators see it: without its Records. */
export type OperatorRequestWithLog = NonNullable<OperatorRequestQuery["operatorRequest"]>;

/** A public-data source in the catalog. */
export type ScraperSummary = DataSourceSummaryFragment;

/** A public-data source in the catalog. */
export type Scraper = DataSourceFragment;

/** Readiness of one public-data source. */
export type SourceHealth = SourceHealthFragment;

/** What signing in takes in addition to the password: codes of an authenticator app (TOTP), or recovery codes. */
export type SecondFactor = SecondFactorFragment;

/** A secret for an authenticator app. Signing in asks for no code until a first one confirms it. */
export type SecondFactorEnrolment = NonNullable<BeginSecondFactorMutation["secondFactorBegin"]>;

/** The second factor is on. */
export type SecondFactorOn = NonNullable<ConfirmSecondFactorMutation["secondFactorConfirm"]>;

/** New recovery codes; the old ones no longer work. */
export type RecoveryCodes = NonNullable<CreateRecoveryCodesMutation["recoveryCodesCreate"]>;

/** A named value of a service. The value itself is never shown. */
export type Secret = SecretFragment;

/** What is sealed with the first key now, and was with another. */
export type SecretsResealed = NonNullable<ResealSecretsMutation["secretsReseal"]>;

/** A line that the service or the platform wrote. */
export type ServiceLogLine = ServiceLogLineFragment;

/** A worker, static files, or both, under one name. */
export type Service = ServiceFragment;

/** The resources of a service. */
export type ServiceResources = NonNullable<ServiceResourcesQuery["serviceResources"]>;

/** What was uploaded of a service, once. */
export type Deployment = DeploymentFragment;

/** A build of the worker of a deployment, on the server. */
export type DeploymentBuild = NonNullable<DeploymentBuildQuery["deploymentBuild"]>;

/** What a deploy would do. Nothing has changed. */
export type DeploymentPlan = PlanDeploymentQuery["deploymentPlan"];

/** A place where the account's owner is signed in. */
export type Session = SessionFragment;

/** A new session. */
export type SignedIn = NonNullable<ClaimAccountMutation["accountClaim"]>;

/** What a source answered last to a run that failed, kept for 14 days. */
export type SourceRecording = SourceRecordingFragment;

/** A relational database of a service, kept by SQLite. */
export type SqliteDatabase = SqliteDatabaseFragment;

/** What a statement answered, and what it took. */
export type SqliteQueryResult = SqliteQueryResultFragment;

/** A class of objects of a service. */
export type StateClass = StateClassFragment;

/** An object, by its key. */
export type StateObject = StateObjectFragment;

/** A key of an object. */
export type StateKey = StateKeyFragment;

/** A value of an object. */
export type StateValue = NonNullable<StateValueQuery["stateValue"]>;

/** A question from the account to the people who run the server. */
export type Ticket = SupportTicketFragment;

/** A ticket as operators see it. */
export type OperatorTicket = OperatorTicketFragment;

/** A ticket as operators see it. */
export type OperatorTicketWithLog = NonNullable<OperatorTicketQuery["operatorTicket"]>;

/** What the account used in a UTC month, may use, and will pay. */
export type Usage = UsageFragment;

/** A hard limit on one meter, and its state. */
export type UsageCap = UsageCapFragment;

/** What a cap would have stopped in a month, by what was used on each of its days. */
export type UsageCapSimulation = NonNullable<SimulateUsageCapQuery["usageCapSimulation"]>;

/** What scraping may cost, and what it has cost. */
export type SpendLimit = SpendLimitFragment;

/** A URL that webhooks are sent to. */
export type Webhook = WebhookFragment;

/** The endpoint with its new secret. */
export type WebhookWithSecret = NonNullable<RotateWebhookSecretMutation["webhookEndpointRotateSecret"]>;

/** One event for one endpoint. Its id is the `webhook-id` of every attempt. */
export type WebhookDelivery = WebhookDeliveryFragment;

/** What runs where, and what waits for it. */
export type WorkerReport = WorkerReportFragment;

/** A new cron trigger. */
export type NewCronTrigger = CronTriggerCreateInput;

/** A change of a cron trigger; what is left out stays. */
export type CronTriggerChange = CronTriggerUpdateInput;

/** A new queue. */
export type NewQueue = QueueCreateInput;

/** A change of the settings of a queue; what is left out stays. */
export type QueueChange = QueueUpdateInput;

/** A new service. */
export type NewService = ServiceCreateInput;

/** A change of a service. */
export type ServiceChange = ServiceUpdateInput;

/** A new ticket. */
export type NewTicket = SupportTicketCreateInput;

/** A new endpoint. */
export type NewWebhook = WebhookEndpointCreateInput;

/** What to change; fields that are left out do not change. */
export type WebhookChange = WebhookEndpointUpdateInput;
