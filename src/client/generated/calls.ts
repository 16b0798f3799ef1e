// Made by `npm run generate` from src/schema, src/resolvers and src/documents. Do not edit.
import type { WatchOptions } from "../live.ts";
import type { Page } from "../models.ts";
import type {
  AbuseReportAppealInput,
  AbuseReportSubmitInput,
  AbuseSeverity,
  AbuseStatus,
  AcknowledgeQueueMessagesMutation,
  AutoTopUpInput,
  BillingCheckoutInput,
  CapPeriod,
  CronTriggerCreateInput,
  CronTriggerUpdateInput,
  DeleteStateValueMutation,
  KvAtomicInput,
  KvBulkPutInput,
  KvPutInput,
  NotificationSettingInput,
  PlannedFileInput,
  PullQueueMessagesMutation,
  QueueAcknowledgeInput,
  QueueCreateInput,
  QueueMessageState,
  QueuePullInput,
  QueueReplayFilter,
  QueueSendBatchInput,
  QueueSendInput,
  QueueUpdateInput,
  RequestFilter,
  SecretInput,
  SecretScope,
  ServiceCreateInput,
  ServiceLogFilter,
  ServiceUpdateInput,
  SpendLimitInput,
  SqliteBatchInput,
  SqliteQueryInput,
  StateCommitInput,
  StatePutInput,
  SupportTicketCreateInput,
  TicketSeverity,
  TicketStatus,
  UsageCapInput,
  WebhookDeliveryStatus,
  WebhookEndpointCreateInput,
  WebhookEndpointUpdateInput,
} from "./documents.ts";
import type {
  AbuseReceipt,
  AbuseReport,
  Account,
  AccountDeletion,
  ApiKey,
  ApiKeyRevocation,
  ApiKeyWithSecret,
  Billing,
  Credential,
  CronRun,
  CronTrigger,
  Deployment,
  DeploymentBuild,
  DeploymentPlan,
  Erasure,
  Host,
  HostedPage,
  Invoice,
  KvBulk,
  KvChange,
  KvDeleted,
  KvKey,
  KvKeyList,
  KvMutations,
  KvNamespace,
  KvValue,
  LedgerEntry,
  LedgerVerification,
  LogLine,
  Notification,
  NotificationSetting,
  OperatorAbuseReport,
  OperatorAccount,
  OperatorRequest,
  OperatorRequestWithLog,
  OperatorTicket,
  OperatorTicketWithLog,
  Payment,
  PricePoint,
  ProductCatalog,
  Queue,
  QueueDelivery,
  QueueMessage,
  QueueMessageTimeline,
  QueueMetrics,
  RecoveryCodes,
  Request,
  Scraper,
  ScraperSummary,
  SecondFactor,
  SecondFactorEnrolment,
  SecondFactorOn,
  Secret,
  SecretsResealed,
  SentQueueMessage,
  Service,
  ServiceLogLine,
  ServiceResources,
  ServiceSnapshot,
  Session,
  SignedIn,
  SourceHealth,
  SourceRecording,
  SpendLimit,
  SqliteDatabase,
  SqliteQueryResult,
  StateClass,
  StateKey,
  StateObject,
  StateValue,
  Ticket,
  TrackedProduct,
  Usage,
  UsageCap,
  UsageCapSimulation,
  Webhook,
  WebhookDelivery,
  WebhookWithSecret,
  WorkerReport,
} from "./models.ts";

/** Reports of abuse: anybody makes them, owners of services answer, and operators decide. */
export interface AbuseCalls {
  /**
   * Reports abuse of a service to the people who run the server. Needs no account; the answer is the same whether or not the service is this server's.
   * @param input The report.
   */
  reportAbuse(input: AbuseReportSubmitInput): Promise<AbuseReceipt>;
  /**
   * How a report stands, for who has its link; null where it is none.
   * @param link The last part of `statusUrl`.
   */
  abuseReceipt(link: string): Promise<AbuseReceipt>;
  /** Reports of abuse of services of the account, newest first. */
  abuseReports(options?: {
    /** Page size, 1 to 100; 20 unless given. */
    first?: number;
    /** `endCursor` of the page before. */
    after?: string;
    /** Only those that stand so. */
    status?: AbuseStatus;
    /** Only those of this severity. */
    severity?: AbuseSeverity;
  }): Promise<Page<AbuseReport>>;
  /**
   * One report of abuse of a service of the account.
   * @param id Id of the report of abuse.
   */
  abuseReport(id: string): Promise<AbuseReport | null>;
  /**
   * Answers a report after what was reported is dealt with; a quarantine holds until operators decide. Once more after a denial, with new evidence.
   * @param id Id of the report of abuse.
   * @param input The appeal.
   */
  appealAbuseReport(id: string, input: AbuseReportAppealInput): Promise<AbuseReport>;
  /** Reports of abuse, newest first, for operators only. */
  operatorAbuseReports(options?: {
    /** Page size, 1 to 100; 20 unless given. */
    first?: number;
    /** `endCursor` of the page before. */
    after?: string;
    /** Only those that stand so. */
    status?: AbuseStatus;
    /** Only those of this severity. */
    severity?: AbuseSeverity;
  }): Promise<Page<OperatorAbuseReport>>;
  /**
   * One report of abuse, for operators only.
   * @param id Id of the report of abuse.
   */
  operatorAbuseReport(id: string): Promise<OperatorAbuseReport | null>;
  /**
   * Marks a report as looked at, and writes down what is served; of an appeal, denies it. For operators only.
   * @param id Id of the report of abuse.
   * @param note Why, 1 to 4,000 characters. The owner reads it, except of a triage.
   */
  triageAbuseReport(id: string, note: string, options?: {
    /** Whether the owner may be told from now on; as before without it. */
    mayNotify?: boolean;
  }): Promise<OperatorAbuseReport>;
  /**
   * Tells the owner of the service, where the report allows that. For operators only.
   * @param id Id of the report of abuse.
   * @param note Why, 1 to 4,000 characters. The owner reads it, except of a triage.
   */
  notifyOwnerOfAbuse(id: string, note: string): Promise<OperatorAbuseReport>;
  /**
   * Blocks visitors of the service, or of a path of it, and what is delivered to its worker. For operators only.
   * @param id Id of the report of abuse.
   * @param note Why, 1 to 4,000 characters. The owner reads it, except of a triage.
   */
  quarantineForAbuse(id: string, note: string, options?: {
    /** Blocks this path and what is below it alone; the whole service without it. */
    path?: string;
  }): Promise<OperatorAbuseReport>;
  /**
   * Ends the quarantine of a report; those of other reports hold. For operators only.
   * @param id Id of the report of abuse.
   * @param note Why, 1 to 4,000 characters. The owner reads it, except of a triage.
   */
  releaseFromQuarantine(id: string, note: string): Promise<OperatorAbuseReport>;
  /**
   * Closes a report that is dealt with. For operators only.
   * @param id Id of the report of abuse.
   * @param note Why, 1 to 4,000 characters. The owner reads it, except of a triage.
   */
  resolveAbuseReport(id: string, note: string): Promise<OperatorAbuseReport>;
  /**
   * Closes a report that nothing supports, and ends its quarantine. For operators only.
   * @param id Id of the report of abuse.
   * @param note Why, 1 to 4,000 characters. The owner reads it, except of a triage.
   */
  rejectAbuseReport(id: string, note: string): Promise<OperatorAbuseReport>;
}

