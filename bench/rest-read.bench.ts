import type { Bench } from "./kit/bench.ts";
import { storeFinishedRequests } from "./kit/finished-request.ts";
import { CONNECTIONS, load } from "./kit/load.ts";
import { startPeer } from "./kit/peer.ts";
import { openSite } from "./kit/server.ts";
import { takeTurns } from "./kit/take-turns.ts";

const TARGET_RATIO = 0.6;
/** Many different ones, so that nobody gains from answering the same question twice. */
const REQUESTS = 500;

export const bench: Bench = {
  name: "rest-read",
  about:
    "GET /v1/requests/{id} with auth, limits and MongoDB, against a bare Fastify handler with the same findOne",
  async run({ quick }) {
    const site = await openSite();
    // With the memory that the supervisor gives it.
    const server = await site.start("all");
    const bare = await startPeer<string>("bare-fastify", { MONGODB_URL: site.mongodbUrl });
    const ids = await storeFinishedRequests(site.store, REQUESTS);
    const calls = ids.map((id) => ({ method: "GET" as const, path: `/v1/requests/${id}` }));
    const expect = `"recordCount":600`;
    const headers = { authorization: `Bearer ${server.key}` };
    const seconds = quick ? 2 : 3;
    const rates = await takeTurns(
      {
        quarry: () => load({ url: server.url, headers, calls, expect }, seconds),
        bare: () => load({ url: bare.ready, calls, expect }, seconds),
      },
      quick ? 3 : 5,
    );
    const ratio = rates.quarry.median / rates.bare.median;
    return [
      {
        what: "GET /v1/requests/{id}",
        target: `at least ${TARGET_RATIO}x a bare Fastify handler`,
        figure: `${rates.quarry.spread()} requests/s`,
        peer: `${rates.bare.spread()} requests/s`,
        ratio,
        pass: ratio >= TARGET_RATIO,
        detail: `${rates.quarry.count} rounds of ${seconds} s each over ${CONNECTIONS} connections, ${REQUESTS} Requests in random order.`,
      },
    ];
  },
};
