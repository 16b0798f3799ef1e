import { byField, collection, HOUR_SECONDS } from "../collection.ts";

/** A worker of a service, as its host sees it. */
export interface HostedWorkerFacts {
  serviceId: string;
  slug: string;
  /** Number of its deployment. */
  n: number;
  state: "starting" | "awake" | "draining";
  memoryBytes: number;
}

/** What a host says of itself, for operators. */
export interface HostFacts {
  memoryBytes: number;
  workers: HostedWorkerFacts[];
}

/** A process that runs services. Its lease is here, once for all of its services: one write renews it. */
export interface HostDoc {
  /** Random, one for each lease: a host that lost its lease comes back as another. */
  _id: string;
  /** Machine and process, for people. */
  name: string;
  version: string;
  /** Where the other hosts reach it. */
  url: string;
  /** How workers are kept apart from the rest of the machine. */
  isolation: string;
  /** Why no stronger level works there; null at the strongest. */
  isolationReason: string | null;
  /** Why it builds nothing, a reason why deployments fail; null where it builds. */
  buildsNot: string | null;
  /** Where it stands: what is equal of two hosts they share. */
  place: HostPlace;
  startedAt: Date;
  seenAt: Date;
  /** Until then it alone may run its services. */
  until: Date;
  facts: HostFacts;
  /** Set once its lease is over for good. */
  lostAt?: Date;
}

export interface HostPlace {
  /** Loopback addresses reach it from here alone. */
  network: string;
  /** In which its process ids mean something. */
  processes: string;
  /** Its process and the one that starts workers: without both, no worker of it runs. */
  pids: { pid: number; start: string }[];
  /** Where it reads what was deployed. */
  blobs: string;
  /** Of the keys that sign calls between hosts, the one that it signs with first. */
  keyMarks: string[];
}

/** Where a service lives. It stays as it is while its host has a lease, unless that host itself changes it. */
export interface HomeDoc {
  /** Of the service. */
  _id: string;
  accountId: string;
  /** Id of its host. */
  node: string;
  /** 1, 2, 3 …: of two hosts that both think it is theirs, the one with the lower number is wrong. */
  epoch: number;
  placedAt: Date;
}

export const hostCollections = {
  hosts: collection<HostDoc>({
    account: { nobodys: "of the server" },
    lifetime: { field: "seenAt", seconds: HOUR_SECONDS, for: "forgetting hosts that ended" },
    growth: { by: "server", most: "one for each host" },
    shards: { by: "unsharded", why: "One document per host, written every 2 s." },
  }),
  homes: collection<HomeDoc>({
    account: {
      ...byField,
      export: { not: "where its services run, which says nothing of the account" },
      deletion: "erased",
    },
    indexes: [
      { key: { node: 1, placedAt: 1 }, for: "the services of a host, and those that it was just given" },
      { key: { accountId: 1 }, for: "the deletion of an account" },
    ],
    growth: { by: "account", most: "one for each service" },
    stays: "as long as its service",
    shards: { by: "unsharded", why: "One small document per service, written when it moves." },
  }),
};