/** The account of the key. */
export interface AccountCalls {
  /** The account of the key, and its balance. */
  account(): Promise<Account>;
  /** API keys of the account, newest first; at most 50 work. */
  apiKeys(options?: {
    /** Page size, 1 to 100; 50 unless given. */
    first?: number;
    /** `endCursor` of the page before. */
    after?: string;
    /** Only revoked keys (`true`) or only those that work (`false`); all without it. */
    revoked?: boolean;
  }): Promise<Page<ApiKey>>;
  /**
   * Creates an API key; at most 50 work at a time. Its text is shown in this answer only.
   * @param label Name for people, 1 to 100 characters.
   */
  createApiKey(label: string, options?: {
    /** What it may be used for: `requests:read`, `requests:write`, `billing:read`, `account`, `services:read`, `services:write`; all that the caller may do when left out. */
    scopes?: readonly string[];
    /** When it expires. */
    expiresAt?: string;
    /** For a key with the scope `account`, if the account has a second factor: the current code of the authenticator app, or a recovery code. */
    code?: string;
  }): Promise<ApiKeyWithSecret>;
  /**
   * Revokes an API key and those that it made permanently; one that is already revoked is returned unchanged.
   * @param id Id of the API key.
   */
  revokeApiKey(id: string, options?: {
    /** Whether the keys that it made, and those that they made, are revoked too; `false` when it was replaced by one of them; true unless given. */
    cascade?: boolean;
  }): Promise<ApiKeyRevocation>;
  /** The credential that makes this call. */
  credential(): Promise<Credential>;
  /**
   * Closes the account at once, cancels what is running and ends its plan; everything is erased after a grace period. Asks for the password again.
   * @param password Password of the owner.
   * @param code If the account has a second factor: the current code of the authenticator app, or a recovery code.
   */
  deleteAccount(password: string, code?: string): Promise<AccountDeletion>;
  /**
   * Reopens a closed account with the mailed token. API keys and sessions stay revoked, and a plan that was ended has to be chosen again.
   * @param token The token from the mail.
   */
  restoreAccount(token: string): Promise<string>;
  /** All accounts, newest first, for operators only. */
  operatorAccounts(options?: {
    /** Page size, 1 to 100; 20 unless given. */
    first?: number;
    /** `endCursor` of the page before. */
    after?: string;
    /** Only those whose id, or whose owner's mailbox, begins so. */
    search?: string;
  }): Promise<Page<OperatorAccount>>;
  /**
   * One account, for operators only.
   * @param id Id of the account.
   */
  operatorAccount(id: string): Promise<OperatorAccount | null>;
  /**
   * Lets an account deploy services where QUARRY_HOSTING is `local`, or no more; what it has deployed runs on. For operators only.
   * @param id Id of the account.
   * @param allowed Whether it may deploy.
   */
  allowHosting(id: string, allowed: boolean): Promise<OperatorAccount>;
}

/** Plans, balance and payments. Amounts are in micro-USD. */
export interface BillingCalls {
  /** Plan, balance and payments of the account. */
  billing(): Promise<Billing>;
  /**
   * Creates a page of the payment provider where a person starts or changes a plan, or tops up the balance. Call it when a person has chosen to.
   * @param input What it is for.
   */
  checkout(input: BillingCheckoutInput): Promise<HostedPage>;
  /** Creates a page of the payment provider for payment methods, the plan and invoices. */
  billingPortal(): Promise<HostedPage>;
  /**
   * Sets automatic top-up; if the balance is already low, it is topped up at once.
   * @param input The settings.
   */
  setAutoTopUp(input: AutoTopUpInput): Promise<Billing>;
  /** What was added to the account's balance and what was taken from it, newest first. */
  ledger(options?: {
    /** Page size, 1 to 1,000; 50 unless given. */
    first?: number;
    /** `endCursor` of the page before. */
    after?: string;
  }): Promise<Page<LedgerEntry>>;
  /** Invoices of the account, newest first, with the URLs of their pages and PDFs. */
  invoices(options?: {
    /** Page size, 1 to 100; 20 unless given. */
    first?: number;
    /** `endCursor` of the page before. */
    after?: string;
  }): Promise<Page<Invoice>>;
  /**
   * One invoice of the account.
   * @param id Id of the invoice.
   */
  invoice(id: string): Promise<Invoice | null>;
  /**
   * Refunds a payment of any account and adjusts its balance. For the operator only.
   * @param id Id of the payment.
   * @param usdMicros How much, in micro-USD; when left out, all that has not been refunded.
   * @param idempotencyKey Identifies the refund, 1 to 100 characters: a call repeated with the same key is the same refund. Without one, each call is a separate refund.
   */
  refundPayment(id: string, usdMicros?: number, idempotencyKey?: string): Promise<Payment>;
  /**
   * Recomputes accounts from their entries and names the first entry of each that does not add up. For the operator only.
   * @param accountId Only this account.
   */
  verifyLedger(accountId?: string): Promise<LedgerVerification>;
}

