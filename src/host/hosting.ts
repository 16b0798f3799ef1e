import { setTimeout as sleep } from "node:timers/promises";
import type { Log } from "../kernel/log.ts";
import { Builds, type BuildSource } from "./build/builds.ts";
import { Checks, type CheckSource } from "./check/checks.ts";
import { findBuildTools } from "./build/sandbox.ts";
import { probeCgroups } from "./isolation/cgroups.ts";
import { probeIsolation } from "./isolation/isolation.ts";
import type { IsolationLevel } from "./isolation/levels.ts";
import type { CronSource } from "../domain/cron/cron-home.ts";
import { CronDispatch } from "./dispatch/cron-dispatch.ts";
import type { QueueSource } from "../domain/queue/queue-home.ts";
import { Deliveries } from "./dispatch/deliver.ts";
import { QueueDispatch } from "./dispatch/queue-dispatch.ts";
import { Door } from "./homes/door.ts";
import type { HomeSource } from "./homes/home-source.ts";
import { KnownHomes } from "./homes/known-homes.ts";
import { Lease } from "./homes/lease.ts";
import { OwnServices } from "./homes/own-services.ts";
import { Peers } from "./homes/peers.ts";
import { HostLog, type LineStore } from "./logs/host-log.ts";
import type { Meters } from "./meters/use.ts";
import { AtHome } from "./router/at-home.ts";
import type { MostConnections } from "./router/connections.ts";
import { Router } from "./router/router.ts";
import { Visitors } from "./router/visitors.ts";
import { makeRunFolders } from "./run-folders.ts";
import { Sites, type FindActive } from "./sites/sites.ts";
import { Spawner } from "./spawner/spawner.ts";
import type { DatabaseSource } from "./sqlite/database-source.ts";
import { Databases } from "./sqlite/databases.ts";
import { FileCache } from "./static/file-cache.ts";
import { Fleet } from "./workers/fleet.ts";
import { Egress, type EgressSettings } from "./way-out/egress.ts";
import { WayOut } from "./way-out/way-out.ts";

/** What this host is told of services, and where it says how their checks went. */
export interface HostedSource extends CheckSource {
  homes: HomeSource;
  builds: BuildSource;
  active: FindActive;
  /** The workers of a deployment that another took over from have ended; where that is not heard, it counts as over after a while. */
  drained(deploymentId: string): Promise<void>;
  /**
   * Calls with the id of a service that changed, and with null when any may have; `isSwitched` when another deployment is served
   * now. Returns the way to stop.
   */
  watch(changed: (serviceId: string | null, isSwitched: boolean) => void): () => void;
  /** Keeps what services write. */
  lines: LineStore;
  meters: Meters;
  queues: QueueSource;
  cron: CronSource;
  databases: DatabaseSource;
}

export interface HostingDeps {
  log: Log;
  source: HostedSource;
  /** Path of a blob by the SHA-256 of its bytes, once it is there. */
  fetched: (blob: string) => Promise<string>;
  /** `proxies` are our own, whose X-Forwarded-For says who visits. */
  listen: { host: string; port: number; domain: string; proxies: readonly string[] };
  /** Where other hosts reach this one, and the keys that sign what they say to each other, of which the first signs. */
  door: { host: string; port: number; urlOf: (port: number) => string; keys: readonly string[] };
  now: () => number;
  /** Address of the management API. */
  apiUrl: string;
  egress: EgressSettings;
  connections: { visitors: MostConnections; hosts: MostConnections };
  timesMs: HostingTimes;
  /** Levels of isolation that are tried, strongest first; all where it is absent. */
  levels?: readonly IsolationLevel[];
}

export interface HostingTimes {
  /** Until a worker without requests is ended. */
  idle: number;
  /** Until the headers of a request have arrived. */
  head: number;
  /** Until an answer of a worker has begun. */
  answer: number;
  /** How long the body of a request may come too slowly. */
  body: number;
  /** Until requests of a worker that is replaced are cut off. */
  drain: number;
  /** Until requests of a host that stops are cut off, and then until its workers are ended. */
  stop: number;
  /** From asking a worker to end until it is ended. */
  grace: number;
  /** Until a new worker has answered its check. */
  check: number;
}

export interface Hosting {
  port: number;
  isolation: IsolationLevel;
  stop(): Promise<void>;
}

