import type { AbuseCategory } from "../../kinds/abuse.ts";
import { collection, NEWEST_FIRST } from "../collection.ts";

export const ABUSE_STATUSES = [
  "open",
  "triaged",
  "quarantined",
  "owner_notified",
  "resolved",
  "rejected",
  "appealed",
] as const;
export type AbuseStatus = (typeof ABUSE_STATUSES)[number];
export const ABUSE_SEVERITIES = ["normal", "high", "urgent"] as const;
export type AbuseSeverity = (typeof ABUSE_SEVERITIES)[number];
export const ABUSE_ACTIONS = [
  "triage",
  "notify_owner",
  "quarantine",
  "release",
  "resolve",
  "reject",
  "appeal",
] as const;
export type AbuseAction = (typeof ABUSE_ACTIONS)[number];

/** What is blocked: a whole service, or what stands at one path of it and below. */
export interface Quarantine {
  /** Null for the whole service. */
  path: string | null;
  since: Date;
  /** Id of the operator's credential. */
  by: string;
}

/** What was there when somebody looked, so that it can be told later, whatever became of it. */
export interface PreservedEvidence {
  at: Date;
  /** The step that it was kept for. */
  seq: number;
  accountId: string;
  service: { id: string; slug: string; name: string; deletedAt: Date | null };
  deployment: {
    id: string;
    n: number;
    createdAt: Date;
    workerSha256: string | null;
    filesSha256: string | null;
  } | null;
}

/** One step of a report. Steps are only added. */
export interface AbuseEvent {
  /** From 1. */
  seq: number;
  at: Date;
  /** `owner`, or the id of the operator's credential. */
  actor: string;
  action: AbuseAction;
  from: AbuseStatus;
  to: AbuseStatus;
  note: string;
  wasQuarantined: boolean;
  isQuarantined: boolean;
  /** SHA-256 over the hash of the step before and all that stands above (src/domain/abuse/history.ts). */
  hash: string;
}

export interface AbuseAppeal {
  at: Date;
  remediation: string;
  evidence: string | null;
  /** Null while it waits; then the step that decided on it. */
  decidedBySeq: number | null;
  isGranted: boolean | null;
}

export interface AbuseReportDoc {
  /** `abr_…`: sorts by time. */
  _id: string;
  /** Whose service it is about; null where it is none of this server's. */
  accountId: string | null;
  serviceId: string | null;
  targetUrl: string;
  targetPath: string | null;
  objectPath: string | null;
  category: AbuseCategory;
  severity: AbuseSeverity;
  status: AbuseStatus;
  reporterEmail: string;
  summary: string;
  details: string;
  evidence: string;
  /** SHA-256 of what the reporter's link has. */
  linkHash: string;
  /** Whether its owner may be told of it. */
  mayNotify: boolean;
  /** When the owner was told first; null while nobody has. */
  notifiedAt: Date | null;
  quarantine: Quarantine | null;
  /** When it was released last; null where it never was in quarantine, or still is. */
  releasedAt: Date | null;
  preserved: PreservedEvidence[];
  appeals: AbuseAppeal[];
  events: AbuseEvent[];
  /** Steps of which the service and its owner are still to know. */
  untold: number[];
  /** How many steps there were: two that decide at once do not both do so. */
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

export const abuseCollections = {
  abuseReports: collection<AbuseReportDoc>({
    account: {
      ofAccount: (accountId) => ({ accountId }),
      export: {
        file: "abuse-reports",
        without: ["reporterEmail", "linkHash", "untold", "preserved"],
      },
      deletion: { kept: "evidence, which others may ask for after the account is gone" },
    },
    indexes: [
      NEWEST_FIRST,
      {
        key: { linkHash: 1 },
        unique: true,
        partialFilterExpression: { linkHash: { $type: "string" } },
        for: "the link of who reported",
      },
      {
        key: { updatedAt: 1 },
        partialFilterExpression: { "untold.0": { $exists: true } },
        name: "untold",
        for: "steps that the service and its owner are still to hear of",
      },
    ],
    growth: { by: "attempts", most: "500 steps each" },
    stays: "evidence outlives services and accounts",
    shards: {
      by: 'unsharded; at the very end `{ _id: "hashed" }`',
      why: "Few, and each read names its id or its account.",
    },
  }),
};