/** Cron triggers of services, and what became of their slots. */
export interface CronCalls {
  /**
   * Cron triggers of a service, by name.
   * @param service Id or slug of the service.
   */
  cronTriggers(service: string): Promise<CronTrigger[]>;
  /**
   * One cron trigger, by id or name.
   * @param service Id or slug of the service.
   * @param trigger Id or name of the trigger.
   */
  cronTrigger(service: string, trigger: string): Promise<CronTrigger | null>;
  /**
   * Makes a cron trigger; the worker is restarted with its id, and no request fails by it.
   * @param service Id or slug of the service.
   * @param input The trigger.
   */
  createCronTrigger(service: string, input: CronTriggerCreateInput): Promise<CronTrigger>;
  /**
   * Changes a cron trigger, pauses or resumes it; what is left out stays.
   * @param service Id or slug of the service.
   * @param trigger Id or name of the trigger.
   * @param input The change.
   */
  updateCronTrigger(service: string, trigger: string, input: CronTriggerUpdateInput): Promise<CronTrigger>;
  /**
   * Deletes a cron trigger. May be repeated.
   * @param service Id or slug of the service.
   * @param trigger Id or name of the trigger.
   */
  deleteCronTrigger(service: string, trigger: string): Promise<ServiceSnapshot>;
  /**
   * Runs a trigger now, whatever its schedule says and though it is paused; `cronRuns` says how it went.
   * @param service Id or slug of the service.
   * @param trigger Id or name of the trigger.
   */
  runCronTrigger(service: string, trigger: string): Promise<CronRun>;
  /**
   * What became of the slots of a trigger, the newest first: about the last hundred, and all of the last day.
   * @param service Id or slug of the service.
   * @param trigger Id or name of the trigger.
   */
  cronRuns(service: string, trigger: string, options?: {
    /** Page size, 1 to 100; 20 unless given. */
    first?: number;
    /** `endCursor` of the page before. */
    after?: string;
  }): Promise<Page<CronRun>>;
}

/** What operators do for people who ask to be forgotten; needs the key that the server started with. */
export interface ErasureCalls {
  /**
   * One erasure, for operators only.
   * @param id Id of the erasure.
   */
  erasure(id: string): Promise<Erasure | null>;
  /** Erasures, newest first, for operators only. */
  erasures(options?: {
    /** How many, 1 to 100; 20 unless given. */
    first?: number;
  }): Promise<Erasure[]>;
}

/** Which hosts run services; needs an operator token or the key that the server started with. */
export interface HostCalls {
  /** Hosts of services of the last hour, those that were heard of last first; for operators only. */
  operatorHosts(): Promise<Host[]>;
}

/** Key-value namespaces of services, and what is in them. */
export interface KvCalls {
  /**
   * KV namespaces of a service, by name.
   * @param service Id or slug of the service.
   */
  kvNamespaces(service: string): Promise<KvNamespace[]>;
  /**
   * One KV namespace, by id or name; one that was deleted as long as it can be brought back.
   * @param service Id or slug of the service.
   * @param namespace Id or name of the namespace.
   */
  kvNamespace(service: string, namespace: string): Promise<KvNamespace | null>;
  /**
   * Makes a KV namespace; the worker is restarted with its id, and no request fails by it.
   * @param service Id or slug of the service.
   * @param name Its name in the service: a to z, 0 to 9 and -.
   */
  createKvNamespace(service: string, name: string): Promise<KvNamespace>;
  /**
   * Deletes a KV namespace, which can be brought back for 7 days with what is in it. May be repeated.
   * @param service Id or slug of the service.
   * @param namespace Id or name of the namespace.
   */
  deleteKvNamespace(service: string, namespace: string): Promise<ServiceSnapshot>;
  /**
   * Brings back a KV namespace that was deleted, with what is in it.
   * @param service Id or slug of the service.
   * @param namespace Id or name of the namespace.
   */
  restoreKvNamespace(service: string, namespace: string): Promise<KvNamespace>;
  /**
   * Keys of a namespace, in the order of their bytes.
   * @param service Id or slug of the service.
   * @param namespace Id or name of the namespace.
   */
  kvKeys(service: string, namespace: string, options?: {
    /** What the keys begin with; "" unless given. */
    prefix?: string;
    /** `cursor` of the list before, for the same prefix. */
    cursor?: string;
    /** How many, 10 to 1000; 1000 unless given. */
    limit?: number;
  }): Promise<KvKeyList>;
  /**
   * The value under a key; null where nothing is.
   * @param service Id or slug of the service.
   * @param namespace Id or name of the namespace.
   * @param key The key: text of 1 to 512 bytes in UTF-8.
   */
  kvValue(service: string, namespace: string, key: string): Promise<KvValue | null>;
  /**
   * The values of many keys; those that are not there are left out.
   * @param service Id or slug of the service.
   * @param namespace Id or name of the namespace.
   * @param keys At most 100 keys.
   */
  kvValues(service: string, namespace: string, keys: readonly string[]): Promise<KvValue[]>;
  /**
   * Writes a value under a key; metadata and end of what was there go with it.
   * @param service Id or slug of the service.
   * @param namespace Id or name of the namespace.
   * @param key The key: text of 1 to 512 bytes in UTF-8.
   * @param input The value.
   */
  putKv(service: string, namespace: string, key: string, input: KvPutInput): Promise<KvKey>;
  /**
   * Deletes the value under a key. May be repeated.
   * @param service Id or slug of the service.
   * @param namespace Id or name of the namespace.
   * @param key The key: text of 1 to 512 bytes in UTF-8.
   */
  deleteKv(service: string, namespace: string, key: string, options?: {
    /** Delete this version alone. */
    ifVersion?: string;
  }): Promise<KvDeleted>;
  /**
   * Writes many values, each on its own: what is wrong with one keeps none of the others.
   * @param service Id or slug of the service.
   * @param namespace Id or name of the namespace.
   * @param values At most 10000 values.
   */
  putManyKv(service: string, namespace: string, values: readonly KvBulkPutInput[]): Promise<KvBulk>;
  /**
   * Deletes many values, each on its own.
   * @param service Id or slug of the service.
   * @param namespace Id or name of the namespace.
   * @param keys At most 10000 keys.
   */
  deleteManyKv(service: string, namespace: string, keys: readonly string[]): Promise<KvBulk>;
  /**
   * Writes and deletes up to 10 keys, all or none, where all checks hold.
   * @param service Id or slug of the service.
   * @param namespace Id or name of the namespace.
   * @param input Checks and mutations.
   */
  atomicKv(service: string, namespace: string, input: KvAtomicInput): Promise<KvMutations[]>;
  /**
   * Each key as it is now, and whenever it is written, deleted or expires; what is written within moments is one change.
   * @param service Id or slug of the service.
   * @param namespace Id or name of the namespace.
   * @param keys 1 to 10 keys.
   */
  kvChanged(service: string, namespace: string, keys: readonly string[], options?: WatchOptions): AsyncGenerator<KvChange>;
}

