import { setTimeout as sleep } from "node:timers/promises";
import type { Bench } from "./kit/bench.ts";
import { startPeer } from "./kit/peer.ts";
import { createRequest, untilBooked } from "./kit/requests.ts";
import { Series } from "./kit/series.ts";
import { openSite } from "./kit/server.ts";
import { SCRAPER, startSource } from "./kit/source.ts";
import type { Deliveries, SubscribersTask } from "./peers/subscribers.peer.ts";

const P99_MS = 500;
const EVENTS = 20;
const EVERY_MS = 500;
/** Every subscriber has been looked up in the database by then. */
const SETTLE_MS = 2000;

export const bench: Bench = {
  name: "fan-out",
  about: "recordStored to 1,000 subscribers, from the source's answer until each of them has the Record",
  async run({ quick }) {
    const subscribers = quick ? 200 : 1000;
    const source = await startSource();
    const site = await openSite();
    const server = await site.start("all", {
      ...source.env,
      QUARRY_MAX_CONNECTIONS: `account=${subscribers},address=${subscribers}`,
      QUARRY_MAX_SUBSCRIPTIONS: `account=${subscribers},address=${subscribers}`,
    });
    const clients = await startPeer<null, SubscribersTask, Deliveries>("subscribers");
    const run = "fan-out";
    const requestId = await createRequest(server, SCRAPER, {
      operation: "ticks",
      ticks: EVENTS,
      everyMs: EVERY_MS,
      run,
      limit: EVENTS,
    });
    const url = `${server.url.replace(/^http/, "ws")}/graphql`;
    await clients.call({ kind: "subscribe", url, key: server.key, requestId, subscribers });
    await sleep(SETTLE_MS);
    await source.peer.call({ startTicks: run });
    const { ages, complete } = await clients.call({ kind: "collect", events: EVENTS, withinMs: 60_000 });
    await untilBooked(site.store, [requestId]);
    const series = new Series(ages.length > 0 ? ages : [Number.POSITIVE_INFINITY]);
    const p99 = series.percentile(99);
    return [
      {
        what: `recordStored to ${subscribers} subscribers`,
        target: `every event delivered, p99 under ${P99_MS} ms`,
        figure: `${complete} of ${subscribers} got all ${EVENTS} events in order; p50 ${series.median} ms, p99 ${p99} ms`,
        peer: "–",
        ratio: null,
        pass: complete === subscribers && p99 < P99_MS,
        detail: `One Record every ${EVERY_MS} ms, ${ages.length} deliveries, ${series.min} to ${series.max} ms.`,
      },
    ];
  },
};
