import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { HostLeases, LEASE_MS, type HostStanding } from "../../src/domain/host/host-leases.ts";
import { Homes } from "../../src/domain/host/homes.ts";
import { AppError } from "../../src/errors/app-error.ts";
import type { HostPlace } from "../../src/store/host/host-documents.ts";
import { startEngineStore, type EngineStore } from "./engine-store.ts";

let engine: EngineStore;
let now = Date.UTC(2026, 0, 2);
const clock = { now: () => new Date(now) };
/** Names of hosts whose processes are gone. */
const ended = new Set<string>();

beforeAll(async () => {
  engine = await startEngineStore();
});
afterAll(() => engine.stop());
beforeEach(async () => {
  ended.clear();
  await Promise.all([engine.store.hosts.deleteMany({}), engine.store.homes.deleteMany({})]);
});

const placeOf = (name: string, changes: Partial<HostPlace> = {}): HostPlace => ({
  ...{ network: "one", processes: name, pids: [], blobs: "shared", keyMarks: ["key"], ...changes },
});
function standing(name: string, changes: Partial<HostPlace> = {}, url = `http://${name}:4002`): HostStanding {
  const place = placeOf(name, changes);
  return {
    ...{
      name,
      url,
      place,
      version: "1.0.0",
      isolation: "landlock",
      isolationReason: "namespaces: bubblewrap is not installed",
      buildsNot: null,
      facts: { memoryBytes: 1, workers: [] },
    },
  };
}
async function parts() {
  const store = await engine.another();
  const leases = new HostLeases({ store, clock, hasEnded: ({ processes }) => ended.has(processes) });
  return { leases, homes: new Homes({ store, clock }) };
}
const service = (n: number) => ({ serviceId: `svc_${n}`, accountId: "acc_1" });

test("services are spread over the hosts that are there, and stay where they are", async () => {
  const { leases, homes } = await parts();
  expect(await homes.of(service(0))).toBeNull();
  const [a, b] = [await leases.join(standing("a")), await leases.join(standing("b"))];
  const placed = [];
  for (let n = 0; n < 6; n++) placed.push(await homes.of(service(n)));
  expect(placed.filter((home) => home?.node === a)).toHaveLength(3);
  expect(placed.filter((home) => home?.node === b)).toHaveLength(3);
  expect(placed[0]).toMatchObject({ epoch: 1, url: expect.stringMatching(/:4002$/) });
  for (let n = 0; n < 6; n++) expect(await homes.of(service(n))).toEqual(placed[n]);
});

test("of many that ask at once for one without a home, all get the same", async () => {
  const asking = await Promise.all([parts(), parts(), parts()]);
  for (const name of ["a", "b", "c"]) await asking[0].leases.join(standing(name));
  const homes = await Promise.all(
    Array.from({ length: 10 }, () => asking).flatMap((all) => all.map((one) => one.homes.of(service(1)))),
  );
  expect(new Set(homes.map((home) => home?.node)).size).toBe(1);
  expect(new Set(homes.map((home) => home?.epoch))).toEqual(new Set([1]));
});

test("while a lease lasts nobody else gets its services; once it is over all of them move, each one epoch on", async () => {
  const { leases, homes } = await parts();
  const a = await leases.join(standing("a"));
  for (let n = 0; n < 5; n++) expect((await homes.of(service(n)))?.node).toBe(a);
  const b = await leases.join(standing("b"));
  now += LEASE_MS - 1;
  expect(await leases.renew(b)).toBe(true);
  expect((await homes.look()).map(({ node }) => node).sort()).toEqual([a, b].sort());
  expect((await homes.of(service(0)))?.node).toBe(a);
  now += 2;
  expect(await homes.of(service(0))).toMatchObject({ node: b, epoch: 2 });
  expect((await homes.look()).map(({ node }) => node)).toEqual([b]);
  expect(await engine.store.homes.countDocuments({ node: b, epoch: 2 })).toBe(5);
  for (let n = 0; n < 5; n++) expect(await homes.of(service(n))).toMatchObject({ node: b, epoch: 2 });
  // It wakes again: its lease is gone for good, whatever it does, and it begins another.
  expect(await leases.renew(a)).toBe(false);
  const again = await leases.join(standing("a"));
  expect(again).not.toBe(a);
  expect((await homes.of(service(0)))?.node).toBe(b);
  expect((await homes.of(service(9)))?.node).toBe(again);
});

test("a lease that was renewed just before it is ended stays", async () => {
  const { leases, homes } = await parts();
  const a = await leases.join(standing("a"));
  await homes.of(service(0));
  for (let beat = 0; beat < 5; beat++) {
    now += LEASE_MS - 1;
    expect(await leases.renew(a)).toBe(true);
    expect((await homes.look()).map(({ node }) => node)).toEqual([a]);
  }
  now += LEASE_MS + 1;
  // Late, and nobody has noticed: a lease that is over is not renewed all the same.
  expect(await leases.renew(a)).toBe(false);
});

test("services of a host that nobody knows any more move, too, and a host hears which were given to it", async () => {
  const { leases, homes } = await parts();
  const lost = (await leases.join(standing("lost"))) ?? "";
  await homes.of(service(0));
  await engine.store.hosts.deleteMany({});
  expect(await homes.look()).toEqual([]);
  now += 1000;
  const came = (await leases.join(standing("came"))) ?? "";
  await homes.look();
  expect([await homes.given(lost, new Date(0)), await homes.given(came, new Date(now))]).toEqual([
    [],
    ["svc_0"],
  ]);
  expect(await homes.given(came, new Date(now + 1))).toEqual([]);
  await homes.look();
  expect(await homes.of(service(0))).toMatchObject({ node: came, epoch: 2 });
});

test("who leaves, and who is seen to have ended, is not waited for", async () => {
  const { leases, homes } = await parts();
  const a = await leases.join(standing("a"));
  await homes.of(service(0));
  await leases.leave(a);
  expect(await homes.of(service(0))).toBeNull();
  const b = await leases.join(standing("b"));
  expect(await homes.of(service(0))).toMatchObject({ node: b, epoch: 2 });
  ended.add("b");
  const c = await leases.join(standing("c"));
  expect(await homes.of(service(0))).toMatchObject({ node: c, epoch: 3 });
  expect(await leases.renew(b)).toBe(false);
});

test.each([
  ["QUARRY_OBJECTS_URL", standing("b", { blobs: "another folder" })],
  ["QUARRY_SECRET_KEYS", standing("b", { keyMarks: ["another key"] })],
  ["QUARRY_SECRET_KEYS", standing("b", { keyMarks: ["another key", "key"] })],
  ["QUARRY_HOST_URL", standing("b", { network: "another" }, "http://127.0.0.1:4002")],
])("a host that does not fit is refused with what to set: %s", async (setting, other) => {
  const { leases } = await parts();
  await leases.join(standing("a"));
  const refused = await leases.join(other).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(AppError);
  expect(refused).toMatchObject({ code: "config_invalid", details: [{ path: setting }] });
  expect(await engine.store.hosts.countDocuments()).toBe(1);
  // Where the other is gone there is nothing to fit.
  now += LEASE_MS + 1;
  expect(await leases.join(other)).toEqual(expect.any(String));
});

test("keys that are exchanged one after another fit together, as do machines that reach each other", async () => {
  const { leases } = await parts();
  await leases.join(standing("a", { keyMarks: ["old", "new"] }));
  await leases.join(standing("b", { keyMarks: ["new", "old"], network: "another" }));
  expect(await engine.store.hosts.countDocuments()).toBe(2);
});