/** What the account is notified of. */
export interface NotificationCalls {
  /** What the account was notified of, newest first; kept for a year. */
  notifications(options?: {
    /** Page size, 1 to 100; 20 unless given. */
    first?: number;
    /** `endCursor` of the page before. */
    after?: string;
    /** Only unread ones; false unless given. */
    unread?: boolean;
    /** Only those of this kind. */
    kind?: string;
  }): Promise<Page<Notification>>;
  /**
   * Marks notifications as read: these, or all when `ids` is left out.
   * @param ids 1 to 100 ids; all when left out.
   */
  readNotifications(ids?: readonly string[]): Promise<number>;
  /** Where the account is notified of events of each kind. */
  notificationSettings(): Promise<NotificationSetting[]>;
  /**
   * Changes where the account is notified of events of one kind; fields that are left out do not change.
   * @param input The change.
   */
  setNotifications(input: NotificationSettingInput): Promise<NotificationSetting[]>;
}

/** What the account has observed of prices. */
export interface PriceCalls {
  /**
   * What a product cost each time that a price-tracker Request of the account looked at it, newest first; points are kept for two years.
   * @param scraper Scraper id.
   * @param productId `id` of the Record.
   */
  priceHistory(scraper: string, productId: string, options?: {
    /** `country` of the Record; when left out, points of Records that have none. */
    country?: string;
    /** Page size, 1 to 1,000; 100 unless given. */
    first?: number;
    /** `endCursor` of the page before. */
    after?: string;
  }): Promise<Page<PricePoint>>;
  /** The products that price-tracker Requests of the account have looked at in the last two years, with the newest price of each; from the last scraper, country and id to the first. */
  trackedProducts(options?: {
    /** Page size, 1 to 100; 50 unless given. */
    first?: number;
    /** `endCursor` of the page before. */
    after?: string;
  }): Promise<Page<TrackedProduct>>;
}

/** What is offered, and what it costs; needs no key. */
export interface ProductCalls {
  /** What the platform offers, with meters, limits and prices. Needs no key. */
  products(): Promise<ProductCatalog>;
}

/** Queues of services, and their messages. */
export interface QueueCalls {
  /**
   * Queues of a service, by name.
   * @param service Id or slug of the service.
   */
  queues(service: string): Promise<Queue[]>;
  /**
   * One queue, by id or name; one that was deleted as long as it can be brought back.
   * @param service Id or slug of the service.
   * @param queue Id or name of the queue.
   */
  queue(service: string, queue: string): Promise<Queue | null>;
  /**
   * Makes a queue; the worker is restarted with its id, and no request fails by it.
   * @param service Id or slug of the service.
   * @param input The queue.
   */
  createQueue(service: string, input: QueueCreateInput): Promise<Queue>;
  /**
   * Changes how a queue delivers; what is left out stays.
   * @param service Id or slug of the service.
   * @param queue Id or name of the queue.
   * @param input The change.
   */
  updateQueue(service: string, queue: string, input: QueueUpdateInput): Promise<Queue>;
  /**
   * Deletes a queue, which can be brought back for 7 days with its messages. May be repeated.
   * @param service Id or slug of the service.
   * @param queue Id or name of the queue.
   */
  deleteQueue(service: string, queue: string): Promise<ServiceSnapshot>;
  /**
   * Brings back a queue that was deleted, with its messages.
   * @param service Id or slug of the service.
   * @param queue Id or name of the queue.
   */
  restoreQueue(service: string, queue: string): Promise<Queue>;
  /**
   * Messages that wait in a queue, those that are delivered last first. Nothing is claimed by it.
   * @param service Id or slug of the service.
   * @param queue Id or name of the queue.
   */
  queueMessages(service: string, queue: string, options?: {
    /** Only these; all when left out. */
    state?: QueueMessageState;
    /** Page size, 1 to 100; 20 unless given. */
    first?: number;
    /** `endCursor` of the page before. */
    after?: string;
  }): Promise<Page<QueueMessage>>;
  /**
   * What happened to a message; one that is handled is remembered for a day.
   * @param service Id or slug of the service.
   * @param queue Id or name of the queue.
   * @param message Id of the message.
   */
  queueMessage(service: string, queue: string, message: string): Promise<QueueMessageTimeline | null>;
  /**
   * Deliveries of a queue within a day, newest first.
   * @param service Id or slug of the service.
   * @param queue Id or name of the queue.
   */
  queueDeliveries(service: string, queue: string, options?: {
    /** Page size, 1 to 100; 20 unless given. */
    first?: number;
    /** `endCursor` of the page before. */
    after?: string;
  }): Promise<Page<QueueDelivery>>;
  /**
   * How a queue stands, as of moments ago.
   * @param service Id or slug of the service.
   * @param queue Id or name of the queue.
   */
  queueMetrics(service: string, queue: string): Promise<QueueMetrics>;
  /**
   * Sends a message. It is stored when this answers.
   * @param service Id or slug of the service.
   * @param queue Id or name of the queue.
   * @param input The message.
   */
  sendQueueMessage(service: string, queue: string, input: QueueSendInput): Promise<SentQueueMessage>;
  /**
   * Sends messages, all of them or none. They are stored when this answers.
   * @param service Id or slug of the service.
   * @param queue Id or name of the queue.
   * @param input The messages.
   */
  sendQueueMessages(service: string, queue: string, input: QueueSendBatchInput): Promise<string[]>;
  /**
   * Takes messages of a paused queue, to be handled elsewhere than in the worker. Acknowledge them in time.
   * @param service Id or slug of the service.
   * @param queue Id or name of the queue.
   * @param input Which.
   */
  pullQueueMessages(service: string, queue: string, input: QueuePullInput): Promise<NonNullable<PullQueueMessagesMutation["queuePull"]>["messages"][number][]>;
  /**
   * Says what became of messages that were pulled.
   * @param service Id or slug of the service.
   * @param queue Id or name of the queue.
   * @param input What.
   */
  acknowledgeQueueMessages(service: string, queue: string, input: QueueAcknowledgeInput): Promise<NonNullable<AcknowledgeQueueMessagesMutation["queueAcknowledge"]>>;
  /**
   * How a queue stands now, and again when messages were sent or delivered; once a second at most.
   * @param service Id or slug of the service.
   * @param queue Id or name of the queue.
   */
  queueUpdated(service: string, queue: string, options?: WatchOptions): AsyncGenerator<QueueMetrics>;
  /**
   * Deletes all messages of a queue.
   * @param service Id or slug of the service.
   * @param queue Id or name of the queue.
   */
  purgeQueue(service: string, queue: string): Promise<number>;
  /**
   * Puts messages of a dead-letter queue back into the queues that gave them up, 10,000 at most.
   * @param service Id or slug of the service.
   * @param queue Id or name of the queue.
   */
  replayQueue(service: string, queue: string, options?: {
    /** Which; all when left out. */
    filter?: QueueReplayFilter;
  }): Promise<number>;
}