/** Starts what serves the services of this machine. */
export async function startHosting({
  log,
  source,
  fetched,
  listen,
  door: at,
  now,
  apiUrl,
  egress,
  connections,
  timesMs,
  levels,
}: HostingDeps): Promise<Hosting> {
  const { spawner, folders, isolation, cgroups, tools } = await findGround(levels);
  const { meters, lines } = source;
  const hostLog = new HostLog(lines);
  const wayOut = new WayOut({ apiUrl, egress: new Egress(egress), meters, hostLog });
  const settings = { spawner, isolation, cgroups, folders, apiUrl, wayOut, programOf: fetched, meters };
  const drained = (id: string): void => void source.drained(id).catch(() => undefined);
  const fleet = new Fleet({ ...settings, ...workerTimes(timesMs), log: hostLog, drained });
  const sites = new Sites({ find: (which) => source.active(which), fleet });
  const databases = new Databases({ source: source.databases, meters, log });
  let doorPort = 0;
  const lease = new Lease({
    ...{ source: source.homes, log },
    facts: () => ({ memoryBytes: process.memoryUsage.rss(), workers: fleet.facts() }),
    standing: () => ({
      url: at.urlOf(doorPort),
      ...{ isolation: isolation.level, isolationReason: isolation.reason },
      buildsNot: typeof tools === "string" ? tools : null,
      pids: [process.pid, spawner.pid],
    }),
    hold: (untilMs) => [spawner, databases].forEach((one) => one.hold(untilMs)),
    seen: (hosts) => [homes, peers, builds, dispatch].forEach((one) => one.seen(hosts)),
    lost: () => [homes, builds, databases].forEach((one) => one.forgetAll()),
  });
  const homes = new KnownHomes(source.homes, lease, now);
  const checks = new Checks({
    ...{ source, fleet, sites, isolation, withinMs: timesMs.check, log, hostLog },
    isHere: async (deployment) => homes.isHere(await homes.of(deployment)),
  });
  const builds = new Builds({
    ...{ source: source.builds, fetched, folder: folders.builds, tools, meters, log, host: () => lease.id },
  });
  const atHome = new AtHome({ homes, hostLog, meters });
  const peers = new Peers({ homes, keys: at.keys, now, answerMs: timesMs.answer, bodyMs: timesMs.body });
  const arrivals = { visitors: new Visitors(listen.proxies), headMs: timesMs.head, log, apiUrl };
  const served = { ...arrivals, sites, homes, atHome };
  const door = new Door({ ...served, databases, keys: at.keys, now, connections: connections.hosts });
  const router = new Router({
    ...{ ...served, peers, meters, hostLog, fetched, connections: connections.visitors },
    ...{ cache: new FileCache(fetched), domain: listen.domain, byPath: isLoopback(listen.host) },
  });
  const dispatch = dispatchOf({ source, sites, homes, hostLog, meters, log, now, withinMs: timesMs.answer });
  const stopWatching = follow(source, { sites, checks, builds, homes, hostLog, log });
  const stop = async (): Promise<void> => {
    stopWatching();
    dispatch.close();
    await Promise.all([router.close(timesMs.stop), door.close(timesMs.stop)]);
    await peers.close();
    await Promise.race([
      Promise.all([checks.stop(), builds.stop(), fleet.stop(), dispatch.closed(), databases.close()]),
      sleep(timesMs.stop, null, { ref: false }),
    ]);
    // What still runs ends with it.
    await spawner.close();
    await Promise.race([leave(lease, log), sleep(timesMs.stop, null, { ref: false })]);
    await Promise.all([folders.remove(), cgroups.remove()]);
  };
  try {
    const port = await router.listen(listen.port, listen.host);
    doorPort = await door.listen(at.port, at.host);
    await lease.start();
    await checks.look();
    dispatch.start();
    return { port, isolation: isolation.level, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function workerTimes({ idle, answer, body, drain, grace }: HostingTimes) {
  return { idleMs: idle, answerMs: answer, bodyMs: body, drainMs: drain, graceMs: grace };
}

/** What works on this machine. */
async function findGround(levels: HostingDeps["levels"]) {
  // Early, while this process is small.
  const spawner = new Spawner();
  spawner.open();
  const folders = await makeRunFolders();
  const [isolation, cgroups, tools] = await Promise.all([
    probeIsolation(folders.programs, levels),
    probeCgroups(),
    findBuildTools(folders.builds),
  ]);
  return { spawner, folders, isolation, cgroups, tools };
}

type Dispatched = ConstructorParameters<typeof Deliveries>[0] & {
  source: HostedSource;
  log: Log;
  now: () => number;
};

/** What delivers to the workers of this host. */
function dispatchOf({ source, log, now, ...parts }: Dispatched) {
  const { sites, homes, hostLog } = parts;
  const deliveries = new Deliveries(parts);
  const cron = new CronDispatch({
    ...{ source: source.cron, deliveries, homes, log, now },
    services: new OwnServices(source.homes, homes, now),
  });
  const queues = new QueueDispatch({
    ...{ source: source.queues, deliveries, log, now },
    services: new OwnServices(source.homes, homes, now),
    say: ({ slug }, message) =>
      void sites.present(slug).then(
        ({ deployment }) => hostLog.warned(deployment, message),
        () => undefined,
      ),
  });
  const all = [queues, cron];
  return {
    start: () => all.forEach((one) => one.start()),
    seen: () => all.forEach((one) => one.look()),
    close: () => all.forEach((one) => one.close()),
    closed: () => Promise.all(all.map((one) => one.closed())),
  };
}

interface Followers {
  sites: Sites;
  checks: Checks;
  builds: Builds;
  homes: KnownHomes;
  hostLog: HostLog;
  log: Log;
}

/** Begins with what waits to be built, and tells what happens to services. Returns the way to stop. */
function follow(source: HostedSource, { sites, checks, builds, homes, hostLog, log }: Followers): () => void {
  /** Of several hosts the home of the service says it. */
  const sayDeployed = async (serviceId: string): Promise<void> => {
    const deployment = await source.active({ _id: serviceId });
    if (deployment !== null && homes.isHere(await homes.of(deployment))) hostLog.deployed(deployment);
  };
  builds.look();
  return source.watch((serviceId, isSwitched) => {
    builds.look();
    const said = isSwitched ? sayDeployed(serviceId ?? "") : Promise.resolve();
    Promise.all([sites.changed(serviceId), checks.look(), said]).catch((err: unknown) =>
      log.warn({ err }, "services could not be read; they are read again"),
    );
  });
}

/** Without it, the others wait until the lease is over. */
function leave(lease: Lease, log: Log): Promise<void> {
  return lease
    .stop()
    .catch((error: unknown) => log.warn({ err: error }, "the lease of this host stays as it is"));
}

function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || host.startsWith("127.");
}
