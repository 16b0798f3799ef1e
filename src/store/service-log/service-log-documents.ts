import type { LogLevel, LogSource } from "../../kinds/service-log.ts";
import { byStart, collection } from "../collection.ts";

export interface ServiceLogDoc {
  /** `<account>:<service>:log_…`; the last part sorts by time. */
  _id: string;
  at: Date;
  level: LogLevel;
  source: LogSource;
  requestId: string | null;
  deploymentId: string | null;
  /** How a request ended; null for other lines. */
  outcome: string | null;
  message: string;
  /** JSON: a worker may call its fields what it likes. */
  fields: string | null;
  /** Whether the line was longer. */
  truncated: boolean;
}

/** Lines of a service that were written one after the other, counted so that the oldest can go by their size. */
export interface ServiceLogPartDoc {
  /** Of its first line. */
  _id: string;
  bytes: number;
}

const shards = {
  by: "`{ _id: 1 }`",
  why: "The account and the service stand in front, so that a log is read from one shard.",
};

export const serviceLogCollections = {
  serviceLogs: collection<ServiceLogDoc>({
    account: { ...byStart(":"), export: { file: "service-logs" }, deletion: "erased" },
    indexes: [
      {
        key: { source: 1, _id: 1 },
        partialFilterExpression: { source: "platform" },
        name: "platform",
        for: "what the server did with a service, among many requests",
      },
    ],
    growth: { by: "calls", most: "1 GB, 200 MB for each service; less on the free plan" },
    stays: "for the days of its plan, and within its bytes: a job forgets the oldest",
    shards,
  }),
  serviceLogParts: collection<ServiceLogPartDoc>({
    account: {
      ...byStart(":"),
      export: { not: "sizes of parts of the log, which is in the export" },
      deletion: "erased",
    },
    growth: { by: "calls", most: "one for each megabyte of log, and for each start of a host" },
    stays: "as long as its lines",
    shards,
  }),
};
