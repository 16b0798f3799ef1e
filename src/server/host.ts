import { hostname } from "node:os";
import { join } from "node:path";
import { SecretBox } from "../domain/credential/secret-box.ts";
import { CronHome } from "../domain/cron/cron-home.ts";
import {
  endingOfBuild,
  failBuild,
  failUnbuildable,
  noteBuild,
  passBuild,
  takeBuild,
} from "../domain/deployment/builds.ts";
import { failCheck, passCheck, waitingForCheck } from "../domain/deployment/checks.ts";
import { failureOf } from "../domain/deployment/failures.ts";
import {
  hostedActive,
  hostedForCheck,
  hostedForRestart,
  type HostedDeployment,
} from "../domain/deployment/hosted.ts";
import { Feed } from "../domain/event/feed.ts";
import { HostLeases, LEASE_MS } from "../domain/host/host-leases.ts";
import { Homes } from "../domain/host/homes.ts";
import { MeterService } from "../domain/meter/meter.service.ts";
import { writeJournals } from "../domain/meter/usage-journal.ts";
import { QueueHome } from "../domain/queue/queue-home.ts";
import { DatabaseHome } from "../domain/sqlite/database-home.ts";
import { ServiceLogWriter } from "../domain/service-log/service-log-writer.ts";
import { failSecrets, passSecrets } from "../domain/secret/restart-check.ts";
import { ServiceKeys } from "../domain/secret/service-keys.ts";
import type { WaitingCheck } from "../host/check/checks.ts";
import type { HomeSource } from "../host/homes/home-source.ts";
import { startHosting, type HostedSource, type HostingDeps, type HostingTimes } from "../host/hosting.ts";
import type { DatabaseSource } from "../host/sqlite/database-source.ts";
import { closeInherited } from "../host/spawner/close-inherited.ts";
import type { Clock } from "../kernel/clock.ts";
import type { Config } from "../kernel/config.ts";
import { VERSION } from "../kernel/version.ts";
import { isLocalAccount } from "../store/account/accounts.store.ts";
import type { BlobFiles } from "../store/blob/blob-files.ts";
import type { Connection } from "../store/client.ts";
import { endDraining } from "../store/deployment/deployments.store.ts";
import { secretsToCheck } from "../store/secret/secrets.store.ts";
import { DatabaseClock } from "../store/database-clock.ts";
import type { HostPlace } from "../store/host/host-documents.ts";
import { storeOf, type Store } from "../store/store.ts";
import { blobsOf } from "./blobs.ts";
import { databasesOf, doorKeysOf, hasEnded, hostPlaceOf, marksOf } from "./host-place.ts";
import { listenRefusal } from "./listen-refusal.ts";
import { mostDescriptors } from "./most-descriptors.ts";
import type { PartDeps } from "./part/start-part.ts";
import { secretKeysOf } from "./secret-keys.ts";

const LOOPBACK = "127.0.0.1";
const TIMES_MS: HostingTimes = {
  idle: Number(process.env.QUARRY_INTERNAL_WORKER_IDLE_MS ?? 300_000),
  head: 10_000,
  answer: Number(process.env.QUARRY_INTERNAL_ANSWER_MS ?? 15 * 60_000),
  body: 30_000,
  drain: 30_000,
  // All of the shutdown has ten seconds.
  stop: 2000,
  grace: 10_000,
  check: 15_000,
};

/** Starts what serves hosted services. */
export async function startHost(
  connection: Connection,
  { config, log, shutdown, host }: PartDeps,
): Promise<void> {
  // Builds are started by this process.
  closeInherited();
  const store = storeOf(connection.db);
  const clock = await DatabaseClock.start(store);
  shutdown.add("clock", async () => clock.stop());
  const feed = new Feed({ store });
  shutdown.add("events", () => feed.stop());
  const journalFolder = join(config.dataDir, "hosting/usage");
  // What a host of before noted and could not tell any more.
  await writeJournals(store, journalFolder);
  const meters = new MeterService({ store, clock, feed, journalFolder });
  shutdown.add("meters", () => meters.stop());
  const lines = new ServiceLogWriter({ store, clock, meters });
  shutdown.add("lines", () => lines.stop());
  const blobs = blobsOf(config, log);
  const secretKeys = secretKeysOf(config);
  const keys = new ServiceKeys({ store, box: new SecretBox(secretKeys) });
  const doorKeys = doorKeysOf(await secretKeys());
  const place = await hostPlaceOf(config, doorKeys);
  await host.begin();
  const { HOST, QUARRY_SERVICES_PORT: wanted, QUARRY_SERVICES_DOMAIN: domain } = config;
  const door = doorOf(config);
  const hosting = await startHosting({
    log,
    source: sourceOf({
      store,
      clock,
      feed,
      blobs,
      keys,
      place,
      lines,
      meters,
      folder: await databasesOf(config),
    }),
    fetched: (blob) => blobs.fetched(blob),
    listen: { host: HOST, port: wanted, domain, proxies: config.QUARRY_TRUSTED_PROXIES },
    door: { ...door, keys: doorKeys },
    now: () => clock.now().getTime(),
    apiUrl: config.QUARRY_PUBLIC_URL ?? `http://${HOST}:${config.PORT}`,
    egress: { allowed: config.QUARRY_WORKER_EGRESS },
    connections: connectionsOf(config),
    timesMs: TIMES_MS,
  }).catch((error: unknown) => {
    const isDoor = (error as { port?: number }).port === door.port;
    throw listenRefusal(
      error,
      isDoor
        ? { host: door.host, port: door.port, setting: "QUARRY_HOST_URL" }
        : { host: HOST, port: wanted, setting: "QUARRY_SERVICES_PORT" },
    );
  });
  shutdown.add("services", () => hosting.stop());
  const servicesUrl = `http://<slug>.${domain}:${hosting.port}`;
  log.info({ url: servicesUrl, isolation: hosting.isolation }, "services are served");
  const buildInfo = (await connection.db.admin().serverInfo()) as { version?: string };
  host.ready(
    {
      role: config.QUARRY_ROLE,
      mongodb: config.MONGODB_URL === undefined ? "embedded" : "external",
      mongodbVersion: buildInfo.version ?? "unknown",
      scrapers: [],
      isDemo: false,
      servicesUrl,
    },
    null,
  );
}

