import { byField, collection } from "../collection.ts";
import type { ServiceManifest } from "../service/service-documents.ts";

/**
 * `pending` while it is uploaded, `checking` until its worker has answered, `ready` for good, or `failed`. Which of the ready ones
 * is active its service alone says.
 */
export const DEPLOYMENT_STATES = ["pending", "checking", "ready", "failed"] as const;
export type DeploymentState = (typeof DEPLOYMENT_STATES)[number];

/** A file of a static folder, by its path: which bytes, how many, and what they are. */
export interface StaticFile {
  blob: string;
  bytes: number;
  type: string;
}

/** Files as a blob itself, JSON of `StaticFile` by path, with how many they are and how large. */
export interface StoredList {
  blob: string;
  files: number;
  bytes: number;
}

/** A build of the worker of a deployment, on the server. */
export interface BuildDoc {
  /** The deployment's. */
  _id: string;
  accountId: string;
  serviceId: string;
  state: "queued" | "running" | "succeeded" | "failed";
  queuedAt: Date;
  startedAt: Date | null;
  endedAt: Date | null;
  /** Id of the lease of the host that runs it; null while it waits. */
  host: string | null;
  /** From 0 on, each of its account's open builds another: so they are no more than there may be. */
  slot: number;
  /** How many hosts have begun with it. */
  tries: number;
  /** What it wrote so far. */
  log: string;
}

export interface DeploymentDoc {
  /** `dep_…` */
  _id: string;
  accountId: string;
  serviceId: string;
  /** 1, 2, 3 … of its service. */
  n: number;
  state: DeploymentState;
  /** Null while it is uploaded, and of an upload that was refused before it was read. */
  manifest: ServiceManifest | null;
  worker: { blob: string; bytes: number } | null;
  /** What the server builds its worker of, as a list; null where a program was uploaded. */
  source: StoredList | null;
  static: StoredList | null;
  /** Of the token with which its worker calls: which of its tokens, and SHA-256 of it, hex; null without a worker. */
  token: { n: number; hash: string } | null;
  /** Until when its worker may still answer what it was asked before another took over, at the longest; absent once it has ended. */
  drainsUntil?: Date;
  /** What its owner should look at though it is served: a word for programs, and a sentence. */
  warnings: { reason: string; message: string }[];
  /** Why it failed: a word for programs, and a sentence that says what to do. */
  failure: { reason: string; message: string } | null;
  /** Id of the credential that uploaded it; absent of those of before it was kept. */
  deployedBy?: string;
  createdAt: Date;
  /** When its state changed. */
  changedAt: Date;
}

export const deploymentCollections = {
  deployments: collection<DeploymentDoc>({
    account: { ...byField, export: { file: "deployments", without: ["token"] }, deletion: "erased" },
    indexes: [
      { key: { serviceId: 1, n: -1 }, unique: true, for: "deployments of a service, newest first" },
      { key: { accountId: 1 }, for: "the export of an account" },
      {
        key: { "token.hash": 1 },
        partialFilterExpression: { "token.hash": { $exists: true } },
        unique: true,
        for: "the worker that calls with a token",
      },
      {
        key: { state: 1, changedAt: 1 },
        partialFilterExpression: { state: { $in: ["pending", "checking"] } },
        name: "unfinished",
        for: "deployments that are still on their way",
      },
    ],
    growth: { by: "calls", most: "10 of a service, and those on their way" },
    stays: "the newest 10 of its service",
    shards: { by: "unsharded", why: "A few small documents of each service." },
  }),
  deploymentBuilds: collection<BuildDoc>({
    account: { ...byField, export: { file: "deployment-builds" }, deletion: "erased" },
    indexes: [
      { key: { accountId: 1 }, for: "the export of an account" },
      { key: { serviceId: 1, queuedAt: -1 }, for: "builds of a service, newest first" },
      {
        key: { state: 1, queuedAt: 1 },
        partialFilterExpression: { state: { $in: ["queued", "running"] } },
        name: "open",
        for: "builds that wait, oldest first",
      },
      {
        key: { accountId: 1, slot: 1 },
        partialFilterExpression: { state: { $in: ["queued", "running"] }, slot: { $exists: true } },
        unique: true,
        name: "slots",
        for: "how many builds an account may have at once",
      },
    ],
    growth: { by: "calls", most: "one of each deployment that is built on the server" },
    stays: "as long as its deployment",
    shards: { by: "unsharded", why: "At most one of each deployment." },
  }),
};
