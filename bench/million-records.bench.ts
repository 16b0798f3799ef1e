import { cursorAt } from "../src/domain/record/stored-record.ts";
import { insertRecords } from "../src/store/record/records.store.ts";
import type { Store } from "../src/store/store.ts";
import type { Bench, Outcome } from "./kit/bench.ts";
import { storeFinishedRequest } from "./kit/finished-request.ts";
import { watchMemory } from "./kit/memory.ts";
import { openSite, type Server } from "./kit/server.ts";
import { takeTurns } from "./kit/take-turns.ts";

const RECORDS = 1_000_000;
const QUICK_RECORDS = 200_000;
const BATCH = 5000;
const PAGE_RECORDS = 100;
const MAX_PAGE_RATIO = 1.2;
const MAX_GROWTH_MB = 100;

export const bench: Bench = {
  name: "million-records",
  about: "a Result of a million Records: a page far down, and the whole as JSON Lines",
  async run({ quick }) {
    const site = await openSite();
    const records = quick ? QUICK_RECORDS : RECORDS;
    const id = await storeFinishedRequest(site.store, records);
    await fill(site.store, id, records);
    const server = await site.start("gateway");
    const page = await deepPage(server, id, records, quick ? 200 : 1000);
    return [page, await exportAll(server, id, records)];
  },
};

async function fill(store: Store, id: string, records: number): Promise<void> {
  for (let from = 0; from < records; from += BATCH) {
    const batch = Array.from({ length: Math.min(BATCH, records - from) }, (_unused, index) =>
      record(from + index),
    );
    await insertRecords(store, id, 1, from, batch);
  }
}

function record(seq: number): { json: string; key: string } {
  const data = {
    page: String(Math.floor(seq / 60)),
    id: `B${seq}`,
    title: `Desk lamp no. ${seq} & bulb, warm white`,
    url: `https://shop.example/dp/B${seq}?ref=sr_1`,
    price: "24",
    rating: "4.5 out of 5 stars",
    seller: `Shop ${seq % 7}`,
    _source: { url: "https://shop.example/list/1", fetchedAt: "2026-11-21T00:00:00.000Z", operation: "list" },
  };
  return { json: JSON.stringify(data), key: seq.toString(36).padStart(16, "0") };
}

async function deepPage(server: Server, id: string, records: number, pages: number): Promise<Outcome> {
  const depth = Math.floor((records * 9) / 10);
  const timeOf = async (cursor: string | null, firstId: string): Promise<number> => {
    const query = `limit=${PAGE_RECORDS}${cursor === null ? "" : `&cursor=${cursor}`}`;
    const started = performance.now();
    const response = await get(server, `/v1/requests/${id}/results?${query}`);
    const { data } = (await response.json()) as { data: { id: string }[] };
    const ms = performance.now() - started;
    if (data.length !== PAGE_RECORDS || data[0]?.id !== firstId)
      throw new Error(`The page begins with ${data[0]?.id} and has ${data.length} Records.`);
    return ms;
  };
  // Single pages in turn: a page takes milliseconds, and what disturbs one disturbs its neighbour alike.
  const times = await takeTurns(
    { deep: () => timeOf(cursorAt(id, depth), `B${depth}`), first: () => timeOf(null, "B0") },
    pages,
  );
  const ratio = times.deep.median / times.first.median;
  return {
    what: `page of ${PAGE_RECORDS} at depth ${depth} of ${records} Records`,
    target: `at most ${MAX_PAGE_RATIO}x the time of the first page`,
    figure: `${times.deep.median.toFixed(2)} ms (p95 ${times.deep.percentile(95).toFixed(2)})`,
    peer: `${times.first.median.toFixed(2)} ms (p95 ${times.first.percentile(95).toFixed(2)})`,
    ratio,
    pass: ratio <= MAX_PAGE_RATIO,
    detail: `${times.deep.count} pages each, one after another.`,
  };
}

async function exportAll(server: Server, id: string, records: number): Promise<Outcome> {
  const memory = watchMemory(server.pid, 20);
  const before = memory.samples.at(-1);
  const started = performance.now();
  const response = await get(server, `/v1/requests/${id}/results?format=jsonl`);
  let lines = 0;
  let bytes = 0;
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    bytes += chunk.length;
    for (const byte of chunk) if (byte === 10) lines += 1;
  }
  const seconds = (performance.now() - started) / 1000;
  memory.stop();
  if (lines !== records) throw new Error(`The export has ${lines} lines of ${records}.`);
  const growth = before === undefined ? null : Math.max(...memory.samples) - before;
  return {
    what: `export of ${records} Records as JSONL`,
    target: `RSS of the gateway grows less than ${MAX_GROWTH_MB} MB`,
    figure: growth === null ? "–" : `${growth.toFixed(0)} MB more at its highest`,
    peer: "–",
    ratio: null,
    pass: growth === null ? null : growth < MAX_GROWTH_MB,
    detail: `${(bytes / 1e6).toFixed(0)} MB in ${seconds.toFixed(1)} s, ${(records / seconds).toFixed(0)} Records/s; from ${before?.toFixed(0)} MB.`,
  };
}

async function get(server: Server, path: string): Promise<Response> {
  const response = await fetch(server.url + path, { headers: { authorization: `Bearer ${server.key}` } });
  if (response.status !== 200) throw new Error(`GET ${path} answered ${response.status}.`);
  return response;
}