/** Requests and their Results. */
export interface RequestCalls {
  /**
   * Queues a partial, failed or cancelled Request again, from its checkpoint.
   * @param id Id of the Request.
   */
  resume(id: string): Promise<Request>;
  /**
   * The run log: pages, retries, warnings and timings, oldest first.
   * @param id Id of the Request.
   */
  log(id: string, options?: {
    /** Lines, 1 to 1,000; 100 unless given. */
    first?: number;
    /** `cursor` of the last line read. */
    after?: string;
  }): Promise<LogLine[] | null>;
  /**
   * Asks a Request to stop. Records stored so far are kept and billed. A finished Request does not change.
   * @param id Id of the Request.
   */
  cancel(id: string): Promise<Request>;
  /** Requests of the account, newest first. */
  requests(options?: {
    /** Page size, 1 to 100; 20 unless given. */
    first?: number;
    /** `endCursor` of the page before. */
    after?: string;
    /** Which Requests. */
    filter?: RequestFilter;
  }): Promise<Page<Request>>;
  /**
   * One Request of the account.
   * @param id Id of the Request.
   */
  request(id: string): Promise<Request | null>;
  /**
   * The Request now and after every change; completes when it has ended.
   * @param id Id of the Request.
   */
  requestUpdated(id: string, options?: WatchOptions): AsyncGenerator<Request>;
  /**
   * Runs the canary of one operation against the live source, without a charge; source health then shows its outcome. For operators only.
   * @param scraper Scraper id.
   * @param operation Canonical token of the operation.
   */
  runCanary(scraper: string, operation: string): Promise<Request>;
  /** Requests of all accounts, newest first, for operators only. */
  operatorRequests(options?: {
    /** Page size, 1 to 100; 20 unless given. */
    first?: number;
    /** `endCursor` of the page before. */
    after?: string;
    /** Only those of this account. */
    accountId?: string;
    /** Which Requests. */
    filter?: RequestFilter;
  }): Promise<Page<OperatorRequest>>;
  /**
   * One Request of any account with its run log, for operators only.
   * @param id Id of the Request.
   */
  operatorRequest(id: string): Promise<OperatorRequestWithLog | null>;
}

/** What anybody may read; none of it needs a key. */
export interface ScraperCalls {
  /** The catalog of scrapers, with prices and input caps. Needs no key. */
  scrapers(): Promise<ScraperSummary[]>;
  /**
   * One catalog entry with the schemas of its operations. Needs no key.
   * @param id Scraper id.
   */
  scraper(id: string): Promise<Scraper | null>;
  /** Readiness of every source. Needs no key. */
  sourceHealth(): Promise<SourceHealth[]>;
}

/** The second factor of the account's owner. All but reading it needs a session, whose token is given as `apiKey`. */
export interface SecondFactorCalls {
  /** The second factor of the account's owner, on or off. */
  secondFactor(): Promise<SecondFactor>;
  /**
   * Creates a secret for an authenticator app; needs a session. The second factor is off until a first code confirms it.
   * @param password The current password.
   */
  beginSecondFactor(password: string): Promise<SecondFactorEnrolment>;
  /**
   * Turns the second factor on with a first code of the app, and ends all other sessions of the account.
   * @param code Current code of the app.
   */
  confirmSecondFactor(code: string): Promise<SecondFactorOn>;
  /**
   * Turns the second factor off; the password is then enough.
   * @param password The current password.
   * @param code Current code of the app, or a recovery code.
   */
  disableSecondFactor(password: string, code: string): Promise<SecondFactor>;
  /**
   * Replaces the recovery codes; the old ones stop working.
   * @param password The current password.
   * @param code Current code of the app, or a recovery code.
   */
  createRecoveryCodes(password: string, code: string): Promise<RecoveryCodes>;
  /**
   * Turns off the second factor of an account whose owner can use it no more, and ends all its sessions; for operators.
   * @param accountId Id of the account.
   * @param email E-mail address of its owner, which must be the account's.
   */
  resetSecondFactor(accountId: string, email: string): Promise<number>;
}

/** Named values of services that are written and never shown. */
export interface SecretCalls {
  /**
   * Secrets of a service, by name; never their values.
   * @param service Id or slug of the service.
   */
  secrets(service: string): Promise<Secret[]>;
  /** Adds, replaces and removes secrets; what is not named stays. The worker is restarted with them, and no request fails by it. */
  setSecrets(given: {
    /** Id or slug of the service. */
    service: string;
    /** What changes; an empty list applies what is staged. */
    values: readonly SecretInput[];
    /** Who is given them; as they are when left out, and the worker alone for a new one. */
    scopes?: readonly SecretScope[];
    /** Whether the worker keeps what it has until the next deployment; false unless given. */
    staged?: boolean;
  }): Promise<Secret[]>;
  /**
   * Removes a secret at once and restarts the worker without it. May be repeated.
   * @param service Id or slug of the service.
   * @param name Name of the secret.
   */
  deleteSecret(service: string, name: string): Promise<Secret[]>;
  /** Seals the keys of services and the secrets of second factors with the first of the server's keys, so that the others are needed no more; for operators. May be repeated. */
  resealSecrets(): Promise<SecretsResealed>;
}

/** What services and the platform wrote. */
export interface ServiceLogCalls {
  /**
   * The log of a service, newest lines first.
   * @param id Id or slug of the service.
   */
  serviceLogs(id: string, options?: {
    /** Which lines; all when left out. */
    filter?: ServiceLogFilter;
    /** Page size, 1 to 1,000; 100 unless given. */
    first?: number;
    /** `endCursor` of the page before. */
    after?: string;
  }): Promise<Page<ServiceLogLine> | null>;
}

