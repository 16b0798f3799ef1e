import type { KeepTask } from "./peers/plain-apollo.peer.ts";
import { insertRecords } from "../src/store/record/records.store.ts";
import type { Bench } from "./kit/bench.ts";
import { storeFinishedRequests } from "./kit/finished-request.ts";
import { CONNECTIONS, load, type LoadTarget } from "./kit/load.ts";
import { pageOfItems } from "./kit/page-of-items.ts";
import { startPeer } from "./kit/peer.ts";
import { REQUEST_QUERY } from "./kit/request-query.ts";
import { openSite } from "./kit/server.ts";
import { takeTurns } from "./kit/take-turns.ts";

const TARGET_RATIO = 2;
const PAGE_RATIO = 2.5;
const DATA_RATIO = 1.5;
/** Many different ones, so that nobody gains from answering the same question twice. */
const REQUESTS = 500;
/** Of them so many have a page of Records. */
const PAGED_REQUESTS = 50;
const PAGE = 100;

const FIELDS = "title price rating reviews seller";
const page = (records: string): string => `query Page($id: ID!) { request(id: $id) { ${records} } }`;
const TYPED = page(`records(first: ${PAGE}) { nodes { value { ... on BenchListingList { ${FIELDS} } } } }`);
const DATA = page(`records(first: ${PAGE}) { nodes { data } }`);
const PLAIN = page(`records(first: ${PAGE}) { value { ${FIELDS} } }`);
const PLAIN_DATA = page(`records(first: ${PAGE}) { data }`);

export const bench: Bench = {
  name: "graphql-read",
  about:
    "GraphQL request(id) and pages of Records with auth, limits and MongoDB, against plain Apollo on Fastify with the same reads",
  async run({ quick }) {
    const site = await openSite();
    // With the memory that the supervisor gives it.
    const server = await site.start("all");
    const apollo = await startPeer<string, KeepTask, null>("plain-apollo", { MONGODB_URL: site.mongodbUrl });
    const ids = await storeFinishedRequests(site.store, REQUESTS);
    const paged = ids.slice(0, PAGED_REQUESTS);
    const items = pageOfItems(PAGE);
    for (const id of paged) await insertRecords(site.store, id, 1, 0, items);
    await apollo.call({ requestIds: paged, json: items.map(({ json }) => json) });
    const quarry = { url: server.url, headers: { authorization: `Bearer ${server.key}` } };
    const ask = ({ url, headers = {} }: Asked, query: string, of: string[], expect: string): LoadTarget => ({
      url,
      headers: { "content-type": "application/json", ...headers },
      calls: of.map((id) => ({
        method: "POST",
        path: "/graphql",
        body: JSON.stringify({ query, variables: { id } }),
      })),
      expect,
    });
    const seconds = quick ? 2 : 3;
    const rounds = quick ? 3 : 5;
    const one = (at: Asked) => () => load(ask(at, REQUEST_QUERY, ids, `"recordCount":600`), seconds);
    const rates = await takeTurns({ quarry: one(quarry), apollo: one({ url: apollo.ready }) }, rounds);
    const ratio = rates.quarry.median / rates.apollo.median;
    const many = (at: Asked, query: string) => () =>
      load(ask(at, query, paged, `"seller":"Seller 99"`), seconds);
    const pages = await takeTurns(
      {
        typed: many(quarry, TYPED),
        data: many(quarry, DATA),
        apollo: many({ url: apollo.ready }, PLAIN),
        apolloData: many({ url: apollo.ready }, PLAIN_DATA),
      },
      rounds,
    );
    const bytes = await Promise.all([TYPED, DATA].map((query) => bytesOf(ask(quarry, query, paged, ""))));
    const against = (peer: "data" | "apollo") => pages.typed.median / pages[peer].median;
    const passedOn = pages.data.median / pages.apolloData.median;
    const [typedBytes = 0, dataBytes = 0] = bytes;
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
      {
        what: `a page of ${PAGE} Records with 5 typed fields`,
        target: `at least ${PAGE_RATIO}x plain Apollo with the same fields`,
        figure: `${pages.typed.spread()} pages/s`,
        peer: `${pages.apollo.spread()} pages/s`,
        ratio: against("apollo"),
        pass: against("apollo") >= PAGE_RATIO,
        detail: `${PAGED_REQUESTS} Requests in random order.`,
      },
      {
        what: `a page of ${PAGE} Records as \`data\`, which are passed on unread`,
        target: `at least ${DATA_RATIO}x plain Apollo, which reads them`,
        figure: `${pages.data.spread()} pages/s`,
        peer: `${pages.apolloData.spread()} pages/s`,
        ratio: passedOn,
        pass: passedOn >= DATA_RATIO,
        detail: `${PAGED_REQUESTS} Requests in random order.`,
      },
      {
        what: `the same page against its Records as \`data\``,
        target: "fewer bytes",
        figure: `${typedBytes} bytes, ${pages.typed.spread()} pages/s`,
        peer: `${dataBytes} bytes, ${pages.data.spread()} pages/s`,
        ratio: against("data"),
        pass: typedBytes < dataBytes,
        detail: "Records of 10 fields, 400 bytes each.",
      },
    ];
  },
};

interface Asked {
  url: string;
  headers?: Record<string, string>;
}

async function bytesOf({ url, headers = {}, calls: [call] }: LoadTarget): Promise<number> {
  const answer = await fetch(`${url}/graphql`, { method: "POST", headers, body: call?.body ?? "" });
  return (await answer.arrayBuffer()).byteLength;
}
