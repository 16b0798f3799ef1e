import { setTimeout as sleep } from "node:timers/promises";
import { request } from "undici";
import { insertRecords } from "../src/store/record/records.store.ts";
import type { Bench } from "./kit/bench.ts";
import { cpuSeconds } from "./kit/cpu.ts";
import { storeFinishedRequests } from "./kit/finished-request.ts";
import { load, type LoadTarget } from "./kit/load.ts";
import { pageOfItems } from "./kit/page-of-items.ts";
import { REQUEST_QUERY } from "./kit/request-query.ts";
import { Series } from "./kit/series.ts";
import { openSite, type Server } from "./kit/server.ts";
import { takeTurns } from "./kit/take-turns.ts";

const PAGE = 100;
const PAGE_QUERY = `query Page($id: ID!) { request(id: $id) { records(first: ${PAGE}) { nodes { data } } } }`;
const WHOLE_CATALOG = "{ scrapers { id operations { name inputSchema recordSchema } } }";
const CODINGS = ["identity", "gzip", "br", "zstd"] as const;
const PAUSE_MS = 5;

export const bench: Bench = {
  name: "packed-answers",
  about: "What packing large answers costs and saves, and that small ones pay nothing for it",
  async run({ quick }) {
    const site = await openSite();
    const server = await site.start("gateway");
    const ids = await storeFinishedRequests(site.store, 50);
    for (const id of ids) await insertRecords(site.store, id, 1, 0, pageOfItems(PAGE));
    const ask = (query: string, coding: string): LoadTarget => ({
      url: server.url,
      headers: {
        "content-type": "application/json",
        "accept-encoding": coding,
        authorization: `Bearer ${server.key}`,
      },
      calls: ids.map((id) => ({
        method: "POST",
        path: "/graphql",
        body: JSON.stringify({ query, variables: { id } }),
      })),
      expect: "",
    });
    const seconds = quick ? 2 : 4;
    const small = await takeTurns(
      {
        plain: () => load(ask(REQUEST_QUERY, "identity"), seconds),
        packing: () => load(ask(REQUEST_QUERY, "gzip, br, zstd"), seconds),
      },
      quick ? 3 : 7,
    );
    const pages = [];
    for (const coding of CODINGS) {
      const target = ask(PAGE_QUERY, coding);
      await load(target, 1);
      const before = cpuSeconds(server.pid);
      const rate = await load(target, seconds);
      const cpuMs = ((cpuSeconds(server.pid) - before) / (rate * seconds)) * 1000;
      pages.push(`${coding} ${await bytesOf(target)} bytes, ${cpuMs.toFixed(2)} ms, ${rate.toFixed(0)}/s`);
    }
    const large = ask(WHOLE_CATALOG, "gzip");
    const waits = await waitsWhile(server, () => load({ ...large, calls: large.calls.slice(0, 1) }, seconds));
    const unpacked = ask(WHOLE_CATALOG, "identity");
    const plainWaits = await waitsWhile(server, () =>
      load({ ...unpacked, calls: unpacked.calls.slice(0, 1) }, seconds),
    );
    const ratio = small.packing.median / small.plain.median;
    return [
      {
        what: "a small answer (request(id)) to who takes packed ones",
        target: "as fast as to who takes none, within 3 %",
        figure: `${small.packing.spread()} requests/s`,
        peer: `${small.plain.spread()} requests/s`,
        ratio,
        pass: ratio >= 0.97,
        detail: `${small.plain.count} rounds of ${seconds} s.`,
      },
      {
        what: `a page of ${PAGE} Records`,
        target: "–",
        figure: pages.slice(1).join("; "),
        peer: pages[0] ?? "",
        ratio: null,
        pass: null,
        detail: "Bytes of the answer, CPU of the server for each, answers a second.",
      },
      {
        what: "a probe while 20 clients read the whole catalog packed",
        target: "–",
        figure: `${waits.median.toFixed(1)} ms, 99 % within ${waits.percentile(99).toFixed(1)} ms`,
        peer: `unpacked: ${plainWaits.median.toFixed(1)} ms, ${plainWaits.percentile(99).toFixed(1)} ms`,
        ratio: null,
        pass: null,
        detail: `An answer has ${await bytesOf(unpacked)} bytes, ${await bytesOf(large)} packed.`,
      },
    ];
  },
};

/** Milliseconds that /healthz takes, again and again until the work has ended. */
async function waitsWhile({ url }: Server, work: () => Promise<unknown>): Promise<Series> {
  let isWorking = true;
  const working = work().finally(() => (isWorking = false));
  const waits: number[] = [];
  while (isWorking) {
    const asked = performance.now();
    const { body } = await request(`${url}/healthz`);
    await body.dump();
    waits.push(performance.now() - asked);
    await sleep(PAUSE_MS);
  }
  await working;
  return new Series(waits);
}

async function bytesOf({ url, headers = {}, calls: [call] }: LoadTarget): Promise<number> {
  const { body } = await request(`${url}/graphql`, { method: "POST", headers, body: call?.body ?? "" });
  return (await body.arrayBuffer()).byteLength;
}