/** Services that this server runs, and what was deployed of them. */
export interface ServiceCalls {
  /** Services of the account, newest first, deleted ones that can be brought back included. */
  services(options?: {
    /** Page size, 1 to 100; 20 unless given. */
    first?: number;
    /** `endCursor` of the page before. */
    after?: string;
  }): Promise<Page<Service>>;
  /**
   * One service, deleted or not.
   * @param id Id or slug of the service.
   */
  service(id: string): Promise<Service | null>;
  /**
   * Everything about a service at a moment.
   * @param id Id or slug of the service.
   */
  serviceSnapshot(id: string): Promise<ServiceSnapshot | null>;
  /**
   * The resources of a service.
   * @param id Id or slug of the service.
   */
  serviceResources(id: string): Promise<ServiceResources | null>;
  /**
   * Makes a service, to which can be deployed then.
   * @param input The service.
   */
  createService(input: ServiceCreateInput): Promise<Service>;
  /**
   * Renames a service; what is left out stays.
   * @param id Id or slug of the service.
   * @param input The change.
   */
  updateService(id: string, input: ServiceUpdateInput): Promise<Service>;
  /**
   * Stops a service at once and deletes it; it can be brought back for 7 days.
   * @param id Id or slug of the service.
   * @param confirm The slug or the name of the service, so that no other is meant.
   */
  deleteService(id: string, confirm: string): Promise<Service>;
  /**
   * Brings back a service that was deleted; what it served is served again.
   * @param id Id or slug of the service.
   */
  restoreService(id: string): Promise<Service>;
  /**
   * Deployments of a service, newest first: the last 10 that can be served, and the last that failed.
   * @param service Id or slug of the service.
   */
  deployments(service: string): Promise<Deployment[]>;
  /**
   * One deployment.
   * @param id Id of the deployment.
   */
  deployment(id: string): Promise<Deployment | null>;
  /**
   * The build of a deployment on the server, with its log; null where a program was uploaded.
   * @param id Id of the deployment.
   */
  deploymentBuild(id: string, options?: {
    /** `next` of what was read before; 0 unless given. */
    from?: number;
  }): Promise<DeploymentBuild | null>;
  /** Says what a deploy of these files would do. Nothing changes. */
  planDeployment(given: {
    /** Text of service.toml. */
    manifest: string;
    /** What would be uploaded besides; at most 5,000 files. */
    files: readonly PlannedFileInput[];
  }): Promise<DeploymentPlan>;
  /**
   * Serves an earlier deployment again; no request fails by the switch.
   * @param id Id or slug of the service.
   */
  rollbackService(id: string, options?: {
    /** Id or number of the deployment; the one that was served before when left out. */
    to?: string;
  }): Promise<Service>;
}

/** Owners and where they are signed in. The token of a session is given to `createQuarryClient` as `apiKey`. */
export interface SessionCalls {
  /** Where the owner is signed in, newest first, at most 100. */
  sessions(): Promise<Session[]>;
  /** Mails a token for a new account; the answer is the same if the address already has one. */
  signUp(owner: {
    /** E-mail address to sign in with. */
    email: string;
    /** Name of the account, 1 to 100 characters. */
    name: string;
  }): Promise<string>;
  /**
   * Creates the account that a mailed token is for, with this password and on the plan Free, and signs in.
   * @param token The token from the mail.
   * @param password 10 to 200 characters.
   */
  verifyEmail(token: string, password: string): Promise<SignedIn>;
  /**
   * Signs in; the token is shown in this answer only.
   * @param email E-mail address.
   * @param password Password.
   * @param code If the account has a second factor: the current code of the authenticator app, or a recovery code.
   * @param device Token of an earlier session of this client, be it over: wrong passwords of others then do not hold its owner up.
   */
  signIn(email: string, password: string, code?: string, device?: string): Promise<SignedIn>;
  /** Ends the session that makes this call. */
  signOut(): Promise<Session>;
  /**
   * Ends a session permanently; one that is already revoked is returned unchanged.
   * @param id Id of the session.
   */
  revokeSession(id: string): Promise<Session>;
  /**
   * Changes the password and ends all other sessions of the account.
   * @param current The current password.
   * @param password The new one, 10 to 200 characters.
   * @param code If the account has a second factor: the current code of the authenticator app, or a recovery code.
   */
  changePassword(current: string, password: string, code?: string): Promise<number>;
  /**
   * Mails a token for a new password, or a note that the address has no account; the answer is the same.
   * @param email E-mail address.
   */
  requestPasswordReset(email: string): Promise<string>;
  /**
   * Sets a new password with a mailed token, ends all sessions of the account, and signs in.
   * @param token The token from the mail.
   * @param password 10 to 200 characters.
   * @param code If the account has a second factor: the current code of the authenticator app, or a recovery code.
   */
  resetPassword(token: string, password: string, code?: string): Promise<SignedIn>;
  /**
   * Gives the account that the server started with an owner, once; takes the key that it started with.
   * @param email E-mail address to sign in with.
   * @param password 10 to 200 characters.
   */
  claimAccount(email: string, password: string): Promise<SignedIn>;
}

/** What sources answered to runs that failed; needs an operator token or the key that the server started with. */
export interface SourceRecordingCalls {
  /** What sources answered to runs that failed, newest first; for operators only. */
  operatorRecordings(options?: {
    /** Page size, 1 to 100; 20 unless given. */
    first?: number;
    /** `endCursor` of the page before. */
    after?: string;
    /** Only those of this scraper. */
    scraper?: string;
    /** Only those of this operation. */
    operation?: string;
    /** Only those of this Request. */
    requestId?: string;
  }): Promise<Page<SourceRecording>>;
}

