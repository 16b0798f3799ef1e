import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "vitest";
import { create, isOver, read, serials, upTo, type SeenRequest } from "../process/calls.ts";
import { restingAfter, settledMoney, topUp } from "../process/money.ts";
import { waitUntil } from "../process/wait-until.ts";
import type { CrashCluster, Place } from "./crash-cluster.ts";
import { follow, type Follower } from "./follower.ts";
import { overServerSentEvents, overWebSocket } from "./record-streams.ts";
import { SEED } from "./rounds.ts";
import { seededRandom, type SeededRandom } from "./seeded-random.ts";

export type Victim = "worker" | "gateway" | "engine";

const ROWS = 2000;
const PRICE_USD_MICROS = 700;
const SERIES = {
  scraper: "test-series",
  input: { rows: ROWS, pageRows: 20, pageMs: 10, checkpointEvery: 4 },
  limit: ROWS,
};
/** Beyond the look at the database, so that every moment of a batch can be hit. */
const MAX_DELAY_MS = 40;
const ROUND_MS = 60_000;

/**
 * One run of 2,000 Records during which one process is killed. Afterwards nothing is lost, doubled, held or billed
 * wrongly, and every follower has seen every Record once. Prints what happened.
 */
export async function crashRound(cluster: CrashCluster, victim: Victim, round: number): Promise<void> {
  const random = seededRandom(`${SEED} ${victim} ${round}`);
  const atRecords = random.between(0, ROWS);
  const delayMs = random.between(0, MAX_DELAY_MS);
  if (victim === "engine") await cluster.engineMayDie();
  const began = performance.now();
  await topUp(cluster.store, `${victim} ${round}`, ROWS * PRICE_USD_MICROS);
  const { id } = await create(cluster.at(random.between(0, 1) === 0 ? "gateway-1" : "gateway-2"), SERIES);
  const followers = startFollowers(cluster, id, random);

  const stored = async (): Promise<number> =>
    (await cluster.store.requests.findOne({ _id: id }))?.recordCount ?? 0;
  await waitUntil("the kill point is reached", async () => (await stored()) >= atRecords);
  await sleep(delayMs);
  const before = await stored();
  const owner = cluster.engineOwner();
  const killedAt = performance.now();
  const killed = await kill(cluster, victim, random);
  // A commit may have been on its way; only a dead engine cannot be asked, and it dies with the gateway that owns it.
  const atKill = killed === "engine" ? before : await stored().catch(() => before);
  const flowing = waitUntil(
    "Records flow again",
    async () => {
      const request = await cluster.store.requests.findOne({ _id: id }).catch(() => null);
      return request && (request.recordCount > atKill || request.finishedAt) && performance.now();
    },
    ROUND_MS,
  );
  if (killed !== "engine") await cluster.restart(killed);
  const recoveryMs = (await flowing) - killedAt;
  const ended = await waitUntil(
    "the Request is over",
    async () => {
      const now = await read(cluster.at("gateway-1"), id).catch(() => null);
      return now && isOver(now) && now;
    },
    ROUND_MS,
  );
  await Promise.all(followers.map(({ done }) => done));
  report({ victim, round, killed, owner, atKill, delayMs, recoveryMs, ended, followers, began });
  await expectWhole(cluster, id, ended, followers);
}

function startFollowers(cluster: CrashCluster, id: string, random: SeededRandom): Follower[] {
  const inOrder = () => [cluster.at("gateway-1"), cluster.at("gateway-2")];
  const otherWay = () => inOrder().reverse();
  const cuts = [1, 2, 3].map((part) => random.between((part - 1) * 600 + 1, part * 600));
  return [
    follow(overWebSocket, inOrder, id),
    follow(overWebSocket, otherWay, id),
    follow(overWebSocket, inOrder, id, cuts),
    follow(overServerSentEvents, inOrder, id),
    follow(overServerSentEvents, otherWay, id, cuts),
  ];
}

async function kill(cluster: CrashCluster, victim: Victim, random: SeededRandom): Promise<Place | "engine"> {
  if (victim === "engine") {
    cluster.killEngine();
    return "engine";
  }
  const place = victim === "worker" ? "worker" : random.between(0, 1) === 0 ? "gateway-1" : "gateway-2";
  await cluster.kill(place);
  return place;
}

async function expectWhole(
  cluster: CrashCluster,
  id: string,
  ended: SeenRequest,
  followers: Follower[],
): Promise<void> {
  const { store } = cluster;
  expect(ended).toMatchObject({
    status: "SUCCEEDED",
    recordCount: ROWS,
    finalCostUsdMicros: ROWS * PRICE_USD_MICROS,
  });
  expect(await serials(cluster.at("gateway-2"), id)).toEqual(upTo(ROWS));
  expect(await settledMoney(store)).toEqual(restingAfter(0));
  expect(await store.ledger.find({ "source.id": id }).toArray()).toMatchObject([
    {
      kind: "charge",
      usdMicros: -ROWS * PRICE_USD_MICROS,
      quantity: ROWS,
      unitPriceUsdMicros: PRICE_USD_MICROS,
    },
  ]);
  for (const { seen, endings } of followers) {
    expect(seen.map(({ record }) => record.data.n)).toEqual(upTo(ROWS));
    expect(seen.map(({ record }) => record.seq)).toEqual(upTo(ROWS).map((n) => n - 1));
    // Whatever else a client is told meanwhile, it would be wrong to take as final.
    expect([...endings].filter((ending) => ending !== "not_ready")).toEqual([]);
  }
}

interface Facts {
  victim: Victim;
  round: number;
  killed: Place | "engine";
  owner: Place | undefined;
  atKill: number;
  delayMs: number;
  recoveryMs: number;
  ended: SeenRequest;
  followers: Follower[];
  began: number;
}

function report(facts: Facts): void {
  const { victim, round, killed, owner, atKill, delayMs, recoveryMs, ended, followers, began } = facts;
  const lost = followers.map((follower) => follower.lost).join(" ");
  const endings = [...new Set(followers.flatMap((follower) => [...follower.endings]))].join(" ");
  console.log(
    `${victim} ${round}: killed ${killed} at ${atKill} Records (+${delayMs} ms; engine owned by ${owner ?? "nobody"}); ` +
      `Records again after ${Math.round(recoveryMs)} ms; ${ended.status}, ${ended.recordCount} Records, ` +
      `attempt ${ended.attempt}; connections lost by followers ${lost}${endings && ` (told ${endings})`}; ` +
      `${((performance.now() - began) / 1000).toFixed(1)} s in all`,
  );
}
