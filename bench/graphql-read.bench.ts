import type { Bench } from "./kit/bench.ts";
import { storeFinishedRequests } from "./kit/finished-request.ts";
import { CONNECTIONS, load, type LoadTarget } from "./kit/load.ts";
import { startPeer } from "./kit/peer.ts";
import { REQUEST_QUERY } from "./kit/request-query.ts";
import { openSite } from "./kit/server.ts";
import { takeTurns } from "./kit/take-turns.ts";

const TARGET_RATIO = 1.5;
/** Many different ones, so that nobody gains from answering the same question twice. */
const REQUESTS = 500;

export const bench: Bench = {
  name: "graphql-read",
  about:
    "GraphQL request(id) with auth, limits and MongoDB, against plain Apollo on Fastify with the same findOne",
  async run({ quick }) {
    const site = await openSite();
    const server = await site.start("gateway");
    const apollo = await startPeer<string>("plain-apollo", { MONGODB_URL: site.mongodbUrl });
    const ids = await storeFinishedRequests(site.store, REQUESTS);
    const ask = (url: string, headers: Record<string, string> = {}): LoadTarget => ({
      url,
      headers: { "content-type": "application/json", ...headers },
      calls: ids.map((id) => ({
        method: "POST",
        path: "/graphql",
        body: JSON.stringify({ query: REQUEST_QUERY, variables: { id } }),
      })),
      expect: `"recordCount":600`,
    });
    const seconds = quick ? 2 : 3;
    const rates = await takeTurns(
      {
        quarry: () => load(ask(server.url, { authorization: `Bearer ${server.key}` }), seconds),
        apollo: () => load(ask(apollo.ready), seconds),
      },
      quick ? 3 : 5,
    );
    const ratio = rates.quarry.median / rates.apollo.median;
    return [
      {
        what: "GraphQL request(id)",
        target: `at least ${TARGET_RATIO}x plain Apollo + Fastify`,
        figure: `${rates.quarry.spread()} requests/s`,
        peer: `${rates.apollo.spread()} requests/s`,
        ratio,
        pass: ratio >= TARGET_RATIO,
        detail: `${rates.quarry.count} rounds of ${seconds} s each over ${CONNECTIONS} connections, ${REQUESTS} Requests in random order.`,
      },
    ];
  },
};