/**
 * Each takes two descriptors at most, its own and one to a worker or another host: an eighth stays for workers, files and the rest.
 */
function connectionsOf({ QUARRY_MAX_CONNECTIONS: { address } }: Config): HostingDeps["connections"] {
  const most = mostDescriptors();
  const hosts = Math.floor(most / 16);
  return {
    visitors: { all: Math.floor((most * 3) / 8), ofVisitor: address },
    hosts: { all: hosts, ofVisitor: hosts },
  };
}

interface SourceDeps {
  lines: ServiceLogWriter;
  meters: MeterService;
  store: Store;
  clock: Clock;
  feed: Feed;
  blobs: BlobFiles;
  keys: ServiceKeys;
  place: Omit<HostPlace, "pids">;
  /** With the databases of services. */
  folder: Pick<DatabaseSource, "folder" | "folderId">;
}

/** Unset, hosts of this machine alone reach it. */
function doorOf({ HOST, QUARRY_HOST_URL: url }: Config): Omit<HostingDeps["door"], "keys"> {
  if (url === undefined) return { host: LOOPBACK, port: 0, urlOf: (port) => `http://${LOOPBACK}:${port}` };
  return { host: HOST, port: Number(new URL(url).port || 80), urlOf: () => url };
}

function homesOf({ store, clock, place }: SourceDeps): HomeSource {
  const homes = new Homes({ store, clock });
  const leases = new HostLeases({ store, clock, hasEnded });
  const name = `${hostname()}/${process.pid}`;
  return {
    leaseMs: LEASE_MS,
    join: ({ pids, ...said }) =>
      leases.join({ ...said, name, version: VERSION, place: { ...place, pids: marksOf(pids) } }),
    renew: (id, facts) => leases.renew(id, facts),
    leave: (id) => leases.leave(id),
    of: (service) => homes.of(service),
    look: () => homes.look(),
    given: (node, since) => homes.given(node, since),
  };
}

function databasesIn({ folder, ...deps }: SourceDeps): DatabaseSource {
  const home = new DatabaseHome(deps);
  return {
    ...folder,
    claim: (database, folderId) => home.claim(database, folderId),
    sized: (database, bytes) => home.sized(database, bytes),
    unknown: (databases) => home.unknown(databases),
  };
}

function sourceOf(deps: SourceDeps): HostedSource {
  const { store, feed, lines, meters } = deps;
  return {
    homes: homesOf(deps),
    builds: {
      take: (host) => takeBuild(deps, host),
      failUnbuildable: () => failUnbuildable(deps),
      endingOf: (build, host) => endingOfBuild(deps, build, host),
      note: (id, host, text) => noteBuild(deps, id, host, text),
      pass: (id, program) => passBuild(deps, id, program),
      fail: (id, reason, what) => failBuild(deps, id, reason, what),
    },
    active: (which) => hostedActive(deps, which),
    waiting: () => waitingChecks(deps),
    isTrusted: (accountId) => isLocalAccount(store, accountId),
    pass: ({ deployment, secrets: version }) =>
      version === null
        ? passCheck(deps, deployment.deploymentId)
        : passSecrets(deps, { ...deployment, version }),
    fail: ({ deployment, secrets: version }, reason, what) =>
      version === null
        ? failCheck(deps, deployment.deploymentId, reason, what)
        : failSecrets(deps, { ...deployment, version }, failureOf(reason, what).message),
    drained: (deploymentId) => endDraining(store, deploymentId),
    watch: (changed) =>
      feed.watch("topic:service", (event) => changed(event?.subject ?? null, event?.kind === "switched")),
    lines,
    meters,
    queues: new QueueHome(deps),
    cron: new CronHome(deps),
    databases: databasesIn(deps),
  };
}

async function waitingChecks(deps: SourceDeps): Promise<WaitingCheck[]> {
  const [deployments, secrets] = await Promise.all([waitingForCheck(deps.store), secretsToCheck(deps.store)]);
  const found = await Promise.allSettled([
    ...deployments.map(async ({ _id }) => asCheck(await hostedForCheck(deps, _id), null)),
    ...secrets.map(async (doc) => asCheck(await hostedForRestart(deps, doc), doc.version)),
  ]);
  // One that cannot be read holds up no other; a job fails it in the end.
  return found.flatMap((one) => (one.status === "fulfilled" ? one.value : []));
}

function asCheck(deployment: HostedDeployment | null, secrets: number | null): WaitingCheck[] {
  return deployment === null ? [] : [{ deployment, secrets }];
}
