import { expect, test } from "vitest";
import type { Home } from "./home-source.ts";
import type { KnownHomes } from "./known-homes.ts";
import { OwnServices } from "./own-services.ts";

/** Homes as one host has heard of them, and who has which. */
function stand() {
  const known = new Map<string, Home>();
  const lease: { node: string | null } = { node: "here" };
  const given: { id: string; node: string; at: number }[] = [];
  const homes = {
    get node() {
      return lease.node;
    },
    isHere: ({ node }: Home) => node === lease.node,
    known: (id: string) => known.get(id),
    forget: (id: string) => void known.delete(id),
  } as Partial<KnownHomes> as KnownHomes;
  const asked: number[] = [];
  const source = {
    given: async (node: string, since: Date) => {
      asked.push(since.getTime());
      return given.filter((one) => one.node === node && one.at >= since.getTime()).map(({ id }) => id);
    },
  };
  const heard = (id: string, node: string) => known.set(id, { node, epoch: 1, url: "", until: new Date(0) });
  const clock = { now: 1_000_000 };
  return { lease, given, asked, heard, clock, own: new OwnServices(source, homes, () => clock.now) };
}

test("only what has come since is asked for, and a lease that follows begins anew", async () => {
  const { lease, given, asked, clock, own } = stand();
  given.push({ id: "svc_1", node: "here", at: 5 }, { id: "svc_2", node: "there", at: 5 });
  expect(await own.look()).toEqual({ all: ["svc_1"], added: ["svc_1"] });
  expect([own.has("svc_1"), own.has("svc_2")]).toEqual([true, false]);
  given.push({ id: "svc_3", node: "here", at: clock.now - 1 });
  expect(await own.look()).toEqual({ all: ["svc_1", "svc_3"], added: ["svc_3"] });
  expect(asked).toEqual([0, clock.now - 60_000]);
  lease.node = null;
  expect(own.has("svc_1")).toBe(false);
  expect(await own.look()).toEqual({ all: [], added: [] });
  lease.node = "here again";
  given.push({ id: "svc_2", node: "here again", at: clock.now });
  expect(await own.look()).toEqual({ all: ["svc_2"], added: ["svc_2"] });
});

test("one that is known to have lived elsewhere is here once it was given to this host", async () => {
  const { given, heard, own } = stand();
  heard("svc_1", "lost");
  given.push({ id: "svc_1", node: "here", at: 5 });
  expect(own.has("svc_1")).toBe(false);
  await own.look();
  expect(own.has("svc_1")).toBe(true);
  heard("svc_1", "elsewhere by now");
  await own.look();
  expect(own.has("svc_1")).toBe(false);
});
