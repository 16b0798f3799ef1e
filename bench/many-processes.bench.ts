import { readRecords } from "../src/store/record/records.store.ts";
import type { Bench, Outcome } from "./kit/bench.ts";
import { createRequest, untilBooked } from "./kit/requests.ts";
import { openSite, type Server, type Site } from "./kit/server.ts";
import { SCRAPER, startSource } from "./kit/source.ts";
import type { PacedStats } from "./peers/source.peer.ts";

const RECORDS = 50;
/** As declared by the listing plugin for its paced origin. */
const REQUESTS_PER_SECOND = 40;
const CONCURRENCY = 4;
/** A start that comes late on a busy machine may fall into the next second. */
const BURST_TOLERANCE = 1.25;

export const bench: Bench = {
  name: "many-processes",
  about: "8 gateways and 8 workers on one engine, 200 Requests of 50 Records at once from one paced origin",
  async run({ quick }) {
    const [processes, requests] = quick ? [3, 60] : [8, 200];
    const source = await startSource();
    const site = await openSite();
    const env = { ...source.env, QUARRY_CONCURRENCY: "4" };
    const gateways: Server[] = [];
    // Two at a time: sixteen at once on two cores take longer than one after another.
    for (let count = 0; count < processes; count++) {
      const [gateway] = await Promise.all([site.start("gateway", env), site.start("worker", env)]);
      gateways.push(gateway);
    }
    const started = performance.now();
    const ids = await Promise.all(
      Array.from({ length: requests }, (_unused, index) =>
        createRequest(gateways[index % gateways.length] as Server, SCRAPER, {
          operation: "paced",
          from: index,
          pages: 1,
          limit: RECORDS,
        }),
      ),
    );
    await untilBooked(site.store, ids, 300_000);
    const seconds = (performance.now() - started) / 1000;
    const setting = `${processes} gateways + ${processes} workers, ${requests} Requests`;
    return [
      await nothingLost(site, ids, setting, seconds),
      paceHeld(await source.peer.call({ stats: true }), setting),
    ];
  },
};

async function nothingLost(site: Site, ids: string[], setting: string, seconds: number): Promise<Outcome> {
  let whole = 0;
  let booked = 0;
  for (const id of ids) {
    const request = await site.store.requests.findOne({ _id: id });
    const records = await readRecords(site.store, id, request?.segments ?? [], 0, RECORDS + 1);
    if (new Set(records.map(({ key }) => key)).size === RECORDS && request?.recordCount === RECORDS)
      whole += 1;
    booked += (await site.store.ledger.findOne({ _id: `settle:${id}:1` }))?.quantity ?? 0;
  }
  return {
    what: `${setting}: all finish, nothing lost`,
    target: "every Request succeeded with its Records stored once and booked once",
    figure: `${whole} whole, ${booked} Records booked, ${seconds.toFixed(1)} s`,
    peer: `${ids.length} Requests, ${ids.length * RECORDS} Records`,
    ratio: null,
    pass: whole === ids.length && booked === ids.length * RECORDS,
    detail: "",
  };
}

function paceHeld({ startedAt, mostAtOnce }: PacedStats, setting: string): Outcome {
  const sorted = [...startedAt].sort((one, other) => one - other);
  const spanSeconds = ((sorted.at(-1) ?? 0) - (sorted[0] ?? 0)) / 1000;
  const mean = (sorted.length - 1) / spanSeconds;
  const inOneSecond = Math.max(
    ...sorted.map((from, index) => sorted.filter((at, other) => other >= index && at < from + 1000).length),
  );
  return {
    what: `${setting}: limits of the origin over all processes`,
    target: `at most ${CONCURRENCY} at once and ${REQUESTS_PER_SECOND} per second`,
    figure: `${mostAtOnce} at once, ${mean.toFixed(1)} per second`,
    peer: `${CONCURRENCY} at once, ${REQUESTS_PER_SECOND} per second`,
    ratio: mean / REQUESTS_PER_SECOND,
    pass:
      mostAtOnce <= CONCURRENCY &&
      mean <= REQUESTS_PER_SECOND * 1.02 &&
      inOneSecond <= REQUESTS_PER_SECOND * BURST_TOLERANCE,
    detail: `${sorted.length} requests in ${spanSeconds.toFixed(1)} s as the source saw them, robots.txt included; at most ${inOneSecond} in any one second.`,
  };
}