/** SQLite databases of services, and statements. */
export interface SqliteCalls {
  /**
   * SQLite databases of a service, by name.
   * @param service Id or slug of the service.
   */
  sqliteDatabases(service: string): Promise<SqliteDatabase[]>;
  /**
   * One SQLite database, by id or name; one that was deleted as long as it can be brought back.
   * @param service Id or slug of the service.
   * @param database Id or name of the database.
   */
  sqliteDatabase(service: string, database: string): Promise<SqliteDatabase | null>;
  /**
   * Makes a SQLite database; the worker is restarted with its id, and no request fails by it.
   * @param service Id or slug of the service.
   * @param name Its name in the service: a to z, 0 to 9 and -.
   */
  createSqliteDatabase(service: string, name: string): Promise<SqliteDatabase>;
  /**
   * Deletes a SQLite database, which can be brought back for 7 days with what is in it. May be repeated.
   * @param service Id or slug of the service.
   * @param database Id or name of the database.
   */
  deleteSqliteDatabase(service: string, database: string): Promise<ServiceSnapshot>;
  /**
   * Brings back a SQLite database that was deleted, with what is in it.
   * @param service Id or slug of the service.
   * @param database Id or name of the database.
   */
  restoreSqliteDatabase(service: string, database: string): Promise<SqliteDatabase>;
  /**
   * Runs one statement of SQL, all of it or nothing. What it wrote is stored when this answers.
   * @param service Id or slug of the service.
   * @param database Id or name of the database.
   * @param input The statement.
   */
  querySqlite(service: string, database: string, input: SqliteQueryInput): Promise<SqliteQueryResult>;
  /**
   * Runs statements of SQL in one transaction, all of them or none. What they wrote is stored when this answers.
   * @param service Id or slug of the service.
   * @param database Id or name of the database.
   * @param input The statements.
   */
  runSqliteBatch(service: string, database: string, input: SqliteBatchInput): Promise<SqliteQueryResult[]>;
}

/** Classes of objects of services, and what is in the objects. */
export interface StateCalls {
  /**
   * State classes of a service, by name.
   * @param service Id or slug of the service.
   */
  stateClasses(service: string): Promise<StateClass[]>;
  /**
   * One State class, by id or name; one that was deleted as long as it can be brought back.
   * @param service Id or slug of the service.
   * @param namespace Id or name of the class.
   */
  stateClass(service: string, namespace: string): Promise<StateClass | null>;
  /**
   * Makes a State class; the worker is restarted with its id, and no request fails by it.
   * @param service Id or slug of the service.
   * @param name Its name in the service: letters, 0 to 9 and -.
   */
  createStateClass(service: string, name: string): Promise<StateClass>;
  /**
   * Deletes a State class, which can be brought back for 7 days with its objects. May be repeated.
   * @param service Id or slug of the service.
   * @param namespace Id or name of the class.
   */
  deleteStateClass(service: string, namespace: string): Promise<ServiceSnapshot>;
  /**
   * Brings back a State class that was deleted, with its objects.
   * @param service Id or slug of the service.
   * @param namespace Id or name of the class.
   */
  restoreStateClass(service: string, namespace: string): Promise<StateClass>;
  /**
   * Objects of a class that have values, in the order of their keys.
   * @param service Id or slug of the service.
   * @param namespace Id or name of the class.
   */
  stateObjects(service: string, namespace: string, options?: {
    /** What the keys begin with; "" unless given. */
    prefix?: string;
    /** Page size, 1 to 1,000; 100 unless given. */
    first?: number;
    /** `endCursor` of the page before. */
    after?: string;
  }): Promise<Page<StateObject>>;
  /**
   * Keys of an object in the order of their bytes, as one commit has left them.
   * @param service Id or slug of the service.
   * @param namespace Id or name of the class.
   * @param object Key of the object: text of 1 to 512 bytes in UTF-8.
   */
  stateKeys(service: string, namespace: string, object: string, options?: {
    /** What the keys begin with; "" unless given. */
    prefix?: string;
    /** The first key that counts. */
    start?: string;
    /** Before which the list ends. */
    end?: string;
    /** Whether the last key comes first; false unless given. */
    reverse?: boolean;
    /** Page size, 1 to 1,000; 100 unless given. */
    first?: number;
    /** `endCursor` of the page before. */
    after?: string;
  }): Promise<Page<StateKey>>;
  /**
   * A value of an object; null where nothing is.
   * @param service Id or slug of the service.
   * @param namespace Id or name of the class.
   * @param object Key of the object: text of 1 to 512 bytes in UTF-8.
   * @param key Key of the value: text of 1 to 512 bytes in UTF-8.
   */
  stateValue(service: string, namespace: string, object: string, key: string): Promise<StateValue | null>;
  /**
   * Writes a value of an object.
   * @param service Id or slug of the service.
   * @param namespace Id or name of the class.
   * @param object Key of the object: text of 1 to 512 bytes in UTF-8.
   * @param key Key of the value: text of 1 to 512 bytes in UTF-8.
   * @param input The value.
   */
  putStateValue(service: string, namespace: string, object: string, key: string, input: StatePutInput): Promise<StateKey>;
  /**
   * Deletes a value of an object. May be repeated.
   * @param service Id or slug of the service.
   * @param namespace Id or name of the class.
   * @param object Key of the object: text of 1 to 512 bytes in UTF-8.
   * @param key Key of the value: text of 1 to 512 bytes in UTF-8.
   */
  deleteStateValue(service: string, namespace: string, object: string, key: string): Promise<NonNullable<DeleteStateValueMutation["stateValueDelete"]>>;
  /**
   * Writes and deletes values of one object, all or none; nobody sees half of it.
   * @param service Id or slug of the service.
   * @param namespace Id or name of the class.
   * @param object Key of the object: text of 1 to 512 bytes in UTF-8.
   * @param input The changes.
   */
  commitState(service: string, namespace: string, object: string, input: StateCommitInput): Promise<number>;
}

