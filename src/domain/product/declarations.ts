import { CRON_LIMITS } from "../../kinds/cron.ts";
import { QUEUE_LIMITS, QUEUE_SETTINGS } from "../../kinds/queue.ts";
import { RESOURCES_PER_SERVICE } from "../../kinds/resource.ts";
import { SERVICE_LIMITS } from "../../kinds/service.ts";
import { SQLITE_LIMITS } from "../../kinds/sqlite.ts";
import { LOG_LIMITS } from "../../kinds/service-log.ts";
import { STATE_LIMITS, STATE_PLAN_LIMITS } from "../../kinds/state.ts";
import type { ProductDeclaration } from "./product.ts";

const MIB = 1024 ** 2;

/** The products of the platform. Scrapers are made from the catalog of sources. */
export const PRODUCTS: readonly ProductDeclaration[] = [
  {
    id: "workers",
    name: "Workers",
    summary: "HTTP workers with CPU time and transfer metered.",
    features: ["HTTP routes under /api/*", "Logs", "Service bindings", "Encrypted environment values"],
    meters: ["worker_requests", "worker_cpu_ms", "worker_transfer_bytes"],
    limits: { bindingChainInvocations: 32, resourcesPerService: RESOURCES_PER_SERVICE },
    planLimits: SERVICE_LIMITS,
  },
  {
    id: "static",
    name: "Static frontends",
    summary: "Files of a frontend, served at /.",
    features: ["Same origin as the worker", "Custom domains"],
    meters: ["static_transfer_bytes"],
    limits: {},
  },
  {
    id: "sqlite",
    name: "SQLite",
    summary: "Relational databases of a service, with queries and restore points.",
    features: ["SQL queries with rows read and written", "Backups", "Safety snapshot before each restore"],
    meters: ["sqlite_rows_read", "sqlite_rows_written", "sqlite_storage_bytes"],
    limits: {
      sqlBytes: SQLITE_LIMITS.sqlBytes,
      params: SQLITE_LIMITS.params,
      timeoutMs: SQLITE_LIMITS.timeMs.most,
      rows: SQLITE_LIMITS.rows.most,
      answerBytes: SQLITE_LIMITS.answerBytes,
      valueBytes: SQLITE_LIMITS.valueBytes,
      databaseBytes: SQLITE_LIMITS.databaseBytes,
    },
  },
  {
    id: "kv",
    name: "KV",
    summary: "Small values by key: lookups, configuration, sessions, flags.",
    features: ["Metadata and expiry", "Lists by prefix", "Bulk reads, writes and removals"],
    meters: ["kv_reads", "kv_writes", "kv_deletes", "kv_lists", "kv_storage_bytes"],
    limits: {
      keyBytes: 512,
      valueBytes: 25 * MIB,
      metadataBytes: 1024,
      minExpirationTtlSeconds: 30,
      listPageKeys: 1000,
      bulkReadKeys: 100,
      bulkWriteKeys: 10_000,
      bulkBodyBytes: 100_000_000,
    },
  },
  {
    id: "queues",
    name: "Queues",
    summary: "Messages for background work, with retries and dead letters.",
    features: ["Batches", "Delays", "Dead-letter queues", "Retention by age"],
    meters: ["queue_operations"],
    limits: {
      messageBytes: QUEUE_LIMITS.messageBytes,
      sendBatchMessages: QUEUE_LIMITS.batchMessages,
      sendBatchBytes: QUEUE_LIMITS.batchBytes,
      consumerBatchMessages: QUEUE_SETTINGS.maxBatchSize.max,
      batchWaitSeconds: QUEUE_SETTINGS.maxBatchTimeoutSeconds.max,
      messagesPerSecond: QUEUE_LIMITS.messagesPerSecond,
      backlogBytes: QUEUE_LIMITS.backlogBytes,
      concurrentConsumers: QUEUE_LIMITS.consumers,
      visibilityTimeoutHours: 12,
      sendDelayHours: QUEUE_LIMITS.delaySeconds / 3600,
      consumerMinutes: 15,
    },
  },
  {
    id: "cron",
    name: "Cron triggers",
    summary: "Work at fixed times.",
    features: ["Five-field expressions in a time zone", "Pause and resume", "History and run now"],
    meters: ["worker_requests", "worker_cpu_ms", "worker_transfer_bytes"],
    limits: { handlerMinutes: CRON_LIMITS.handlerMinutes, catchUpMinutes: CRON_LIMITS.catchUpMinutes },
  },
  {
    id: "state",
    name: "State",
    summary: "Keyed objects whose work is done in order: rooms, counters, locks.",
    features: ["Values by key", "One alarm for each object", "WebSockets"],
    meters: [
      "state_requests",
      "state_duration_gb_milliseconds",
      "state_sqlite_rows_read",
      "state_sqlite_rows_written",
      "state_sqlite_storage_bytes",
    ],
    limits: {
      keyBytes: STATE_LIMITS.keyBytes,
      keyAndValueBytes: STATE_LIMITS.keyAndValueBytes,
      commitWrites: STATE_LIMITS.commitWrites,
      webSocketMessageBytes: 32 * MIB,
      alarmMinutes: 15,
      alarmRetries: 6,
    },
    planLimits: STATE_PLAN_LIMITS,
  },
  {
    id: "objects",
    name: "Object storage",
    summary: "Files and media by path.",
    features: ["Public files", "Multipart transfer"],
    meters: [
      "object_storage_bytes",
      "object_storage_class_a_operations",
      "object_storage_class_b_operations",
      "object_storage_egress_bytes",
    ],
    limits: { multipartFromBytes: 100 * MIB },
  },
  {
    id: "builds",
    name: "Builds",
    summary: "Builds of services from their source.",
    features: ["Dry runs", "Build logs"],
    meters: ["build_minutes"],
    limits: {},
  },
  {
    id: "logs",
    name: "Logs",
    summary: "What workers, builds and the platform log, searchable and live.",
    features: ["Live tail", "Search"],
    meters: ["log_events"],
    limits: {},
    planLimits: LOG_LIMITS,
  },
];
