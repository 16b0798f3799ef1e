import { expect, it } from "vitest";
import { FairShare, type GiveBack } from "./fair-share.ts";
import { POOLS, type Pool, type PoolName } from "./pools.ts";

const NAMES = Object.keys(POOLS) as PoolName[];
const keysOf = (name: PoolName, who: string, n = 0): string[] =>
  POOLS[name].shares.map((_share, share) => (share === 0 ? who : `${who} ${n}`));

it.each(NAMES)("%s: one that hangs leaves places, and where there is one, others are next", async (name) => {
  const pool = new FairShare(name);
  const { places, shares }: Pool = POOLS[name];
  const held: GiveBack[] = [];
  // Under as many narrower shares as there are, as one account with many endpoints.
  for (let n = 0; n < places * 2; n += 1) {
    const place = pool.tryTake(...keysOf(name, "greedy", n));
    if (place) held.push(place);
  }
  expect(held).toHaveLength(shares[0]?.most ?? 0);
  expect(pool.full(0)).toEqual(["greedy"]);
  const order: string[] = [];
  const wait = (who: string, n: number): Promise<void> =>
    pool.take(...keysOf(name, who, n)).then((giveBack) => {
      order.push(who);
      setImmediate(giveBack);
    });
  const more = [0, 1, 2].map((n) => wait("greedy", 100 + n));
  const other = wait("modest", 0);
  if (places > 1) await other;
  for (const giveBack of held) giveBack();
  await Promise.all([...more, other]);
  // Of those that waited when a place came free, who holds less comes before the second of who has more.
  expect(order.indexOf("modest")).toBeLessThanOrEqual(1);
  await expect.poll(() => pool.full(0)).toEqual([]);
  expect(pool.isFull).toBe(false);
});

it("holds narrower shares too, and gives a place back once", () => {
  const pool = new FairShare("webhookCalls");
  const taken = Array.from({ length: 6 }, () => pool.tryTake("acc", "one endpoint"));
  expect(taken.filter((place) => place !== null)).toHaveLength(4);
  expect(pool.full(1)).toEqual(["one endpoint"]);
  expect(pool.full(0)).toEqual([]);
  taken[0]?.();
  taken[0]?.();
  expect(pool.tryTake("acc", "one endpoint")).not.toBeNull();
  expect(pool.tryTake("acc", "one endpoint")).toBeNull();
});