/** Questions to the people who run the server; those of all accounts need the key that the server started with. */
export interface TicketCalls {
  /** Tickets of the account, newest first. */
  tickets(options?: {
    /** Page size, 1 to 100; 20 unless given. */
    first?: number;
    /** `endCursor` of the page before. */
    after?: string;
    /** Only those in this state. */
    status?: TicketStatus;
    /** Only those of this severity. */
    severity?: TicketSeverity;
  }): Promise<Page<Ticket>>;
  /**
   * One ticket of the account with its messages.
   * @param id Id of the ticket.
   */
  ticket(id: string): Promise<Ticket | null>;
  /**
   * Asks the people who run the server for help; at most 10 tickets an hour and 50 a day.
   * @param input The ticket.
   */
  createTicket(input: SupportTicketCreateInput): Promise<Ticket>;
  /**
   * Adds a message to a ticket; a resolved ticket is reopened.
   * @param id Id of the ticket.
   * @param message Plain text, 1 to 10,000 characters.
   */
  replyToTicket(id: string, message: string): Promise<Ticket>;
  /**
   * Resolves a ticket; one that is already resolved is returned unchanged.
   * @param id Id of the ticket.
   */
  resolveTicket(id: string): Promise<Ticket>;
  /** Tickets of all accounts, newest first, for operators only. */
  operatorTickets(options?: {
    /** Page size, 1 to 100; 20 unless given. */
    first?: number;
    /** `endCursor` of the page before. */
    after?: string;
    /** Only those in this state. */
    status?: TicketStatus;
    /** Only those of this severity. */
    severity?: TicketSeverity;
  }): Promise<Page<OperatorTicket>>;
  /**
   * One ticket of any account with the run log of the Request that it names, for operators only.
   * @param id Id of the ticket.
   */
  operatorTicket(id: string): Promise<OperatorTicketWithLog | null>;
  /**
   * Answers a ticket of any account and notifies the account. For operators only.
   * @param id Id of the ticket.
   * @param message Plain text, 1 to 10,000 characters.
   */
  answerTicket(id: string, message: string): Promise<OperatorTicket>;
  /**
   * Resolves a ticket of any account, for operators only.
   * @param id Id of the ticket.
   */
  resolveOperatorTicket(id: string): Promise<OperatorTicket>;
}

/** What the account used, what stops it, and what it comes to. */
export interface UsageCalls {
  /** What the account used in a UTC month, with its caps and what it will pay. */
  usage(options?: {
    /** Such as `2026-10`; the current month when left out. */
    month?: string;
  }): Promise<Usage>;
  /** The usage of the current month now, and again when it or a cap has changed. */
  usageUpdated(options?: WatchOptions): AsyncGenerator<Usage>;
  /**
   * Sets or replaces a cap, which applies at once: below what is used it stops work, above it work resumes.
   * @param input The cap.
   */
  setUsageCap(input: UsageCapInput): Promise<UsageCap>;
  /**
   * Removes a cap and resumes what it blocked.
   * @param metric Id of the meter.
   * @param period Period of the cap.
   */
  deleteUsageCap(metric: string, period: CapPeriod): Promise<UsageCap>;
  /** What a cap would have stopped in a past month, by what was used on each day. */
  simulateUsageCap(cap: {
    /** Id of a meter, or `scraping_spend` in micro-USD. */
    metric: string;
    /** When it would have started counting again. */
    period: CapPeriod;
    /** The cap to try. */
    value: number;
    /** Percent of `value` at which it would have warned; 80 unless given. */
    notifyAtPercent?: number;
    /** Such as `2026-10`; the month before the current one when left out. */
    month?: string;
  }): Promise<UsageCapSimulation>;
  /**
   * Sets what scraping may cost each month and each Request, for `account` or for one API key; applies to every Request created from then on.
   * @param input The limits.
   */
  setSpendLimit(input: SpendLimitInput): Promise<SpendLimit>;
  /**
   * Removes the spending limits of `account` or of one API key.
   * @param scope `account`, or the id of an API key.
   */
  deleteSpendLimit(scope: string): Promise<SpendLimit>;
}

/** Where webhooks are sent, and how that went. */
export interface WebhookCalls {
  /** Where webhooks are sent, oldest first; at most 20. */
  webhooks(): Promise<Webhook[]>;
  /**
   * One endpoint.
   * @param id Id of the endpoint.
   */
  webhook(id: string): Promise<Webhook | null>;
  /**
   * Creates an endpoint; the text of its secret is shown in this answer only.
   * @param input The endpoint.
   */
  createWebhook(input: WebhookEndpointCreateInput): Promise<WebhookWithSecret>;
  /**
   * Changes an endpoint; fields that are left out do not change. Switching it on clears the record of how long it has failed.
   * @param id Id of the endpoint.
   * @param input The change.
   */
  updateWebhook(id: string, input: WebhookEndpointUpdateInput): Promise<Webhook>;
  /**
   * Removes an endpoint; what was still waiting to be sent there is not sent.
   * @param id Id of the endpoint.
   */
  deleteWebhook(id: string): Promise<Webhook>;
  /**
   * Gives an endpoint a new secret; for a while deliveries are signed with the older ones as well.
   * @param id Id of the endpoint.
   */
  rotateWebhookSecret(id: string, options?: {
    /** How many hours the older ones still sign, 0 to 168; 24 unless given. */
    overlapHours?: number;
  }): Promise<WebhookWithSecret>;
  /**
   * Sends a `webhook.test` to an endpoint; ask for the delivery again to see how it went.
   * @param id Id of the endpoint.
   */
  testWebhook(id: string): Promise<WebhookDelivery>;
  /** What was sent to endpoints and with which outcome, newest first; kept for 30 days. */
  webhookDeliveries(options?: {
    /** Only those to this endpoint. */
    endpointId?: string;
    /** Only those with this status. */
    status?: WebhookDeliveryStatus;
    /** Page size, 1 to 100; 20 unless given. */
    first?: number;
    /** `endCursor` of the page before. */
    after?: string;
  }): Promise<Page<WebhookDelivery>>;
  /**
   * One delivery with its attempts.
   * @param id Id of the delivery.
   */
  webhookDelivery(id: string): Promise<WebhookDelivery | null>;
  /**
   * Sends a delivery again with the same id and body, however it ended.
   * @param id Id of the delivery.
   */
  replayWebhook(id: string): Promise<WebhookDelivery>;
  /**
   * Sends everything again that failed at an endpoint.
   * @param id Id of the endpoint.
   */
  replayFailedWebhooks(id: string, options?: {
    /** Only what was created then or later. */
    since?: string;
  }): Promise<number>;
}

/** What runs where; needs an operator token or the key that the server started with. */
export interface WorkerCalls {
  /** Workers, what waits for them, and the disk with the data; for operators only. */
  operatorWorkers(): Promise<WorkerReport>;
}

/** All of them. */
export interface GeneratedCalls extends AbuseCalls, AccountCalls, BillingCalls, CronCalls, ErasureCalls, HostCalls, KvCalls, NotificationCalls, PriceCalls, ProductCalls, QueueCalls, RequestCalls, ScraperCalls, SecondFactorCalls, SecretCalls, ServiceLogCalls, ServiceCalls, SessionCalls, SourceRecordingCalls, SqliteCalls, StateCalls, TicketCalls, UsageCalls, WebhookCalls, WorkerCalls {}
