import { Pool } from "undici";
import type { Bench } from "./kit/bench.ts";
import { storeFinishedRequest } from "./kit/finished-request.ts";
import { watchMemory } from "./kit/memory.ts";
import { REQUEST_QUERY } from "./kit/request-query.ts";
import { Series } from "./kit/series.ts";
import { openSite } from "./kit/server.ts";

const DOCUMENTS = 1000;
/** Fewer, so that the caches are full within seconds. */
const QUICK_DOCUMENTS = 250;
const CONNECTIONS = 20;
const MAX_GROWTH = 0.05;

export const bench: Bench = {
  name: "document-cache",
  about: "1,000 distinct documents in turn: the gateway's memory once its caches are full",
  async run({ quick, long }) {
    const site = await openSite();
    const server = await site.start("gateway");
    const id = await storeFinishedRequest(site.store, 600);
    const documents = quick ? QUICK_DOCUMENTS : DOCUMENTS;
    const bodies = Array.from({ length: documents }, (_unused, index) =>
      JSON.stringify({
        query: REQUEST_QUERY.replace("query Request", `query Client${index}`),
        variables: { id },
      }),
    );
    const seconds = quick ? 20 : long ? 600 : 60;
    const pool = new Pool(server.url, { connections: CONNECTIONS });
    const memory = watchMemory(server.pid, 250);
    const until = performance.now() + seconds * 1000;
    let sent = 0;
    const client = async (): Promise<void> => {
      while (performance.now() < until) {
        const { statusCode, body } = await pool.request({
          path: "/graphql",
          method: "POST",
          headers: { "content-type": "application/json", authorization: `Bearer ${server.key}` },
          body: bodies[sent++ % documents] ?? "",
        });
        const text = await body.text();
        if (statusCode !== 200 || !text.includes(`"recordCount":600`)) throw new Error(text.slice(0, 300));
      }
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, client));
    memory.stop();
    await pool.close();
    const third = Math.floor(memory.samples.length / 3);
    if (third === 0) return [];
    const middle = new Series(memory.samples.slice(third, 2 * third));
    const last = new Series(memory.samples.slice(2 * third));
    const growth = last.median / middle.median - 1;
    return [
      {
        what: `RSS over ${seconds} s of ${documents} documents in turn`,
        target: `no growth: the last third within ${MAX_GROWTH * 100} % of the second`,
        figure: `${last.spread()} MB`,
        peer: `${middle.spread()} MB`,
        ratio: 1 + growth,
        pass: growth <= MAX_GROWTH,
        detail: `${sent} operations, each document ${(sent / documents).toFixed(1)} times; ${memory.samples[0]?.toFixed(0)} MB at the start.`,
      },
    ];
  },
};
