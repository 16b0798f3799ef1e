import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { buildProblem, inTurns } from "../../src/domain/deployment/build-queue.ts";
import { endingOfBuild, failUnbuildable, queueBuild, takeBuild } from "../../src/domain/deployment/builds.ts";
import type { DeployRefused } from "../../src/domain/deployment/failures.ts";
import { hostingUpkeep } from "../kit/hosting-upkeep.ts";
import { HostLeases, LEASE_MS } from "../../src/domain/host/host-leases.ts";
import type { ServiceKeys } from "../../src/domain/secret/service-keys.ts";
import { MOST_OPEN_BUILDS } from "../../src/kinds/deployment.ts";
import type { BlobFiles } from "../../src/store/blob/blob-files.ts";
import type { DeploymentDoc } from "../../src/store/deployment/deployment-documents.ts";
import type { ServiceDoc } from "../../src/store/service/service-documents.ts";
import type { Store } from "../../src/store/store.ts";
import { startEngineStore, type EngineStore } from "./engine-store.ts";

let engine: EngineStore;
let store: Store;
let now = Date.UTC(2026, 0, 2);
const clock = { now: () => new Date(now) };
const SOURCE = { blob: "list", files: 0, bytes: 0 };
const blobs = { read: async () => Buffer.from("{}"), isReachable: async () => false };
const keys = { find: async () => null } as unknown as ServiceKeys;
const deps = () => ({ store, clock, blobs: blobs as unknown as BlobFiles, keys });

beforeAll(async () => {
  engine = await startEngineStore();
  store = engine.store;
});
afterAll(() => engine.stop());
beforeEach(async () => {
  const { hosts, deploymentBuilds, deployments, services } = store;
  for (const one of [hosts, deploymentBuilds, deployments, services]) await one.deleteMany({});
});

function host(name: string, buildsNot: string | null = null): Promise<string> {
  const leases = new HostLeases({ store, clock, hasEnded: () => false });
  const place = { network: "one", processes: name, pids: [], blobs: "shared", keyMarks: ["key"] };
  const facts = { memoryBytes: 1, workers: [] };
  return leases.join({
    ...{ name, url: `http://${name}:1`, place, version: "1", isolation: "plain", isolationReason: null },
    ...{ buildsNot, facts },
  });
}
const leave = (id: string) => store.hosts.updateOne({ _id: id }, { $set: { lostAt: clock.now() } });

let made = 0;
/** A deployment of an account that waits to be built. */
async function queued(account: string): Promise<string> {
  const n = ++made;
  const [_id, serviceId] = [`dep_${account}_${n}`, `svc_${account}`];
  const about = { accountId: account, serviceId };
  const worker = { package: "worker" };
  const service = { _id: serviceId, accountId: account, slug: account, place: n, deletedAt: null };
  await store.services.updateOne(
    { _id: serviceId },
    { $setOnInsert: service as Partial<ServiceDoc> },
    { upsert: true },
  );
  const doc = {
    _id,
    ...about,
    n,
    state: "pending",
    manifest: { worker },
    source: SOURCE,
    createdAt: clock.now(),
  };
  await store.deployments.insertOne({ ...doc, changedAt: clock.now() } as unknown as DeploymentDoc);
  now += 1;
  await queueBuild({ store, clock }, { _id, ...about });
  return _id;
}
const take = async (lease: string) => {
  now += 1;
  return (await takeBuild(deps(), lease))?.deploymentId ?? null;
};
const failureOf = async (_id: string) => {
  const { state, failure } = (await store.deployments.findOne({ _id }))!;
  return [state, failure?.reason];
};

test("accounts take turns, however many builds one has", async () => {
  const of = (accountId: string, n: number) => ({ accountId, n });
  const builds = [of("a", 1), of("a", 2), of("a", 3), of("b", 1), of("c", 1), of("b", 2)];
  const starts = new Map([
    ["a", new Date(5)],
    ["b", new Date(3)],
  ]);
  const order = inTurns(builds, starts).map(({ accountId, n }) => accountId + n);
  expect(order).toEqual(["c1", "b1", "a1", "b2", "a2", "a3"]);
  const lease = await host("one");
  const hog = [await queued("hog"), await queued("hog"), await queued("hog")];
  const first = await take(lease);
  const other = await queued("other");
  expect([first, await take(lease), await take(lease)]).toEqual([hog[0], other, hog[1]]);
});

test("so many builds of an account wait or run at once, asked for together too", async () => {
  const asked = await Promise.allSettled(Array.from({ length: 9 }, () => queued("many")));
  const refused = asked.filter(({ status }) => status === "rejected") as PromiseRejectedResult[];
  expect(refused).toHaveLength(9 - MOST_OPEN_BUILDS);
  for (const { reason } of refused) expect((reason as DeployRefused).failure.reason).toBe("too_many_builds");
  expect(await store.deploymentBuilds.countDocuments({ state: "queued" })).toBe(MOST_OPEN_BUILDS);
});

test("a build whose host is gone is taken again at once, and not for ever", async () => {
  const id = await queued("retried");
  const first = await host("first");
  expect(await take(first)).toBe(id);
  const build = { deploymentId: id, serviceId: "svc_retried" };
  expect(await endingOfBuild({ store, clock }, build, first)).toBeNull();
  const second = await host("second");
  expect(await take(second)).toBeNull();
  now += LEASE_MS + 1;
  // The second one renewed its lease meanwhile, the first did not.
  await store.hosts.updateOne({ _id: second }, { $set: { until: new Date(now + LEASE_MS) } });
  expect(await take(second)).toBe(id);
  expect(await endingOfBuild({ store, clock }, build, first)).toBe("lost");
  expect(await endingOfBuild({ store, clock }, build, second)).toBeNull();
  await leave(second);
  const third = await host("third");
  expect(await take(third)).toBe(id);
  await leave(third);
  expect(await take(await host("fourth"))).toBeNull();
  expect(await failureOf(id)).toEqual(["failed", "host_away"]);
});

test("a build ends with its service", async () => {
  const [running, waiting] = [await queued("deleted"), await queued("deleted")];
  const lease = await host("one");
  expect(await take(lease)).toBe(running);
  await store.services.updateOne({ _id: "svc_deleted" }, { $set: { deletedAt: clock.now() } });
  const build = { deploymentId: running, serviceId: "svc_deleted" };
  expect(await endingOfBuild({ store, clock }, build, lease)).toBe("service_gone");
  expect(await take(lease)).toBeNull();
  expect(await failureOf(waiting)).toEqual(["failed", "service_gone"]);
});

test("what waits fails where no host builds, and waits as long as one does, or may come", async () => {
  const upkeep = hostingUpkeep(deps());
  const id = await queued("patient");
  expect(await buildProblem({ store, clock })).toBeNull();
  const builder = await host("builder");
  const other = await host("other", "no_toolchain");
  now += 3_600_000;
  for (const _id of [builder, other])
    await store.hosts.updateOne({ _id }, { $set: { until: new Date(now + LEASE_MS) } });
  await upkeep.goOn();
  expect(await failureOf(id)).toEqual(["pending", undefined]);
  await leave(builder);
  expect(await buildProblem({ store, clock })).toBe("no_toolchain");
  await failUnbuildable({ store, clock });
  expect(await failureOf(id)).toEqual(["failed", "no_toolchain"]);
  await leave(other);
  const nobodys = await queued("patient");
  await upkeep.goOn();
  expect(await failureOf(nobodys)).toEqual(["pending", undefined]);
  now += 3_600_000;
  await upkeep.goOn();
  expect(await failureOf(nobodys)).toEqual(["failed", "host_away"]);
});
