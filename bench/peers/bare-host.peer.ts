/** A host without a database, that counts nothing and keeps no lines: what a request costs without these. */
import type { HostedDeployment } from "../../src/domain/deployment/hosted.ts";
import { startHosting } from "../../src/host/hosting.ts";
import type { IsolationLevel } from "../../src/host/isolation/levels.ts";
import { createLog } from "../../src/kernel/log.ts";
import { serveAsPeer } from "../kit/serve-as-peer.ts";

export interface BareHost {
  port: number;
  isolation: IsolationLevel;
}

const { PROGRAM = "", LEVEL, IDLE_MS = "300000" } = process.env;
const here = { node: "here", url: "http://127.0.0.1:1", until: new Date("2100-01-01") };
const none = (): Promise<void> => Promise.resolve();
const many = { all: 10_000, ofVisitor: 10_000 };
const deployment: HostedDeployment = {
  ...{ serviceId: "svc_bare", accountId: "acc_bare", slug: "bare", plan: "free" },
  ...{ deploymentId: "dep_bare", runId: "dep_bare", n: 1, static: null, quarantines: [] },
  worker: {
    blob: PROGRAM,
    memoryMb: 256,
    healthPath: "/api/health",
    environment: {},
    secrets: {},
    bindings: {},
  },
};
const hosting = await startHosting({
  log: createLog("error"),
  source: {
    homes: {
      leaseMs: 60_000,
      join: () => Promise.resolve(here.node),
      renew: () => Promise.resolve(true),
      leave: none,
      of: () => Promise.resolve({ ...here, epoch: 1 }),
      look: () => Promise.resolve([here]),
      given: () => Promise.resolve([]),
    },
    active: () => Promise.resolve(deployment),
    builds: {
      ...{ take: () => Promise.resolve(null), endingOf: () => Promise.resolve(null) },
      ...{ failUnbuildable: none, note: none, pass: none, fail: none },
    },
    waiting: () => Promise.resolve([]),
    drained: none,
    isTrusted: () => Promise.resolve(true),
    pass: none,
    fail: none,
    watch: () => () => undefined,
    lines: { add: () => undefined, lost: () => undefined },
    meters: { admit: () => Promise.resolve({ record: none, release: () => undefined }), record: none },
    cron: {
      triggersOf: () => Promise.resolve([]),
      begin: () => Promise.resolve(0),
      due: () => ({ missed: null, run: null, nextAt: null }),
      asked: () => Promise.resolve([]),
      take: () => Promise.resolve(false),
      ...{ takeBack: none, end: none, miss: none, skip: none, giveUp: none, hold: () => undefined },
      watch: () => () => undefined,
    },
    databases: {
      ...{ folder: "/nowhere", folderId: "none", sized: none, unknown: () => Promise.resolve([]) },
      claim: () => Promise.reject(new Error("There are no databases here.")),
    },
    queues: {
      queuesOf: () => Promise.resolve([]),
      firstDue: () => Promise.resolve(new Map()),
      nextDue: () => Promise.resolve(null),
      backlogOf: () => Promise.resolve(null),
      read: () => {
        throw new Error("There are no queues here.");
      },
      ...{
        settle: none,
        expire: none,
        expireTo: () => Promise.resolve(0),
        note: () => undefined,
        tell: () => undefined,
      },
      watch: () => () => undefined,
    },
  },
  fetched: (path) => Promise.resolve(path),
  listen: { host: "127.0.0.1", port: 0, domain: "localhost", proxies: [] },
  door: { host: "127.0.0.1", port: 0, urlOf: (at) => `http://127.0.0.1:${at}`, keys: ["bench"] },
  now: Date.now,
  apiUrl: "http://127.0.0.1:1",
  egress: { allowed: [] },
  connections: { visitors: many, hosts: many },
  timesMs: {
    ...{ idle: Number(IDLE_MS), head: 10_000, answer: 10_000, body: 30_000 },
    ...{ drain: 1000, stop: 1000, grace: 1000, check: 1000 },
  },
  ...(LEVEL !== undefined && { levels: [LEVEL as IsolationLevel] }),
});
// What is asked of it is that it ends, so that nothing of it stays.
const { port, isolation } = hosting;
serveAsPeer({ port, isolation } satisfies BareHost, () => hosting.stop());
